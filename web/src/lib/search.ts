// Finding cards: search without accents, filters, and a fixed order.
import type { CardText, Catalogue } from "../protocol";

/** For comparing: no case, no accents, ß as ss. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/œ/g, "oe")
    .replace(/[’']/g, "'");
}

export interface Filter {
  text: string;
  kind: string;
  set: string;
  /** "" for any, "0" to "6", "7" for seven and more, "-" for cards without a price */
  cost: string;
  monster: string;
  /** "" for all, "yes" or "no" */
  house: string;
}
export const ALL: Filter = { text: "", kind: "", set: "", cost: "", monster: "", house: "" };

export type Found = [id: string, card: CardText];

export function matches(card: CardText, f: Filter, words: readonly string[]): boolean {
  if (f.kind && card.kind !== f.kind) return false;
  if (f.set && card.set !== f.set) return false;
  if (f.monster && card.monster !== f.monster) return false;
  if (f.house && card.house !== (f.house === "yes")) return false;
  if (f.cost === "-" && card.cost !== undefined) return false;
  if (f.cost === "7" && (card.cost ?? 0) < 7) return false;
  if (f.cost && f.cost !== "-" && f.cost !== "7" && card.cost !== Number(f.cost)) return false;
  const all = fold(`${card.name} ${card.text} ${card.kind_text}`);
  return words.every((w) => all.includes(w));
}

/** Every word has to be there; names that begin with what was typed come first, then by name. */
export function find(catalogue: Catalogue, f: Filter): Found[] {
  const typed = fold(f.text.trim());
  const words = typed.split(/\s+/).filter(Boolean);
  const first = (c: CardText) =>
    typed && fold(c.name).startsWith(typed) ? 0 : typed && fold(c.name).includes(typed) ? 1 : 2;
  return Object.entries(catalogue.cards)
    .filter((e): e is Found => !!e[1] && matches(e[1], f, words))
    .sort(([, a], [, b]) => first(a) - first(b) || a.name.localeCompare(b.name, catalogue.lang));
}

/** The values a filter can take, in the order of the catalogue. */
export function values(catalogue: Catalogue, of: "kind" | "set" | "monster"): string[] {
  return [...new Set(Object.values(catalogue.cards).map((c) => c?.[of] ?? ""))].filter(Boolean);
}
