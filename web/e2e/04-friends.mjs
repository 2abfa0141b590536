// Three browsers at one table by its link: one reloads in the middle of a question, one closes the laptop and comes back.
import { act, assert, person, same, turn } from "./lib.mjs";

const seat = (page, n) => page.evaluate((s) => window.__e2e.frame?.monsters.find((m) => m.seat === s), n);

export default async function (t) {
  const names = ["Ana", "Leo", "Mia"];
  // The host makes it with the page's own button and gives the link away.
  const ana = await person(t, { settings: { name: "Ana" } });
  await ana.goto("/new");
  await ana.locator('input[name="seats"][value="3"]').check({ force: true });
  for (const n of [2, 3]) await ana.locator(`.seats li:nth-child(${n}) select`).selectOption("open");
  await ana.locator('input[name="pause"][value="fast"]').check({ force: true });
  await ana.locator("details.house summary").click();
  await ana.locator("#stars").selectOption("12");
  await ana.locator(".go button").click();
  await ana.waitForURL("**/t/*");
  const link = await ana.locator("#link").inputValue();
  const code = link.split("/").pop();

  const leo = await person(t, { settings: null });
  const mia = await person(t, { settings: null });
  for (const [page, name] of [
    [leo, "Leo"],
    [mia, "Mia"],
  ]) {
    await page.goto(link);
    await page.locator(".you .input").first().fill(name);
    await page.locator(".you .btn.primary").click();
    await page.waitForFunction(() => window.__e2e.lobby?.you, null, { polling: 15 });
  }
  await ana.waitForFunction(() => window.__e2e.lobby?.seats.every((s) => s.player), null, { polling: 15 });
  same(await ana.evaluate(() => window.__e2e.lobby.seats.map((s) => s.name)), names, "names in the lobby");
  await ana.locator(".start button").click();
  const pages = [ana, leo, mia];
  for (const page of pages) await page.waitForFunction(() => window.__e2e.frame, null, { polling: 15 });

  // Play a little; then whoever is asked reloads and is asked the same again.
  const last = new Map();
  const asked = () =>
    Promise.any(
      pages.map(async (page) => {
        const now = await turn(page, last.get(page) ?? 0, 8000);
        return { page, now };
      }),
    );
  for (let n = 0; n < 6; n++) {
    const { page, now } = await asked();
    assert(!now.over, "the game ended too soon");
    await act(page, now);
    last.set(page, now.frame);
  }
  const { page, now } = await asked();
  // A die is kept, nothing is sent: this is the middle of it.
  if (now.rolling) await page.locator("#decision .slot:not(.fixed)").first().click();
  const title = await page.locator("#decision h2").innerText();
  const before = Date.now();
  await page.reload();
  await page.waitForFunction((id) => window.__e2e.now()?.id === id, now.id, { polling: 15 });
  const back = Date.now() - before;
  assert((await page.locator("#decision h2").innerText()) === title, "another question after the reload");
  assert(back <= 1000, `the question came back after ${back} ms`);
  last.set(page, 0);

  // Mia closes the laptop.
  const cookies = await mia.context().storageState();
  await mia.context().close();
  const gone = Date.now();
  pages.pop();
  await ana.waitForFunction(() => window.__e2e.frame.monsters[2].player.is === "away", null, { polling: 50 });
  // Nobody waits: the others play until it is her turn, and after the grace a bot answers for her.
  const took = ana.waitForFunction(() => window.__e2e.frame.monsters[2].player.is === "stand_in", null, {
    polling: 50,
    timeout: 45_000,
  });
  // Somebody else decides meanwhile, if it is not her turn.
  const meanwhile = await asked().catch(() => null);
  if (meanwhile && !meanwhile.now.over && meanwhile.now.rolling) {
    await act(meanwhile.page, meanwhile.now);
    last.set(meanwhile.page, meanwhile.now.frame);
  }
  await took;
  const waited = (Date.now() - gone) / 1000;
  assert(waited <= 35, `a bot took over after ${waited} s`);
  // Marked for the others.
  assert((await ana.locator('.rival[data-seat="3"] .who svg').count()) > 0, "the stand-in is not marked");

  // She comes back and takes her seat again.
  const again = await person(t, { settings: null, storageState: cookies });
  await again.goto(link);
  await again.waitForFunction(() => window.__e2e.frame?.you === 3, null, { polling: 15 });
  const back2 = () => again.evaluate(() => window.__e2e.frame.monsters[2].player.is);
  if ((await back2()) !== "human") {
    const button = again.locator("#decision .watch button, #decision .rest button").first();
    await button.click({ timeout: 3000 }).catch(async () => {
      await again.locator(".tool").last().click();
      await again
        .locator("dialog .knob", { has: again.locator("svg") })
        .filter({ hasText: /seat|myself|back/i })
        .first()
        .click();
    });
  }
  await again.waitForFunction(() => window.__e2e.frame.monsters[2].player.is === "human", null, { polling: 15 });
  pages.push(again);

  // To the end, which is the same for all.
  for (let n = 0; n < 500; n++) {
    const next = await Promise.any(pages.map(async (p) => ({ page: p, now: await turn(p, last.get(p) ?? 0, 20_000) })));
    if (next.now.over) break;
    await act(next.page, next.now);
    last.set(next.page, next.now.frame);
  }
  const ends = [];
  for (const p of pages) {
    await p.waitForFunction(() => window.__e2e.frame.over, null, { polling: 15, timeout: 20_000 });
    await p.locator("dialog[open] .podium").waitFor();
    ends.push(
      await p.evaluate(() => ({ winners: window.__e2e.frame.over.winners, ranking: window.__e2e.frame.over.ranking })),
    );
  }
  same(ends[1], ends[0], "Leo's end");
  same(ends[2], ends[0], "Mia's end");
  same((await seat(ana, 3)).name, "Mia", "her name");
  t.notes.push(`reload ${back} ms, bot after ${waited.toFixed(0)} s, table ${code}`);
}
export const limit = 120;
