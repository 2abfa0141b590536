// New York's board as it is drawn: which answer belongs to which stack, unit, place or borough, and Manhattan's zones in rows.
import type { Board, Borough, Choice, Prompt, Stack, Units, Zone } from "../protocol";

/** Where hearts do not heal: Tokyo, or a zone of Manhattan. */
export const inCity = (place: string): boolean => place.startsWith("tokyo") || place.startsWith("manhattan");

/** The order in which the map reads: Manhattan is in the middle of the picture and first in importance. */
const ORDER = ["manhattan", "bronx", "queens", "staten-island", "brooklyn"];
export function mapped(board: Board): Borough[] {
  const rank = (b: Borough) => ORDER.indexOf(b.borough) + 1 || ORDER.length + 1;
  return [...board.boroughs].sort((a, b) => rank(a) - rank(b));
}

/** `manhattan-upper-2` is the second place of `manhattan-upper`. */
export const zoneOf = (place: string): string => place.replace(/-2$/, "");

export interface Row {
  zone: string;
  places: Zone[];
}
/** Manhattan's zones, the upper one on top as on a map; second places stand beside the first. */
export function zones(borough: Borough): Row[] {
  const rows: Row[] = [];
  for (const place of borough.places) {
    const zone = zoneOf(place.place);
    const row = rows.find((r) => r.zone === zone);
    if (row) row.places.push(place);
    else rows.unshift({ zone, places: [place] });
  }
  return rows;
}

const open = (prompt: Prompt | undefined): Choice[] => prompt?.choices.filter((c) => !c.barred) ?? [];

export const stackChoice = (prompt: Prompt | undefined, stack: Stack): Choice | undefined =>
  open(prompt).find((c) => c.stack === stack.stack);

export const unitChoice = (prompt: Prompt | undefined, borough: Borough, units: Units): Choice | undefined =>
  open(prompt).find((c) => c.unit === units.unit && (c.borough ?? borough.borough) === borough.borough);

export const placeChoice = (prompt: Prompt | undefined, place: string): Choice | undefined =>
  open(prompt).find((c) => c.place === place);

/** A borough as a whole: named by itself, or by its only place. */
export function boroughChoice(prompt: Prompt | undefined, borough: Borough): Choice | undefined {
  const whole = open(prompt).find((c) => c.borough === borough.borough && !c.unit && c.stack === undefined && !c.place);
  const [only, ...more] = borough.places;
  return whole ?? (only && !more.length ? placeChoice(prompt, only.place) : undefined);
}

/** `high-rise-2` is drawn as a high-rise. */
export const sortOf = (building: string): string => building.replace(/-\d+$/, "");

const SIGNS: Record<string, string> = { hearts: "♥", stars: "★", energy: "⚡" };
export const gain = (a: { what: string; n: number }): string => `${a.n}${SIGNS[a.what] ?? ""}`;

export function placeSign(place: string): string {
  if (place.startsWith("tokyo")) return place === "tokyo-bay" ? "bay" : "tokyo";
  return place.startsWith("manhattan") ? "manhattan" : "borough";
}
