// A QR code of a short text (a table's link): byte mode, level M, versions 1 to 10. ISO/IEC 18004.

/** Per version: words for error correction in a block, then [blocks, data words in each] twice. Level M. */
const BLOCKS: [ecc: number, n1: number, d1: number, n2: number, d2: number][] = [
  [10, 1, 16, 0, 0],
  [16, 1, 28, 0, 0],
  [26, 1, 44, 0, 0],
  [18, 2, 32, 0, 0],
  [24, 2, 43, 0, 0],
  [16, 4, 27, 0, 0],
  [18, 4, 31, 0, 0],
  [22, 2, 38, 2, 39],
  [22, 3, 36, 2, 37],
  [26, 4, 43, 1, 44],
];
const ALIGN = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

// The field GF(256) with 0x11d.
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++, x = (x << 1) ^ (x & 128 ? 0x11d : 0)) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
}
const mul = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** The error correction words of a block: the remainder by the generator polynomial. */
export function correction(data: readonly number[], n: number): number[] {
  let gen = [1];
  for (let i = 0; i < n; i++) {
    const next = [...gen, 0];
    gen.forEach((g, j) => (next[j + 1]! ^= mul(g, EXP[i]!)));
    gen = next;
  }
  const rest = [...data, ...Array<number>(n).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const f = rest[i]!;
    if (f) gen.forEach((g, j) => (rest[i + j]! ^= mul(g, f)));
  }
  return rest.slice(data.length);
}

function words(bytes: Uint8Array, version: number): number[] {
  const [ecc, n1, d1, n2, d2] = BLOCKS[version - 1]!;
  const room = n1 * d1 + n2 * d2;
  const bits: number[] = [];
  const put = (value: number, n: number) => {
    for (let i = n - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((b) => put(b, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xfd) data.push(pad);

  // Cut into blocks, add the correction, then take one word of each in turn.
  const blocks: number[][] = [];
  for (let b = 0, at = 0; b < n1 + n2; b++) {
    const size = b < n1 ? d1 : d2;
    blocks.push(data.slice(at, at + size));
    at += size;
  }
  const out: number[] = [];
  const woven = (parts: number[][]) => {
    for (let i = 0; i < Math.max(...parts.map((p) => p.length)); i++)
      for (const p of parts) if (i < p.length) out.push(p[i]!);
  };
  woven(blocks);
  woven(blocks.map((b) => correction(b, ecc)));
  return out;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How hard a picture is to read: the four rules of the standard. */
export function penalty(m: boolean[][]): number {
  const n = m.length;
  let sum = 0;
  let dark = 0;
  for (const turned of [false, true])
    for (let i = 0; i < n; i++) {
      const line = Array.from({ length: n }, (_, j) => (turned ? m[j]![i]! : m[i]![j]!));
      for (let j = 0, run = 1; j < n; j++, run++) {
        if (line[j] !== line[j + 1]) {
          if (run >= 5) sum += run - 2;
          run = 0;
        }
      }
      const text = line.map((d) => (d ? "1" : "0")).join("");
      for (let j = 0; j + 11 <= n; j++) if (["10111010000", "00001011101"].includes(text.slice(j, j + 11))) sum += 40;
    }
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      if (m[y]![x]) dark++;
      if (y && x && m[y]![x] === m[y - 1]![x] && m[y]![x] === m[y]![x - 1] && m[y]![x] === m[y - 1]![x - 1]) sum += 3;
    }
  return sum + Math.floor(Math.abs((dark * 20) / (n * n) - 10)) * 10;
}

/** The modules of the code, rows of dark (true) and light. Throws if the text is too long. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, n1, d1, n2, d2], i) => bytes.length + (i < 9 ? 2 : 3) <= n1 * d1 + n2 * d2) + 1;
  if (!version) throw new Error("too long for a QR code");
  const n = 17 + 4 * version;
  const m = Array.from({ length: n }, () => Array<boolean>(n).fill(false));
  const fixed = Array.from({ length: n }, () => Array<boolean>(n).fill(false));
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= n || y >= n) return;
    m[y]![x] = dark;
    fixed[y]![x] = true;
  };

  for (let i = 0; i < n; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [n - 4, 3],
    [3, n - 4],
  ] as const)
    for (let y = -4; y <= 4; y++)
      for (let x = -4; x <= 4; x++) {
        const d = Math.max(Math.abs(x), Math.abs(y));
        set(cx + x, cy + y, d !== 2 && d !== 4);
      }
  const spots = ALIGN[version - 1]!;
  for (const cy of spots)
    for (const cx of spots) {
      if ((cx === 6 && cy === 6) || (cx === 6 && cy === n - 7) || (cx === n - 7 && cy === 6)) continue;
      for (let y = -2; y <= 2; y++)
        for (let x = -2; x <= 2; x++) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }
  if (version >= 7) {
    let rest = version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const a = n - 11 + (i % 3);
      const b = Math.floor(i / 3);
      set(a, b, !!((bits >> i) & 1));
      set(b, a, !!((bits >> i) & 1));
    }
  }
  const format = (mask: number) => {
    // Level M is 00, so the mask is all the data.
    let rest = mask;
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const bit = (i: number) => !!((bits >> i) & 1);
    for (let i = 0; i <= 5; i++) set(8, i, bit(i));
    set(8, 7, bit(6));
    set(8, 8, bit(7));
    set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) set(n - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) set(8, n - 15 + i, bit(i));
    set(8, n - 8, true);
  };
  format(0);

  // The data in two-wide columns from the right, up and down in turn, around the fixed parts.
  const stream = words(bytes, version);
  let at = 0;
  for (let right = n - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let v = 0; v < n; v++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? n - 1 - v : v;
        if (fixed[y]![x]) continue;
        m[y]![x] = at < stream.length * 8 && !!((stream[at >> 3]! >> (7 - (at & 7))) & 1);
        at++;
      }
  }
  const flip = (mask: number) => {
    for (let y = 0; y < n; y++)
      for (let x = 0; x < n; x++) if (!fixed[y]![x] && MASKS[mask]!(x, y)) m[y]![x] = !m[y]![x];
  };
  let best = 0;
  let least = Infinity;
  for (let mask = 0; mask < 8; mask++) {
    flip(mask);
    format(mask);
    const p = penalty(m);
    if (p < least) [best, least] = [mask, p];
    flip(mask);
  }
  flip(best);
  format(best);
  return m;
}

/** The dark modules as one SVG path, one unit each. */
export function qrPath(m: boolean[][]): string {
  let d = "";
  m.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      let w = 1;
      while (row[x + w]) w++;
      d += `M${x} ${y}h${w}v1h-${w}z`;
      x += w;
    }
  });
  return d;
}
