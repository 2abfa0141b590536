// A whole game in New York by mouse: what can be answered on the map is answered there; six monsters fit on a desktop
// and on a phone, and axe-core finds nothing.
import { act, assert, axe, DESKTOP, game, over, person, PHONE, table, tooWide, turn } from "./lib.mjs";

const LOOKS = ["light", "dark", "contrast"];

async function looks(page, where) {
  for (const look of LOOKS) {
    await page.evaluate((l) => (document.documentElement.dataset.theme = l), look);
    const found = await axe(page, look !== LOOKS[0]);
    assert(!found.length, `${where}, ${look}: ${found.slice(0, 5).join("; ")}`);
  }
}

/** What the map shows is what the page was told. */
async function told(page) {
  return await page.evaluate(() => {
    const { board } = window.__e2e.frame;
    const wrong = [];
    for (const b of board.boroughs) {
      const at = document.querySelector(`.york [data-borough="${b.borough}"]`);
      if (!at) wrong.push(`no ${b.borough}`);
      else {
        const n = at.querySelectorAll(".figure:not(.vacant)").length;
        if (n !== b.monsters.length) wrong.push(`${n} monsters in ${b.borough}, not ${b.monsters.length}`);
        const units = at.querySelectorAll(".unit").length;
        if (units !== b.units.length) wrong.push(`${units} sorts of units in ${b.borough}, not ${b.units.length}`);
      }
    }
    if (document.querySelectorAll(".york .goal").length !== 2) wrong.push("not two goals");
    return wrong;
  });
}

/** A game in which the map is pressed wherever it can be. */
async function byMap(t) {
  const page = await person(t, { size: DESKTOP });
  const code = await table(page, { seats: 3, level: "easy", edition: "new-york" });
  let pressed = 0;
  let last = 0;
  for (let n = 0; ; n++) {
    assert(n < 900, "no end after 900 decisions");
    const now = await turn(page, last);
    if (now.over) break;
    const wrong = await told(page);
    assert(!wrong.length, wrong.join("; "));
    assert((await tooWide(page)) <= 0, "sideways scroll at the table");
    const picks = await page.locator(".york [data-pick]").evaluateAll((all) => all.map((b) => b.dataset.pick));
    for (const action of picks) assert(now.open.includes(action), `${action} is on the map but not in the prompt`);
    if (picks.length && Math.random() < 0.8) {
      await page
        .locator(`.york [data-pick="${picks[n % picks.length]}"]`)
        .first()
        .click();
      pressed++;
    } else await act(page, now);
    last = now.frame;
  }
  assert(pressed > 0, "the map was never pressed");
  await page.locator("dialog[open] .podium li").first().waitFor();
  assert(await page.getByText("Turns begun in Manhattan").count(), "the end speaks of Tokyo");
  await page.goto(`/r/${code}?at=40`);
  await page.locator(".york .borough").first().waitFor();
  return pressed;
}

/** Six monsters at a table, looked at. */
async function crowd(t, phone) {
  const page = await person(t, { size: phone ? PHONE : DESKTOP, phone });
  await table(page, { seats: 6, level: "easy", edition: "new-york", stars: 12 });
  const met = new Set();
  await game(page, {
    touch: phone,
    most: 900,
    each: async (now) => {
      assert((await tooWide(page)) <= 0, `sideways scroll at ${now.topic}`);
      if (met.has(now.topic) || met.size >= 5) return;
      met.add(now.topic);
      await looks(page, `${phone ? "phone" : "desktop"}, ${now.topic}`);
    },
  });
  await over(page);
  return met;
}

export default async function (t) {
  const page = await person(t);
  await page.goto("/new");
  await page.locator('input[name="edition"][value="new-york"]').check({ force: true });
  const additions = await page.locator(".additions li").count();
  assert(additions >= 1 && additions <= 4, `${additions} additions for New York`);
  const [pressed, a, b] = await Promise.all([byMap(t), crowd(t, false), crowd(t, true)]);
  t.notes.push(`${pressed} answers on the map`, `questions: ${[...new Set([...a, ...b])].join(" ")}`);
}
export const limit = 150;
