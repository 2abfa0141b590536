// Is this page still the one the server has? After an upgrade an open tab is the old one, until it is loaded again.
import { Box } from "./box.svelte";

const old = new Box(false);
let first = "";
let last = "";

/** Reactive: the server has another page than this one, and nobody has said "later" yet. */
export const version = {
  get old(): boolean {
    return old.value;
  },
  later(): void {
    old.value = false;
  },
};

/** Does the page as it is served now begin with the same script? Files are named by what is in them. */
export async function checkPage(script = ourScript()): Promise<void> {
  try {
    const answer = await fetch("/", { cache: "no-cache" });
    if (script && answer.ok && !(await answer.text()).includes(`"${script}"`)) old.value = true;
  } catch {
    // without a connection nothing is known
  }
}

/** The build of each greeting: another one than before is an upgrade, and before the first there may have been one. */
export async function checkBuild(build: string, script?: string): Promise<void> {
  if (build === last) return;
  last = build;
  if (first) old.value = build !== first;
  else {
    first = build;
    await checkPage(script);
  }
}

function ourScript(): string {
  return document.querySelector("script[type=module][src]")?.getAttribute("src") ?? "";
}
