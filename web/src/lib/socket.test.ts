// The connection against a socket made by hand: what is sent, sent again, and forgotten.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ServerMessage } from "../protocol";
import { connect, type Connection } from "./socket";

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
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

it("holds what has no key until there is a connection", () => {
  c.send({ type: "pause", on: true });
  now().welcome();
  expect(now().sent.at(-1)).toEqual({ type: "pause", on: true });
});

/** A black hole: it takes everything, says nothing, and does not even close. */
function mute(socket: FakeSocket) {
  socket.say = () => {};
  socket.close = () => {};
  return socket;
}

it("gives a dead line up by itself, says so within seconds, and answers again on a new one", () => {
  now().welcome();
  now().say(frame(0, [0, 1]));
  const dead = mute(now());
  c.answer("stay");
  const key = dead.sent.at(-1)!.key;
  vi.advanceTimersByTime(3_000);
  expect(dead.sent.at(-1)).toEqual({ type: "ping" });
  vi.advanceTimersByTime(4_000);
  expect(c.status).toBe("lost");
  expect(FakeSocket.all).toHaveLength(2);
  expect(dead.onmessage).toBeNull();
  now().welcome();
  expect(c.status).toBe("open");
  expect(now().sent.at(-1)).toMatchObject({ type: "answer", key, action: "stay" });
  // It closes at last: nobody listens.
  dead.onclose?.();
  expect(c.status).toBe("open");
});

it("notices the dead line also when nothing is sent, and a network that swallows every call", () => {
  now().welcome();
  mute(now());
  vi.advanceTimersByTime(14_000);
  expect(c.status).toBe("lost");
  expect(FakeSocket.all).toHaveLength(2);
  mute(now());
  vi.advanceTimersByTime(11_000);
  expect(FakeSocket.all).toHaveLength(3);
  expect(c.status).toBe("lost");
  now().welcome();
  expect(c.status).toBe("open");
});

it("leaves a living line alone, however long nothing happens", () => {
  now().welcome();
  const pong = now();
  const send = pong.send.bind(pong);
  pong.send = (text) => (send(text), JSON.parse(text).type === "ping" && pong.say({ type: "pong" }));
  vi.advanceTimersByTime(600_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(c.status).toBe("open");
});

it("asks at once when the network or the person comes back", () => {
  const wakes = new EventTarget();
  vi.stubGlobal("addEventListener", wakes.addEventListener.bind(wakes));
  vi.stubGlobal("removeEventListener", wakes.removeEventListener.bind(wakes));
  c.close();
  c = connect("K7QM-2P", { lang: "de", url: "ws://x/ws" });
  now().welcome();
  for (const what of ["online", "visibilitychange"]) {
    const count = FakeSocket.all.length;
    mute(now());
    wakes.dispatchEvent(new Event(what));
    expect(now().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(4_000);
    expect(FakeSocket.all).toHaveLength(count + 1);
    now().welcome();
  }
  // Between two attempts it does not wait for the next one either.
  now().close();
  now().close();
  const count = FakeSocket.all.length;
  wakes.dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(count + 1);
  // One that was dialled into the old network is not waited for.
  mute(now());
  wakes.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.all).toHaveLength(count + 1);
  wakes.dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(count + 2);
  now().welcome();
  expect(c.status).toBe("open");
  c.close();
  wakes.dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(count + 2);
});
