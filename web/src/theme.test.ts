import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./theme.css", import.meta.url), "utf8");

/** The custom properties of the first block that begins so, as one of the two schemes has them. */
function block(start: string, scheme: "light" | "dark"): Record<string, string> {
  const from = css.indexOf(`${start} {\n  color-scheme`);
  expect(from, start).toBeGreaterThan(-1);
  const body = css.slice(from, css.indexOf("}", from));
  const pick = (value: string) => {
    const both = /^light-dark\((.+?), (#\w+|rgb.+)\)$/.exec(value);
    return both ? both[scheme === "light" ? 1 : 2]! : value;
  };
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1]!, pick(m[2]!)]));
}

function luminance(hex: string): number {
  const n = parseInt(hex.slice(1), 16);
  const [r, g, b] = [n >> 16, (n >> 8) & 255, n & 255].map((v) => {
    const s = v / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(a: string, b: string): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (hi + 0.05) / (lo + 0.05);
}

const grounds = ["bg", "panel", "sunken"];
const texts = ["text", "text-soft", "link", "good", "bad"];
const pairs: [string, string][] = [
  ["on-primary", "primary"],
  ["on-second", "second"],
  ["on-mark", "mark"],
  ...grounds.flatMap((g) => texts.map((t): [string, string] => [t, g])),
];

describe.each([
  ["light", ":root", "light", 4.5],
  ["dark", ":root", "dark", 4.5],
  ["contrast", '[data-theme="contrast"]', "dark", 7],
] as const)("%s", (_name, start, scheme, least) => {
  const v = block(start, scheme);
  it.each(pairs)("%s on %s", (t, g) => expect(ratio(v[t]!, v[g]!)).toBeGreaterThanOrEqual(least));
  it.each(grounds)("lines and focus rings are seen on %s", (g) => {
    expect(ratio(v["line"]!, v[g]!)).toBeGreaterThanOrEqual(3);
    expect(ratio(v["focus"]!, v[g]!)).toBeGreaterThanOrEqual(3);
  });
});

it("more contrast leaves no colour as it was", () => {
  expect(Object.keys(block('[data-theme="contrast"]', "dark"))).toEqual(Object.keys(block(":root", "light")));
});
