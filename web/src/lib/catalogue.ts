// Names and texts of cards, monsters and rules: fetched once per language, kept for the life of the page.
import type { CardText, Catalogue, LevelText } from "../protocol";
import { api } from "./api";
import { Box } from "./box.svelte";
import { settings, type Lang } from "./settings";

const all = new Box<Partial<Record<Lang, Catalogue>>>({});
const failed = new Box<Partial<Record<Lang, unknown>>>({});
/** the table on the screen is New York's: its cards are worded for it */
const newYork = new Box(false);
const asked = new Map<Lang, Promise<void>>();

/** Asks for a language's catalogue, once; after a failure it can be asked for again. */
export function wantCatalogue(lang: Lang = settings.lang): Promise<void> {
  let running = asked.get(lang);
  if (!running) {
    running = api.catalogue(lang).then(
      (c) => {
        all.value = { ...all.value, [lang]: c };
        failed.value = { ...failed.value, [lang]: undefined };
      },
      (e: unknown) => {
        failed.value = { ...failed.value, [lang]: e };
        asked.delete(lang);
      },
    );
    asked.set(lang, running);
  }
  return running;
}

let seen = "";
/** What the server greeted us with: if it changes while we are here (an upgrade), the texts are fetched anew. */
export function checkCatalogue(hash: string): void {
  if (seen && seen !== hash) {
    asked.clear();
    void wantCatalogue();
  }
  seen = hash;
}

/** Reactive; null until it has arrived. */
export const cat = {
  get now(): Catalogue | null {
    return all.value[settings.lang] ?? null;
  },
  in: (lang: Lang): Catalogue | null => all.value[lang] ?? null,
  get failed(): unknown {
    return failed.value[settings.lang];
  },
  card: (id: string): CardText | undefined => {
    const card = cat.now?.cards[id];
    return newYork.value && card?.text_new_york ? { ...card, text: card.text_new_york } : card;
  },
  playIn(city: "tokyo" | "new-york"): void {
    newYork.value = city === "new-york";
  },
  monster: (id: string | null | undefined): string => (id ? (cat.now?.monsters[id]?.name ?? plain(id)) : ""),
  rule: (id: string): string | undefined => cat.now?.rules[id],
  /** of `LEVEL` or `LEVEL@TEMPERAMENT` */
  level: (level: string): LevelText | undefined => cat.now?.levels.find((it) => it.word === level.split("@")[0]),
};

/** How well bots can play; until the catalogue is there, the usual one. */
export const levels = (): LevelText[] =>
  cat.now?.levels ?? [{ word: "normal", name: plain("normal"), text: "", tempers: [] }];

/** A short name made readable, until the catalogue is there. */
export function plain(id: string): string {
  return id.replace(/(^|-)([a-z])/g, (_, dash: string, c: string) => (dash ? " " : "") + c.toUpperCase());
}
