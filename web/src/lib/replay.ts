// Steps through a finished game's log.
import type { LogLine, Mark } from "../protocol";

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** What can be looked at besides the game itself. */
export type View = "coach" | "why" | "table";

/** Lines that begin a turn, plus the first and the last line. */
export function stops(log: readonly LogLine[], marks: readonly Mark[]): number[] {
  const last = Math.max(0, log.length - 1);
  const turns = marks.filter((m) => m.what === "turn").map((m) => m.line);
  return [...new Set([0, ...turns, last])].sort((a, b) => a - b);
}

export function nextTurn(at: number, stops: readonly number[]): number {
  return stops.find((s) => s > at) ?? at;
}
export function turnBefore(at: number, stops: readonly number[]): number {
  return stops.findLast((s) => s < at) ?? at;
}

/** Others see other lines: the place in their log that is as far into the same turn. */
export function sameMoment(from: readonly LogLine[], at: number, to: readonly LogLine[]): number {
  const turn = from[at]?.turn;
  const first = to.findIndex((l) => l.turn === turn);
  if (turn === undefined || first < 0) return Math.min(at, Math.max(0, to.length - 1));
  const into = at - from.findIndex((l) => l.turn === turn);
  const last = to.findLastIndex((l) => l.turn === turn);
  return Math.min(first + into, last);
}

/** Milliseconds to stay on a line: longer where more happens, hardly anything on details. */
export function stay(line: LogLine | undefined, speed: number): number {
  const base = !line || line.detail ? 250 : line.dice?.length ? 1100 : 700;
  return base / speed;
}

/** What fits into the address, from what was written there. */
export function readAt(text: string | null, lines: number): number {
  const n = Number(text ?? 0);
  return Number.isInteger(n) ? Math.min(Math.max(0, n), Math.max(0, lines - 1)) : 0;
}
