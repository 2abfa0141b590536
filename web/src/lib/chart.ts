// Geometry of our line charts: numbers in, SVG paths out.

export interface Frame {
  width: number;
  height: number;
  left: number;
  bottom: number;
  top: number;
  right: number;
}
export const FRAME: Frame = { width: 640, height: 240, left: 34, right: 40, top: 12, bottom: 26 };

export const most = (lines: readonly (readonly number[])[]): number => Math.max(1, ...lines.flat());
export const longest = (lines: readonly (readonly number[])[]): number => Math.max(2, ...lines.map((l) => l.length));

export const xAt = (i: number, n: number, f = FRAME): number =>
  f.left + ((f.width - f.left - f.right) * i) / Math.max(1, n - 1);
export const yAt = (v: number, max: number, f = FRAME): number =>
  f.height - f.bottom - ((f.height - f.top - f.bottom) * v) / max;

const round = (v: number) => Math.round(v * 10) / 10;

export function line(values: readonly number[], n: number, max: number, f = FRAME): string {
  return values.map((v, i) => `${i ? "L" : "M"}${round(xAt(i, n, f))} ${round(yAt(v, max, f))}`).join("");
}

/** Round marks for an axis from 0: at most six. */
export function ticks(max: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((s) => max / s <= 5) ?? 1000;
  return Array.from({ length: Math.floor(max / step) + 1 }, (_, i) => i * step);
}

/** Moves labels at the lines' ends apart so that they can be read; returns a y for each. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((y, i) => [y, i] as const).sort((a, b) => a[0] - b[0]);
  const out = [...wanted];
  let last = -Infinity;
  for (const [y, i] of order) {
    out[i] = last = Math.max(y, last + gap, low);
  }
  // Too low: push back up from the bottom.
  let next = high + gap;
  for (const [, i] of order.reverse()) next = out[i] = Math.min(out[i]!, next - gap);
  return out;
}
