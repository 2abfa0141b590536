// The history API and ten addresses; no library.
import { Box } from "./box.svelte";

export type Route =
  | { to: "landing" }
  | { to: "new" }
  | { to: "table"; code: string }
  | { to: "replay"; code: string }
  | { to: "cards"; id?: string }
  | { to: "rules"; id?: string }
  | { to: "fair"; code?: string }
  | { to: "about" }
  | { to: "nowhere"; path: string };

/** Letters in a table's code. */
export const CODE = 7;

/** Codes are read generously, as the server reads them: any case, hyphens, O for 0, I and L for 1. */
export function tidyCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
}

export function parse(path: string): Route {
  const [first = "", second, ...rest] = path.split("/").filter(Boolean).map(decode);
  const nowhere: Route = { to: "nowhere", path };
  if (rest.length) return nowhere;
  if (!second) {
    if (first === "") return { to: "landing" };
    if (first === "new" || first === "cards" || first === "rules" || first === "about" || first === "fair")
      return { to: first };
    return nowhere;
  }
  if (first === "t") return { to: "table", code: second };
  if (first === "r") return { to: "replay", code: second };
  if (first === "fair") return { to: "fair", code: second };
  if (first === "cards" || first === "rules") return { to: first, id: second };
  return nowhere;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

interface Here {
  path: string;
  query: string;
}
const here = new Box<Here>({ path: "/", query: "" });

/** The address now: reactive. */
export const route = {
  get is(): Route {
    return parse(here.value.path);
  },
  get path(): string {
    return here.value.path;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(here.value.query);
  },
};

function read(): void {
  here.value = { path: location.pathname, query: location.search };
}

/** Goes there; a new page begins at its top and its heading is read out. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  const before = here.value.path;
  read();
  if (here.value.path !== before) arrived();
}

function arrived(): void {
  scrollTo(0, 0);
  // After the screen has been drawn: move the reader to it, as a page load would.
  setTimeout(() => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }), 0);
}

/** Starts listening; links to our own pages do not load anew. */
export function startRouter(): void {
  read();
  addEventListener("popstate", read);
  document.addEventListener("click", (e) => {
    if (e.defaultPrevented || e.button || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
    const link = (e.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    e.preventDefault();
    const same = link.pathname === location.pathname;
    go(link.pathname + link.search + link.hash);
    if (link.hash) document.getElementById(decode(link.hash.slice(1)))?.scrollIntoView();
    else if (same) scrollTo(0, 0);
  });
}
