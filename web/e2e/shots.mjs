// Photographs every screen: node e2e/shots.mjs [FOLDER]
// Desktop and phone, light and dark, three languages; tables with 2, 4 and 6 monsters; every kind of question met.
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve, join } from "node:path";
import { meetAll } from "./06-prompts.mjs";
import {
  ALL,
  autoplay,
  DESKTOP,
  game,
  here,
  launch,
  over,
  person,
  PHONE,
  serve,
  table,
  tooWide,
  turn,
  untilChosen,
  untranslated,
} from "./lib.mjs";

const folder = resolve(process.argv[2] ?? join(here, "shots"));
mkdirSync(folder, { recursive: true });
const begun = Date.now();
const notes = [];
let count = 0;
let server, browser;
async function close() {
  await browser?.close().catch(() => {});
  await server?.stop().catch(() => {});
}
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void close().finally(() => process.exit(130)));

async function shot(page, name, full = false) {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: full });
  count++;
  const wide = await tooWide(page);
  if (wide > 0) notes.push(`${name}: ${wide} px too wide`);
  const words = await untranslated(page);
  if (words.length) notes.push(`${name}: untranslated ${words.slice(0, 3).join(" ")}`);
  // Words that are cut off in buttons and headings, without an ellipsis being meant.
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll("button, h1, h2, h3, .tag, .btn, .knob")]
      .filter((el) => el.checkVisibility() && !el.closest(".visually-hidden") && el.clientWidth > 4)
      .filter((el) => getComputedStyle(el).overflow !== "visible" && getComputedStyle(el).textOverflow !== "ellipsis")
      .filter((el) => el.scrollWidth > el.clientWidth + 2 || el.scrollHeight > el.clientHeight + 6)
      .map((el) => `${el.className}: ${el.textContent.trim().slice(0, 30)}`),
  );
  for (const what of cut.slice(0, 4)) notes.push(`${name}: cut off ${what}`);
}

/** A table some turns into its game, so that there is something to see; false if the game was over before. */
async function intoTheGame(page, seats, edition = "monster-box") {
  const all = seats > 2 && edition === "monster-box";
  await table(page, { seats, level: "easy", edition, with: all ? ALL : [] });
  let last = 0;
  for (let n = 0; n < 60; n++) {
    const now = await turn(page, last);
    if (now.over) return false;
    const mid = await page.evaluate(() => window.__e2e.frame.turn);
    if (mid >= (seats === 2 ? 4 : 6) && now.rolling) break;
    // Others go on meanwhile: what could be answered may be gone.
    const done = await page.evaluate(() => {
      const open = [...document.querySelectorAll("#decision [data-action]:not([aria-disabled=true])")];
      const buy = open.filter((b) => /^(buy|card|use)/.test(b.dataset.action));
      const list = buy.length ? buy : open;
      list[Math.floor(Math.random() * list.length)]?.click();
      return list.length > 0;
    });
    if (done) last = now.frame;
  }
  return true;
}

/** What a bot weighed, asked at a running table. */
async function reasons(page, phone) {
  await table(page, { seats: 3, level: "hard", hearts: 12, stars: 40 });
  const ask = page.locator("li button.why[title]");
  await untilChosen(page, phone);
  if (phone) await page.locator(".latest .open").click();
  await ask.last().click();
  await page.locator("dialog.reasons[open] .given").waitFor({ timeout: 30_000 });
}

/** One person with one language, look and size looks at everything. */
async function tour(t, lang, look, phone, code) {
  const tail = `${phone ? "phone" : "desktop"}-${look}-${lang}`;
  const page = await person(t, { size: phone ? PHONE : DESKTOP, phone, lang, settings: { theme: look } });
  const still = async (name, path, wait, full = false) => {
    if (path) await page.goto(path);
    await page.locator(wait).first().waitFor();
    await shot(page, `${name}-${tail}`, full);
  };
  await still("landing", "/", "#open-tables ~ *", true);
  await still("new", "/new", ".additions li", true);
  await still("cards", "/cards", ".grid li");
  await still("card", "/cards/energize", "main h1, main h2");
  await still("rules", "/rules", ".book li");
  await still("about", "/about", "main h1", true);
  await table(page, { seats: 4, bots: 1, start: false, with: ["power-up"] });
  await still("lobby", null, ".start", true);
  await still("replay", `/r/${code}?at=60`, ".board");
  await still("fair", `/fair/${code}`, "#verdict");
  for (const seats of [2, 4, 6]) {
    while (!(await intoTheGame(page, seats)));
    await shot(page, `table-${seats}-${tail}`);
  }
  while (!(await intoTheGame(page, 6, "new-york")));
  for (const theme of look === "dark" ? [look] : [look, "contrast"]) {
    await page.evaluate((it) => (document.documentElement.dataset.theme = it), theme);
    await shot(page, `new-york-6-${phone ? "phone" : "desktop"}-${theme}-${lang}`);
  }
  await page.evaluate((it) => (document.documentElement.dataset.theme = it), look);
  for (const [name, opener] of [
    ["menu", ".tool:last-child"],
    ["monster", ".rival .name"],
    ["card", ".market .name"],
  ]) {
    if (!(await page.locator(opener).count())) continue;
    await page.locator(opener).first().click();
    await page.locator("dialog[open]").waitFor();
    await shot(page, `sheet-${name}-${tail}`);
    await page.keyboard.press("Escape");
  }
  await reasons(page, phone);
  await shot(page, `sheet-reasons-${tail}`);
  await table(page, { seats: 4, hearts: 5, stars: 10 });
  await game(page, { touch: phone });
  await page.locator("dialog[open] .seal.good").waitFor();
  await shot(page, `end-${tail}`);
  await page.evaluate(() => (document.querySelector("dialog[open]").scrollTop = 700));
  await shot(page, `end-charts-${tail}`);
  await page.context().close();
}

let failed = false;
try {
  server = await serve();
  browser = await launch();
  const t = { url: server.url, browser, contexts: [], pages: [], faults: [] };
  const host = await person(t);
  const code = await table(host, { seats: 4, with: ["power-up", "wicked-mixed"], hearts: 8, stars: 15 });
  await autoplay(host);
  await over(host);
  // A television and a shared screen, once.
  const tv = await person(t, { size: { width: 1920, height: 1080 } });
  const shown = await table(host, { seats: 4, with: ALL });
  await tv.goto(`/t/${shown}?view=display`);
  await tv.locator(".display .board").waitFor();
  await autoplay(host);
  await tv.waitForFunction(() => window.__e2e.frame?.turn >= 5, null, { polling: 50, timeout: 60_000 });
  await shot(tv, "television-1920-light-en");
  await host.context().close();
  await tv.context().close();

  const tours = [];
  for (const lang of ["en", "fr", "de"])
    for (const look of ["light", "dark"]) for (const phone of [false, true]) tours.push([lang, look, phone]);
  const next = async () => {
    for (let job = tours.shift(); job; job = tours.shift()) await tour(t, ...job, code);
  };
  await Promise.all([next(), next()]);

  const prompts = join(folder, "prompts");
  mkdirSync(prompts, { recursive: true });
  const { met, fed } = await meetAll(t, {
    seconds: Number(process.env.SECONDS_FOR_PROMPTS ?? 120),
    meet: async (topic, page, lang) => {
      for (const [size, name] of [
        [DESKTOP, "desktop"],
        [PHONE, "phone"],
      ]) {
        await page.setViewportSize(size);
        await shot(page, `prompts/${topic}-${name}-${lang}`);
      }
    },
  });
  console.log(`${met.size} kinds of questions in games, ${fed.length} from kept frames: ${fed.join(" ")}`);
  notes.push(...new Set(t.faults));
} catch (e) {
  failed = true;
  console.error(e);
} finally {
  await close();
}
writeFileSync(join(folder, "notes.txt"), notes.join("\n") + "\n");
for (const note of notes.slice(0, 40)) console.log(note);
console.log(`${count} pictures in ${folder} (${((Date.now() - begun) / 1000).toFixed(0)} s)`);
process.exit(failed ? 1 : 0);
