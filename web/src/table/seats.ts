// Who sits where, from one's own chair.
import type { Card, Choice, Frame, LogLine, Monster, Prompt } from "../protocol";

/** The others in table order after oneself; for those who watch, everybody. */
export function rivals(frame: Frame): Monster[] {
  const all = frame.monsters;
  const me = all.findIndex((m) => m.seat === frame.you);
  return me < 0 ? all : [...all.slice(me + 1), ...all.slice(0, me)];
}

export function me(frame: Frame): Monster | undefined {
  return frame.monsters.find((m) => m.seat === frame.you);
}

export function monster(frame: Frame, seat: number | null | undefined): Monster | undefined {
  return frame.monsters.find((m) => m.seat === seat);
}

/** Six grounds behind the monsters: colour and pattern, so that neither has to be told apart alone. */
export function ground(seat: number): string {
  return `ground-${((seat - 1) % 6) + 1}`;
}

/** Hearts all monsters have lost so far, as seen in the log: the city shows it. */
export function scars(log: readonly { event: string; amount?: number }[]): number {
  let lost = 0;
  for (const line of log) if (line.event === "hearts-lost") lost += Math.abs(line.amount ?? 0);
  return Math.floor(lost / 2);
}

/** m:ss, never below zero. */
export function clock(ms: number): string {
  const s = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
}

export const isPass = (action: string): boolean => action === "pass" || action === "stay";

/** What Enter takes when nothing is highlighted: the default if it can be chosen, else the only possible answer. */
export function accepted(choices: readonly Choice[], preset: string): Choice | undefined {
  const open = choices.filter((c) => !c.barred);
  return open.find((c) => c.action === preset) ?? (open.length === 1 ? open[0] : undefined);
}

/** The answers `y` and `n` mean, where a question has two sides. */
export function yesNo(choices: readonly Choice[]): { yes?: Choice; no?: Choice } {
  const open = choices.filter((c) => !c.barred);
  const no = open.find((c) => c.action === "pass") ?? open.find((c) => c.action === "stay");
  const rest = open.filter((c) => c !== no);
  return { yes: rest.length === 1 ? rest[0] : undefined, no };
}

/** `seats=1,3`: the seats that share this screen. */
export function localSeats(text: string | null): number[] {
  const found = (text ?? "")
    .split(",")
    .map(Number)
    .filter((n) => Number.isInteger(n) && n >= 1 && n <= 6);
  return [...new Set(found)];
}

/** One of several people at this screen, as far as we were told. */
export interface Local {
  frame: Frame;
  log: readonly LogLine[];
}

/**
 * Is there anything that one person at this screen may see and another may not: a hand, a Challenge card, a card somebody
 * has looked at, lines of the log, or a question that several of them answer in secret? If not, nobody has to look away.
 */
export function hides(locals: readonly Local[]): boolean {
  const seats = locals.map((l) => l.frame.you);
  const first = locals[0]?.log ?? [];
  return locals.some(({ frame, log }) => {
    const mine = me(frame);
    const secret = frame.prompt?.together && frame.waiting.filter((s) => seats.includes(s)).length > 1;
    if (mine?.hand.n || mine?.challenge || frame.top || secret) return true;
    return log.some((line, i) => i < first.length && line.text !== first[i]!.text);
  });
}

/** Answers in the order they are shown and counted: when buying, the cards first, as they lie. */
export function ordered(prompt: Prompt, market: readonly (Card | null)[]): Choice[] {
  if (prompt.topic !== "buy") return prompt.choices;
  const rank = (c: Choice) => {
    const at = c.action.startsWith("buy:") ? market.findIndex((card) => card?.card === c.card) : -1;
    return at >= 0 ? at : c.action.startsWith("buy:") ? 8 : isPass(c.action) ? 10 : 9;
  };
  return [...prompt.choices].sort((a, b) => rank(a) - rank(b));
}
