// The kit of parts shared by all monsters. A drawing is a function from a kit to SVG text on a 128 x 128 field, feet near y = 122.
// The same drawing gives three layers: the picture ("art"), its paper halo ("halo") and its silhouette ("sil").

export type Mood = "idle" | "hit" | "victory" | "out";
export type Layer = "art" | "halo" | "sil";

export const INK = "#15122b";
export const C = {
  red: "#e5322d",
  green: "#7cc832",
  lime: "#b5e550",
  yellow: "#ffd21f",
  teal: "#14a09a",
  night: "#2f2a75",
  cream: "#fff3d6",
  white: "#fffdf5",
  orange: "#f7861f",
  pink: "#f47db0",
  purple: "#8a56c2",
  grey: "#a9b2c6",
  steel: "#6d7891",
  brown: "#8a5532",
  tan: "#e2b27a",
  blue: "#3f86e0",
  sky: "#a8e3f5",
  dark: "#3a3554",
} as const;

export interface EyeOptions {
  /** iris or white colour */
  f?: string;
  /** where the pupil looks */
  dx?: number;
  dy?: number;
  /** lid: positive frowns to the left end, negative to the right */
  lid?: number;
}

const LINE = 3.6;
const HALO = 9;
const n = (v: number) => String(Math.round(v * 10) / 10);

export class Kit {
  constructor(
    readonly layer: Layer,
    readonly mood: Mood,
    private readonly dots: string,
  ) {}
  get solid() {
    return this.layer !== "art";
  }
  private edge() {
    return this.layer === "halo" ? HALO : LINE;
  }
  /** a flat shape */
  p(d: string, f: string) {
    return this.solid ? `<path d="${d}"/>` : `<path d="${d}" fill="${f}"/>`;
  }
  /** a flat shape with the halftone shadow */
  b(d: string, f: string) {
    return this.solid
      ? `<path d="${d}"/>`
      : `<path d="${d}" fill="${f}"/>` + (this.dots && `<path d="${d}" fill="${this.dots}" stroke="none"/>`);
  }
  e(x: number, y: number, rx: number, ry: number, f: string) {
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"` + (this.solid ? "/>" : ` fill="${f}"/>`);
  }
  c(x: number, y: number, r: number, f: string) {
    return this.e(x, y, r, r, f);
  }
  /** an ellipse with the halftone shadow */
  be(x: number, y: number, rx: number, ry: number, f: string) {
    return this.b(
      `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`,
      f,
    );
  }
  /** a round box, turned by a degrees around its middle */
  r(x: number, y: number, w: number, h: number, q: number, f: string, a = 0) {
    const hw = w / 2 - q;
    const hh = h / 2 - q;
    const box = this.b(
      `M${n(x - hw)} ${n(y - h / 2)}h${n(2 * hw)}q${q} 0 ${q} ${q}v${n(2 * hh)}q0 ${q} ${-q} ${q}h${n(-2 * hw)}q${-q} 0 ${-q} ${-q}v${n(-2 * hh)}q0 ${-q} ${q} ${-q}Z`,
      f,
    );
    return a ? `<g transform="rotate(${a} ${x} ${y})">${box}</g>` : box;
  }
  /** a limb: a thick round line with an outline */
  limb(d: string, w: number, f: string, cap = "round") {
    const a = `fill="none" stroke-linecap="${cap}"`;
    return this.solid
      ? `<path d="${d}" ${a} stroke-width="${n(w + this.edge())}"/>`
      : `<path d="${d}" ${a} stroke-width="${n(w + LINE)}"/><path d="${d}" ${a} stroke="${f}" stroke-width="${n(w - LINE)}"/>`;
  }
  /** a wire or whisker that belongs to the outline */
  wire(d: string, w = 4) {
    return `<path d="${d}" fill="none" stroke-linecap="round" stroke-width="${n(this.layer === "halo" ? w + 5.4 : w)}"/>`;
  }
  /** glass: only its rim is solid */
  glass(x: number, y: number, rx: number, ry: number, f = "#a8e3f538") {
    const g = `cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"`;
    if (this.layer === "halo") return `<ellipse ${g}/>`;
    if (this.layer === "sil") return `<ellipse ${g} fill="none" stroke-width="4.4"/>`;
    return `<ellipse ${g} fill="${f}"/><path d="M${n(x - rx * 0.62)} ${n(y - ry * 0.3)}q${n(rx * 0.1)} ${n(-ry * 0.32)} ${n(rx * 0.4)} ${n(-ry * 0.42)}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`;
  }
  /** inner drawing that does not touch the outline */
  in(s: string) {
    return this.solid ? "" : s;
  }
  /** an inner ink line */
  l(d: string, w = 3, f: string = INK) {
    return this.in(`<path d="${d}" fill="none" stroke="${f}" stroke-linecap="round" stroke-width="${w}"/>`);
  }
  /** an inner flat patch without outline */
  q(d: string, f: string) {
    return this.in(`<path d="${d}" fill="${f}" stroke="none"/>`);
  }
  /** inner dots (rivets, suckers, spots): x, y pairs */
  spots(r: number, f: string, ...xy: number[]) {
    let s = "";
    for (let i = 0; i + 1 < xy.length; i += 2)
      s += `<circle cx="${xy[i]}" cy="${xy[i + 1]}" r="${r}" fill="${f}" stroke="none"/>`;
    return this.in(s);
  }
  mirror(s: string) {
    return `<g transform="matrix(-1 0 0 1 128 0)">${s}</g>`;
  }
  pair(s: string) {
    return s + this.mirror(s);
  }
  turn(a: number, x: number, y: number, s: string) {
    return `<g transform="rotate(${a} ${x} ${y})">${s}</g>`;
  }
  star(x: number, y: number, r: number, f: string, points = 5, depth = 0.42) {
    let d = "";
    for (let i = 0; i < points * 2; i++) {
      const a = (i * Math.PI) / points - Math.PI / 2;
      const q = i % 2 ? r * depth : r;
      d += `${i ? "L" : "M"}${n(x + Math.cos(a) * q)} ${n(y + Math.sin(a) * q)}`;
    }
    return this.p(d + "Z", f);
  }
  /** a row of pointed teeth from x1 to x2 hanging from y (h < 0: standing) */
  teeth(x1: number, x2: number, y: number, h: number, count: number, f: string = C.white) {
    const w = (x2 - x1) / count;
    let d = `M${n(x1)} ${n(y)}`;
    for (let i = 0; i < count; i++) d += `l${n(w / 2)} ${n(h)}l${n(w / 2)} ${n(-h)}`;
    return this.in(`<path d="${d}Z" fill="${f}" stroke-width="2"/>`);
  }
  /** the eye of the family: it tells the mood */
  eye(x: number, y: number, r: number, o: EyeOptions = {}) {
    if (this.solid) return "";
    const { f = C.white, dx = 0, dy = 0, lid = 0 } = o;
    const w = n(Math.max(2.4, r * 0.34));
    const line = (d: string) =>
      `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${w}" stroke-linecap="round"/>`;
    const ball = `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}" stroke-width="${n(Math.min(LINE, r * 0.45))}"/>`;
    const k = r * 0.55;
    if (this.mood === "out")
      return (
        ball + line(`M${n(x - k)} ${n(y - k)}l${n(2 * k)} ${n(2 * k)}M${n(x + k)} ${n(y - k)}l${n(-2 * k)} ${n(2 * k)}`)
      );
    if (this.mood === "victory")
      return ball + line(`M${n(x - k * 1.1)} ${n(y + k * 0.5)}q${n(k * 1.1)} ${n(-k * 2)} ${n(k * 2.2)} 0`);
    if (this.mood === "hit")
      return (
        ball +
        (x < 64
          ? line(`M${n(x - k)} ${n(y - k)}l${n(1.7 * k)} ${n(k)}l${n(-1.7 * k)} ${n(k)}`)
          : line(`M${n(x + k)} ${n(y - k)}l${n(-1.7 * k)} ${n(k)}l${n(1.7 * k)} ${n(k)}`))
      );
    return (
      ball +
      `<circle cx="${n(x + dx * r * 0.4)}" cy="${n(y + dy * r * 0.4)}" r="${n(r * 0.46)}" fill="${INK}" stroke="none"/>` +
      `<circle cx="${n(x + dx * r * 0.4 + r * 0.16)}" cy="${n(y + dy * r * 0.4 - r * 0.18)}" r="${n(r * 0.15)}" fill="#fff" stroke="none"/>` +
      (lid
        ? line(
            `M${n(x - r * 1.05)} ${n(y - r * (0.55 - lid * 0.5))}L${n(x + r * 1.05)} ${n(y - r * (0.55 + lid * 0.5))}`,
          )
        : "")
    );
  }
  /** both eyes, mirrored, frowning inwards */
  eyes(x: number, y: number, r: number, o: EyeOptions = {}) {
    return this.eye(x, y, r, { ...o, lid: o.lid ? -o.lid : 0 }) + this.eye(128 - x, y, r, o);
  }
  /** a mouth between x1 and x2 that tells the mood; h is how far it opens */
  mouth(x1: number, x2: number, y: number, h: number, fangs = 0) {
    if (this.solid) return "";
    const w = x2 - x1;
    if (this.mood === "out")
      return this.l(`M${x1} ${y + h * 0.4}q${n(w / 4)} ${n(-h * 0.7)} ${n(w / 2)} 0t${n(w / 2)} 0`);
    if (this.mood === "hit")
      return `<ellipse cx="${n(x1 + w / 2)}" cy="${n(y + h * 0.4)}" rx="${n(w * 0.28)}" ry="${n(h * 0.6)}" fill="${INK}"/>`;
    const open = h * (this.mood === "victory" ? 2.1 : 1.5);
    const mid = x1 + w / 2;
    const d = `M${x1} ${y}Q${n(mid)} ${n(y + h * 0.5)} ${x2} ${y}Q${n(x2 - w * 0.04)} ${n(y + open)} ${n(mid)} ${n(y + open)}Q${n(x1 + w * 0.04)} ${n(y + open)} ${x1} ${y}Z`;
    return (
      `<path d="${d}" fill="#9c1733" stroke-width="2.8"/>` +
      `<ellipse cx="${n(mid)}" cy="${n(y + open * 0.8)}" rx="${n(w * 0.2)}" ry="${n(open * 0.16)}" fill="#ff7d86" stroke="none"/>` +
      (fangs ? this.teeth(x1 + w * 0.08, x2 - w * 0.08, y + h * 0.12, h * 0.6, fangs) : "")
    );
  }
}

/** A small deterministic generator (FNV-1a and mulberry32), so that an id always gives the same picture. */
export function seeded(id: string): (limit: number) => number {
  let h = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) h = Math.imul(h ^ id.charCodeAt(i), 0x01000193);
  return (limit) => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % limit;
  };
}

/** The halftone: dots that grow towards the lower right of the field. */
function halftone(): string {
  const widths = [1.4, 2.2, 3, 3.8];
  const rows: string[] = ["", "", "", ""];
  const step = 5.2;
  for (let j = 0; j < 26; j++)
    for (let i = 0; i < 26; i++) {
      const x = i * step + (j % 2 ? step / 2 : 0);
      const y = j * step;
      const t = (x * 0.8 + y * 0.75 - 82) / 78;
      if (t > 0) rows[Math.min(3, Math.floor(t * 4))] += `M${n(x)} ${n(y)}h0`;
    }
  return rows.map((d, i) => `<path d="${d}" stroke-width="${widths[i]}"/>`).join("");
}
export const HALFTONE = halftone();
