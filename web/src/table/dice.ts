// Which dice are kept and which are rolled again. Dice are counted from 1, as on the wire.
import type { Die, Prompt } from "../protocol";

export type Kept = ReadonlySet<number>;

/** Dice that cannot be rolled are kept whatever one does. */
export function locked(dice: readonly Die[], prompt: Prompt): Kept {
  return new Set(dice.map((_, i) => i + 1).filter((n) => !prompt.dice.includes(n)));
}

export function toggle(kept: Kept, die: number, prompt: Prompt): Kept {
  if (!prompt.dice.includes(die)) return kept;
  const next = new Set(kept);
  if (!next.delete(die)) next.add(die);
  return next;
}

/** Keeps all of a face; if all of them are kept already, rolls them again. */
export function toggleFace(kept: Kept, face: string, dice: readonly Die[], prompt: Prompt): Kept {
  const those = prompt.dice.filter((n) => dice[n - 1]?.face === face);
  const all = those.every((n) => kept.has(n));
  const next = new Set(kept);
  for (const n of those)
    if (all) next.delete(n);
    else next.add(n);
  return next;
}

export function rolling(kept: Kept, prompt: Prompt): number[] {
  return prompt.dice.filter((n) => !kept.has(n));
}

/** `roll:135`, or nothing if every die is kept. */
export function rollAction(kept: Kept, prompt: Prompt): string | undefined {
  const again = rolling(kept, prompt);
  return again.length ? `roll:${again.join("")}` : undefined;
}

/** What stays kept when a new question about the dice comes: the same dice in the same turn, nothing in a new turn. */
export function carry(
  kept: Kept,
  before: { turn: number; rolls: number } | undefined,
  now: { turn: number; rolls: number },
): Kept {
  return before && before.turn === now.turn && now.rolls >= before.rolls && now.rolls > 1 ? kept : new Set();
}

/** Faces on the table with how many of each, in the order of the rulebook. */
export function faces(dice: readonly Die[]): { face: string; n: number }[] {
  return ["1", "2", "3", "heart", "energy", "smash", "destruction", "celebrity", "ouch"]
    .map((face) => ({ face, n: dice.filter((d) => d.face === face).length }))
    .filter((f) => f.n);
}
