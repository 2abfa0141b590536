// Which position a line of the log leads back to.
import { expect, it } from "vitest";
import type { Frame } from "../protocol";
import { keep, momentOf, MOST, type Moment } from "./past";

const frame = (turn: number, from: number, lines: number) =>
  ({ turn, log_from: from, log: Array.from({ length: lines }, (_, i) => ({ n: from + i })) }) as unknown as Frame;
const turns = (past: readonly Moment[], lines: number[]) =>
  lines.map((n) => past[momentOf(past, n)]?.frame.turn ?? null);

it("finds the first position that knows a line, and none for what came before this page", () => {
  let past = keep([], frame(1, 0, 5), 5);
  past = keep(past, frame(2, 5, 3), 8);
  past = keep(past, frame(3, 8, 1), 9);
  expect(turns(past, [0, 3, 4, 5, 7, 8, 9])).toEqual([null, null, 1, 2, 2, 3, null]);
  expect(past[1]!.frame.log).toEqual([]);
});

it("sees the same moment anew if nothing was told", () => {
  const past = keep(keep([], frame(1, 0, 5), 5), frame(2, 5, 0), 5);
  expect(past).toHaveLength(1);
  expect(turns(past, [4])).toEqual([2]);
});

it("forgets what was taken back", () => {
  let past = keep(keep([], frame(1, 0, 5), 5), frame(2, 5, 3), 8);
  past = keep(past, frame(3, 8, 2), 10);
  past = keep(past, frame(4, 8, 1), 9);
  expect(turns(past, [4, 7, 8, 9])).toEqual([1, 2, 4, null]);
  // Away for a while: what was told again begins in the middle of a moment that is not known any more.
  past = keep(past, frame(5, 6, 9), 15);
  expect(turns(past, [4, 6, 10, 14])).toEqual([1, null, null, 5]);
});

it("keeps only so many", () => {
  let past: Moment[] = [];
  for (let n = 0; n < MOST + 50; n++) past = keep(past, frame(n, n, 1), n + 1);
  expect(past).toHaveLength(MOST);
  expect(turns(past, [0, 60])).toEqual([null, 60]);
});
