// How a new table may be put together.
import type {
  Addition,
  Catalogue,
  Level,
  MonsterText,
  NewTable,
  Player,
  SeatChange,
  Speed,
  TableOptions,
} from "../protocol";

export interface Bar {
  why: "needs" | "not_with";
  words: string[];
}

/** Why an addition cannot be chosen beside what is chosen (edition included); null if it can. */
export function barred(a: Addition, chosen: readonly string[], edition: string): Bar | null {
  const against = a.not_with.filter((w) => w === edition || chosen.includes(w));
  return against.length ? { why: "not_with", words: against } : null;
}

/** Chooses or drops an addition: what it needs comes along, what needs it goes too. */
export function toggle(word: string, on: boolean, chosen: readonly string[], all: readonly Addition[]): string[] {
  const now = new Set(chosen);
  if (on) {
    const add = (w: string) => {
      if (now.has(w)) return;
      now.add(w);
      all.find((a) => a.word === w)?.needs.forEach(add);
    };
    add(word);
  } else {
    const drop = (w: string) => {
      if (now.delete(w)) all.filter((a) => a.needs.includes(w)).forEach((a) => drop(a.word));
    };
    drop(word);
  }
  return all.map((a) => a.word).filter((w) => now.has(w));
}

/** What remains of a choice with another edition. */
export function fitting(chosen: readonly string[], edition: string, all: readonly Addition[]): string[] {
  let left = [...chosen];
  for (const w of chosen) {
    const a = all.find((x) => x.word === w);
    if (
      !a ||
      barred(
        a,
        left.filter((x) => x !== w),
        edition,
      )
    )
      left = toggle(w, false, left, all);
  }
  return left;
}

export const SPEEDS = ["none", "normal", "fast", "days"] as const;
export type SpeedName = (typeof SPEEDS)[number];
export function speedOf(name: SpeedName): Speed {
  if (name === "normal") return { is: "clock", bank: 60, more: 20 };
  if (name === "fast") return { is: "clock", bank: 30, more: 10 };
  if (name === "days") return { is: "days", days: 3 };
  return { is: "none" };
}

/** Milliseconds a bot waits before it answers. */
export const PAUSES = { slow: 1500, normal: 500, fast: 200 } as const;
export type Pause = keyof typeof PAUSES;

/** Origins has no bay: at most four. */
export const mostSeats = (edition: string): number => (edition === "origins" ? 4 : 6);

/** The monsters to draw from, as the server has it: with evolutions those that have some in this city, else the edition's own; if these are too few, all. */
export function monstersFor(catalogue: Catalogue, edition: string, chosen: readonly string[], seats: number): string[] {
  const all = Object.entries(catalogue.monsters);
  const ids = (keep: (m: MonsterText) => boolean) => all.filter(([, m]) => m && keep(m)).map(([id]) => id);
  if (chosen.includes("power-up")) return ids((m) => (edition === "new-york" ? !!m.evolves_new_york : m.evolves));
  const own = ids((m) => m.edition === edition);
  return own.length >= seats ? own : ids(() => true);
}

/** Tokyo's monsters, which may be chosen in New York beside its own but are not drawn there. */
export function guestsFor(catalogue: Catalogue, edition: string, drawn: readonly string[], chosen: readonly string[]) {
  if (edition !== "new-york" || chosen.includes("power-up")) return [];
  return Object.keys(catalogue.monsters).filter((id) => !drawn.includes(id));
}

export type SeatPlan = "open" | Level;

/** What is chosen for a seat in the lobby, as a value of a list: a person, nobody, a level, or a program by its name. */
export function seatChoice(player: Player | null): string {
  if (!player) return "open";
  if (player.is === "bot") return player.level;
  return player.is === "program" ? programChoice(player.name) : "person";
}

export const programChoice = (name: string): string => `program:${name}`;

/** What the host says with such a value. */
export function seatChange(choice: string): SeatChange {
  if (choice === "open" || choice === "closed") return { to: choice };
  const program = /^program:(.*)$/.exec(choice);
  return program ? { to: "program", name: program[1]! } : { to: "bot", level: choice as Level };
}

export interface Plan {
  edition: string;
  with: string[];
  variant: boolean;
  /** two monsters in Manhattan when there are many */
  crowded: boolean;
  seats: SeatPlan[]; // without one's own
  speed: SpeedName;
  pause: Pause;
  spectators: boolean;
  public: boolean;
  help: "none" | "odds";
  hearts: number | null;
  stars: number | null;
  without: string[];
  monster: string | null;
}

export function defaultPlan(): Plan {
  return {
    edition: "monster-box",
    with: [],
    variant: true,
    crowded: true,
    seats: ["normal", "normal", "open"],
    speed: "none",
    pause: "normal",
    spectators: true,
    public: false,
    help: "odds",
    hearts: null,
    stars: null,
    without: [],
    monster: null,
  };
}

export function optionsOf(p: Plan): TableOptions {
  const newYork = p.edition === "new-york";
  const two = p.seats.length === 1 && !newYork ? [`two-player-variant=${p.variant ? "on" : "off"}`] : [];
  const one = newYork && !p.crowded ? ["crowded-manhattan=off"] : [];
  return {
    edition: p.edition,
    with: [...p.with, ...two, ...one],
    without_cards: p.without,
    hearts: p.hearts,
    stars: p.stars,
    speed: speedOf(p.speed),
    spectators: p.spectators,
    public: p.public,
    help: p.help,
    bot_pause: PAUSES[p.pause],
  };
}

/** The request for a plan. Bots sit next to oneself; a table full of bots begins at once. */
export function requestOf(p: Plan, name: string): NewTable {
  const bots = p.seats.filter((s): s is Level => s !== "open");
  const start = bots.length === p.seats.length;
  return { options: optionsOf(p), seats: p.seats.length + 1, name, monster: p.monster, bots, start };
}

/** "Play now": oneself against so many bots. */
export function quick(bots: number, level: Level, name: string): NewTable {
  return requestOf({ ...defaultPlan(), seats: Array<SeatPlan>(bots).fill(level) }, name);
}
