import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { glyphs } from "./glyphs";
import { seeded } from "./kit";
import { MONSTER_IDS, drawMonster, isDrawn, type Mood } from "./monsters";

const moods: Mood[] = ["idle", "hit", "victory", "out"];

/** Every opened element is closed, and no number went wrong. */
function sound(svg: string) {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  const open: string[] = [];
  for (const [, close, name, self] of svg.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!self) open.push(name!);
  }
  expect(open).toEqual([]);
}

describe("monsters", () => {
  it("are twenty-four", () => expect(MONSTER_IDS.length).toBe(24));
  it.each([...MONSTER_IDS, "made-by-a-player"])("%s is drawn in every mood and layer", (id) => {
    for (const mood of moods) {
      const art = drawMonster(id, "art", mood, "url(#x)");
      sound(art);
      expect(art.length).toBeGreaterThan(800);
      sound(drawMonster(id, "sil", mood));
      sound(drawMonster(id, "halo", mood));
    }
    expect(new Set(moods.map((m) => drawMonster(id, "art", m))).size).toBe(4);
  });
  it("of our sets all have a drawing of their own", () => {
    const file = new URL("../../../sets/monsters.ron", import.meta.url);
    if (!existsSync(file)) return;
    const ids = [...readFileSync(file, "utf8").matchAll(/\(id: "([^"]+)"/g)].map((m) => m[1]!);
    expect(ids.filter((id) => !isDrawn(id))).toEqual([]);
  });
  it("nobody drew are composed: the same for an id, different between ids", () => {
    const ids = Array.from({ length: 40 }, (_, i) => `guest-${i}`);
    const all = ids.map((id) => drawMonster(id, "art"));
    expect(all).toEqual(ids.map((id) => drawMonster(id, "art")));
    expect(new Set(all).size).toBe(40);
  });
  it("never take a picture from an object's own names", () => expect(isDrawn("constructor")).toBe(false));
});

describe("glyphs", () => {
  it.each(Object.entries(glyphs))("%s", (_name, svg) => sound(svg));
});

it("the seeded generator is even enough", () => {
  const seen = new Array(8).fill(0) as number[];
  for (let i = 0; i < 800; i++) seen[seeded(`keep/card-${i}`)(8)]!++;
  expect(Math.min(...seen)).toBeGreaterThan(60);
});
