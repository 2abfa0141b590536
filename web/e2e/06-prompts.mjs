// Every kind of question is shown by the page and photographed: nearly all as they come up in real games with all
// additions, the rest from frames that the program PROMPTS has kept of such games.
//
// The games are played by a small client inside a page without a table, a dozen at once; when one meets a question
// nobody has seen yet, the real page of that seat is opened in its place.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ALL, assert, DESKTOP, here, options, person, PHONE, same, table, tooWide, untranslated } from "./lib.mjs";

/** The topics as the program knows them. */
export const TOPICS = readFileSync(join(here, "../../crates/tell/src/question.rs"), "utf8")
  .match(/TOPICS: \[&str; \d+\] = \[([^\]]*)\]/)[1]
  .match(/[a-z-]+/g);
/** "nothing" is no question, "beat" is asked of nobody: it is how a card comes in between. */
export const NEVER = ["nothing", "beat"];
const WANTED = TOPICS.filter((topic) => !NEVER.includes(topic));
/** So many are met in real games even on a bad day. */
const LIVE = 36;
/** In which languages, and on what, questions are looked at. */
const VIEWERS = [
  { lang: "en", size: DESKTOP, phone: false },
  { lang: "fr", size: PHONE, phone: true },
  { lang: "de", size: DESKTOP, phone: false },
];

/** Cards that ask; the others of the deck are left out where questions are looked for. */
const ASKING =
  "mimic opportunist psychic-probe background-dweller made-in-a-lab metamorph parasitic-tentacles plot-twist healing-ray " +
  "rapid-healing smoke-cloud stretchy herd-culler energy-drink poison-spit shrink-ray camouflage wings giant-brain " +
  "alien-origin unstable-dna scavenger monster-pets friend-of-children";
const left = (sets) =>
  sets
    .flatMap((set) => [...readFileSync(join(here, `../../sets/${set}.ron`), "utf8").matchAll(/\(id: "([^"]+)", cost/g)])
    .map((m) => m[1])
    .filter((id) => !ASKING.split(" ").includes(id));
const BASE = left(["base"]);
const evolve = (monster, seats, ...hunts) => ({ seats, monster, with: ["power-up"], without: BASE, hunts });

/** Games and the questions they are good for. */
const MIXES = [
  { seats: 4, with: ALL, hunts: ["tile", "challenge", "ask-help", "volunteer", "pick-ally", "reveal-challenge"] },
  {
    seats: 3,
    with: ["power-up", "mutants", "halloween", "luchador", "wicked-green"],
    hunts: ["draft", "gifts", "gift-to"],
  },
  {
    seats: 2,
    with: ["promos-likely", "origins-exclusive"],
    without: BASE,
    hunts: [
      "copy",
      "card-of",
      "sell",
      "selling",
      "turned-up",
      "revealed",
      "hearts",
      "die",
      "face",
      "change",
      "window",
      "first",
    ],
  },
  evolve("pandakai", 3, "another-buys", "redirect"),
  { seats: 3, with: ["luchador", "power-up", "wicked-mixed"], hunts: ["effect-order", "either", "ways"] },
  evolve("the-king", 4, "may-yield", "entering"),
  { seats: 2, with: ["wicked-mixed"], without: BASE, hunts: ["copy", "revealed", "reroll-own", "rolled", "tile"] },
  evolve("boogie-woogie", 4, "other-stays", "gift-to", "either"),
  evolve("kraken", 3, "turn-end"),
  evolve("cyber-bunny", 3, "turn-end", "reroll-own"),
  evolve("space-penguin", 3, "seat", "face-useless", "copy"),
  {
    seats: 2,
    with: ["promos-likely", "origins-exclusive", "halloween"],
    without: BASE,
    hunts: ["face-for", "card-of", "turned-up"],
  },
  evolve("alienoid", 3, "to-buy", "turn-end"),
  evolve("gigazaur", 2, "shown-face", "resolving"),
  evolve("meka-dragon", 3, "use"),
  evolve("baby-gigazaur", 3, "reserve", "ways"),
  {
    seats: 6,
    with: ["power-up", "halloween", "wicked-orange", "luchador"],
    hunts: ["gifts", "losing", "react", "turn-start"],
  },
];

/** Runs in a page: plays tables one after the other until told to stop. */
function player(mixes, hunts) {
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const state = (window.__many = { stop: false, answers: 0, games: 0, refused: 0 });
  const answer = (f) => {
    const p = f.prompt;
    const plays = f.plays.filter((c) => !c.barred);
    const key = crypto.randomUUID();
    if (plays.length && Math.random() < 0.4) return { type: "play", key, frame: f.frame, action: any(plays).action };
    if (!p) return null;
    const open = p.choices.filter((c) => !c.barred).map((c) => c.action);
    const real = open.filter((a) => a !== "pass");
    let action = real.length && Math.random() < 0.8 ? any(real) : any(open.length ? open : [p.default]);
    if (p.dice.length && (!real.length || Math.random() < 0.6)) {
      // Energy buys cards, and cards ask.
      const again = p.dice.filter((n) => Math.random() < (f.dice[n - 1].face === "energy" ? 0.1 : 0.8));
      if (again.length) action = `roll:${again.join("")}`;
    }
    return { type: "answer", key, prompt: p.id, action };
  };
  const play = (code, lang) =>
    new Promise((good) => {
      let acted = 0;
      const open = () => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        let showing = false;
        let last = -1;
        let timer;
        const end = () => (clearTimeout(timer), socket.close(), good());
        const act = (f) => {
          // A game that has shown what it can makes room for another.
          if (state.stop || ++acted > 150) return end();
          const message = answer(f);
          if (!message) return;
          last = f.frame;
          state.answers++;
          socket.send(JSON.stringify(message));
          // Whatever was refused is tried again in another way.
          clearTimeout(timer);
          timer = setTimeout(() => last === f.frame && act(f), 3000);
        };
        socket.onopen = () =>
          socket.send(JSON.stringify({ type: "hello", protocol: 1, table: code, lang, log: 1e6, watch: false }));
        socket.onmessage = async (event) => {
          const f = JSON.parse(event.data);
          if (state.stop) return end();
          if (f.type === "error") state.refused++;
          if (f.type !== "frame" || showing) return;
          const me = f.monsters.find((m) => m.seat === f.you);
          if (f.over || !me?.alive) return end();
          if (f.prompt && !window.__met.includes(f.prompt.topic)) {
            showing = true;
            clearTimeout(timer);
            window.__met.push(f.prompt.topic);
            // The real page takes the seat, shows the question and gives it back.
            await window.__meet(f.prompt.topic, code);
            socket.onclose = null;
            socket.close();
            return open();
          }
          clearTimeout(timer);
          if (f.prompt || f.plays.length) act(f);
        };
        socket.onclose = () => !showing && good();
      };
      open();
    });
  /** In turn at first, then whatever is good for a question that is still missing. */
  const next = (n) => {
    const left = mixes.filter((_, i) => hunts[i].some((topic) => !window.__met.includes(topic)));
    return !state.games || !left.length || Math.random() < 0.2 ? mixes[n % mixes.length] : any(left);
  };
  // The first table brings the cookie; all others have to be asked for with it.
  let cookie;
  return async (from, lang) => {
    for (let n = from; !state.stop; n++) {
      let given;
      if (cookie) await cookie;
      else cookie = new Promise((good) => (given = good));
      const made = await fetch("/api/tables", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(next(n)),
      });
      given?.();
      if (!made.ok) throw new Error(await made.text());
      state.games++;
      await play((await made.json()).table, lang);
    }
  };
}

/** Waits until the page shows a question with its answers. */
const shows = (page, topic, timeout) =>
  page.locator(`#decision[data-topic="${topic}"] [data-action]`).first().waitFor({ timeout });

/**
 * Shows topics that no game has met: at a real table, whose server's frames are replaced by one that it would send to
 * whoever is asked. `meet` gets the page; then an answer is clicked, and that is what the page has to send.
 */
async function feed(t, topics, meet) {
  const kept = execFileSync(process.env.PROMPTS, { encoding: "utf8", maxBuffer: 1e8 })
    .trim()
    .split("\n")
    .map(JSON.parse);
  for (const viewer of VIEWERS) {
    const page = await person(t, viewer);
    const code = await table(page, { go: false });
    let frame, sent;
    await page.routeWebSocket(/\/ws$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        const message = JSON.parse(text);
        if (message.type === "answer") sent(message);
        else server.send(text);
      });
      server.onMessage((text) => {
        const message = JSON.parse(text);
        if (message.type === "frame") socket.send(JSON.stringify(frame));
        else socket.send(JSON.stringify(message.type === "welcome" ? { ...message, you: frame.you } : message));
      });
    });
    for (const topic of topics) {
      ({ frame } = kept.find((it) => it.topic === topic && it.lang === viewer.lang));
      const answer = new Promise((good) => (sent = good));
      await page.goto(`/t/${code}`);
      await shows(page, topic);
      await meet(topic, page, viewer.lang, frame.prompt);
      const { id, choices } = frame.prompt;
      const { action } = choices.find((choice) => !choice.barred);
      await page.locator(`#decision [data-action="${action}"]`).click();
      const { prompt, action: got } = await answer;
      same([prompt, got], [id, action], `the answer to ${topic}`);
    }
    await page.context().close();
  }
}

/**
 * Plays until enough topics were met or the time is over, then shows the others; `meet` gets each topic, a page that
 * shows it, the language and the prompt.
 */
export async function meetAll(t, { tables = 16, seconds, meet, enough = WANTED.length }) {
  const met = new Map();
  const until = Date.now() + seconds * 1000;
  const unmet = () => WANTED.filter((x) => !met.has(x));
  const done = () => Date.now() > until || met.size >= enough;
  const bodies = MIXES.map(({ seats, with: w, monster = null, without = [] }, i) => ({
    options: options({ with: w, without_cards: without, hearts: 12, stars: 30 }),
    seats,
    name: "Ana",
    monster,
    bots: Array(seats - 1).fill(i % 2 ? "easy" : "normal"),
    start: true,
  }));
  const helpers = [];
  const missed = [];
  let showing = Promise.resolve();
  for (const [i, viewer] of VIEWERS.entries()) {
    const { lang } = viewer;
    const helper = await person(t, viewer);
    const context = helper.context();
    await helper.goto("/about");
    await helper.exposeFunction("__meet", async (topic, code) => {
      if (met.has(topic)) return;
      met.set(topic, lang);
      // One at a time: pictures are the dearest.
      const mine = showing.then(async () => {
        if (Date.now() > until) throw new Error("no time left");
        const page = await context.newPage();
        await page.goto(`/t/${code}`);
        await shows(page, topic, 5000);
        await meet(topic, page, lang, await page.evaluate(() => window.__e2e.frame.prompt));
        await page.close();
      });
      showing = mine.catch(() => {});
      await mine.catch(async (e) => {
        // Others may have ended the question meanwhile; if it is the page's fault, the topic stays unmet.
        met.delete(topic);
        missed.push(`${topic} in ${lang}: ${e.message.split("\n")[0]}`);
        for (const page of context.pages()) if (page !== helper) await page.close();
      });
    });
    await helper.evaluate(
      `window.__met = []; window.__start = (${player})(${JSON.stringify(bodies)}, ${JSON.stringify(MIXES.map((m) => m.hunts))});`,
    );
    await helper.evaluate(
      ([i, tables, lang]) => {
        for (let n = 0; n < tables; n++) void window.__start(i * 5 + n, lang);
      },
      [i, tables, lang],
    );
    helpers.push(helper);
  }
  while (!done()) {
    for (const helper of helpers) await helper.evaluate((known) => (window.__met = known), [...met.keys()]);
    await new Promise((good) => setTimeout(good, 100));
  }
  const counts = { games: 0, answers: 0, refused: 0 };
  for (const helper of helpers) {
    const c = await helper.evaluate(() => ((window.__many.stop = true), window.__many));
    for (const k of Object.keys(counts)) counts[k] += c[k];
  }
  await showing;
  const fed = unmet();
  if (fed.length) await feed(t, fed, meet);
  return { met, fed, missed, ...counts };
}

export default async function (t) {
  const folder = join(here, "shots", "prompts");
  mkdirSync(folder, { recursive: true });
  const wrong = [];
  const { met, fed, missed, games, answers } = await meetAll(t, {
    seconds: 140,
    enough: 42,
    meet: async (topic, page, lang, { choices }) => {
      const found = await untranslated(page);
      // Dice that are not drawn are words like <smash>.
      found.push(...((await page.locator("#decision").innerText()).match(/<\p{L}+>/gu) ?? []));
      if (found.length) wrong.push(`${topic} in ${lang}: ${found[0]}`);
      const wide = await tooWide(page);
      if (wide > 0) wrong.push(`${topic} in ${lang}: ${wide} px sideways`);
      await page.screenshot({ path: join(folder, `${topic}-${lang}-${page.viewportSize().width}.png`) });
      const names = (name) => new Set(choices.map(name)).size;
      if (names((c) => c.label) < names((c) => `${c.label} ${c.id}`)) wrong.push(`${topic} in ${lang}: a name twice`);
      // Every answer is there, and those that are open can be clicked.
      for (const { action, barred } of choices) {
        const button = page.locator(`#decision [data-action="${action}"]`);
        if (barred) await button.waitFor({ timeout: 5000 });
        else await button.click({ trial: true, timeout: 5000 });
      }
    },
  });
  const said = `${met.size} kinds in ${games} games with ${answers} answers, ${fed.length} from kept frames`;
  if (missed.length) console.log(missed);
  assert(!wrong.length, `${wrong.join("; ")} (${said})`);
  assert(met.size >= LIVE, `only ${said}: ${fed.join(" ")}`);
  t.notes.push(fed.length ? `${said}: ${fed.join(" ")}` : said);
}
export const limit = 180;
