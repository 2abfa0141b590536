// Which key does what. One map for the table and the replay; what was changed is kept with the settings.
import { settings } from "./settings";

/** Every key that can be changed, as delivered. Digits, Enter and Escape always mean the same. */
export const KEYS = {
  roll: "r",
  "keep-face": "k",
  unkeep: "u",
  buy: "b",
  sweep: "x",
  yes: "y",
  no: "n",
  undo: "z",
  automate: "a",
  type: "/",
  me: "s",
  others: "o",
  tokyo: "t",
  market: "m",
  last: "l",
  waiting: "w",
  log: "g",
  sound: "v",
  help: "?",
  "step-back": "[",
  "step-on": "]",
  "turn-back": ",",
  "turn-on": ".",
} as const;
export type KeyName = keyof typeof KEYS;
export type Keymap = Readonly<Record<KeyName, string>>;
export const NAMES = Object.keys(KEYS) as KeyName[];

/** As they are listed; in quotes what cannot be changed. */
export const GROUPS: readonly { group: string; keys: readonly (KeyName | "digits" | "enter" | "escape")[] }[] = [
  {
    group: "decide",
    keys: ["digits", "enter", "roll", "keep-face", "unkeep", "buy", "sweep", "yes", "no", "undo", "automate", "type"],
  },
  { group: "say", keys: ["me", "others", "tokyo", "market", "last", "waiting"] },
  { group: "look", keys: ["log", "sound", "help", "escape"] },
  { group: "replay", keys: ["step-back", "step-on", "turn-back", "turn-on"] },
];

export type Refused = { why: "reserved" } | { why: "taken"; by: KeyName };

/** Why a key cannot be had: it means something everywhere, or something else already. */
export function refuse(name: KeyName, key: string, map: Keymap): Refused | undefined {
  if ([...key].length !== 1 || /[\s\d]/.test(key)) return { why: "reserved" };
  const by = NAMES.find((n) => n !== name && map[n] === key.toLowerCase());
  return by && { why: "taken", by };
}

/** The whole map from what was changed: stored text is never trusted, and no key may do two things. */
export function readKeymap(changed: unknown): Keymap {
  const map: Record<KeyName, string> = { ...KEYS };
  if (!changed || typeof changed !== "object") return map;
  const wanted = Object.entries(changed as Record<string, unknown>).filter(
    (e): e is [KeyName, string] => e[0] in KEYS && typeof e[1] === "string" && !!e[1],
  );
  for (const [name, key] of wanted) map[name] = key.toLowerCase();
  // Two keys may have changed places, so only the whole can be judged.
  return wanted.some(([name, key]) => refuse(name, key, map)) ? { ...KEYS } : map;
}

/** Reactive: the map in use. */
export const keymap = (): Keymap => readKeymap(settings.keymap);

export function setKey(name: KeyName, key: string): Refused | undefined {
  const low = key.toLowerCase();
  const refused = refuse(name, low, keymap());
  if (!refused) {
    const { [name]: _, ...rest } = settings.keymap;
    settings.keymap = low === KEYS[name] ? rest : { ...rest, [name]: low };
  }
  return refused;
}

export function resetKeys(): void {
  settings.keymap = {};
}

/** As it stands on a key. */
export const cap = (key: string): string => key.toUpperCase();
