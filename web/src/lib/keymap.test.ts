import { beforeEach, describe, expect, it } from "vitest";
import { GROUPS, keymap, KEYS, NAMES, readKeymap, refuse, resetKeys, setKey } from "./keymap";
import { settings } from "./settings";

describe("the keys", () => {
  beforeEach(resetKeys);
  it("are all different and all listed once", () => {
    expect(new Set(Object.values(KEYS)).size).toBe(NAMES.length);
    const listed = GROUPS.flatMap((g) => g.keys).filter((k) => k in KEYS);
    expect([...listed].sort()).toEqual([...NAMES].sort());
  });
  it("can be changed and are kept with the settings", () => {
    expect(setKey("roll", "J")).toBeUndefined();
    expect(keymap().roll).toBe("j");
    expect(settings.keymap).toEqual({ roll: "j" });
    // As delivered is not a change.
    expect(setKey("roll", "r")).toBeUndefined();
    expect(settings.keymap).toEqual({});
  });
  it("refuse what another one has, and say which", () => {
    expect(setKey("roll", "k")).toEqual({ why: "taken", by: "keep-face" });
    expect(keymap().roll).toBe("r");
    setKey("keep-face", "j");
    expect(setKey("roll", "k")).toBeUndefined();
    expect(refuse("undo", "K", keymap())).toEqual({ why: "taken", by: "roll" });
  });
  it("leave alone what means something everywhere", () => {
    for (const key of ["1", "9", " ", "Enter", "Escape", "Tab", "ArrowUp", "F5", "Dead", ""])
      expect(refuse("roll", key, KEYS), key).toEqual({ why: "reserved" });
    expect(refuse("roll", "é", KEYS)).toBeUndefined();
  });
  it("go back to what they were", () => {
    setKey("roll", "j");
    resetKeys();
    expect(keymap()).toEqual(KEYS);
  });
  it("trust no stored text", () => {
    expect(readKeymap({ roll: "k", "keep-face": "r" })).toMatchObject({ roll: "k", "keep-face": "r" });
    for (const bad of [null, 7, "x", [], { roll: "k" }, { roll: "Enter" }, { roll: 3 }, { fly: "f" }])
      expect(readKeymap(bad)).toEqual(KEYS);
  });
});
