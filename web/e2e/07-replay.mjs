// A link to a moment comes back to it, and a perspective really hides: in the data and on the page.
import { assert, autoplay, over, person, same, table } from "./lib.mjs";

export default async function (t) {
  const page = await person(t);
  const code = await table(page, { seats: 3, with: ["power-up"], hearts: 8, stars: 12 });
  await autoplay(page, { plays: false });
  await over(page);
  await page.locator("dialog[open]").waitFor();

  const json = (path) => page.evaluate(async (p) => await (await fetch(p)).text(), path);
  const eyes = (as) => `lang=en${as ? `&as=${as}` : ""}`;
  // Lines are counted for each viewer: the same moment is the beginning of the same turn.
  const logs = new Map();
  for (const as of [1, 2, 3, null]) logs.set(as, JSON.parse(await json(`/api/tables/${code}/replay?${eyes(as)}`)).log);
  const log = logs.get(2);
  const lineOf = (as, turn) => logs.get(as).find((l) => l.event === "turn-started" && l.turn === turn).n;
  const moment = (turn, as) => json(`/api/tables/${code}/replay/${lineOf(as, turn)}?${eyes(as)}`);
  // What the others hold at a moment, through their own eyes, and what lies open then...
  const last = log.at(-1).turn;
  let secrets = [];
  let turn = Math.max(1, Math.floor(last / 2));
  for (; turn >= 1; turn--) {
    const seen = JSON.parse(await moment(turn, 2));
    const open = JSON.stringify([seen.monsters.map((m) => [m.cards, m.used]), seen.market, seen.discards]);
    for (const other of [1, 3]) {
      const own = JSON.parse(await moment(turn, other)).monsters.find((m) => m.seat === other);
      same(own.hand.known.length, own.hand.n, `seat ${other} sees its own hand`);
      secrets.push(...own.hand.known.map((c) => c.id).filter((id) => !open.includes(`"${id}"`)));
    }
    if (secrets.length) break;
  }
  assert(secrets.length, "nobody held anything: nothing was tested");
  const line = lineOf(2, turn);
  // ... is not in what seat 2 is sent, nor a spectator: neither at the moment nor in the log up to there.
  for (const as of [2, null]) {
    const raw = await moment(turn, as);
    const told = JSON.stringify(logs.get(as).slice(0, lineOf(as, turn) + 1));
    for (const id of secrets)
      assert(!raw.includes(`"${id}"`) && !told.includes(`"${id}"`), `${as ?? "a spectator"} is sent ${id}`);
  }
  const mine = JSON.parse(await moment(turn, 2)).monsters.find((m) => m.seat === 2);
  same(mine.hand.known.length, mine.hand.n, "seat 2 sees its own hand");

  // The page: choose the eyes, go somewhere, and the link brings a stranger to the same place.
  await page.goto(`/r/${code}?at=${line}&as=2`);
  await page.locator(".timeline input").waitFor();
  await page.waitForFunction((n) => document.querySelector(".timeline input")?.value === String(n), line);
  await page.locator(".you").waitFor();
  same(await page.locator(".you").getAttribute("data-seat"), "2", "whose eyes the page looks through");
  const shown = await page.evaluate(() => document.querySelector(".stage").innerHTML);
  const names = await page.evaluate(async (ids) => {
    const c = await (await fetch("/api/catalogue/en")).json();
    return ids.map((id) => c.cards[id].name);
  }, secrets);
  for (const name of names) assert(!shown.includes(name), `the page shows ${name}`);
  if (mine.hand.n) {
    const own = await page.evaluate(() => document.querySelectorAll(".you .held").length);
    same(own, mine.hand.n, "own cards on the page");
  }
  const where = () => page.locator(".count").innerText();
  const first = await where();
  await page.locator(".deck .group .btn").last().click();
  await page.waitForFunction((w) => document.querySelector(".count").textContent !== w, first);
  // The arrows step like their buttons, except where they move a slider.
  const here = await where();
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction((w) => document.querySelector(".count").textContent !== w, here);
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction((w) => document.querySelector(".count").textContent === w, here);
  const moved = await where();
  const link = page.url();
  assert(/at=\d+&as=2/.test(link), `the address does not name the moment: ${link}`);
  const stranger = await person(t);
  await stranger.goto(link);
  await stranger.waitForFunction((w) => document.querySelector(".count")?.textContent === w, moved);
  await stranger.locator(".you").waitFor();
  await stranger.waitForFunction(() => document.querySelector("label.eyes select").value === "2");
  // Nothing can be decided in a replay.
  same(await stranger.locator("#decision [data-action]").count(), 0, "answers in a replay");
  // Other eyes: seat 1 sees its own hand.
  const turnNow = () => stranger.locator(".where .poster").innerText();
  const before = await turnNow();
  await stranger.locator("label.eyes select").selectOption("1");
  await stranger.waitForURL(/as=1/);
  await stranger.waitForFunction(() => document.querySelector(".you")?.dataset.seat === "1");
  same(await turnNow(), before, "other eyes, another moment");
  t.notes.push(`${log.length} lines, ${secrets.length} secrets`);
}
export const limit = 60;
