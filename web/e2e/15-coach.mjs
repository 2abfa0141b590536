// Bots with a temperament, chosen at a table; bots asked for their reasons while they play; and a finished game looked at
// again: the curve of the chances, the costliest decisions, and why something was done. SHOTS names a folder for pictures.
import { join } from "node:path";
import {
  act,
  assert,
  autoplay,
  axe,
  DESKTOP,
  over,
  person,
  PHONE,
  same,
  table,
  tooWide,
  turn,
  untilChosen,
} from "./lib.mjs";

/** Games are played again for every question; a busy machine takes its time. */
const SLOW = { timeout: 30_000 };
/** Signs are drawn: what is left of a text are its words. */
const tells = (shown, text) => text.split(/\s*[★♥⚡⚔]\s*/).every((part) => shown.includes(part));
const said = (decision) => decision.answers.find((a) => a.given).text;

async function picture(page, name) {
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`) });
}

/** Opens the reasons of a bot at a running table, and closes them again. */
async function live(t, page, touch, wrong) {
  const name = touch ? "live-phone" : "live";
  // Whoever has that card may know the top of the deck, and what a bot did then is not told before the end.
  const without_cards = ["base/made-in-a-lab"];
  await table(page, { seats: 3, level: "hard", stars: 40, hearts: 12, without_cards });
  const asks = page.locator("li button.why[title]");
  const log = async () => {
    if (touch) await page.locator(".latest .open, .tool.log").locator("visible=true").first().tap();
  };
  await untilChosen(page, touch);
  await log();
  const ask = asks.last();
  await (touch ? ask.tap() : ask.click());
  const sheet = page.locator("dialog.reasons[open]");
  await sheet.locator(".given").waitFor(SLOW);
  same(await sheet.locator("tr.given").count(), 1, "one answer was given");
  assert((await sheet.locator("tr").count()) > 1, "other answers are told of");
  assert(/%/.test(await sheet.innerText()), "what each was worth");
  assert(/weighs them itself/.test(await sheet.innerText()), "whose opinion it is");
  same(await tooWide(page), 0, "sideways scroll with reasons");
  for (const look of ["light", "dark"]) {
    await page.evaluate((it) => (document.documentElement.dataset.theme = it), look);
    await picture(page, `${name}-${look}`);
    wrong.push(...(await axe(page, look === "dark")).map((what) => `${name} ${look}: ${what}`));
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = "light"));
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  // One's own choices are one's own business, and where no help is allowed nobody is asked.
  await log();
  const own = await page.locator("li.me button.why[title]").count();
  same(own, 0, "people are not asked");
}

export default async function (t) {
  const page = await person(t);

  // A host chooses how bots play.
  await page.goto("/new");
  await page.getByRole("radio", { name: "3", exact: true }).check({ force: true });
  await page.getByLabel("Seat 2", { exact: true }).selectOption("hard");
  await page.getByLabel("Temperament of the bot on seat 2").selectOption("aggressive");
  await page.getByLabel("Seat 3", { exact: true }).selectOption("open");
  await page.locator(".seats .hint").first().waitFor();
  await picture(page, "new");
  await page.locator(".go button").click();
  await page.locator(".start").waitFor();
  assert((await page.locator(".seats article").nth(1).innerText()).includes("hard, aggressive"), "seat 2 in the lobby");
  await page.getByLabel("Temperament of the bot on seat 2").selectOption("hoarding");
  await page.waitForFunction(() => window.__e2e.lobby?.seats[1].player.level === "hard@hoarding", null, {
    polling: 15,
  });
  await page.getByLabel("Seat 3", { exact: true }).selectOption("easy");
  await page.waitForFunction(() => window.__e2e.lobby?.seats[2].player?.level === "easy", null, { polling: 15 });
  await picture(page, "lobby");
  await page.locator(".start .btn").click();
  await page.locator(".rival").first().waitFor();
  assert((await page.locator(".board, .table").first().innerText()).includes("hard, hoarding"), "the bot at the table");

  // Why did a bot do that? Asked while the game goes on, at a desk and on a phone.
  const wrong = [];
  await live(t, page, false, wrong);
  await live(t, await person(t, { size: PHONE, phone: true }), true, wrong);
  await table(page, { seats: 2, help: "none" });
  await turn(page);
  await act(page, await turn(page));
  await turn(page, 1);
  same(await page.locator("li button.why[title]").count(), 0, "no help, no reasons");

  // A game to look at again.
  const code = await table(page, { seats: 3, hearts: 6, stars: 8 });
  await autoplay(page, { plays: false });
  await over(page);
  await page.locator("dialog[open]").waitFor();
  const replay = await page.evaluate(async (c) => await (await fetch(`/api/tables/${c}/replay?lang=en`)).json(), code);
  await page.goto(`/r/${code}`);
  const plot = page.locator(".plot");
  await plot.locator(".tint").first().waitFor();
  same(await plot.locator(".tint").count(), 3, "lines of the curve");
  const shown = () => page.locator("figure li b").allInnerTexts();
  const whole = (list) => list.map((c) => Math.round(c * 100));
  const near = (got, wanted) => got.every((v, i) => Math.abs(parseInt(v) - wanted[i]) <= 1);
  const slider = page.locator(".timeline input");
  const marker = () => plot.locator(".now").getAttribute("d");
  const at = (n) => page.waitForFunction((v) => document.querySelector(".timeline input").value === String(v), n);
  const last = replay.log.length - 1;

  // A click goes there, and the marker with it; keys on the slider move both.
  const point = replay.curve[Math.floor(replay.curve.length / 2)];
  const box = await plot.boundingBox();
  await plot.click({ position: { x: (point.line / last) * box.width, y: 20 } });
  await page.waitForFunction(
    ([n, all]) => Math.abs(Number(document.querySelector(".timeline input").value) - n) <= Math.ceil(all / 300) + 1,
    [point.line, last],
  );
  const before = await marker();
  await slider.focus();
  await slider.press("ArrowRight");
  await page.waitForFunction((d) => document.querySelector(".plot .now").getAttribute("d") !== d, before);
  await slider.press("End");
  await at(last);
  same(await marker(), "M1000 0V100", "the marker at the end");
  assert(near(await shown(), whole(replay.curve.at(-1).chances)), `chances at the end: ${await shown()}`);

  // The same numbers as a table, each turn a way there.
  const press = async (name) => {
    await page.getByRole("button", { name, exact: true }).click();
    await page.locator(".analysis").waitFor();
  };
  await press("Chances to win, turn by turn");
  const rows = page.locator(".analysis tbody tr");
  same(await rows.count(), replay.curve.length, "rows of the table");
  await rows.nth(1).locator("button").press("Enter");
  await at(replay.curve[1].line);

  // The costliest decisions lead to where they were made.
  await press("The costliest decisions");
  const first = page.locator(".analysis li").first();
  await first.waitFor(SLOW);
  const coach = await page.evaluate(async (c) => await (await fetch(`/api/tables/${c}/coach?lang=en`)).json(), code);
  assert(tells(await first.innerText(), coach.decisions[0].because ?? ""), "the reason is told");
  await first.locator("button").click();
  await at(coach.decisions[0].line);
  await picture(page, "coach-light");
  await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
  await picture(page, "coach-dark");
  wrong.push(...(await axe(page)).map((what) => `coach: ${what}`));
  await page.evaluate(() => (document.documentElement.dataset.theme = "light"));

  // Why? The line after a decision is what it led to; only to do nothing can lead to nothing that is told.
  const led = (d) => replay.log[d.line + 1]?.turn === d.turn && !/nothing|go on/.test(said(d));
  const asked = coach.decisions.find((d) => d.because && led(d));
  assert(asked, "no decision that led to something");
  await page.locator(".analysis li button").nth(coach.decisions.indexOf(asked)).click();
  await at(asked.line);
  await page.locator(".deck .group .btn").nth(3).click();
  await at(asked.line + 1);
  await press("Why was that done?");
  await page.locator(".analysis .given").waitFor(SLOW);
  assert(tells(await page.locator(".analysis").innerText(), asked.because), "why, in words");
  await picture(page, "why");
  wrong.push(...(await axe(page, true)).map((what) => `why: ${what}`));
  same(wrong, [], "axe");

  // A phone has room for it, too, and a journal from elsewhere has a curve.
  const phone = await person(t, { size: PHONE, phone: true });
  const imported = await phone
    .evaluate(async () => 0)
    .then(async () => {
      await phone.goto("/about");
      return await phone.evaluate(async (c) => {
        const text = await (await fetch(`/api/tables/${c}/journal`)).text();
        const answer = await fetch("/api/journals", {
          method: "POST",
          headers: { "Content-Type": "text/plain" },
          body: text,
        });
        return (await answer.json()).table;
      }, code);
    });
  await phone.goto(`/r/${imported}?at=${point.line}`);
  // There the controls are folded until they are wanted.
  same(await phone.locator(".plot").isVisible(), false, "the curve is folded away");
  await phone.locator(".unfold").click();
  await phone.locator(".plot").waitFor();
  same(await tooWide(phone), 0, "sideways scroll");
  await picture(phone, "phone");
  await phone.getByRole("button", { name: "The costliest decisions", exact: true }).click();
  await phone.locator(".analysis li").first().waitFor(SLOW);
  same(await tooWide(phone), 0, "sideways scroll with the coach");
  await picture(phone, "phone-coach");
  await page.setViewportSize(DESKTOP);
  t.notes.push(`${replay.curve.length} points, ${coach.decisions.length} decisions`);
}
export const limit = 100;
