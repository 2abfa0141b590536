// A table that plays recorded frames, to work on the table screen without a server.
//   node tools/mock.mjs [port] [folder of samples]     then open /t/SAMPLE@FRAME, for example /t/power-up@30
// SAMPLE is the middle of frames-SAMPLE.jsonl ("base" for the nameless one). Any answer is acknowledged and brings the next frame.
// Words after the frame dress it up: /t/power-up@30+odds+clock+plays+over+paused+away
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { createServer as http } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

export async function mock({ port = 0, samples = "/tmp/samples" } = {}) {
  const games = new Map();
  for (const file of readdirSync(samples)) {
    const m = /^frames-(.*)\.jsonl$/.exec(file);
    if (m)
      games.set(
        m[1] || "base",
        readFileSync(join(samples, file), "utf8")
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line)),
      );
  }
  const server = http();
  const vite = await createServer({
    root: fileURLToPath(new URL("..", import.meta.url)),
    base: "/",
    logLevel: "error",
    appType: "spa",
    server: {
      middlewareMode: true,
      hmr: false,
      watch: null,
      ws: false,
      fs: { allow: [fileURLToPath(new URL("../..", import.meta.url))] },
    },
  });
  server.on("request", (req, res) => {
    const api = /^\/api\/catalogue\/(\w\w)/.exec(req.url);
    if (api) {
      res.setHeader("content-type", "application/json");
      return res.end(readFileSync(join(samples, `catalogue-${api[1]}.json`)));
    }
    if (req.url.startsWith("/api/")) {
      res.statusCode = 404;
      return res.end("{}");
    }
    vite.middlewares(req, res);
  });
  server.on("upgrade", (req, socket) => {
    if (!req.url.startsWith("/ws")) return socket.destroy();
    const accept = createHash("sha1")
      .update(req.headers["sec-websocket-key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11")
      .digest("base64");
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    talk(socket, games);
  });
  await new Promise((done) => server.listen(port, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    games,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await vite.close();
    },
  };
}

/** One client: hello, then answers. */
function talk(socket, games) {
  const send = (message) => socket.writable && socket.write(frame(JSON.stringify(message)));
  let game, at, words, code, lang, seat;
  const show = (first) => {
    const f = dress(structuredClone(game[at]), words, lang);
    f.frame = at + 1;
    if (seat && f.you !== null) f.you = seat;
    if (first) {
      f.log = game.slice(0, at + 1).reduce((log, g) => [...log.filter((l) => l.n < g.log_from), ...g.log], []);
      f.log_from = 0;
    }
    send({ type: "frame", ...f });
  };
  let rest = Buffer.alloc(0);
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (let m; (m = unframe(rest));) {
      rest = rest.subarray(m.used);
      if (m.op === 8) return socket.end();
      if (m.op !== 1) continue;
      const message = JSON.parse(m.text);
      if (message.type === "hello") {
        code = message.token ?? message.table;
        lang = message.lang;
        seat = message.seat;
        const [, name, frame, plus] = /^([^@]*)(?:@(\d+))?((?:\+\w+)*)$/.exec(code) ?? [];
        game = games.get(name) ?? games.get("base");
        at = Math.min(Number(frame ?? 0), game.length - 1);
        words = new Set((plus ?? "").split("+").filter(Boolean));
        if (message.watch) words.add("watch");
        send({
          type: "welcome",
          protocol: 1,
          build: "mock",
          table: code,
          you: message.watch ? null : (message.seat ?? 1),
          host: true,
          catalogue: "mock",
        });
        show(true);
      } else if (message.type === "ping") send({ type: "pong" });
      else if (message.type === "emote") send({ type: "emote", seat: 2, emote: message.emote });
      else if (message.type === "pause") {
        message.on ? words.add("paused") : words.delete("paused");
        show();
      } else if ("key" in message) {
        setTimeout(() => {
          if (words.has("refuse"))
            return send({
              type: "error",
              key: message.key,
              code: "illegal_action",
              message: "That is not possible now. Choose again.",
            });
          send({ type: "ack", key: message.key });
          at = Math.min(at + (message.type === "undo" ? -1 : 1), game.length - 1);
          show();
        }, 120);
      }
    }
  });
}

/** Samples are all human and nameless: give them people, clocks and whatever the address asks for. */
function dress(f, words, lang) {
  const people = ["", "", "Ana", "", "Leo", "", "Mia"];
  for (const m of f.monsters) {
    m.name = m.seat === 1 ? "Otto" : people[m.seat];
    if (m.seat !== 1 && !m.name) m.player = { is: "bot", level: m.seat % 4 ? "normal" : "easy" };
    if (words.has("away") && m.seat === 2) m.player = { is: "away", bot_in: 48000 };
    if (words.has("away") && m.seat === 4) m.player = { is: "stand_in", level: "normal" };
    if (words.has("clock")) m.bank = 102000 - m.seat * 5000;
    if (words.has("tokens"))
      Object.assign(m, {
        poison: m.seat % 2,
        shrink: m.seat % 3,
        target: m.seat === 2 ? 1 : 0,
        masks: 2,
        wickedness: m.seat,
      });
  }
  const p = f.prompt;
  if (p) {
    p.default ||=
      p.choices.find((c) => c.action === "pass" || c.action === "stay")?.action ?? p.choices[0]?.action ?? "";
    if (p.help.startsWith("⟦"))
      p.help =
        {
          en: "It is your turn; this comes up because of the step you are in.",
          fr: "C’est votre tour ; cette étape le demande.",
          de: "Du bist am Zug; dieser Schritt verlangt es.",
        }[lang] ?? "";
    if (words.has("clock")) p.left = words.has("late") ? 9000 : 21000;
    if (words.has("odds") && p.topic === "roll")
      p.odds = [
        { face: "3", n: 3, chance: 0.42, keep: [2, 3] },
        { face: "smash", n: 3, chance: 0.36, keep: [5, 6] },
        { face: "heart", n: 1, chance: 0.91, keep: [4] },
      ];
    if (words.has("auto"))
      p.automate = [
        { order: "leave_at", hearts: 3 },
        { order: "pass", topic: p.topic },
      ];
    for (const c of p.choices) if (c.barred?.startsWith("⟦")) c.barred = "2⚡ short";
  }
  if (f.asking.startsWith("⟦")) f.asking = f.asking.replace(/⟦asking-(.*)⟧/, "$1");
  if (words.has("auto")) f.standing = [{ order: "leave_at", hearts: 3 }];
  if (words.has("undo")) f.undo = true;
  if (words.has("eight")) {
    while (f.dice.length < 8) f.dice.push({ face: "energy", frozen: f.dice.length === 7 });
    if (p) p.dice = [1, 2, 3, 4, 5, 6, 7];
  }
  if (words.has("top")) f.top = { card: 99, id: "wings" };
  if (words.has("paused")) f.paused = true;
  if (words.has("wait")) {
    delete f.prompt;
    f.waiting = [2];
  }
  if (words.has("watch")) {
    f.you = null;
    delete f.prompt;
    f.plays = [];
    for (const m of f.monsters) m.hand.known = [];
  }
  if (words.has("plays") && f.you) {
    const hand = f.monsters[f.you - 1].hand.known;
    f.plays = hand.map((c) => ({
      action: `play:${c.card}`,
      label: "play it",
      detail: "",
      card: c.card,
      id: c.id,
      preview: [],
      uncertain: false,
    }));
  }
  if (words.has("over")) {
    delete f.prompt;
    f.stage = "over";
    f.waiting = [];
    f.over = {
      winners: [1],
      how: "stars",
      ranking: f.monsters.map((m) => m.seat),
      course: { stars: [], hearts: [], in_tokyo: [], damage: [], bought: [], luck: [] },
    };
  }
  return f;
}

// Just enough of RFC 6455 for text in one piece.
function frame(text) {
  const body = Buffer.from(text);
  const head =
    body.length < 126
      ? Buffer.from([0x81, body.length])
      : body.length < 65536
        ? Buffer.from([0x81, 126, body.length >> 8, body.length & 255])
        : null;
  if (head) return Buffer.concat([head, body]);
  const long = Buffer.alloc(10);
  long[0] = 0x81;
  long[1] = 127;
  long.writeBigUInt64BE(BigInt(body.length), 2);
  return Buffer.concat([long, body]);
}
function unframe(b) {
  if (b.length < 6) return;
  let length = b[1] & 127;
  let from = 2;
  if (length === 126) {
    if (b.length < 8) return;
    length = b.readUInt16BE(2);
    from = 4;
  }
  if (b.length < from + 4 + length) return;
  const mask = b.subarray(from, from + 4);
  const body = Buffer.from(b.subarray(from + 4, from + 4 + length));
  for (let i = 0; i < length; i++) body[i] ^= mask[i & 3];
  return { op: b[0] & 15, text: body.toString(), used: from + 4 + length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [port = "5199", samples] = process.argv.slice(2);
  const running = await mock({ port: Number(port), ...(samples ? { samples } : {}) });
  console.log(`${running.url}/t/base@0`);
  for (const [name, frames] of running.games) {
    const topics = new Map();
    frames.forEach((f, i) => f.prompt && !topics.has(f.prompt.topic) && topics.set(f.prompt.topic, i));
    console.log(`  ${name}: ${frames.length} frames; ${[...topics].map(([t, i]) => `${t}@${i}`).join(" ")}`);
  }
}
