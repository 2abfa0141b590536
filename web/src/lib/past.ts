// Positions this page has been shown, so that a line of the log leads back to its moment while the game still runs.
import type { Frame } from "../protocol";

/** A position, and the lines of the log that led to it: from `from`, before `end`. */
export interface Moment {
  from: number;
  end: number;
  frame: Frame;
}

/** So many are kept; a game has a few hundred. */
export const MOST = 400;

/** With a new position. What was taken back or is told anew is forgotten; of the first one only its last line is known. */
export function keep(past: readonly Moment[], frame: Frame, end: number): Moment[] {
  const told = frame.log.length ? frame.log_from : end;
  const kept = past.filter((m) => m.end <= told);
  const last = kept.at(-1);
  const bare = { ...frame, log: [] };
  // Nothing was told: the same moment, seen anew.
  if (last?.end === end) return [...kept.slice(0, -1), { ...last, frame: bare }];
  // Between what is kept and what is told now nothing may be missing, or a line would show a later position.
  const from = last && last.end === told ? told : end - 1;
  return [...kept, { from, end, frame: bare }].slice(-MOST);
}

/** Where in `past` the position stands to which a line led; -1 if it was never shown. */
export const momentOf = (past: readonly Moment[], line: number): number =>
  past.findIndex((m) => m.from <= line && line < m.end);
