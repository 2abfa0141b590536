// The connection against a socket made by hand: what is sent, sent again, and forgotten.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ServerMessage } from "../protocol";
import { connect, type Connection } from "./socket";

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (e: { data: string }) => void;
  onclose?: () => void;
  closed = false;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    if (this.closed) return;
    this.closed = true;
    this.onclose?.();
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message as ServerMessage) });
  }
  welcome() {
    this.onopen?.();
    this.say({ type: "welcome", protocol: 1, build: "b", table: "K7QM-2P", you: 1, host: true, catalogue: "c" });
  }
}
const line = (n: number, event = "gained", text = `${n}`) => ({ n, turn: 1, event, text });
const frame = (from: number, lines: (number | ReturnType<typeof line>)[], id = 7) => ({
  type: "frame",
  frame: 3,
  log_from: from,
  log: lines.map((l) => (typeof l === "number" ? line(l) : l)),
  prompt: { id, choices: [] },
  undo: true,
});
const now = () => FakeSocket.all.at(-1)!;
let c: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  c = connect("K7QM-2P", { lang: "de", url: "ws://x/ws" });
});
afterEach(() => {
  c.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says hello, then answers by prompt and one at a time", () => {
  now().welcome();
  expect(now().sent[0]).toMatchObject({
    type: "hello",
    protocol: 1,
    table: "K7QM-2P",
    lang: "de",
    log: 0,
    watch: false,
  });
  now().say(frame(0, [0, 1]));
  c.answer("stay");
  c.answer("leave");
  expect(now().sent.slice(1)).toMatchObject([{ type: "answer", prompt: 7, action: "stay" }]);
  expect(c.sent).toEqual(["stay"]);
  now().say({ type: "ack", key: now().sent[1]!.key });
  expect(c.sent).toEqual([]);
});

it("comes back and sends the same key again", () => {
  now().welcome();
  now().say(frame(0, [0, 1, 2]));
  c.answer("roll:12");
  const key = now().sent[1]!.key;
  now().close();
  expect(c.status).toBe("lost");
  vi.advanceTimersByTime(199);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(2);
  now().close();
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(3);
  now().welcome();
  expect(now().sent).toMatchObject([
    { type: "hello", log: 0 },
    { type: "answer", key, prompt: 7, action: "roll:12" },
  ]);
  expect(c.status).toBe("open");
});

it("asks again for all that could have been taken back while it was away", () => {
  now().welcome();
  now().say(frame(0, [0, line(1, "rolled"), line(2, "bought", "Fire Blast"), 3]));
  now().close();
  vi.advanceTimersByTime(200);
  now().welcome();
  // The roll stands for ever; what came after it does not.
  expect(now().sent[0]).toMatchObject({ type: "hello", log: 2 });
  now().say(frame(2, [line(2, "bought", "Nova Breath"), 3, 4]));
  expect(c.log.map((l) => l.text)).toEqual(["0", "1", "Nova Breath", "3", "4"]);
});

it("asks for everything in another language, also when that was chosen without a connection", () => {
  now().welcome();
  now().say(frame(0, [0, line(1, "rolled"), 2]));
  now().close();
  c.language("fr");
  vi.advanceTimersByTime(200);
  now().welcome();
  expect(now().sent).toMatchObject([{ type: "hello", lang: "fr", log: 0 }]);
  now().close();
  // It was lost again before a word had come.
  vi.advanceTimersByTime(400);
  now().welcome();
  expect(now().sent).toMatchObject([{ type: "hello", lang: "fr", log: 0 }]);
  now().say(frame(0, [0, line(1, "rolled"), 2]));
  c.language("de");
  expect(now().sent.at(-1)).toEqual({ type: "language", lang: "de" });
  now().say(frame(0, [0, line(1, "rolled"), 2]));
  now().close();
  vi.advanceTimersByTime(200);
  now().welcome();
  expect(now().sent[0]).toMatchObject({ type: "hello", lang: "de", log: 2 });
});

it("tells what is new, nothing at first and nothing twice", () => {
  const fresh: number[][] = [];
  c.onFrame((_, lines) => fresh.push(lines.map((l) => l.n)));
  now().welcome();
  now().say(frame(0, [0, 1, 2]));
  now().say(frame(3, [3, 4]));
  now().say(frame(2, [2]));
  now().say(frame(0, [0, 1, 2, 3]));
  expect(fresh).toEqual([[], [3, 4], [], [3]]);
  expect(c.log.map((l) => l.n)).toEqual([0, 1, 2, 3]);
});

it("keeps the question after a refusal and forgets the refusal with the next frame", () => {
  now().welcome();
  now().say(frame(0, [0]));
  c.undo();
  now().say({ type: "error", key: now().sent[1]!.key, code: "cannot_undo", message: "No." });
  expect(c.fault?.message).toBe("No.");
  expect(c.frame?.prompt?.id).toBe(7);
  expect(c.sent).toEqual([]);
  now().say(frame(1, []));
  expect(c.fault).toBeUndefined();
});

it("does not fight with another window, but can take the table back", () => {
  now().welcome();
  now().say({ type: "opened_elsewhere" });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(c.status).toBe("elsewhere");
  c.again();
  expect(FakeSocket.all).toHaveLength(2);
});

it("holds what has no key until there is a connection, and notices a dead line", () => {
  c.send({ type: "pause", on: true });
  now().welcome();
  expect(now().sent.at(-1)).toEqual({ type: "pause", on: true });
  vi.advanceTimersByTime(70_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});
