import { expect, test } from "vitest";
import type { Chances } from "../protocol";
import { chancesAt, lineUnder, pathOf } from "./curve";

const curve: Chances[] = [
  { line: 4, turn: 1, chances: [0.5, 0.5] },
  { line: 10, turn: 2, chances: [0.75, 0.25] },
  { line: 20, turn: 2, chances: [1, 0] },
];

test("chances hold until they change", () => {
  expect(chancesAt(curve, 0)).toEqual([0.5, 0.5]);
  expect(chancesAt(curve, 9)).toEqual([0.5, 0.5]);
  expect(chancesAt(curve, 10)).toEqual([0.75, 0.25]);
  expect(chancesAt(curve, 99)).toEqual([1, 0]);
  expect(chancesAt([], 3)).toEqual([]);
});

test("a seat's line goes through its points", () => {
  expect(pathOf(curve, 0, 20)).toBe("M200 50L500 25L1000 0");
  expect(pathOf(curve, 1, 20)).toBe("M200 50L500 75L1000 100");
  expect(pathOf([], 0, 0)).toBe("");
});

test("a place of the drawing is a line of the log", () => {
  expect(lineUnder(0.5, 20)).toBe(10);
  expect(lineUnder(-1, 20)).toBe(0);
  expect(lineUnder(2, 20)).toBe(20);
});
