// The keyboard at the table. Pure: a key and what is on the screen give a command; the table carries it out.
import { KEYS, NAMES, type Keymap } from "../lib/keymap";

export type Command =
  | { do: "die" | "choose" | "buy"; n: number }
  | {
      do:
        | "keep-face"
        | "unkeep"
        | "accept"
        | "buy-mode"
        | "sweep"
        | "yes"
        | "no"
        | "undo"
        | "log"
        | "help"
        | "close"
        | "sound"
        | "type"
        | "automate";
    }
  | { do: "say"; what: "me" | "others" | "tokyo" | "market" | "last" | "waiting" };

export interface KeyScene {
  /** is this a question about rolling? */
  rolling: boolean;
  /** is there any question? */
  asked: boolean;
  /** was the key for buying pressed just before? */
  buying: boolean;
  /** is a sheet open? */
  sheet: boolean;
  /** does the focus sit on something that Enter works on anyway? */
  onControl: boolean;
}

export function command(key: string, scene: KeyScene, map: Keymap = KEYS): Command | undefined {
  if (key === "Escape") return { do: "close" };
  // Sheets have their own controls: letters must not reach the table behind them.
  if (scene.sheet) return undefined;
  const digit = /^[1-9]$/.test(key) ? Number(key) : 0;
  if (scene.buying && digit) return { do: "buy", n: digit };
  if (digit && scene.asked) return { do: scene.rolling ? "die" : "choose", n: digit };
  if (key === "Enter") return scene.asked && !scene.onControl ? { do: "accept" } : undefined;
  const low = key.toLowerCase();
  const name = NAMES.find((n) => map[n] === low);
  switch (name) {
    case "keep-face":
    case "unkeep":
      return scene.rolling ? { do: name } : undefined;
    case "roll":
      return scene.rolling ? { do: "accept" } : undefined;
    case "buy":
      return { do: "buy-mode" };
    case "yes":
    case "no":
    case "automate":
      return scene.asked ? { do: name } : undefined;
    case "sweep":
    case "undo":
    case "log":
    case "sound":
    case "help":
    case "type":
      return { do: name };
    case "me":
    case "others":
    case "tokyo":
    case "market":
    case "last":
    case "waiting":
      return { do: "say", what: name };
  }
  return undefined;
}
