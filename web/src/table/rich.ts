// Texts carry resources and faces in three spellings: [star] in card texts, ★ in the log, and dice as [♥], <♥> or [die:heart];
// New York's own faces are drawn in logs as ▟, ♛ and ◎; the smash die is a word, <smash>. One parser turns all of them into words and signs.
import type { Face } from "../art/faces";

export type { Face };
export type Sign = "star" | "heart" | "bolt" | "claw" | "destruction" | "celebrity" | "ouch";
export type Piece = { kind: "text"; text: string } | { kind: "sign"; sign: Sign } | { kind: "die"; face: Face };

const SIGNS: Record<string, Sign> = {
  star: "star",
  heart: "heart",
  energy: "bolt",
  bolt: "bolt",
  smash: "claw",
  claw: "claw",
  destruction: "destruction",
  celebrity: "celebrity",
  ouch: "ouch",
  "▟": "destruction",
  "♛": "celebrity",
  "◎": "ouch",
  "★": "star",
  "♥": "heart",
  "⚡": "bolt",
  "⚔": "claw",
};
const TOKEN =
  /\[die:(1|2|3|heart|energy|smash|destruction|celebrity|ouch)\]|[[<]([123★♥⚡⚔▟♛◎])[\]>]|<(\p{L}+)>|\[(star|heart|energy|smash|destruction|celebrity|ouch)\]|([★♥⚡⚔▟♛◎])/gu;
const dieIn = (m: RegExpExecArray) => m[1] ?? m[2] ?? (m[3] && "smash");

/** The wire's faces by the names of the drawings. */
export function face(wire: string): Face {
  if (wire === "1" || wire === "2" || wire === "3") return wire;
  const sign = SIGNS[wire];
  return sign && sign !== "star" ? sign : "1";
}

export function parse(text: string): Piece[] {
  const out: Piece[] = [];
  let at = 0;
  for (const m of text.matchAll(TOKEN)) {
    if (m.index > at) out.push({ kind: "text", text: text.slice(at, m.index) });
    const die = dieIn(m);
    // A die has no star; "[★]" could only be a resource.
    if (die && SIGNS[die] !== "star") out.push({ kind: "die", face: face(die) });
    else out.push({ kind: "sign", sign: SIGNS[(die ?? m[4] ?? m[5])!]! });
    at = m.index + m[0].length;
  }
  if (at < text.length) out.push({ kind: "text", text: text.slice(at) });
  return out;
}

/** A text around its first die, so that the die can be drawn large in its place. */
export function aroundDie(text: string): { before: string; face: Face; after: string } | undefined {
  for (const m of text.matchAll(TOKEN)) {
    const die = dieIn(m);
    if (die && SIGNS[die] !== "star")
      return { before: text.slice(0, m.index), face: face(die), after: text.slice(m.index + m[0].length) };
  }
  return undefined;
}

/** The same text in words only, for the live region and the clipboard. */
export function spoken(text: string, word: (sign: Sign | Face) => string): string {
  return parse(text)
    .map((p, i, all) => {
      if (p.kind === "text") return p.text;
      const w = word(p.kind === "sign" ? p.sign : p.face);
      const before = all[i - 1];
      const glued = before && (before.kind !== "text" || /[\p{L}\p{N}]$/u.test(before.text));
      const comma = before && before.kind === "die" && p.kind === "die";
      const after = all[i + 1];
      return (
        (comma ? ", " : glued ? " " : "") + w + (after?.kind === "text" && /^[\p{L}\p{N}]/u.test(after.text) ? " " : "")
      );
    })
    .join("");
}

/** Numbers and full stops stay with their sign at the end of a line: such groups must not be broken. */
export function runs(pieces: readonly Piece[]): (Piece | Piece[])[] {
  const out: (Piece | Piece[])[] = [];
  let carried = ""; // the end of a text that touches the sign after it
  for (const [i, p] of pieces.entries()) {
    if (p.kind === "text") {
      // What touched the sign before this text was taken along already.
      const text = i > 0 ? p.text.replace(TAIL, "") : p.text;
      const head = i < pieces.length - 1 ? text.replace(/\S*$/u, "") : text;
      carried = text.slice(head.length);
      if (head) out.push({ kind: "text", text: head });
      continue;
    }
    const next = pieces[i + 1];
    const tail = next?.kind === "text" ? (TAIL.exec(next.text)?.[0] ?? "") : "";
    const group: Piece[] = [];
    if (carried) group.push({ kind: "text", text: carried });
    group.push(p);
    if (tail) group.push({ kind: "text", text: tail });
    out.push(group.length > 1 ? group : p);
    carried = "";
  }
  return out;
}
const TAIL = /^[^\s\p{L}]+/u;
