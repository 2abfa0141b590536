// The keyboard map. Pure: a key and what is on the screen give a command; the table carries it out.
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
        | "automate";
    }
  | { do: "say"; what: "me" | "others" | "tokyo" | "market" | "last" | "waiting" };

export interface KeyScene {
  /** is this a question about rolling? */
  rolling: boolean;
  /** is there any question? */
  asked: boolean;
  /** was `b` pressed just before? */
  buying: boolean;
  /** is a sheet open? */
  sheet: boolean;
  /** does the focus sit on something that Enter works on anyway? */
  onControl: boolean;
}

const SAY: Record<string, "me" | "others" | "tokyo" | "market" | "last" | "waiting"> = {
  s: "me",
  o: "others",
  t: "tokyo",
  m: "market",
  l: "last",
  w: "waiting",
};

export function command(key: string, scene: KeyScene): Command | undefined {
  if (key === "Escape") return { do: "close" };
  // Sheets have their own controls: letters must not reach the table behind them.
  if (scene.sheet) return undefined;
  const digit = /^[1-9]$/.test(key) ? Number(key) : 0;
  if (scene.buying && digit) return { do: "buy", n: digit };
  if (digit && scene.asked) return { do: scene.rolling ? "die" : "choose", n: digit };
  if (key === "Enter") return scene.asked && !scene.onControl ? { do: "accept" } : undefined;
  const low = key.toLowerCase();
  const what = SAY[low];
  if (what) return { do: "say", what };
  switch (low) {
    case "k":
      return scene.rolling ? { do: "keep-face" } : undefined;
    case "u":
      return scene.rolling ? { do: "unkeep" } : undefined;
    case "r":
      return scene.rolling ? { do: "accept" } : undefined;
    case "b":
      return { do: "buy-mode" };
    case "x":
      return { do: "sweep" };
    case "y":
      return scene.asked ? { do: "yes" } : undefined;
    case "n":
      return scene.asked ? { do: "no" } : undefined;
    case "a":
      return scene.asked ? { do: "automate" } : undefined;
    case "z":
      return { do: "undo" };
    case "g":
      return { do: "log" };
    case "v":
      return { do: "sound" };
    case "?":
      return { do: "help" };
  }
  return undefined;
}

/** For the help sheet: key and the message that says what it does. */
export const KEY_HELP: readonly [string, string][] = [
  ["1–8", "table-key-digits"],
  ["k", "table-key-keep"],
  ["u", "table-key-unkeep"],
  ["r / Enter", "table-key-accept"],
  ["b 1–3", "table-key-buy"],
  ["x", "table-key-sweep"],
  ["y / n", "table-key-yes-no"],
  ["z", "table-key-undo"],
  ["a", "table-key-automate"],
  ["g", "table-key-log"],
  ["v", "table-key-sound"],
  ["s o t m l w", "table-key-status"],
  ["?", "table-key-help"],
  ["Esc", "table-key-close"],
];
