// What this person prefers, kept in this browser and applied to <html> at once.
import { Box } from "./box.svelte";

export const LANGS = ["en", "fr", "de"] as const;
export type Lang = (typeof LANGS)[number];
export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = "auto" | "less" | "full";

export interface Settings {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  motion: Motion;
  /** leave out the lines of the log that are marked as details */
  shortLog: boolean;
  /** explain the first turns in place */
  guide: boolean;
  /** single letters as shortcuts */
  keys: boolean;
  /** shortcuts with another key than delivered: what they do, and the key; see keymap.ts */
  keymap: Record<string, string>;
  /** ask once more before energy is spent on a card */
  confirmBuy: boolean;
  /** the browser tells when one is asked and the tab is hidden */
  notify: boolean;
  /** what others say with emotes is shown */
  emotes: boolean;
  name: string;
}

const PLACE = "daikaiju.settings";

/** The first of the browser's languages that we speak. */
export function browserLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    const found = LANGS.find((l) => l === short);
    if (found) return found;
  }
  return "en";
}

/** Fingers slip more than mice: whoever has only those is asked once more before a card is bought. */
const byFinger = (): boolean => typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

export function defaults(): Settings {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  return {
    lang: browserLang(wanted ?? []),
    theme: "auto",
    sound: false,
    motion: "auto",
    shortLog: false,
    guide: true,
    keys: true,
    keymap: {},
    confirmBuy: byFinger(),
    notify: false,
    emotes: true,
    name: "",
  };
}

/** What was stored, as far as it still makes sense: stored text is never trusted. */
export function readSettings(text: string | null, base: Settings): Settings {
  const out = { ...base };
  try {
    const stored = JSON.parse(text ?? "{}") as Record<string, unknown>;
    for (const key of Object.keys(base) as (keyof Settings)[])
      if (typeof stored[key] === typeof base[key]) (out as Record<string, unknown>)[key] = stored[key];
  } catch {
    return base;
  }
  if (!LANGS.includes(out.lang)) out.lang = base.lang;
  if (!THEMES.includes(out.theme)) out.theme = base.theme;
  if (!out.keymap || Array.isArray(out.keymap)) out.keymap = base.keymap;
  if (!["auto", "less", "full"].includes(out.motion)) out.motion = base.motion;
  return out;
}

function load(): Settings {
  try {
    return readSettings(localStorage.getItem(PLACE), defaults());
  } catch {
    return defaults(); // storage can be forbidden
  }
}

const box = new Box<Settings>(load());
// Changed in another tab: the keys, say, while this one has a game open.
if (typeof addEventListener === "function")
  addEventListener("storage", (e) => {
    if (e.key !== PLACE) return;
    box.value = load();
    apply();
  });

const wish = (what: string): MediaQueryList => matchMedia(`(prefers-${what})`);
/** The system's wishes can change while the page is open. */
export function heedSystem(): void {
  for (const what of ["contrast: more", "reduced-motion: reduce"]) wish(what).addEventListener("change", () => apply());
}

export function apply(s: Settings = box.value): void {
  if (typeof document === "undefined") return;
  const root = document.documentElement;
  root.lang = s.lang;
  const theme = s.theme === "auto" && wish("contrast: more").matches ? "contrast" : s.theme;
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
  const less = s.motion === "less" || (s.motion === "auto" && wish("reduced-motion: reduce").matches);
  root.dataset.motion = less ? "less" : "full";
}

function change(part: Partial<Settings>): void {
  box.value = { ...box.value, ...part };
  apply();
  try {
    localStorage.setItem(PLACE, JSON.stringify(box.value));
  } catch {
    // then it lasts as long as the page
  }
}

/** Reactive: read a property to depend on it, write it to keep it. */
export const settings: Settings = new Proxy({} as Settings, {
  get: (_, key: string) => box.value[key as keyof Settings],
  set: (_, key: string, value) => (change({ [key]: value }), true),
});
