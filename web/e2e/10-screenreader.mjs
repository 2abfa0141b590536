// What a screen reader gets: landmarks, names, live regions, and a turn by roles and names alone.
import { assert, keepers, person, table, turn } from "./lib.mjs";

export default async function (t) {
  const page = await person(t);
  // Everything the live regions say.
  await page.addInitScript(() => {
    window.__said = { polite: [], assertive: [] };
    new MutationObserver(() => {
      for (const kind of ["polite", "assertive"])
        for (const region of document.querySelectorAll(`[aria-live=${kind}]`)) {
          const text = region.textContent.trim();
          if (text && window.__said[kind].at(-1) !== text) window.__said[kind].push(text);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  for (const role of ["banner", "navigation", "main", "contentinfo"])
    assert((await page.getByRole(role).count()) >= 1, `no ${role} on the landing page`);
  assert((await page.getByRole("heading", { level: 1 }).count()) === 1, "one heading of the first level");

  await table(page, { seats: 3, level: "easy" });
  await page.waitForFunction(() => window.__e2e.now()?.rolling, null, { polling: 15, timeout: 20_000 });
  for (const role of ["banner", "main"]) assert((await page.getByRole(role).count()) === 1, `no ${role} at the table`);
  const regions = await page.getByRole("region").count();
  assert(regions >= 4, `only ${regions} named regions: monsters, city, market, you, decision, log are wanted`);
  for (const name of [/decision/i, /monster/i, /market|offer|sale/i, /log/i])
    assert((await page.getByRole("region", { name }).count()) >= 1, `no region called ${name}`);
  assert((await page.getByRole("heading", { level: 1 }).count()) === 1, "one heading of the first level at the table");
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll("h1,h2,h3,h4")].map((h) => Number(h.tagName[1])),
  );
  assert(
    levels.every((l, i) => i === 0 || l <= levels[i - 1] + 1),
    `headings skip a level: ${levels.join(" ")}`,
  );

  // Every die is a named button that says its face and what becomes of it.
  const decision = page.getByRole("region", { name: /decision/i });
  const now = await turn(page);
  for (let n = 1; n <= now.dice.length; n++) {
    const die = decision.getByRole("button", { name: new RegExp(`\\b${n}\\b.*(rolled|kept)`, "i") }).first();
    assert((await die.count()) === 1, `die ${n} has no button with a name`);
  }
  // No button anywhere without a name.
  const tree = await page.locator("body").ariaSnapshot();
  const nameless = tree
    .split("\n")
    .filter((l) => /^\s*- (button|link|combobox|checkbox|radio|textbox)( \[[^\]]*\])*:?$/.test(l));
  assert(!nameless.length, `controls without a name: ${nameless.join(" | ")}`);
  // Keeping a die changes what it says.
  const die = decision.locator(".slot").first();
  const before = await die.getAttribute("aria-label");
  await die.click();
  assert((await die.getAttribute("aria-label")) !== before, "a kept die says the same as before");
  await die.click();

  // The question is announced assertively, events politely, and keys answer in the live region.
  const said = await page.evaluate(() => window.__said);
  assert(said.assertive.length >= 1, "the question was not announced");
  const title = await page.locator("#decision h2").innerText();
  assert(
    said.assertive.some((s) => s.includes(title.slice(0, 12))),
    `announced: ${said.assertive.join(" | ")}; asked: ${title}`,
  );
  for (const [key, pattern] of [
    ["s", /\d/],
    ["o", /\d/],
    ["t", /\w/],
    ["m", /\d/],
    ["w", /\w/],
    ["l", /\w/],
  ]) {
    const count = await page.evaluate(() => window.__said.polite.length);
    await page.keyboard.press(key);
    await page
      .waitForFunction((n) => window.__said.polite.length > n, count, { timeout: 2000 })
      .catch(() => {
        throw new Error(`key ${key} says nothing`);
      });
    const text = await page.evaluate(() => window.__said.polite.at(-1));
    assert(pattern.test(text) && !/[★♥⚡⟦]/.test(text), `key ${key} says: ${text}`);
  }

  // Twelve decisions by role and name alone.
  let last = 0;
  let n = 0;
  for (; n < 12; n++) {
    const now = await turn(page, last);
    if (now.over) break;
    last = now.frame;
    const polite = await page.evaluate(() => window.__said.polite.length);
    if (now.rolling) {
      for (const d of keepers(now).slice(0, 2))
        await decision
          .getByRole("button", { name: new RegExp(`^\\D*${d}\\b.*(rolled|kept)`, "i") })
          .first()
          .click();
      const roll = decision.getByRole("button", { name: /^roll/i, disabled: false });
      await ((await roll.count()) ? roll : decision.getByRole("button", { name: /stop|keep/i })).first().click();
    } else {
      const list = decision.getByRole("listitem").getByRole("button", { disabled: false });
      await list.nth(Math.floor(Math.random() * (await list.count()))).click();
    }
    await page.waitForFunction((p) => window.__said.polite.length > p || window.__e2e.frame.over, polite, {
      polling: 30,
    });
  }
  const after = await page.evaluate(() => window.__said);
  assert(after.polite.length > 8, "events are not told");
  t.notes.push(`${regions} regions, ${after.polite.length} lines told, ${n} decisions by role`);
}
export const limit = 60;
