// Photographs every screen and runs axe on it, with a made-up server: node tools/look.mjs [folder] [screens,…]
// Needs a build in dist/ and sample data (SAMPLES, by default /tmp/samples: catalogue-*.json and frames-*.jsonl).
// DIST=folder names another build; WIDTHS=1280,390,320 THEMES=light,dark LANGS=en choose what is photographed.
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const out = process.argv[2] ?? "/tmp/look";
const only = process.argv[3]?.split(",");
const env = (name, fallback) => (process.env[name] ?? fallback).split(",");
const samples = process.env.SAMPLES ?? "/tmp/samples";
const dist = process.env.DIST ?? fileURLToPath(new URL("../dist", import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
mkdirSync(out, { recursive: true });

// --- The made-up server -----------------------------------------------------------------------------------------------

const sha = (text) => createHash("sha256").update(text).digest("hex");
const frames = (name) =>
  readFileSync(join(samples, `frames-${name}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
const options = {
  edition: "monster-box",
  with: ["power-up", "halloween"],
  without_cards: ["acid-attack"],
  hearts: null,
  stars: 15,
  speed: { is: "clock", bank: 60, more: 20 },
  spectators: true,
  public: true,
  help: "odds",
  bot_pause: 700,
};
const seats = [
  { seat: 1, monster: "gigazaur", player: { is: "human" }, name: "Guest Otter" },
  { seat: 2, monster: "kraken", player: { is: "bot", level: "normal" }, name: "" },
  { seat: 3, monster: "cyber-kitty", player: { is: "away" }, name: "Anastasia-Wilhelmina" },
  { seat: 4, monster: null, player: null, name: "" },
];
const lobby = (table, you) => ({
  table,
  options,
  seats,
  you,
  host: you === 1,
  spectators: 2,
  ...(you === 1 ? { not_yet: "Seat 4 is still free: wait for somebody, add a bot or remove the seat." } : {}),
  promise: sha("promise"),
  promised: true,
  starting: false,
});
const line = (table, started) => ({
  table,
  started,
  options: { ...options, with: started ? [] : ["power-up"] },
  players: [
    { name: "Ana", monster: "the-king" },
    { name: "", bot: "normal", monster: "meka-dragon" },
    { name: "Leopold", monster: "alienoid" },
  ],
  free: started ? 0 : 2,
});

/** The last position of a sample game with an ending made for it. */
function ended(table, name, you) {
  const frame = structuredClone(frames(name).at(-1));
  const n = frame.monsters.length;
  const turns = frame.turn;
  const walk = (from, step) => frame.monsters.map((_, i) => Array.from({ length: turns }, (_, k) => step(from, i, k)));
  frame.you = you;
  frame.stage = "over";
  delete frame.prompt;
  frame.monsters.forEach((m, i) => {
    m.name = i === 0 ? "Guest Otter" : i === 1 ? "Ana" : "";
    if (i > 1) m.player = { is: "bot", level: "normal" };
    if (i === 2) Object.assign(m, { alive: false, hearts: 0 });
  });
  frame.monsters[1].stars = 20;
  const seat = (k) => ({
    seat: k,
    seed: sha(`seed${k}`),
    promise: sha(`daikaiju-fair-1:${table}:${k}:${sha(`seed${k}`)}`),
  });
  frame.over = {
    winners: [2],
    how: "stars",
    ranking: [2, 1, 4, 3, 5, 6].filter((s) => s <= n),
    course: {
      stars: walk(0, (_, i, k) => Math.min(20, Math.floor((k * (7 - i + (i === 1 ? 4 : 0))) / 10))),
      hearts: walk(10, (_, i, k) =>
        Math.max(i === 2 ? 0 : 1, 10 - Math.floor((k * (i + 2)) / 9) + ((k * (i + 3)) % 3)),
      ),
      in_tokyo: frame.monsters.map((_, i) => (i * 3 + 2) % 7),
      damage: frame.monsters.map((_, i) => 9 + ((i * 5) % 11)),
      bought: frame.monsters.map((_, i) => (i * 2 + 1) % 5),
      luck: frame.monsters.map((_, i) => ({ dice: 60, came: [8, 11, 9, 12 - i, 10 + i, 10], expected: 10 })),
    },
    seal: {
      promise: sha(`daikaiju-fair-1:${table}:server:${sha("server")}`),
      seed: sha("server"),
      players: [seat(1), seat(2)],
    },
  };
  return frame;
}
const game = frames("power-up");
const log = game.flatMap((f) => f.log).map((l, n) => ({ ...l, n }));
const marks = log.flatMap((l) => {
  const what = { "turn-started": "turn", "turn-extra": "turn", entered: "tokyo", bought: "bought", eliminated: "out" }[
    l.event
  ];
  return what ? [{ line: l.n, what }] : [];
});

const types = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://x");
  const json = (value, status = 200) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(value));
  };
  const part = pathname.split("/");
  if (pathname.startsWith("/api/")) {
    if (part[2] === "catalogue")
      return json(JSON.parse(readFileSync(join(samples, `catalogue-${part[3]}.json`), "utf8")));
    if (pathname === "/api/tables" && request.method === "POST")
      return json({ code: "bad_options", message: "Luchador needs at least three monsters." }, 400);
    if (pathname === "/api/tables")
      return json({ open: [line("B4GM7XR", false), line("Q2KR88T", true)], yours: [line("K7QM2PX", true)] });
    if (part[4] === "replay" && part[5])
      return json({
        ...([...game].reverse().find((f) => f.log_from <= Number(part[5])) ?? game[0]),
        you: Number(searchParams.get("as")) || null,
      });
    if (part[4] === "replay") return json({ table: part[3], options, seen_by: null, log, marks });
    if (part[4] === "fair")
      return json({
        fair: true,
        findings: ["All 3 promises were kept.", "The dice and the deck follow from the numbers."],
        dice: 412,
        cards: 37,
      });
    return json({ code: "no_table", message: "There is no table with this code." }, 404);
  }
  const file = normalize(join(dist, pathname));
  const found = file.startsWith(dist) && extname(file) ? file : join(dist, "index.html");
  try {
    const body = readFileSync(found);
    // As strict as the real one: what needs more shows up here.
    response.writeHead(200, {
      "content-type": types[extname(found)] ?? "application/octet-stream",
      "content-security-policy":
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; base-uri 'self'",
    });
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const base = `http://127.0.0.1:${server.address().port}`;

function talk(socket) {
  socket.onMessage((text) => {
    const message = JSON.parse(text);
    if (message.type !== "hello") return;
    const say = (m) => socket.send(JSON.stringify(m));
    const you = message.table === "V1S1T01" ? null : 1;
    if (message.table === "G0NE000")
      return say({ type: "error", code: "no_table", message: "There is no table with this code." });
    say({ type: "welcome", protocol: 1, build: "look", table: message.table, you, host: you === 1, catalogue: "x" });
    if (message.table.startsWith("0VER"))
      return say({ type: "frame", ...ended(message.table, message.table === "0VER006" ? "6-all" : "power-up", 1) });
    if (message.table === "GAME001") return say({ type: "frame", ...game[20] });
    say({ type: "lobby", ...lobby(message.table, you), ...(message.table === "SHAKE01" ? { starting: true } : {}) });
    if (you && message.table === "10BBY01") say({ type: "emote", seat: 2, emote: "roar" });
  });
}

// --- The screens ------------------------------------------------------------------------------------------------------

const screens = {
  landing: { path: "/" },
  new: { path: "/new" },
  "new-refused": {
    path: "/new",
    act: async (page) => {
      await page.locator("summary").click();
      await page.locator("#leave-out").fill("er");
      await page.locator("form .btn.plain").first().click();
      await page.locator("button.primary").click();
      await page.locator(".error").waitFor();
    },
  },
  lobby: { path: "/t/10BBY01" },
  visitor: { path: "/t/V1S1T01" },
  emotes: { path: "/t/10BBY01", act: (page) => page.locator(".emotes button").first().click() },
  starting: { path: "/t/SHAKE01" },
  gone: { path: "/t/G0NE000" },
  end: { path: "/t/0VER001" },
  "end-charts": { path: "/t/0VER006", act: (page) => page.locator("dialog .seal-of").scrollIntoViewIfNeeded() },
  replay: { path: "/r/K7QM2PX?at=150" },
  "replay-seat": { path: "/r/K7QM2PX?at=150&as=1" },
  cards: { path: "/cards" },
  "cards-search": { path: "/cards", act: (page) => page.locator("#q").fill("energ") },
  card: { path: "/cards/alien-origin" },
  rules: { path: "/rules" },
  rule: { path: "/rules/BASE-23" },
  fair: { path: "/fair/K7QM2PX" },
  about: { path: "/about" },
  nowhere: { path: "/nowhere/at/all" },
};

const profile = mkdtempSync(join(tmpdir(), "look-"));
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  headless: true,
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
  reducedMotion: "reduce",
  bypassCSP: true, // axe is put in from outside
});
let faults = 0;
const fault = (text) => (faults++, console.error(text));
try {
  for (const lang of env("LANGS", "en"))
    for (const theme of env("THEMES", "light,dark"))
      for (const width of env("WIDTHS", "1280,390").map(Number)) {
        const page = await browser.newPage();
        let now = "";
        page.on("pageerror", (e) => fault(`${now}: page error: ${e.message}`));
        page.on(
          "console",
          (m) => m.type() === "error" && !/status of 40/.test(m.text()) && fault(`${now}: console: ${m.text()}`),
        );
        await page.routeWebSocket("**/ws*", talk);
        await page.setViewportSize({ width, height: width === 1280 ? 720 : 844 });
        await page.addInitScript((s) => localStorage.setItem("daikaiju.settings", JSON.stringify(s)), { lang, theme });
        await page.addInitScript(() => localStorage.setItem("daikaiju.guest", "0"));
        for (const [name, { path, act }] of Object.entries(screens)) {
          if (only && !only.includes(name)) continue;
          now = `${name}-${width}-${theme}-${lang}`;
          try {
            await page.goto(base + path);
            await page.waitForLoadState("networkidle");
            await page.evaluate(() => document.fonts.ready);
            if (act) await act(page);
            await page.waitForTimeout(250);
            const full = !["end", "end-charts", "replay", "replay-seat"].includes(name);
            await page.screenshot({ path: join(out, `${now}.png`), fullPage: full && !process.env.FOLD });
            const wide = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            if (wide > 0) fault(`${now}: ${wide} px too wide`);
            const keys = await page.evaluate(() => document.body.innerText.match(/⟦[^⟧]*⟧/g));
            if (keys) fault(`${now}: missing words ${[...new Set(keys)].join(" ")}`);
            await page.evaluate(axe);
            const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
            for (const v of found.violations)
              fault(
                `${now}: axe ${v.id} (${v.impact}) ${v.nodes.length}x: ${v.nodes[0].target} ${v.nodes[0].failureSummary?.split("\n")[1] ?? ""}`,
              );
            const small = await page.evaluate(() =>
              [...document.querySelectorAll("button, select, .btn, summary")]
                .map((e) => [e, e.getBoundingClientRect()])
                .filter(
                  ([e, r]) => r.width > 0 && (r.height < 40 || r.width < 24) && !e.closest(".visually-hidden, .table"),
                )
                .map(([e, r]) => `${e.className || e.tagName} ${Math.round(r.width)}x${Math.round(r.height)}`),
            );
            if (small.length) fault(`${now}: small targets ${small.slice(0, 3).join(", ")}`);
          } catch (e) {
            fault(`${now}: ${e.message.split("\n")[0]}`);
          }
        }
        await page.close();
      }
} finally {
  await browser.close();
  server.close();
  rmSync(profile, { recursive: true, force: true });
}
console.log(faults ? `${faults} faults` : `all well: ${out}`);
process.exit(faults ? 1 : 0);
