// What all browser tests share: a server of their own, a browser, and hands that play.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const here = fileURLToPath(new URL(".", import.meta.url));
export const DESKTOP = { width: 1280, height: 720 };
export const PHONE = { width: 390, height: 844 };
export const TINY = { width: 320, height: 568 };

export function assert(that, why) {
  if (!that) throw new Error(why);
}
export function same(got, wanted, why) {
  const [a, b] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${why}: ${a} instead of ${b}`);
}

// The server -----------------------------------------------------------------------------------------------------------

const freePort = () =>
  new Promise((good, bad) => {
    const probe = createServer();
    probe.once("error", bad);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => good(port));
    });
  });

/** A server with data of its own; `stop` ends it and forgets them. */
export async function serve() {
  const program = process.env.DAIKAIJU;
  if (!program || !existsSync(program)) throw new Error("DAIKAIJU has to say where the program is");
  const data = mkdtempSync(join(tmpdir(), "daikaiju-e2e-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    program,
    ["serve", "--addr", `127.0.0.1:${port}`, "--data", data, "--log", "warn"].concat([
      "--rate",
      "1000",
      "--per-address",
      "100000",
    ]),
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let said = "";
  const hear = (chunk) => (said = (said + chunk).slice(-20000));
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  let ended = false;
  const end = new Promise((good) => child.once("exit", (code) => ((ended = true), good(code))));
  process.once("exit", () => child.kill("SIGKILL"));
  const until = Date.now() + 20_000;
  for (;;) {
    if (ended) throw new Error(`the server ended by itself:\n${said}`);
    try {
      if ((await fetch(`${url}/healthz`)).ok) break;
    } catch {
      // not yet
    }
    if (Date.now() > until) throw new Error(`the server does not answer:\n${said}`);
    await new Promise((good) => setTimeout(good, 30));
  }
  return {
    url,
    said: () => said,
    async stop() {
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), 5000);
      await end;
      clearTimeout(timer);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

// The browser ----------------------------------------------------------------------------------------------------------

export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  });

/** Runs in every page before its own scripts: keeps the newest frame, so that tests see what the page was told. */
function spy() {
  const Native = window.WebSocket;
  const e2e = {
    frame: null,
    log: [],
    lobby: null,
    by: {},
    topics: {},
    refused: [],
    csp: [],
    sockets: 0,
    /** what can be done now, as the page shows it; null while there is nothing */
    now() {
      const f = e2e.frame;
      if (!f) return null;
      if (f.over) return { over: true, frame: f.frame };
      const dock = document.querySelector("#decision[data-topic]");
      if (!dock || !f.prompt || dock.dataset.topic !== f.prompt.topic) return null;
      const buttons = [...dock.querySelectorAll("[data-action]")];
      const open = buttons.filter((b) => b.getAttribute("aria-disabled") !== "true").map((b) => b.dataset.action);
      if (!open.length) return null;
      const rolling = f.prompt.topic === "roll" && f.prompt.dice.length > 0;
      const you = f.monsters.find((m) => m.seat === f.you);
      return {
        id: f.prompt.id,
        topic: f.prompt.topic,
        open,
        rolling,
        frame: f.frame,
        you,
        dice: f.dice,
        left: f.rolls_left,
      };
    },
  };
  window.__e2e = e2e;
  addEventListener("securitypolicyviolation", (e) => e2e.csp.push(`${e.violatedDirective} ${e.blockedURI}`));
  window.WebSocket = class extends Native {
    constructor(...args) {
      super(...args);
      e2e.sockets++;
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        if (message.type === "frame") {
          e2e.frame = message;
          e2e.log = [...e2e.log.slice(0, message.log_from), ...message.log];
          e2e.by[message.you ?? 0] = message;
          if (message.prompt) e2e.topics[message.prompt.topic] = (e2e.topics[message.prompt.topic] ?? 0) + 1;
        } else if (message.type === "lobby") e2e.lobby = message;
        else if (message.type === "error") e2e.refused.push(message);
      });
    }
  };
}

/**
 * A person: a browser context with one page. Whatever the page complains about is collected in `faults`; the runner
 * fails a test that has any.
 */
export async function person(t, { size = DESKTOP, phone = false, lang = "en", settings = {}, ...more } = {}) {
  const context = await t.browser.newContext({
    viewport: size,
    hasTouch: phone,
    isMobile: phone,
    locale: lang,
    baseURL: t.url,
    reducedMotion: "reduce",
    acceptDownloads: true,
    ...more,
  });
  context.setDefaultTimeout(10_000);
  await context.addInitScript(spy);
  if (settings)
    await context.addInitScript(
      (wanted) => {
        // Only once: what is chosen later in the page counts.
        if (!location.protocol.startsWith("http") || sessionStorage.getItem("e2e")) return;
        sessionStorage.setItem("e2e", "1");
        localStorage.setItem("daikaiju.settings", JSON.stringify(wanted));
      },
      { sound: false, guide: false, confirmBuy: false, lang, ...settings },
    );
  context.on("page", (page) => watch(t, page));
  t.contexts.push(context);
  return await context.newPage();
}

function watch(t, page) {
  t.pages.push(page);
  const fault = (what) => t.faults.push(`${what} (${page.url()})`);
  page.on("pageerror", (e) => fault(`page error: ${e.message}`));
  page.on("console", (m) => {
    if (m.type() === "error" || /Content Security Policy|Refused to/.test(m.text())) fault(`console: ${m.text()}`);
  });
  page.on("crash", () => fault("the page crashed"));
}

/** Faults that only the page itself knows. */
export async function inPage(t) {
  for (const page of t.pages) {
    if (page.isClosed()) continue;
    const csp = await page.evaluate(() => window.__e2e?.csp ?? []).catch(() => []);
    for (const what of csp) t.faults.push(`CSP: ${what} (${page.url()})`);
  }
}

// Tables ---------------------------------------------------------------------------------------------------------------

export const options = (more = {}) => ({
  edition: "monster-box",
  with: [],
  without_cards: [],
  hearts: null,
  stars: null,
  speed: { is: "none" },
  spectators: true,
  public: false,
  help: "odds",
  bot_pause: 0,
  ...more,
});

/** Makes a table in the page's name (the seat comes as a cookie) and goes there. */
export async function table(
  page,
  { seats = 2, bots = seats - 1, level = "normal", name = "Ana", start = true, go = true, ...more } = {},
) {
  if (!page.url().startsWith("http")) await page.goto("/about");
  const wanted = { options: options(more), seats, name, monster: null, bots: Array(bots).fill(level), start };
  const code = await page.evaluate(async (body) => {
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const said = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(said));
    return said.table;
  }, wanted);
  if (go) await page.goto(`/t/${code}`);
  return code;
}

export const ALL = [
  "power-up",
  "mutants",
  "halloween",
  "wicked-mixed",
  "luchador",
  "promos-likely",
  "origins-exclusive",
];

// Playing --------------------------------------------------------------------------------------------------------------

/** Waits until there is something to decide, or the end. `after`: the frame in which one has acted last. */
export async function turn(page, after = 0, timeout = 30_000) {
  const handle = await page.waitForFunction(
    (last) => {
      const now = window.__e2e?.now();
      return now && now.frame > last ? now : false;
    },
    after,
    { polling: 15, timeout },
  );
  return await handle.jsonValue();
}

export const any = (list) => list[Math.floor(Math.random() * list.length)];

/** A sensible answer, now and then any. */
export function choose(now) {
  const { open } = now;
  if (Math.random() < 0.15) return any(open);
  const buy = open.filter((a) => a.startsWith("buy:"));
  if (buy.length) return any(buy);
  if (now.topic === "yield") return now.you.hearts <= 4 && open.includes("yield") ? "yield" : any(open);
  return any(open);
}

/** Dice worth keeping: claws, the commonest number, hearts when hurt. */
export function keepers(now) {
  const count = {};
  for (const d of now.dice) count[d.face] = (count[d.face] ?? 0) + 1;
  return now.dice
    .map((d, i) => [d, i + 1])
    .filter(
      ([d]) =>
        d.face === "smash" || (/\d/.test(d.face) && count[d.face] >= 2) || (d.face === "heart" && now.you.hearts < 5),
    )
    .map(([, n]) => n);
}

/** One decision by mouse or finger. */
export async function act(page, now, touch = false) {
  const press = (where) => (touch ? where.tap() : where.click());
  const button = (action) => page.locator(`#decision [data-action="${action}"]`).first();
  if (!now.rolling) return await press(button(choose(now)));
  for (const n of keepers(now).slice(0, 2)) {
    const die = page.locator("#decision .slot").nth(n - 1);
    // Some cards and places leave dice that cannot be rolled: there is nothing to keep.
    if ((await die.getAttribute("aria-disabled")) !== "true") await press(die);
  }
  const roll = button("roll");
  if ((await roll.getAttribute("aria-disabled")) === "true") return await press(button("pass"));
  const others = now.open.filter((a) => a !== "roll" && a !== "pass");
  await press(others.length && Math.random() < 0.3 ? button(any(others)) : roll);
}

/** A whole game; `each` sees every decision before it is taken. Returns how many there were. */
export async function game(page, { touch = false, each, most = 600 } = {}) {
  let last = 0;
  for (let n = 0; n < most; n++) {
    const now = await turn(page, last);
    if (now.over) return n;
    await each?.(now, n);
    await act(page, now, touch);
    last = now.frame;
  }
  throw new Error(`no end after ${most} decisions`);
}

/** Plays until some bot has rolled again, which it might not have done: then it can be asked why. */
export async function untilChosen(page, touch = false) {
  const chosen = () => {
    const { log, frame } = window.__e2e;
    return log.some((l) => l.event === "rerolled" && l.seat !== frame.you);
  };
  for (let last = 0, n = 0; n < 60; n++) {
    const now = await turn(page, last);
    if (await page.evaluate(chosen)) return;
    if (now.over) break;
    await act(page, now, touch);
    last = now.frame;
  }
  throw new Error("no bot has chosen anything");
}

/** Plays by itself inside the page, fast; stops at the end. `meet` (if given) is called at each new topic. */
export async function autoplay(page, { pause = 0, plays = true } = {}) {
  await page.evaluate(
    ({ pause, plays }) => {
      const any = (list) => list[Math.floor(Math.random() * list.length)];
      const met = new Set();
      let last = -1;
      let stuck = 0;
      const step = async () => {
        const now = window.__e2e.now();
        if (now?.over) return;
        if (now && (now.frame > last || ++stuck > 80)) {
          stuck = 0;
          if (!met.has(now.topic) && window.__meet) {
            met.add(now.topic);
            await window.__meet(now.topic);
            return void setTimeout(step, pause);
          }
          last = now.frame;
          const dock = document.querySelector("#decision");
          const hand = [...document.querySelectorAll(".you .play")].filter(
            (b) => b.getAttribute("aria-disabled") !== "true",
          );
          if (plays && hand.length && Math.random() < 0.4) any(hand).click();
          else {
            const open = [...dock.querySelectorAll("[data-action]")].filter(
              (b) => b.getAttribute("aria-disabled") !== "true",
            );
            let pick = any(open);
            if (now.rolling) {
              for (const die of dock.querySelectorAll(".slot")) if (Math.random() < 0.35) die.click();
              const special = open.filter((b) => !["roll", "pass"].includes(b.dataset.action));
              const roll = dock.querySelector('[data-action="roll"]');
              if (special.length && Math.random() < 0.4) pick = any(special);
              else if (Math.random() < 0.9) pick = roll;
              // With every die kept there is nothing to roll.
              await Promise.resolve();
              if (pick === roll && roll.getAttribute("aria-disabled") === "true")
                pick = dock.querySelector('[data-action="pass"]');
            } else {
              const buys = open.filter((b) => /^(buy|card|use|gift|play)/.test(b.dataset.action));
              if (buys.length && Math.random() < 0.75) pick = any(buys);
            }
            pick?.click();
          }
        }
        setTimeout(step, pause);
      };
      void step();
    },
    { pause, plays },
  );
}

export async function over(page, timeout = 60_000) {
  await page.waitForFunction(() => window.__e2e?.frame?.over, null, { polling: 50, timeout });
}

// Looking --------------------------------------------------------------------------------------------------------------

/** Pixels the page is too wide. Not `innerWidth`: on a phone that grows with what does not fit. */
export const tooWide = (page) =>
  page.evaluate((width) => document.scrollingElement.scrollWidth - width, page.viewportSize().width);

/** Text that was not translated is shown in these brackets. */
export async function untranslated(page) {
  return await page.evaluate(() => {
    const found = [];
    const all = document.documentElement.outerHTML;
    for (const m of all.matchAll(/⟦[^⟧]*⟧?/g)) found.push(m[0]);
    return found;
  });
}

/** What is wrong with the rivals: cards neither seen nor counted, things cut off, nobody told who plays. */
export async function rivalsTold(page) {
  // What fits is measured again once the boxes have their size.
  await page.evaluate(() => new Promise((good) => requestAnimationFrame(() => setTimeout(good))));
  return await page.evaluate(() => {
    const wrong = [];
    for (const rival of document.querySelectorAll(".rival:not(.out)")) {
      const m = window.__e2e.frame.monsters.find((x) => String(x.seat) === rival.dataset.seat);
      const end = rival.querySelector(".text").getBoundingClientRect().bottom + 1;
      const seen = [...rival.querySelectorAll(".things > *")].filter((x) => x.offsetWidth);
      for (const x of seen)
        if (x.getBoundingClientRect().bottom > end) wrong.push(`${m.monster}: ${x.className} is cut`);
      const rest = seen.find((x) => x.matches(".rest"));
      const told =
        seen.filter((x) => x.matches(".tile")).length + Number(rest?.querySelector(".left").textContent ?? 0);
      // More than cards only where not even the marks fit.
      if (told < m.cards.length || (told > m.cards.length && !rival.querySelector(".things.tight")))
        wrong.push(`${m.monster}: ${told} cards instead of ${m.cards.length}`);
      const brief = rival.querySelector(".plate .brief");
      if (brief?.offsetWidth && m.player.is === "bot" && brief.scrollWidth > brief.clientWidth + 1)
        wrong.push(`${m.monster}: the level “${brief.textContent}” is cut`);
    }
    return wrong;
  });
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** What axe-core finds, one line each; `colours`: only what another look can change. */
export async function axe(page, colours = false) {
  if (!(await page.evaluate(() => !!window.axe))) await page.evaluate(axeSource);
  return await page.evaluate(async (colours) => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await window.axe.run(document, {
      resultTypes: ["violations"],
      runOnly: colours ? { type: "rule", values: ["color-contrast"] } : { type: "tag", values: tags },
    });
    return violations.flatMap((v) =>
      v.nodes.map(
        (n) =>
          `${v.id}: ${n.target.join(" ")}: ${n.any[0]?.message ?? n.all[0]?.message ?? n.none[0]?.message ?? v.help}`,
      ),
    );
  }, colours);
}
