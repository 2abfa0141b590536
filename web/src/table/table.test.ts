import { describe, expect, it } from "vitest";
import { KEYS } from "../lib/keymap";
import { settings } from "../lib/settings";
import { delay, mergeLog, type Connection } from "../lib/socket";
import type { Card, Choice, Die, Frame, LogLine, Monster, Prompt } from "../protocol";
import { carry, faces, locked, rollAction, toggle, toggleFace } from "./dice";
import { effects, tone } from "./fx";
import { command, type KeyScene } from "./keys";
import { asText, decided, shown, summary } from "./log";
import { aroundDie, face, parse, runs, spoken } from "./rich";
import { accepted, clock, hides, localSeats, ordered, scars, yesNo } from "./seats";
import { Table } from "./table.svelte";
import { diceTyped, meant, type Candidate } from "./typed";

const line = (n: number, event: string, more: Partial<LogLine> = {}): LogLine => ({
  n,
  turn: 1,
  event,
  text: `${event} ${n}.`,
  ...more,
});
const prompt = (more: Partial<Prompt> = {}): Prompt => ({
  id: 1,
  topic: "roll",
  title: "",
  help: "",
  dice: [1, 2, 3, 4, 6],
  choices: [],
  default: "",
  together: false,
  automate: [],
  odds: [],
  ...more,
});
const choice = (action: string, more: Partial<Choice> = {}): Choice => ({
  action,
  label: action,
  detail: "",
  preview: [],
  uncertain: false,
  ...more,
});
const dice: Die[] = ["3", "heart", "3", "smash", "energy", "3"].map((f) => ({ face: f }));

describe("rich text", () => {
  it("reads all three spellings", () => {
    for (const smash of ["[die:smash]", "<⚔>", "<smash>", "<Prügel>"])
      expect(parse(smash)).toEqual([{ kind: "die", face: "claw" }]);
    expect(parse("Gain 2[star] and 1♥.")).toEqual([
      { kind: "text", text: "Gain 2" },
      { kind: "sign", sign: "star" },
      { kind: "text", text: " and 1" },
      { kind: "sign", sign: "heart" },
      { kind: "text", text: "." },
    ]);
    expect(parse("[♥]<1>[die:smash][energy]⚔")).toEqual([
      { kind: "die", face: "heart" },
      { kind: "die", face: "1" },
      { kind: "die", face: "claw" },
      { kind: "sign", sign: "bolt" },
      { kind: "sign", sign: "claw" },
    ]);
  });
  it("leaves other brackets alone", () => {
    expect(parse("[x] ⟦now-roll⟧ a<b")).toEqual([{ kind: "text", text: "[x] ⟦now-roll⟧ a<b" }]);
    expect(parse("")).toEqual([]);
  });
  it("ties numbers and full stops to their sign", () => {
    const show = (text: string) =>
      runs(parse(text))
        .map((r) =>
          Array.isArray(r)
            ? `(${r.map((p) => (p.kind === "text" ? p.text : "*")).join("")})`
            : r.kind === "text"
              ? r.text
              : "*",
        )
        .join("");
    expect(show("You have 8♥. Go")).toBe("You have (8*.) Go");
    expect(show("♥ or ★")).toBe("* or *");
    expect(show("rolls [2][♥][1].")).toBe("rolls **(*.)");
    expect(show("now 3♥, 5⚡ left")).toBe("now (3*,) (5*) left");
    expect(show("(2★)")).toBe("((2*))");
    expect(show("1⚡2♥")).toBe("(1*2)*");
  });
  it("says it in words", () => {
    const word = (s: string) => ({ heart: "hearts", bolt: "energy", claw: "smash" })[s] ?? s;
    expect(spoken("Loses 5♥, 5♥ left.", word)).toBe("Loses 5 hearts, 5 hearts left.");
    expect(spoken("rolls [2][⚡][♥].", word)).toBe("rolls 2, energy, hearts.");
  });
  it("finds the die in a label", () => {
    expect(aroundDie("Die 2 [♥], please")).toEqual({ before: "Die 2 ", face: "heart", after: ", please" });
    expect(aroundDie("[3]")).toEqual({ before: "", face: "3", after: "" });
    expect(aroundDie("1♥ for 2[star]")).toBeUndefined();
  });
  it("reads New York's dice", () => {
    expect(parse("[▟][♛][◎]")).toEqual(parse("[die:destruction][die:celebrity][die:ouch]"));
    expect(parse("[die:ouch]")).toEqual([{ kind: "die", face: "ouch" }]);
    expect(spoken("2[▟]", (s) => s)).toBe("2 destruction");
  });
  it("names faces as the drawings do", () =>
    expect(["1", "heart", "energy", "smash", "?"].map(face)).toEqual(["1", "heart", "bolt", "claw", "1"]));
});

describe("dice", () => {
  it("keeps and rolls, but never what is frozen", () => {
    const p = prompt();
    expect([...locked(dice, p)]).toEqual([5]);
    expect(rollAction(toggle(new Set([5]), 1, p), p)).toBe("roll:2346");
    expect([...toggle(new Set([5]), 5, p)]).toEqual([5]);
    expect(rollAction(new Set([1, 2, 3, 4, 5, 6]), p)).toBeUndefined();
  });
  it("keeps all of a face, then lets them go", () => {
    const p = prompt();
    const all = toggleFace(new Set(), "3", dice, p);
    expect([...all].sort()).toEqual([1, 3, 6]);
    expect([...toggleFace(all, "3", dice, p)]).toEqual([]);
    expect([...toggleFace(new Set([1]), "3", dice, p)].sort()).toEqual([1, 3, 6]);
  });
  it("remembers what was kept within a turn only", () => {
    const kept = new Set([1]);
    expect(carry(kept, { turn: 4, rolls: 1 }, { turn: 4, rolls: 2 })).toBe(kept);
    expect(carry(kept, { turn: 4, rolls: 2 }, { turn: 5, rolls: 1 }).size).toBe(0);
    expect(carry(kept, undefined, { turn: 5, rolls: 2 }).size).toBe(0);
  });
  it("counts faces in the rulebook's order", () =>
    expect(faces(dice).map((f) => f.face + f.n)).toEqual(["33", "heart1", "energy1", "smash1"]));
});

describe("log", () => {
  it("forgets from log_from on, then appends", () => {
    const log = mergeLog([], 0, [line(0, "a"), line(1, "b"), line(2, "c")]);
    expect(mergeLog(log, 1, [line(1, "x")]).map((l) => l.event)).toEqual(["a", "x"]);
    expect(mergeLog(log, 3, [line(3, "d")])).toHaveLength(4);
    expect(mergeLog(log, 0, [line(0, "z")])).toHaveLength(1);
  });
  it("waits longer each time, up to five seconds", () =>
    expect([0, 1, 4, 5, 20].map(delay)).toEqual([200, 400, 3200, 5000, 5000]));
  it("leaves out details, or all but one monster", () => {
    const log = [
      line(0, "a", { detail: true, seat: 2 }),
      line(1, "b", { seat: 1, by: 2 }),
      line(2, "c", { seat: 1 }),
      line(3, "d"),
    ];
    const of = (...args: [boolean, number?]) => shown(log, ...args).map((l) => l.n);
    expect(of(false)).toEqual([0, 1, 2, 3]);
    expect(of(true)).toEqual([1, 2, 3]);
    expect(of(true, 2)).toEqual([0, 1]);
    expect(of(false, 1)).toEqual([1, 2]);
  });
  it("sums up a frame: the last roll and what matters", () => {
    const text = summary([
      line(0, "rolled"),
      line(1, "rerolled"),
      line(2, "rolls-finished"),
      line(3, "hearts-lost"),
      line(4, "gained", { detail: true }),
    ]);
    expect(text).toBe("rerolled 1. hearts-lost 3.");
    expect(summary([0, 1, 2, 3, 4, 5].map((n) => line(n, "gained"))).split(". ")).toHaveLength(4);
  });
  it("copies with reasons", () =>
    expect(asText([line(3, "a", { text: "A.", reason: "why" })])).toBe("3\tt1\tA. (why)\n"));
  it("knows what somebody chose", () => {
    const chosen = [
      line(0, "rolled"),
      line(1, "rerolled"),
      line(2, "bought"),
      line(3, "bought-deck"),
      line(4, "yielded"),
      line(5, "stayed"),
      line(6, "swept"),
      line(7, "hearts-lost"),
    ].filter(decided);
    expect(chosen.map((l) => l.n)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("keys", () => {
  const scene: KeyScene = { rolling: false, asked: true, buying: false, sheet: false, onControl: false };
  it("means dice while rolling and answers otherwise", () => {
    expect(command("3", { ...scene, rolling: true })).toEqual({ do: "die", n: 3 });
    expect(command("3", scene)).toEqual({ do: "choose", n: 3 });
    expect(command("3", { ...scene, buying: true })).toEqual({ do: "buy", n: 3 });
    expect(command("3", { ...scene, asked: false })).toBeUndefined();
  });
  it("leaves Enter to the control it is on, and Tab, Space and arrows to the browser", () => {
    expect(command("Enter", scene)).toEqual({ do: "accept" });
    expect(command("Enter", { ...scene, onControl: true })).toBeUndefined();
    for (const key of ["Tab", " ", "ArrowLeft", "ArrowDown", "F5"]) expect(command(key, scene)).toBeUndefined();
  });
  it("lets nothing but Escape through an open sheet", () => {
    expect(command("s", { ...scene, sheet: true })).toBeUndefined();
    expect(command("Escape", { ...scene, sheet: true })).toEqual({ do: "close" });
  });
  it("speaks the position", () =>
    expect("sotmlw".split("").map((k) => (command(k, scene) as { what: string }).what)).toEqual([
      "me",
      "others",
      "tokyo",
      "market",
      "last",
      "waiting",
    ]));
  it("follows the keys one has chosen", () => {
    const map = { ...KEYS, roll: "j", "keep-face": "r" };
    expect(command("J", { ...scene, rolling: true }, map)).toEqual({ do: "accept" });
    expect(command("r", { ...scene, rolling: true }, map)).toEqual({ do: "keep-face" });
    expect(command("k", { ...scene, rolling: true }, map)).toBeUndefined();
    expect(command("/", scene)).toEqual({ do: "type" });
  });
});

describe("answers", () => {
  it("takes the default, or the only one possible", () => {
    expect(accepted([choice("a"), choice("b")], "b")?.action).toBe("b");
    expect(accepted([choice("a"), choice("b", { barred: "no" })], "")?.action).toBe("a");
    expect(accepted([choice("a"), choice("b")], "")).toBeUndefined();
  });
  it("knows yes and no", () => {
    expect(yesNo([choice("leave"), choice("stay")])).toMatchObject({
      yes: { action: "leave" },
      no: { action: "stay" },
    });
    expect(yesNo([choice("use:1"), choice("use:2"), choice("pass")]).yes).toBeUndefined();
  });
  it("puts cards for sale first, as they lie", () => {
    const p = prompt({
      topic: "buy",
      choices: [choice("pass"), choice("sweep"), choice("buy:7", { card: 7 }), choice("buy:5", { card: 5 })],
    });
    expect(ordered(p, [{ card: 5, id: "a" }, null, { card: 7, id: "b" }]).map((c) => c.action)).toEqual([
      "buy:5",
      "buy:7",
      "sweep",
      "pass",
    ]);
  });
  it("reads local seats and clocks", () => {
    expect(localSeats("1,3,x,9,3")).toEqual([1, 3]);
    expect([clock(61_000), clock(-5), clock(9_001)]).toEqual(["1:01", "0:00", "0:10"]);
    expect(scars([line(0, "hearts-lost", { amount: -5 }), line(1, "gained", { amount: 3 })])).toBe(2);
  });
});

describe("buying", () => {
  it("is asked about once more only if that is wanted, and nothing else is", () => {
    const sent: string[] = [];
    const connection = {
      frame: { prompt: prompt({ topic: "buy", choices: [choice("buy:3", { card: 3, price: 4 }), choice("pass")] }) },
      sent: [],
      answer: (action: string) => sent.push(action),
    } as unknown as Connection;
    const table = new Table(() => connection, false);
    table.answer("buy:3");
    expect(sent).toEqual(["buy:3"]);
    settings.confirmBuy = true;
    table.answer("buy:3");
    expect(sent).toEqual(["buy:3"]);
    expect(table.sheet).toMatchObject({ is: "confirm", choice: { action: "buy:3" } });
    table.answer("pass");
    expect(sent).toEqual(["buy:3", "pass"]);
    settings.confirmBuy = false;
  });
});

describe("typed answers", () => {
  const all: Candidate[] = [
    { id: "buy:3", n: 1, names: ["Buy Fire Blast", "Fire Blast"] },
    { id: "buy:4", n: 2, names: ["Buy Fire Breathing", "Fire Breathing"], barred: "2 energy short" },
    { id: "buy:9", n: 3, names: ["Buy Réserve d’énergie", "Réserve d’énergie"] },
    { id: "sweep", n: 4, names: ["Three new cards"] },
    { id: "pass", n: 5, names: ["Buy nothing"] },
  ];
  const ids = (text: string, from = all) => meant(text, from).map((c) => c.id);
  it("go by number, also with a word", () => {
    expect(ids("2")).toEqual(["buy:4"]);
    expect(ids(" buy 3 ")).toEqual(["buy:9"]);
    expect(ids("7")).toEqual([]);
    expect(ids("sweep 1")).toEqual([]);
  });
  it("go by card, by label, without accents or case, by the beginnings of words", () => {
    expect(ids("fire blast")).toEqual(["buy:3"]);
    expect(ids("RESERVE d'en")).toEqual(["buy:9"]);
    expect(ids("new")).toEqual(["sweep"]);
    expect(ids("buy noth")).toEqual(["pass"]);
  });
  it("leave open what several or none fit, and suggest all before a word is typed", () => {
    expect(ids("fire")).toEqual(["buy:3", "buy:4"]);
    expect(ids("xyz")).toEqual([]);
    expect(ids("  ")).toHaveLength(5);
  });
  it("prefer the whole name to a beginning, and a beginning to a word inside", () => {
    const some = [
      { id: "a", names: ["Heal"] },
      { id: "b", names: ["Healing Ray"] },
      { id: "c", names: ["Stop", "Stop and heal"] },
    ];
    expect(ids("heal", some)).toEqual(["a"]);
    expect(ids("hea", some)).toEqual(["a", "b"]);
    expect(ids("and", some)).toEqual(["c"]);
  });
  it("keep dice while rolling", () => {
    expect(diceTyped("4 1, 1", prompt())).toEqual([1, 4]);
    expect(diceTyped("134", prompt())).toEqual([1, 3, 4]);
    expect(diceTyped("5", prompt())).toBeUndefined();
    expect(diceTyped("roll", prompt())).toBeUndefined();
    expect(diceTyped("1", prompt({ topic: "buy", dice: [] }))).toBeUndefined();
  });
});

describe("effects", () => {
  it("shows cause and effect", () => {
    expect(
      effects([
        line(0, "hearts-lost", { seat: 1, by: 2, amount: -5, what: "hearts" }),
        line(1, "gained", { seat: 2, amount: 1, what: "stars" }),
        line(2, "rolled", { seat: 2 }),
      ]),
    ).toEqual([
      { kind: "claw", from: 2, to: 1, sign: "heart", by: -5 },
      { kind: "pop", to: 2, sign: "star", by: 1 },
    ]);
  });
  it("plays one sound, the gravest", () => {
    expect(tone([line(0, "gained", { what: "hearts" }), line(1, "hearts-lost")], true, false)).toBe("hit");
    expect(tone([], true, false)).toBe("turn");
    expect(tone([], false, true)).toBe("win");
    expect(tone([], false, false)).toBeUndefined();
  });
});

describe("several people at one screen", () => {
  const card = { card: 1, id: "x" } as Card;
  const seat = (n: number, more: Partial<Monster> = {}) =>
    ({ seat: n, hand: { n: 0, known: [] }, ...more }) as unknown as Monster;
  const local = (you: number, more: Partial<Frame> = {}, log = [line(0, "rolled"), line(1, "gained")]) => ({
    frame: { you, monsters: [seat(1), seat(2), seat(3)], waiting: [], ...more } as unknown as Frame,
    log,
  });
  it("hides nothing from each other where everything lies open", () => {
    expect(hides([local(1), local(3)])).toBe(false);
    const asked = { prompt: prompt({ topic: "yield", together: true }), waiting: [1, 2] };
    expect(hides([local(1, asked), local(3, { waiting: [1, 2] })])).toBe(false);
    // The news of a frame may come to one of them a moment later.
    expect(hides([local(1), local(3, {}, [line(0, "rolled")])])).toBe(false);
  });
  it("looks away for hands, Challenge cards, cards that were looked at, secret answers and lines of the log", () => {
    const hand = { monsters: [seat(1), seat(2), seat(3, { hand: { n: 1, known: [card] } })] };
    const challenge = { monsters: [seat(1), seat(2), seat(3, { challenge: card })] };
    const secret = { prompt: prompt({ topic: "yield", together: true }), waiting: [1, 3] };
    for (const more of [hand, challenge, secret, { top: card }]) expect(hides([local(1), local(3, more)])).toBe(true);
    expect(hides([local(1), local(3, {}, [line(0, "rolled"), line(1, "gained", { text: "Fire Blast" })])])).toBe(true);
  });
});

it("whoever has fallen plays no more, and is not taken for somebody who only watches", () => {
  const at = (alive: boolean, over?: object) =>
    new Table(
      () => ({ live: true, frame: { you: 1, over, monsters: [{ seat: 1, alive }] } }) as unknown as Connection,
      false,
    );
  expect([at(true).playing, at(true).fallen]).toEqual([true, false]);
  expect([at(false).playing, at(false).fallen]).toEqual([false, true]);
  expect([at(false, {}).playing, at(false, {}).fallen]).toEqual([false, false]);
});
