// Names of editions, additions and other words of a table's options.
import type { TableOptions } from "../protocol";
import { cat, plain } from "./catalogue";
import { has, num, t } from "./i18n";
import { speedName } from "./say";

export const editionName = (word: string): string =>
  cat.now?.editions.find((e) => e.word === word)?.name ?? plain(word);

/** Of one of the words of `with`; the two-player variant has two. */
export function wordName(word: string): string {
  if (word.startsWith("two-player-variant=")) return word.endsWith("=on") ? t("variant-on") : "";
  if (word.startsWith("crowded-manhattan=")) return word.endsWith("=off") ? t("crowded-off") : "";
  return cat.now?.additions.find((a) => a.word === word)?.name ?? plain(word);
}

export const setName = (set: string): string => (has(`set-${set}`) ? t(`set-${set}`) : plain(set));
export const kindName = (kind: string): string => (has(`kind-of-${kind}`) ? t(`kind-of-${kind}`) : plain(kind));

export interface Meaning {
  glyph: string;
  name: string;
  text: string;
}

/** What a table's options mean, one line each: nobody should find out in the middle of the game. */
export function meanings(o: TableOptions): Meaning[] {
  const c = cat.now;
  const edition = c?.editions.find((e) => e.word === o.edition);
  const out: Meaning[] = [{ glyph: "box", name: editionName(o.edition), text: edition?.text ?? "" }];
  for (const word of o.with) {
    if (word.startsWith("two-player-variant=")) {
      const on = word.endsWith("=on");
      out.push({ glyph: "human", name: on ? t("variant-on") : t("variant-off"), text: on ? t("variant-text") : "" });
    } else if (word.startsWith("crowded-manhattan=")) {
      const on = word.endsWith("=on");
      out.push({
        glyph: "manhattan",
        name: on ? t("crowded-on") : t("crowded-off"),
        text: on ? t("crowded-text") : "",
      });
    } else
      out.push({ glyph: "plus", name: wordName(word), text: c?.additions.find((a) => a.word === word)?.text ?? "" });
  }
  if (o.hearts !== null) out.push({ glyph: "heart", name: t("rules-hearts", { n: num(o.hearts) }), text: "" });
  if (o.stars !== null) out.push({ glyph: "star", name: t("rules-stars", { n: num(o.stars) }), text: "" });
  if (o.without_cards.length)
    out.push({
      glyph: "card",
      name: t("rules-without", { n: o.without_cards.length }),
      text: o.without_cards.map((id) => cat.card(id)?.name ?? plain(id)).join(", "),
    });
  out.push({
    glyph: "clock",
    name: speedName(o.speed),
    text: o.speed.is === "none" ? t("speed-none-text") : t("speed-out-text"),
  });
  out.push({ glyph: "coach", name: t(`help-${o.help}`), text: t(`help-${o.help}-text`) });
  out.push({
    glyph: "eye",
    name: o.spectators ? t("spectators-yes") : t("spectators-no"),
    text: o.public ? t("public-yes-text") : t("public-no-text"),
  });
  return out;
}
