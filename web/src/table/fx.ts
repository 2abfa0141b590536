// What the log's lines look like when they happen. Pure; Fx.svelte plays them.
import type { LogLine } from "../protocol";

export type Effect =
  | { kind: "claw"; from?: number; to: number; sign: string; by: number }
  | { kind: "pop"; to: number; sign: string; by: number }
  | { kind: "card"; to: number; id: string }
  | { kind: "stomp"; to: number; place: string }
  | { kind: "out"; to: number };

export const SIGN: Record<string, string> = { hearts: "heart", stars: "star", energy: "bolt" };
/** Longer tails are not worth watching: the numbers are on the boards already. */
const MOST = 10;

export function effects(lines: readonly LogLine[]): Effect[] {
  const out: Effect[] = [];
  for (const line of lines) {
    const { seat, amount = 0 } = line;
    if (seat === undefined) continue;
    const sign = SIGN[line.what ?? ""];
    if (line.event === "hearts-lost")
      out.push({ kind: "claw", from: line.by, to: seat, sign: "heart", by: -Math.abs(amount) });
    else if ((line.event === "gained" || line.event === "lost") && sign && amount)
      out.push({ kind: "pop", to: seat, sign, by: amount });
    else if ((line.event.startsWith("bought") || line.event === "stolen") && line.card)
      out.push({ kind: "card", to: line.by ?? seat, id: line.card });
    else if (line.event === "entered" && line.place) out.push({ kind: "stomp", to: seat, place: line.place });
    else if (line.event === "eliminated") out.push({ kind: "out", to: seat });
  }
  return out.slice(-MOST);
}

export type Tone = "turn" | "hit" | "heal" | "buy" | "enter" | "out" | "win";

/** The one sound of a frame: the gravest thing in it. */
export function tone(lines: readonly LogLine[], yourTurn: boolean, over: boolean): Tone | undefined {
  if (over) return "win";
  const has = (test: (line: LogLine) => boolean) => lines.some(test);
  if (has((l) => l.event === "eliminated")) return "out";
  if (has((l) => l.event === "hearts-lost")) return "hit";
  if (has((l) => l.event === "entered")) return "enter";
  if (has((l) => l.event.startsWith("bought"))) return "buy";
  if (yourTurn) return "turn";
  if (has((l) => l.event === "gained" && l.what === "hearts")) return "heal";
  return undefined;
}
