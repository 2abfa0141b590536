// A whole game by mouse: charts, seal, journal and replay at its end.
import { readFileSync } from "node:fs";
import { assert, game, person, table, tooWide } from "./lib.mjs";

export default async function (t) {
  const page = await person(t);
  const code = await table(page, { seats: 4, level: "easy" });
  const n = await game(page, {
    each: async () => assert((await tooWide(page)) <= 0, "sideways scroll at the table"),
  });
  const end = page.locator("dialog[open]");
  await end.waitFor();
  const charts = await end.locator(".charts .sheet").count();
  assert(charts >= 7, `only ${charts} charts`);
  assert((await end.locator(".podium li").count()) === 4, "four monsters are ranked");
  await end.locator(".seal.good").waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), end.locator(`a[href$="/journal"]`).click()]);
  const journal = readFileSync(await file.path(), "utf8");
  assert(journal.split("\n").length > 20 && /daikaiju/i.test(journal), "the journal is no journal");
  assert(file.suggestedFilename().includes(code), `the journal is called ${file.suggestedFilename()}`);
  await end.locator(`a[href="/r/${code}"]`).click();
  await page.waitForURL(`**/r/${code}`);
  await page.locator(".timeline input").waitFor();
  await page.locator(".board").waitFor();
  await page.goto(`/fair/${code}`);
  await page.locator("#verdict:not(.not)").waitFor();
  t.notes.push(`${n} decisions`);
}
export const limit = 90;
