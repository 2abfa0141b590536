// Words for things of the protocol, and for what went wrong.
import type { Level, LobbySeat, Monster, Player, Speed } from "../protocol";
import { Refused } from "./api";
import { cat, plain } from "./catalogue";
import { num, t } from "./i18n";

export function refusal(e: unknown): string {
  if (e instanceof Refused) {
    if (e.message) return e.message;
    return e.code === "offline" ? t("error-offline") : t("error-server", { status: String(e.status) });
  }
  return t("error-server", { status: "?" });
}

/** A level in words, with its temperament if it has one; a bot from elsewhere by its own name. */
export function level(l: Level): string {
  const [word = "", temper] = l.split("@");
  const name = cat.level(l)?.name ?? plain(word);
  return temper ? t("level-with-temper", { level: name, temper: temperOf(l)?.name ?? temper }) : name;
}
export const botName = (l: Level): string => t("bot-of-level", { level: level(l) });
/** What such a bot likes, or else how it plays, in a sentence. */
export const likes = (l: Level): string => temperOf(l)?.text ?? cat.level(l)?.text ?? "";
const temperOf = (l: Level) => cat.level(l)?.tempers.find((it) => it.word === l.split("@")[1]);

export const programName = (name: string): string => t("bot-of-level", { level: name });

export function playerState(p: Player): string {
  if (p.is === "bot") return botName(p.level);
  if (p.is === "program") return programName(p.name);
  if (p.is === "stand_in") return t("player-stand-in", { level: level(p.level) });
  if (p.is === "away") return t("player-away");
  return t("player-here");
}

/** Who sits there: a name, a bot's level, or that it is free. */
export function seatName(s: LobbySeat): string {
  if (!s.player) return t("seat-free");
  return s.name || playerState(s.player);
}

/** A monster at the table with whoever plays it, as "Kraken (Ana)". */
export function monsterName(m: Pick<Monster, "monster" | "name">): string {
  const monster = cat.monster(m.monster);
  return m.name ? t("monster-of", { monster, name: m.name }) : monster;
}

export function speedName(s: Speed): string {
  if (s.is === "clock") return t("speed-clock-of", { bank: num(s.bank), more: num(s.more) });
  if (s.is === "days") return t("speed-days-of", { days: s.days });
  return t("speed-none");
}
