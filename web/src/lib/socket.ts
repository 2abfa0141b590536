// One WebSocket to one table: says hello, keeps the newest position, sends answers until they are acknowledged, comes back by itself.
// Reading `connection.frame` and the other getters inside a component or effect is reactive.
import { createSubscriber } from "svelte/reactivity";
import {
  PROTOCOL,
  type ClientMessage,
  type Frame,
  type Lobby,
  type LogLine,
  type Order,
  type ServerMessage,
} from "../protocol";

import { keep, type Moment } from "./past";

export type Status = "connecting" | "open" | "lost" | "closed" | "elsewhere" | "outdated";
export type Welcome = Extract<ServerMessage, { type: "welcome" }>;
export type Fault = Extract<ServerMessage, { type: "error" }>;
type Keyed = Extract<ClientMessage, { key: string }>;
type WithoutKey<T> = T extends { key: string } ? Omit<T, "key"> : never;

export interface ConnectOptions {
  lang: string;
  /** the seat's secret, for clients without cookies */
  token?: string;
  /** which of several local seats this is; the server picks that seat's cookie */
  seat?: number;
  /** watch even with a seat */
  watch?: boolean;
  build?: string;
  /** for tests and the photographs: another address */
  url?: string;
}

/** Forgets lines from `from` on, then appends: frames after a take-back or a reconnection replace what they retell. */
export function mergeLog(log: readonly LogLine[], from: number, lines: readonly LogLine[]): LogLine[] {
  return [...log.filter((line) => line.n < from), ...lines];
}

/**
 * How many of these lines are certain to stand: an answer can be taken back only until something is rolled. What comes
 * after the last roll may have been taken back and told otherwise while we were away.
 */
export function certain(log: readonly LogLine[]): number {
  return log.findLastIndex((line) => line.event === "rolled" || line.event === "rerolled") + 1;
}

/** 0.2 s, then twice as long each time, never more than 5 s. */
export function delay(attempt: number): number {
  return Math.min(5000, 200 * 2 ** attempt);
}

/** Random, also where the page is not served over HTTPS (a table in the living room): randomUUID is missing there. */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join("");
}

/** A quiet line is asked this often whether it is still there. */
const PING_MS = 10_000;
/** What was sent and not answered for so long is doubted: the line is asked. */
const DOUBT_MS = 3_000;
/** A line that was asked and says nothing for so long is dead. */
const DEAD_MS = 4_000;
/** From dialling to the welcome; a network that swallows everything never refuses. */
const DIAL_MS = 10_000;

const WAKES = ["online", "offline", "visibilitychange", "pageshow"];

export class Connection {
  readonly code: string;
  readonly seat: number | undefined;
  /** a game that goes on, not one that is looked back at */
  readonly live: boolean = true;
  #options: ConnectOptions;
  #status: Status = "connecting";
  #welcome: Welcome | undefined;
  #lobby: Lobby | undefined;
  #frame: Frame | undefined;
  #frameAt = 0;
  #log: LogLine[] = [];
  #past: Moment[] = [];
  /** the language we last asked for, and the one the log is in */
  #asked = "";
  #told = "";
  #fault: Fault | undefined;
  #pending = new Map<string, Keyed>();
  #queue: ClientMessage[] = [];
  #listeners = new Set<(message: ServerMessage) => void>();
  #frames = new Set<(frame: Frame, fresh: LogLine[]) => void>();
  #socket: WebSocket | undefined;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  /** running while the line is asked, or dialled */
  #patience: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  #update: () => void = () => {};
  #read = createSubscriber((update) => {
    this.#update = update;
  });

  constructor(code: string, options: ConnectOptions) {
    this.code = code;
    this.seat = options.seat;
    this.#options = options;
    this.#open();
    // Another network, or back from a phone's sleep: find out now, not at the next ping.
    if (typeof addEventListener === "function") for (const what of WAKES) addEventListener(what, this.#wake);
  }

  get status() {
    this.#read();
    return this.#status;
  }
  get welcome() {
    this.#read();
    return this.#welcome;
  }
  get lobby() {
    this.#read();
    return this.#lobby;
  }
  get frame() {
    this.#read();
    return this.#frame;
  }
  /** when the newest frame came, in milliseconds of performance.now(); clocks count from here */
  get frameAt() {
    this.#read();
    return this.#frameAt;
  }
  get log(): readonly LogLine[] {
    this.#read();
    return this.#log;
  }
  /** the positions this page was shown, the oldest first, the one now last */
  get past(): readonly Moment[] {
    this.#read();
    return this.#past;
  }
  /** the last refusal; gone with the next frame */
  get fault() {
    this.#read();
    return this.#fault;
  }
  /** what was sent and not yet acknowledged: actions of answers and plays, "undo" */
  get sent(): readonly string[] {
    this.#read();
    return [...this.#pending.values()].map((m) => (m.type === "undo" ? "undo" : m.action));
  }

  /** every message from the server, after it was taken in */
  listen(fn: (message: ServerMessage) => void): () => void {
    this.#listeners.add(fn);
    return () => this.#listeners.delete(fn);
  }
  /** every new position with the lines that are new to this page (none for the first one) */
  onFrame(fn: (frame: Frame, fresh: LogLine[]) => void): () => void {
    this.#frames.add(fn);
    return () => this.#frames.delete(fn);
  }

  answer(action: string): void {
    const prompt = this.#frame?.prompt;
    if (prompt && !this.#pending.size) this.#sendKeyed({ type: "answer", prompt: prompt.id, action });
  }
  play(action: string): void {
    if (this.#frame && !this.#pending.size) this.#sendKeyed({ type: "play", frame: this.#frame.frame, action });
  }
  undo(): void {
    if (this.#frame?.undo && !this.#pending.size) this.#sendKeyed({ type: "undo", frame: this.#frame.frame });
  }
  standing(order: Order, on: boolean): void {
    this.send({ type: "standing", order, on });
  }
  language(lang: string): void {
    if (lang === this.#options.lang) return;
    this.#options = { ...this.#options, lang };
    // Not queued: a hello after reconnecting carries the language anyway.
    if (this.#status !== "open") return;
    this.#asked = lang;
    this.send({ type: "language", lang });
  }
  /** anything without a key; waits for the connection if there is none */
  send(message: ClientMessage): void {
    if (this.#status === "open") this.#raw(message);
    else this.#queue.push(message);
  }
  dismissFault(): void {
    this.#fault = undefined;
    this.#update();
  }
  /** take the table back from another tab, or try at once */
  again(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#over = false;
    this.#attempt = 0;
    this.#open();
  }
  close(): void {
    this.#over = true;
    if (typeof removeEventListener === "function") for (const what of WAKES) removeEventListener(what, this.#wake);
    clearTimeout(this.#retry);
    this.#drop();
    this.#set("closed");
  }

  #sendKeyed(message: WithoutKey<Keyed>): void {
    const keyed = { ...message, key: newKey() } as Keyed;
    this.#pending.set(keyed.key, keyed);
    this.#fault = undefined;
    if (this.#status === "open") this.#raw(keyed);
    this.#update();
  }
  #raw(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
    if (message.type !== "ping") this.#doubt ??= setTimeout(() => this.#probe(), DOUBT_MS);
  }
  /** Asks whether anybody is there; if not, the line is given up. */
  #probe(): void {
    if (this.#patience !== undefined) return;
    this.#patience = setTimeout(() => this.#abandon(), DEAD_MS);
    this.#raw({ type: "ping" });
  }
  /** Silence: waiting for the browser to close a dead line would take minutes. Answers have keys: sending again is safe. */
  #abandon(): void {
    const again = this.#status === "open";
    this.#drop();
    this.#set("lost");
    if (!again) return this.#later();
    this.#attempt = 1;
    this.#open();
  }
  #wake = (event: Event): void => {
    if (this.#over || (typeof document !== "undefined" && document.visibilityState === "hidden")) return;
    if (this.#status === "open") return this.#probe();
    // Between two attempts: not later, now. One that is under way may have been lost with the old network.
    if (!this.#socket || event.type === "online") {
      clearTimeout(this.#retry);
      this.#drop();
      this.#attempt = 1;
      this.#open();
    }
  };
  #later(): void {
    this.#retry = setTimeout(() => this.#open(), delay(this.#attempt++));
  }
  /** Whatever is said: the line lives. */
  #alive(): void {
    clearTimeout(this.#patience);
    clearTimeout(this.#doubt);
    this.#patience = this.#doubt = undefined;
  }
  #set(status: Status): void {
    this.#status = status;
    this.#update();
  }
  #address(): string {
    if (this.#options.url) return this.#options.url;
    return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
  }
  #open(): void {
    this.#set(this.#attempt ? "lost" : "connecting");
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    this.#patience = setTimeout(() => this.#abandon(), DIAL_MS);
    socket.onopen = () => {
      const { lang, token, watch = false, build } = this.#options;
      const hello: ClientMessage = {
        type: "hello",
        protocol: PROTOCOL,
        table: this.code,
        lang,
        // In another language every line is another one.
        log: this.#told === lang ? certain(this.#log) : 0,
        watch,
      };
      if (token) hello.token = token;
      if (this.seat !== undefined) hello.seat = this.seat;
      if (build) hello.build = build;
      this.#asked = lang;
      this.#raw(hello);
      this.#beat = setInterval(() => this.#probe(), PING_MS);
    };
    socket.onmessage = (event) => this.#take(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#drop();
      if (this.#over) return;
      this.#set("lost");
      this.#later();
    };
  }
  #drop(): void {
    clearInterval(this.#beat);
    this.#alive();
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    // What it still has to say is not for us: the next line tells everything again.
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
  #take(message: ServerMessage): void {
    this.#alive();
    let fresh: LogLine[] | undefined;
    switch (message.type) {
      case "welcome": {
        this.#welcome = message;
        this.#attempt = 0;
        this.#status = "open";
        // Keys make this safe: what had arrived already counts once.
        for (const keyed of this.#pending.values()) this.#raw(keyed);
        for (const waiting of this.#queue.splice(0)) this.#raw(waiting);
        break;
      }
      case "lobby": {
        const { type: _, ...lobby } = message;
        this.#lobby = lobby;
        break;
      }
      case "frame": {
        const { type: _, ...frame } = message;
        const known = this.#frame ? this.#log.length : Infinity;
        if (!frame.log_from) this.#told = this.#asked;
        this.#log = mergeLog(this.#log, frame.log_from, frame.log);
        fresh = this.#log.filter((line) => line.n >= known);
        this.#frame = frame;
        this.#past = keep(this.#past, frame, this.#log.length);
        this.#frameAt = performance.now();
        this.#fault = undefined;
        break;
      }
      case "ack":
        this.#pending.delete(message.key);
        break;
      case "error":
        if (message.key) this.#pending.delete(message.key);
        this.#fault = message;
        if (message.code === "other_version") this.#stop("outdated");
        if (message.code === "no_table" || message.code === "no_spectators") this.#stop("closed");
        break;
      case "opened_elsewhere":
        this.#stop("elsewhere");
        break;
    }
    this.#update();
    if (message.type === "frame") for (const fn of this.#frames) fn(this.#frame!, fresh ?? []);
    for (const fn of this.#listeners) fn(message);
  }
  #stop(status: Status): void {
    this.#over = true;
    this.#drop();
    this.#status = status;
  }
}

export function connect(code: string, options: ConnectOptions): Connection {
  return new Connection(code, options);
}
