// A table that only shows: what a replay gives to the board in place of a connection. Nothing said to it goes anywhere.
import type { Frame, LogLine } from "../protocol";
import type { Connection } from "./socket";

type Fn = (frame: Frame, fresh: LogLine[]) => void;

export class Still {
  readonly code: string;
  readonly seat = undefined;
  readonly live = false;
  readonly status = "open";
  readonly welcome = undefined;
  readonly lobby = undefined;
  readonly fault = undefined;
  readonly sent: string[] = [];
  readonly past = [];
  frame = $state.raw<Frame | undefined>();
  log = $state.raw<LogLine[]>([]);
  frameAt = 0;
  #listeners = new Set<Fn>();

  constructor(code: string) {
    this.code = code;
  }
  /** Another moment. Steps forward are told as news (dice tumble, hearts fly), jumps are not. */
  show(frame: Frame, log: LogLine[], fresh: LogLine[]): void {
    // Whoever looks back has nothing to decide.
    const { prompt: _, ...rest } = frame;
    this.frame = { ...rest, plays: [], undo: false, waiting: [], asking: "" };
    this.log = log;
    this.frameAt = performance.now();
    for (const fn of this.#listeners) fn(this.frame, fresh);
  }
  onFrame(fn: Fn): () => void {
    this.#listeners.add(fn);
    return () => this.#listeners.delete(fn);
  }
  listen = () => () => {};
  send(): void {}
  answer(): void {}
  play(): void {}
  undo(): void {}
  standing(): void {}
  language(): void {}
  dismissFault(): void {}
  again(): void {}
  close(): void {}
  /** The board asks for a connection's shape only. */
  asConnection(): Connection {
    return this as unknown as Connection;
  }
}
