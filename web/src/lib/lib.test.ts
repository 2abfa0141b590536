import { expect, test, vi } from "vitest";
import type {
  Addition,
  Catalogue,
  CardText,
  ClientMessage,
  Lobby,
  LogLine,
  ServerMessage,
  TableLine,
} from "../protocol";
import { chapterOf, chapters } from "./chapters";
import { line, spread, ticks } from "./chart";
import { checkSeal, pledge, promiseOf, seedFor } from "./fair";
import {
  barred,
  defaultPlan,
  fitting,
  guestsFor,
  monstersFor,
  mostSeats,
  optionsOf,
  programChoice,
  quick,
  requestOf,
  seatChange,
  seatChoice,
  toggle,
} from "./options";
import { nextTurn, readAt, sameMoment, stops, turnBefore } from "./replay";
import { parse, tidyCode } from "./router";
import { ALL, find, fold } from "./search";
import { sha256 } from "./sha256";
import { browserLang, defaults, readSettings, type Settings } from "./settings";
import { readDismissed, sorted } from "./yours";

test("addresses", () => {
  expect(parse("/")).toEqual({ to: "landing" });
  expect(parse("/t/K7QM-2P")).toEqual({ to: "table", code: "K7QM-2P" });
  expect(parse("/rules/BASE-23")).toEqual({ to: "rules", id: "BASE-23" });
  expect(parse("/cards/")).toEqual({ to: "cards" });
  expect(parse("/fair")).toEqual({ to: "fair" });
  expect(parse("/t")).toEqual({ to: "nowhere", path: "/t" });
  expect(parse("/t/a/b").to).toBe("nowhere");
  expect(parse("/fair/%zz")).toEqual({ to: "fair", code: "%zz" });
  expect(tidyCode(" k7qm-2px ")).toBe("K7QM2PX");
  expect(tidyCode("oil-1234")).toBe("0111234");
});

test("stored settings are not trusted", () => {
  const base: Settings = {
    lang: "de",
    theme: "auto",
    sound: true,
    motion: "auto",
    shortLog: false,
    guide: true,
    keys: true,
    keymap: {},
    confirmBuy: false,
    notify: false,
    emotes: true,
    name: "",
  };
  expect(readSettings("{", base)).toEqual(base);
  expect(readSettings('{"lang":"xx","theme":"dark","sound":"no","name":"Ana","evil":1}', base)).toEqual({
    ...base,
    theme: "dark",
    name: "Ana",
  });
  expect(readSettings('{"keymap":{"roll":"j"}}', base).keymap).toEqual({ roll: "j" });
  for (const bad of ["null", "[1]", "3"]) expect(readSettings(`{"keymap":${bad}}`, base)).toEqual(base);
  expect(browserLang(["es-ES", "fr-CA", "de"])).toBe("fr");
  expect(browserLang([])).toBe("en");
});

const adds: Addition[] = [
  { word: "power-up", name: "", text: "", needs: [], not_with: ["origins"] },
  { word: "mutants", name: "", text: "", needs: ["power-up"], not_with: ["origins"] },
  { word: "halloween", name: "", text: "", needs: [], not_with: ["no-cards"] },
  { word: "no-cards", name: "", text: "", needs: [], not_with: ["halloween"] },
];

test("additions bring what they need and take along what needs them", () => {
  expect(toggle("mutants", true, [], adds)).toEqual(["power-up", "mutants"]);
  expect(toggle("power-up", false, ["power-up", "mutants", "halloween"], adds)).toEqual(["halloween"]);
  expect(barred(adds[3]!, ["halloween"], "monster-box")).toEqual({ why: "not_with", words: ["halloween"] });
  expect(barred(adds[0]!, [], "origins")).toEqual({ why: "not_with", words: ["origins"] });
  expect(barred(adds[0]!, [], "monster-box")).toBe(null);
  expect(fitting(["power-up", "mutants", "halloween"], "origins", adds)).toEqual(["halloween"]);
  expect(mostSeats("origins")).toBe(4);
});

test("monsters as the server has them", () => {
  const m = (edition: string, evolves: boolean, evolves_new_york = false) => ({
    name: "",
    edition,
    evolves,
    evolves_new_york,
  });
  const c = {
    monsters: {
      a: m("monster-box", true),
      b: m("monster-box", true),
      k: m("first-edition", true),
      o: m("origins", false),
      y: m("new-york", false, true),
      z: m("new-york", false),
    },
  } as unknown as Catalogue;
  expect(monstersFor(c, "monster-box", [], 2)).toEqual(["a", "b"]);
  expect(monstersFor(c, "monster-box", [], 3)).toEqual(["a", "b", "k", "o", "y", "z"]);
  expect(monstersFor(c, "monster-box", ["power-up"], 2)).toEqual(["a", "b", "k"]);
  expect(monstersFor(c, "new-york", ["power-up"], 2)).toEqual(["y"]);
  expect(monstersFor(c, "new-york", [], 2)).toEqual(["y", "z"]);
  expect(guestsFor(c, "new-york", ["y", "z"], [])).toEqual(["a", "b", "k", "o"]);
  expect(guestsFor(c, "new-york", ["y"], ["power-up"])).toEqual([]);
  expect(guestsFor(c, "monster-box", ["a", "b"], [])).toEqual([]);
});

test("requests", () => {
  const q = quick(3, "normal", "Ana");
  expect([q.seats, q.bots.length, q.start]).toEqual([4, 3, true]);
  const open = requestOf({ ...defaultPlan(), seats: ["open", "easy"] }, "Ana");
  expect([open.seats, open.bots, open.start]).toEqual([3, ["easy"], false]);
  expect(optionsOf({ ...defaultPlan(), seats: ["open"], variant: false }).with).toEqual(["two-player-variant=off"]);
  expect(optionsOf(defaultPlan()).with).toEqual([]);
});

const card = (name: string, text: string, cost?: number): CardText => ({
  name,
  text,
  kind: "keep",
  kind_text: "",
  cost,
  set: "base",
  house: false,
  copies: 1,
  glyphs: [],
});

test("search ignores accents and wants every word", () => {
  const c: Catalogue = {
    lang: "fr",
    hash: "",
    monsters: {},
    rules: {},
    editions: [],
    additions: [],
    levels: [],
    cards: {
      b: card("Énergie pure", "gagnez 2[energy]", 3),
      a: card("Tête de rechange", "un dé, énergie", 7),
      c: card("Straße", "x"),
    },
  };
  expect(fold("Straße ÉTÉ")).toBe("strasse ete");
  expect(find(c, { ...ALL, text: "energie" }).map(([id]) => id)).toEqual(["b", "a"]);
  expect(find(c, { ...ALL, text: "energie de" }).map(([id]) => id)).toEqual(["a"]);
  expect(find(c, { ...ALL, cost: "7" }).map(([id]) => id)).toEqual(["a"]);
  expect(find(c, { ...ALL, cost: "-" }).map(([id]) => id)).toEqual(["c"]);
});

test("chapters in reading order, numbers as numbers", () => {
  expect(chapterOf("EX-6A")).toBe("EX");
  const got = chapters({ "BASE-10": "j", "BASE-2": "b", "ZZZ-1": "z", "2P-1": "p" });
  expect(got.map((c) => c.id)).toEqual(["BASE", "2P", "ZZZ"]);
  expect(got[0]!.rules.map(([id]) => id)).toEqual(["BASE-2", "BASE-10"]);
});

test("steps of a replay", () => {
  const log = Array.from({ length: 10 }, (_, n) => ({ n, turn: 0, event: "", text: "" }) as LogLine);
  const s = stops(log, [
    { line: 2, what: "turn" },
    { line: 4, what: "bought" },
    { line: 6, what: "turn" },
  ]);
  expect(s).toEqual([0, 2, 6, 9]);
  expect([nextTurn(2, s), nextTurn(9, s), turnBefore(2, s), turnBefore(0, s)]).toEqual([6, 9, 0, 0]);
  expect([readAt("4", 10), readAt("99", 10), readAt("x", 10), readAt("-3", 10), readAt(null, 0)]).toEqual([
    4, 9, 0, 0, 0,
  ]);
});

test("charts", () => {
  expect(ticks(20)).toEqual([0, 5, 10, 15, 20]);
  expect(ticks(3)).toEqual([0, 1, 2, 3]);
  expect(line([0, 10], 2, 10)).toBe("M34 214L600 12");
  const s = spread([10, 11, 12], 10, 0, 100);
  expect(s).toEqual([10, 20, 30]);
  expect(Math.max(...spread([98, 99, 100], 10, 0, 100))).toBe(100);
});

test("promises", async () => {
  const seed = "00".repeat(32);
  const mine = await promiseOf("K7QM-2P", 1, seed);
  // printf 'daikaiju-fair-1:K7QM-2P:1:000…' | sha256sum
  expect(mine).toBe("cd9c3eb33600c1b3dd1fbbeec511163b85b2efb0a7b9e4b8062e7e546350e7b4");
  const server = await promiseOf("K7QM-2P", "server", seed);
  const good = { promise: server, seed, players: [{ seat: 1, promise: mine, seed }] };
  expect((await checkSeal("K7QM-2P", good)).map((c) => c.kept)).toEqual([true, true]);
  const other = { ...good, players: [{ seat: 2, promise: mine, seed }] };
  expect((await checkSeal("K7QM-2P", other)).map((c) => c.kept)).toEqual([true, false]);
  expect((await checkSeal("K7QM-2P", { ...good, seed: undefined })).map((c) => c.kept)).toEqual([false, true]);
});

test("our SHA-256 is WebCrypto's", async () => {
  for (const n of [0, 1, 55, 56, 63, 64, 65, 119, 120, 300]) {
    const bytes = Uint8Array.from({ length: n }, (_, i) => (i * 37 + n) & 255);
    expect(sha256(bytes)).toEqual(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
  }
});

test("a number is promised once a round and shown when asked for", async () => {
  const said: ClientMessage[] = [];
  let hear: (m: ServerMessage) => void = () => {};
  const line = {
    lobby: undefined as Lobby | undefined,
    listen: (fn: typeof hear) => ((hear = fn), () => {}),
    send: (m: ClientMessage) => void said.push(m),
  };
  pledge(line);
  const lobby = (promise: string, promised = false, you: number | null = 2) => {
    line.lobby = { table: "K7QM-2P", you, promise, promised } as Lobby;
    hear({ type: "lobby", ...line.lobby });
  };
  lobby("aa", false, null);
  lobby("aa");
  lobby("aa");
  await new Promise((r) => setTimeout(r, 20));
  const seed = seedFor("K7QM-2P", 2, "aa");
  expect(said).toEqual([{ type: "promise", hash: await promiseOf("K7QM-2P", 2, seed) }]);
  lobby("aa", true);
  hear({ type: "reveal_now" });
  expect(said[1]).toEqual({ type: "reveal", seed });
  lobby("bb"); // a second round: another number
  await new Promise((r) => setTimeout(r, 20));
  expect(said).toHaveLength(3);
  expect(seedFor("K7QM-2P", 2, "bb")).not.toBe(seed);
});

test("other eyes stay at the moment", () => {
  const log = (...turns: number[]) => turns.map((turn, n) => ({ n, turn, event: "x", text: "" }));
  const mine = log(0, 0, 0, 1, 1, 1, 2, 2);
  const theirs = log(0, 1, 1, 2, 2);
  expect([0, 2, 3, 5, 6, 7].map((at) => sameMoment(mine, at, theirs))).toEqual([0, 0, 1, 2, 3, 4]);
  expect(sameMoment(mine, 4, mine)).toBe(4);
  expect([sameMoment([], 5, theirs), sameMoment(mine, 7, [])]).toEqual([4, 0]);
});

test("what is chosen for a seat in the lobby is what is said", () => {
  expect(seatChoice(null)).toBe("open");
  expect(seatChoice({ is: "human" })).toBe("person");
  expect(seatChange(seatChoice({ is: "bot", level: "hard" }))).toEqual({ to: "bot", level: "hard" });
  expect(seatChange(seatChoice({ is: "program", name: "robo" }))).toEqual({ to: "program", name: "robo" });
  expect(seatChange(programChoice("open"))).toEqual({ to: "program", name: "open" });
  expect([seatChange("open"), seatChange("closed")]).toEqual([{ to: "open" }, { to: "closed" }]);
});

test("only games that go on wait for somebody", () => {
  const line = (table: string, over: boolean) => ({ table, over, started: true }) as TableLine;
  const yours = [line("A", false), line("B", true), line("C", false), line("D", true)];
  const { running, finished } = sorted(yours, ["C", "D"]);
  expect(running.map((l) => l.table)).toEqual(["A"]);
  expect(finished.map((l) => l.table)).toEqual(["B"]);
  for (const bad of [null, "{", "3", '{"a":1}']) expect(readDismissed(bad)).toEqual([]);
  expect(readDismissed('["A",3,"B"]')).toEqual(["A", "B"]);
});

test("fingers are asked again before they buy, mice are not, and a choice counts more", () => {
  for (const coarse of [true, false]) {
    vi.stubGlobal("matchMedia", (what: string) => ({ matches: coarse && what === "(pointer: coarse)" }));
    expect(defaults().confirmBuy).toBe(coarse);
    expect(readSettings('{"confirmBuy":false}', defaults()).confirmBuy).toBe(false);
  }
  vi.unstubAllGlobals();
});
