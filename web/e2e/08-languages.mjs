// The language is switched at run time: nothing stays behind untranslated, and the page says which language it is.
import { assert, person, same, table, turn, untranslated } from "./lib.mjs";

export default async function (t) {
  const page = await person(t, { lang: "en" });
  const check = async (lang, where) => {
    await page.waitForFunction((l) => document.documentElement.lang === l, lang);
    const found = await untranslated(page);
    assert(!found.length, `${where} in ${lang}: ${found.slice(0, 3).join(" ")}`);
  };
  const words = (selector) => page.locator(selector).first().innerText();
  const differ = (list, where) =>
    same(new Set(list).size, list.length, `${where}: not every language differs (${list.join(" / ")})`);

  for (const [path, selector] of [
    ["/", ".stub button.go"],
    ["/new", "h1"],
    ["/cards", "h1"],
    ["/cards/energize", "main"],
    ["/rules", "h1"],
    ["/about", "h1"],
  ]) {
    await page.goto(path);
    await page.locator("header.top select").selectOption("en");
    const seen = [];
    for (const lang of ["en", "fr", "de"]) {
      await page.locator("header.top select").selectOption(lang);
      await check(lang, path);
      await page.waitForFunction(
        ([s, before]) => !before.includes(document.querySelector(s)?.innerText),
        [selector, seen],
      );
      seen.push(await words(selector));
    }
    differ(seen, path);
  }
  await page.locator("header.top select").selectOption("en");
  await table(page, { seats: 4, with: ["wicked-mixed"] });
  await turn(page);
  const seen = [];
  for (const lang of ["en", "fr", "de"]) {
    await page.locator(".tool").last().click();
    await page.locator("dialog select").first().selectOption(lang);
    await page.keyboard.press("Escape");
    await check(lang, "table");
    // The server's words change too: question, log, cards.
    await page.waitForFunction(
      (before) => !before.includes(document.querySelector("#decision h2")?.innerText),
      seen.map((s) => s.title),
    );
    seen.push({ title: await words("#decision h2"), log: await words(".log ol"), card: await words(".market .text") });
  }
  differ(
    seen.map((s) => s.title),
    "the question",
  );
  differ(
    seen.map((s) => s.log),
    "the log",
  );
  differ(
    seen.map((s) => s.card),
    "a card",
  );
  // It stays after a reload.
  await page.reload();
  await check("de", "table after a reload");
  // A French browser is greeted in French.
  const french = await person(t, { settings: null, lang: "fr-FR" });
  await french.goto("/");
  same(await french.evaluate(() => document.documentElement.lang), "fr", "a French browser");
}
export const limit = 60;
