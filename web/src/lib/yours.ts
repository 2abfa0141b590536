// One's own tables on the first page: what still runs, what is over, and what one does not want to see there any more.
import type { TableLine } from "../protocol";
import { Box } from "./box.svelte";

const PLACE = "daikaiju.dismissed";
/** So many are remembered; the server forgets old tables too. */
const MOST = 200;

/** Stored text is never trusted. */
export function readDismissed(text: string | null): string[] {
  try {
    const stored = JSON.parse(text ?? "[]") as unknown;
    return Array.isArray(stored) ? stored.filter((x) => typeof x === "string").slice(-MOST) : [];
  } catch {
    return [];
  }
}

/** Only a game that is not over waits for anybody. */
export function sorted(yours: readonly TableLine[], gone: readonly string[]) {
  const kept = yours.filter((line) => !gone.includes(line.table));
  return { running: kept.filter((line) => !line.over), finished: kept.filter((line) => line.over) };
}

function load(): string[] {
  try {
    return readDismissed(localStorage.getItem(PLACE));
  } catch {
    return []; // storage can be forbidden
  }
}
const box = new Box<string[]>(load());

/** Reactive. */
export const dismissed = (): readonly string[] => box.value;

export function dismiss(table: string): void {
  box.value = [...box.value.filter((x) => x !== table), table].slice(-MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(box.value));
  } catch {
    // then until the page is closed
  }
}
