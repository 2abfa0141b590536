import { describe, expect, it } from "vitest";
import type { Board, Borough, Choice, Prompt } from "../protocol";
import {
  boroughChoice,
  gain,
  inCity,
  mapped,
  placeChoice,
  placeSign,
  sortOf,
  stackChoice,
  unitChoice,
  zoneOf,
  zones,
} from "./boroughs";

const borough = (name: string, places: string[] = [name]): Borough => ({
  borough: name,
  places: places.map((place) => ({ place, room: 2, monsters: [], gives: [] })),
  monsters: [],
  stacks: [{ stack: 3, below: 2 }],
  units: [],
  souvenir: false,
});
const manhattan = borough("manhattan", [
  "manhattan-lower",
  "manhattan-midtown",
  "manhattan-upper",
  "manhattan-lower-2",
  "manhattan-midtown-2",
  "manhattan-upper-2",
]);
const choice = (action: string, more: Partial<Choice> = {}): Choice => ({
  action,
  label: "",
  detail: "",
  preview: [],
  uncertain: false,
  ...more,
});
const ask = (...choices: Choice[]) => ({ choices }) as unknown as Prompt;

describe("New York's map", () => {
  it("has Manhattan first and keeps boroughs it does not know", () => {
    const board = {
      boroughs: ["bronx", "queens", "brooklyn", "staten-island", "hoboken", "manhattan"].map((b) => borough(b)),
    } as Board;
    expect(mapped(board).map((b) => b.borough)).toEqual([
      "manhattan",
      "bronx",
      "queens",
      "staten-island",
      "brooklyn",
      "hoboken",
    ]);
  });
  it("has the upper zone on top and second places beside the first", () => {
    expect(zones(manhattan).map((r) => [r.zone, r.places.length])).toEqual([
      ["manhattan-upper", 2],
      ["manhattan-midtown", 2],
      ["manhattan-lower", 2],
    ]);
    expect(zoneOf("manhattan-upper-2")).toBe("manhattan-upper");
  });
  it("knows where hearts do not heal", () =>
    expect(["outside", "bronx", "on-the-way", "tokyo-bay", "manhattan-lower-2"].map(inCity)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]));
  it("finds the answer for what is pressed, unless it is barred", () => {
    const bronx = borough("bronx");
    const tanks = { unit: "tank", name: "", n: 1, target: 17, durability: 4, gives: { what: "stars", n: 3 } };
    const p = ask(
      choice("destroy:3", { stack: 3, borough: "bronx" }),
      choice("destroy:17", { unit: "tank", borough: "queens" }),
      choice("destroy:18", { unit: "tank", borough: "bronx" }),
    );
    expect(stackChoice(p, bronx.stacks[0]!)?.action).toBe("destroy:3");
    expect(unitChoice(p, bronx, tanks)?.action).toBe("destroy:18");
    expect(boroughChoice(p, bronx)).toBeUndefined();
    expect(stackChoice(ask(choice("destroy:3", { stack: 3, barred: "no" })), bronx.stacks[0]!)).toBeUndefined();
    expect(stackChoice(undefined, bronx.stacks[0]!)).toBeUndefined();
  });
  it("takes a borough by its name or its only place", () => {
    const bronx = borough("bronx");
    expect(boroughChoice(ask(choice("place:0", { place: "bronx" })), bronx)?.action).toBe("place:0");
    expect(boroughChoice(ask(choice("borough:0", { borough: "bronx" })), bronx)?.action).toBe("borough:0");
    const up = ask(choice("place:5", { place: "manhattan-upper" }));
    expect(boroughChoice(up, manhattan)).toBeUndefined();
    expect(placeChoice(up, "manhattan-upper")?.action).toBe("place:5");
  });
  it("writes rewards and names drawings", () => {
    expect(["hearts", "stars", "energy"].map((what) => gain({ what, n: 2 }))).toEqual(["2♥", "2★", "2⚡"]);
    expect(["high-rise-3", "hospital-2", "tank"].map(sortOf)).toEqual(["high-rise", "hospital", "tank"]);
    expect(["tokyo-city", "tokyo-bay", "manhattan-upper", "queens"].map(placeSign)).toEqual([
      "tokyo",
      "bay",
      "manhattan",
      "borough",
    ]);
  });
});
