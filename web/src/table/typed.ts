// Answers by typing: a number, the beginning of a label, the name of a card.
import { fold } from "../lib/search";
import type { Prompt } from "../protocol";

export interface Candidate {
  /** the action; for what is no answer a word of ours */
  id: string;
  /** the number on its button */
  n?: number;
  /** what it is called; the first one is shown */
  names: readonly string[];
  /** why it cannot be chosen */
  barred?: string;
}

const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Every typed word begins a word of one of the names. */
function fits(typed: string, c: Candidate): boolean {
  return c.names.some((name) => {
    const words = plain(name).split(" ");
    return typed.split(" ").every((t) => words.some((w) => w.startsWith(t)));
  });
}

/**
 * What could be meant; everything while nothing is typed. A whole name counts before one that begins like it, and that
 * before one that has the words somewhere.
 */
export function meant(text: string, all: readonly Candidate[]): Candidate[] {
  const typed = plain(text);
  if (!typed) return [...all];
  const number = /^(?:(.*) )?(\d)$/.exec(typed);
  const exact = all.filter((c) => c.names.some((name) => plain(name) === typed));
  if (exact.length && !/^\d$/.test(typed)) return exact;
  if (number) {
    const [, words, n] = number;
    const found = all.filter((c) => c.n === Number(n) && (!words || fits(words, c)));
    if (found.length) return found;
  }
  const begun = all.filter((c) => c.names.some((name) => plain(name).startsWith(typed)));
  return begun.length ? begun : all.filter((c) => fits(typed, c));
}

/** While rolling, digits are dice: "1 3 4" or "134" keeps these. */
export function diceTyped(text: string, prompt: Prompt): number[] | undefined {
  if (prompt.topic !== "roll" || !prompt.dice.length || !/^[\s,]*[1-9][1-9\s,]*$/.test(text)) return undefined;
  const dice = [...text].filter((c) => /\d/.test(c)).map(Number);
  return dice.every((n) => prompt.dice.includes(n)) ? [...new Set(dice)].sort() : undefined;
}
