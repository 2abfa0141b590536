// The table's own memory: what is kept, what is open, what is said. The position itself is the connection's.
import { getContext, setContext } from "svelte";
import type { Mood } from "../art/monsters";
import { cat } from "../lib/catalogue";
import { list, t } from "../lib/i18n";
import { notify } from "../lib/notify";
import { settings } from "../lib/settings";
import { momentOf } from "../lib/past";
import type { Connection } from "../lib/socket";
import { Still } from "../lib/still.svelte";
import type { Card, Choice, Emote, Frame, LogLine, Monster, Order, Why } from "../protocol";
import { gain, mapped, zoneOf } from "./boroughs";
import { carry, locked, rollAction, rolling, toggle, toggleFace, type Kept } from "./dice";
import { effects, tone, type Effect } from "./fx";
import { summary } from "./log";
import { spoken } from "./rich";
import * as seats from "./seats";
import { play as sound } from "./sound";

export type Sheet =
  | { is: "card"; id: string; card?: Card }
  | { is: "rule"; id: string }
  | { is: "token"; id: string }
  | { is: "monster"; seat: number }
  | { is: "cards"; title: string; cards: Card[] }
  | { is: "confirm"; choice: Choice }
  | { is: "reasons"; line: number }
  | { is: "log" | "help" | "menu" };

export class Table {
  #connection: () => Connection;
  /** nothing to press: a television, or somebody who watches */
  readonly display: boolean;
  /** several people sit at this screen */
  readonly shared: boolean;
  sheet = $state.raw<Sheet | null>(null);
  kept = $state.raw<Kept>(new Set());
  /** dice in the air, for half a second */
  tumbling = $state.raw<Kept>(new Set());
  moods = $state.raw<Record<number, Mood>>({});
  emotes = $state.raw<Record<number, Emote>>({});
  fx = $state.raw<Effect[]>([]);
  said = $state.raw("");
  cried = $state.raw("");
  logOpen = $state(true);
  /** the answer under the pointer or the focus: the map marks what it means */
  pointed = $state.raw<string | undefined>();
  /** the log tells only of this monster */
  logOf = $state<number | null>(null);
  /** the field for typed answers is open */
  typing = $state(false);
  /** has lost and said "keep watching" */
  watchesOn = $state(false);
  /** the key for buying was pressed: the next digit names a card on offer */
  buying = $state(false);
  /** an earlier position of the running game is looked at */
  #then = $state.raw<{ still: Still; at: number } | null>(null);
  #dice: { turn: number; rolls: number } | undefined;

  constructor(connection: () => Connection, display: boolean, shared = false) {
    this.#connection = connection;
    this.display = display;
    this.shared = shared;
  }

  /** what is shown: the game as it is, or an earlier moment of it */
  get connection(): Connection {
    return this.#then?.still.asConnection() ?? this.#connection();
  }
  /** the game as it is now */
  get now(): Connection {
    return this.#connection();
  }
  get looksBack(): boolean {
    return !!this.#then;
  }
  /** Can the table be shown as it was at this line? Not where that is now, and not in a replay, which has its own way. */
  knows(line: number): boolean {
    const { past } = this.now;
    const at = momentOf(past, line);
    return !this.display && at >= 0 && at < past.length - 1;
  }
  lookAt(line: number): void {
    this.#look(momentOf(this.now.past, line));
  }
  /** One position back or on; beyond the last one is now. */
  lookOn(by: number): void {
    if (!this.#then) return;
    const here = momentOf(this.now.past, this.#then.at);
    if (here + by >= 0) this.#look(here + by);
  }
  lookNow(): void {
    this.#then = null;
  }
  #look(index: number): void {
    const { past, code, log } = this.now;
    const moment = past[index];
    this.sheet = null;
    this.typing = false;
    if (!moment || index === past.length - 1) return this.lookNow();
    const still = new Still(code);
    still.show(
      moment.frame,
      log.filter((l) => l.n < moment.end),
      [],
    );
    this.#then = { still, at: moment.end - 1 };
  }
  get frame(): Frame {
    return this.connection.frame!;
  }
  get prompt() {
    return this.display ? undefined : this.connection.frame?.prompt;
  }
  get you(): Monster | undefined {
    return this.display ? undefined : seats.me(this.frame);
  }
  /** sits at a table whose game goes on, and is still in it: may pause, leave, answer */
  get playing(): boolean {
    return !!this.you?.alive && this.connection.live && !this.frame.over;
  }
  /** has lost while the others play on */
  get fallen(): boolean {
    return !!this.you && !this.you.alive && this.connection.live && !this.frame.over;
  }
  get rivals(): Monster[] {
    return this.display ? this.frame.monsters : seats.rivals(this.frame);
  }
  /** an answer is on its way: nothing else can be pressed */
  get busy(): boolean {
    return this.connection.sent.length > 0;
  }
  isSent(action: string): boolean {
    return this.connection.sent.includes(action);
  }

  name(seat: number | null | undefined): string {
    const m = seats.monster(this.frame, seat);
    return m ? cat.monster(m.monster) : "";
  }
  /** "you" for oneself */
  who(seat: number): string {
    return !this.display && seat === this.frame.you ? t("table-you") : this.name(seat);
  }
  cardName(id: string): string {
    return cat.card(id)?.name ?? id;
  }
  place(place: string): string {
    if (place === "tokyo-bay" || place === "tokyo-city") return t(`table-place-${place.slice(6)}`);
    return t(`table-place-${zoneOf(place)}`);
  }
  /** without "Manhattan" where its picture stands beside it */
  placeShort(place: string): string {
    return place.startsWith("manhattan-") ? t(`table-ny-${zoneOf(place)}`) : this.place(place);
  }
  order(order: Order): string {
    if (order.order === "leave_at")
      return t(this.frame.board ? "table-order-leave-ny" : "table-order-leave", { n: order.hearts });
    if (order.order === "only_for_life") return t("table-order-life");
    return order.id ? t("table-order-pass-card", { card: this.cardName(order.id) }) : t("table-order-pass");
  }

  open(why: Why): void {
    if ("card" in why) this.sheet = { is: "card", id: why.card };
    else if ("rule" in why) this.sheet = { is: "rule", id: why.rule };
    else this.sheet = { is: "token", id: why.token };
  }

  /** Answers the question; those who want it are asked once more before they buy. */
  answer(action: string): void {
    if (this.busy) return;
    const choice = this.prompt?.choices.find((c) => c.action === action);
    if (settings.confirmBuy && choice && action.startsWith("buy:")) this.sheet = { is: "confirm", choice };
    else this.connection.answer(action);
  }

  // Dice ---------------------------------------------------------------------------------------------------------------
  toggleDie(n: number): void {
    if (this.prompt && !this.busy) this.kept = toggle(this.kept, n, this.prompt);
  }
  toggleFace(face: string): void {
    if (this.prompt && !this.busy) this.kept = toggleFace(this.kept, face, this.frame.dice, this.prompt);
  }
  keepOnly(dice: readonly number[]): void {
    if (this.prompt && !this.busy) this.kept = new Set([...locked(this.frame.dice, this.prompt), ...dice]);
  }
  /** the dice that would be rolled */
  get rolling(): number[] {
    return this.prompt ? rolling(this.kept, this.prompt) : [];
  }
  roll(): void {
    const action = this.prompt && rollAction(this.kept, this.prompt);
    if (action) this.connection.answer(action);
  }

  // Saying -------------------------------------------------------------------------------------------------------------
  words(text: string): string {
    return spoken(text, (sign) => t(`table-word-${sign}`));
  }
  /** an answer's label in words, as it stands on its button */
  labelled(label: string): string {
    const words = this.words(label);
    return words.charAt(0).toLocaleUpperCase() + words.slice(1);
  }
  say(text: string): void {
    // The same words twice are read only if the region changes.
    this.said = this.said === text ? `${text}\u00a0` : text;
  }
  /** The screen is handed over: what the one before was told is not for the next one. */
  hush(): void {
    this.said = "";
    this.cried = "";
  }
  stats(m: Monster): string {
    const extras = [
      m.place !== "outside" ? this.place(m.place) : "",
      m.cards.length ? m.cards.map((c) => this.cardName(c.id)).join(", ") : "",
      m.hand.n ? t("table-hand", { n: m.hand.n }) : "",
      m.poison ? t("table-poison", { n: m.poison }) : "",
      m.shrink ? t("table-shrink", { n: m.shrink }) : "",
      m.target ? t("table-target", { n: m.target }) : "",
      m.web ? t("table-web", { n: m.web }) : "",
      m.curse ? t("table-curse", { n: m.curse }) : "",
      m.wickedness ? t("table-wickedness", { n: m.wickedness }) : "",
      m.masks ? t("table-masks", { n: m.masks }) : "",
    ].filter(Boolean);
    const who = this.who(m.seat);
    if (!m.alive) return t("table-say-out", { who });
    return [t("table-say-stats", { who, hearts: m.hearts, stars: m.stars, energy: m.energy }), ...extras].join(", ");
  }
  status(what: "me" | "others" | "tokyo" | "market" | "last" | "waiting"): string {
    const f = this.frame;
    if (what === "me") return this.you ? this.stats(this.you) : t("table-watching");
    if (what === "others") return this.rivals.map((m) => this.stats(m)).join(". ");
    if (what === "tokyo" && f.board)
      return mapped(f.board)
        .map((b) => {
          const tops = b.stacks.flatMap((s) => (s.top ? [`${s.top.name} ${this.words(gain(s.top.gives))}`] : []));
          const units = b.units.map((u) => `${u.n} ${u.name}`);
          const here = b.monsters.length ? b.monsters.map((s) => this.who(s)) : [t("table-empty")];
          return `${this.place(b.borough)}: ${[...here, ...tops, ...units].join(", ")}`;
        })
        .join(". ");
    if (what === "tokyo")
      return f.places
        .map((p) => `${this.place(p.place)}: ${p.seat === null ? t("table-empty") : this.who(p.seat)}`)
        .join(". ");
    if (what === "market")
      return f.market
        .map((c, i) => (c ? t("table-say-card", { n: i + 1, card: this.cardName(c.id), price: c.price ?? 0 }) : ""))
        .filter(Boolean)
        .join(". ");
    if (what === "last") return this.words(this.connection.log.filter((l) => !l.detail).at(-1)?.text ?? "");
    return this.waiting();
  }
  waiting(): string {
    const f = this.frame;
    if (f.over) return t("table-over");
    return t("table-waiting", { who: list(f.waiting.map((s) => this.who(s))) });
  }

  // Frames -------------------------------------------------------------------------------------------------------------
  arrive(frame: Frame, fresh: readonly LogLine[], before: Frame | undefined): void {
    const roll = { turn: frame.turn, rolls: frame.rolls_made };
    const old = this.kept;
    const thrown = fresh.some((l) => l.event === "rolled" || l.event === "rerolled");
    this.kept = carry(this.kept, this.#dice, roll);
    if (frame.prompt?.topic === "roll") {
      const fixed = locked(frame.dice, frame.prompt);
      this.kept = new Set([...this.kept, ...fixed]);
    }
    this.#dice = roll;
    if (thrown && this.#moving()) {
      const mine = frame.active === frame.you && before?.turn === frame.turn;
      const air = frame.dice
        .map((_, i) => i + 1)
        .filter((n) =>
          mine ? !old.has(n) : before?.turn !== frame.turn || before.dice[n - 1]?.face !== frame.dice[n - 1]?.face,
        );
      this.tumbling = new Set(air);
      setTimeout(() => (this.tumbling = new Set()), 520);
    }
    if (fresh.length) {
      this.say(this.words(summary(fresh)));
      if (!this.#then) {
        if (this.#moving()) this.fx = effects(fresh);
        this.#moody(fresh, frame);
      }
    }
    const asked = frame.prompt && frame.prompt.id !== before?.prompt?.id;
    if (asked && !this.display) {
      const words = this.words(t("table-your-decision", { title: frame.prompt!.title }));
      this.cried = this.cried === words ? `${words}\u00a0` : words;
      if (this.now.live) {
        const { code } = this.now;
        notify(code, t("table-title-yours", { code }), this.words(frame.prompt!.title));
      }
    }
    if (settings.sound) {
      const note = tone(fresh, !!asked && before?.turn !== frame.turn, !!frame.over && !before?.over);
      if (note) sound(note);
    }
    this.buying = false;
  }
  #moving(): boolean {
    return (
      document.documentElement.dataset.motion !== "less" && !matchMedia("(prefers-reduced-motion: reduce)").matches
    );
  }
  #moody(fresh: readonly LogLine[], frame: Frame): void {
    const moods: Record<number, Mood> = {};
    for (const line of fresh) if (line.event === "hearts-lost" && line.seat !== undefined) moods[line.seat] = "hit";
    for (const seat of frame.over?.winners ?? []) moods[seat] = "victory";
    this.moods = moods;
    if (!frame.over && Object.keys(moods).length) setTimeout(() => (this.moods = {}), 900);
  }
  mood(m: Monster): Mood {
    return !m.alive ? "out" : (this.moods[m.seat] ?? "idle");
  }
  showEmote(seat: number, emote: Emote): void {
    if (!settings.emotes) return;
    this.emotes = { ...this.emotes, [seat]: emote };
    this.say(`${this.name(seat)}: ${t(`table-emote-${emote}`)}`);
    setTimeout(() => {
      const { [seat]: _, ...rest } = this.emotes;
      this.emotes = rest;
    }, 4000);
  }
}

const KEY = Symbol("table");
export const provide = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
