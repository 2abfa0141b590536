// The player's part in making the dice, and checking afterwards that everybody kept the promise.
//
// Before the game each seat promises a number (its SHA-256) and shows it only when all promises are in: so nobody,
// not even the server, can choose a number that suits the others' ones.
import type { ClientMessage, Lobby, Seal, ServerMessage } from "../protocol";
import { sha256 } from "./sha256";

const PLACE = "daikaiju.seed.";
const HEX64 = /^[0-9a-f]{64}$/;

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

export function newSeed(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * This browser's number for a seat in one round of promises (named by the server's own): the same after a reload, gone
 * with the tab, and never used for a second round once it was shown.
 */
export function seedFor(table: string, seat: number, round: string): string {
  const place = `${PLACE}${table}.${seat}.${round.slice(0, 16)}`;
  try {
    const kept = sessionStorage.getItem(place);
    if (kept && HEX64.test(kept)) return kept;
    const seed = newSeed();
    sessionStorage.setItem(place, seed);
    return seed;
  } catch {
    return (forgotten[place] ??= newSeed());
  }
}
/** Where the browser keeps nothing, the page does. */
const forgotten: Record<string, string> = {};

/** What is promised: SHA-256 of `daikaiju-fair-1:TABLE:SEAT:SEEDHEX`; seats count from 1, the server is "server". */
export async function promiseOf(table: string, seat: number | "server", seed: string): Promise<string> {
  const text = new TextEncoder().encode(`daikaiju-fair-1:${table}:${seat}:${seed}`);
  // Browsers have WebCrypto only on https and localhost.
  if (!crypto.subtle) return hex(sha256(text));
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", text)));
}

export interface Check {
  who: number | "server";
  promise: string;
  seed: string | undefined;
  kept: boolean;
}

/** Recomputes every promise of a seal; a number that was not shown counts as a promise not kept. */
export async function checkSeal(table: string, seal: Seal): Promise<Check[]> {
  const one = async (who: number | "server", promise: string, seed: string | undefined): Promise<Check> => ({
    who,
    promise,
    seed,
    kept: !!seed && HEX64.test(seed) && (await promiseOf(table, who, seed)) === promise,
  });
  return Promise.all([
    one("server", seal.promise, seal.seed),
    ...seal.players.map((p) => one(p.seat, p.promise, p.seed)),
  ]);
}

/** The little of a connection that promising needs. */
export interface Line {
  readonly lobby: Lobby | undefined;
  listen(fn: (message: ServerMessage) => void): () => void;
  send(message: ClientMessage): void;
}

/** Promises a number as soon as one sits, and shows it when the server says that all have promised. */
export function pledge(line: Line): () => void {
  let sent = "";
  return line.listen((m) => {
    const lobby = line.lobby;
    const seat = lobby?.you;
    if (!lobby || !seat) return;
    const seed = () => seedFor(lobby.table, seat, lobby.promise);
    if (m.type === "welcome") sent = "";
    if (m.type === "reveal_now") line.send({ type: "reveal", seed: seed() });
    if (m.type !== "lobby" || lobby.promised) return;
    const round = `${seat}.${lobby.promise}`;
    if (sent === round) return;
    sent = round;
    void promiseOf(lobby.table, seat, seed()).then((hash) => line.send({ type: "promise", hash }));
  });
}
