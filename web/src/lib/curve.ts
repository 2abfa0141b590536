// The chances to win over a game: points by lines of the log in, a drawing out.
import type { Chances } from "../protocol";

/** The drawing is this large; it is stretched to where it stands. */
export const WIDE = 1000;
export const HIGH = 100;

/** What the chances were at a line: those of the last point up to there. */
export function chancesAt(curve: readonly Chances[], line: number): readonly number[] {
  return (curve.findLast((p) => p.line <= line) ?? curve[0])?.chances ?? [];
}

const round = (v: number) => Math.round(v * 10) / 10;
export const xOf = (line: number, last: number): number => round(last ? (line / last) * WIDE : 0);
export const yOf = (chance: number): number => round(HIGH - chance * HIGH);

/** The line of one seat. */
export function pathOf(curve: readonly Chances[], seat: number, last: number): string {
  return curve.map((p, i) => `${i ? "L" : "M"}${xOf(p.line, last)} ${yOf(p.chances[seat] ?? 0)}`).join("");
}

/** The line of the log under a place of the drawing, from 0 (left) to 1 (right). */
export function lineUnder(part: number, last: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * last);
}
