// What the log says, for eyes, ears and the clipboard.
import type { LogLine } from "../protocol";

/** Everything, or without details, or all that one monster does and suffers. */
export function shown(log: readonly LogLine[], short: boolean, of: number | null = null): LogLine[] {
  if (of !== null) return log.filter((line) => line.seat === of || line.by === of);
  return short ? log.filter((line) => !line.detail) : [...log];
}

/** Did somebody choose this, and could have chosen otherwise? The first roll of a turn is nobody's choice. */
export function decided(line: LogLine): boolean {
  return ["rerolled", "yielded", "stayed", "swept"].includes(line.event) || line.event.startsWith("bought");
}

/** Events that matter most when a whole round has to be told in one breath. */
const WEIGHT: Record<string, number> = {
  eliminated: 9,
  survived: 8,
  "hearts-lost": 7,
  entered: 6,
  yielded: 5,
  bought: 5,
  "evolution-played": 5,
  stolen: 5,
  used: 4,
  prevented: 4,
  gained: 3,
  lost: 3,
  rolled: 2,
  rerolled: 2,
  "turn-started": 1,
};

/** One line for everything a frame brought: the four most important things in their order. */
export function summary(lines: readonly LogLine[], most = 4): string {
  const telling = lines.filter((line) => !line.detail && line.event !== "rolls-finished");
  // Of several rolls only the last one counts.
  const rolls = telling.filter((line) => line.event === "rolled" || line.event === "rerolled");
  const last = rolls.at(-1);
  const kept = telling.filter((line) => !rolls.includes(line) || line === last);
  const best = [...kept].sort((a, b) => (WEIGHT[b.event] ?? 3) - (WEIGHT[a.event] ?? 3) || b.n - a.n).slice(0, most);
  return kept
    .filter((line) => best.includes(line))
    .map((line) => (/[.!?:]$/.test(line.text) ? line.text : `${line.text}.`))
    .join(" ");
}

export function asText(log: readonly LogLine[]): string {
  return (
    log.map((line) => `${line.n}\tt${line.turn}\t${line.text}${line.reason ? ` (${line.reason})` : ""}`).join("\n") +
    "\n"
  );
}
