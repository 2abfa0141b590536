// A message only if it is wanted, allowed, and nobody looks.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notify, wantNotify } from "./notify";
import { settings } from "./settings";

let told: string[];
let page: { visibilityState: string; documentElement: { dataset: object; lang: string } };
class Fake {
  static permission = "default";
  static asked = 0;
  static requestPermission = async () => (Fake.asked++, Fake.permission);
  constructor(title: string) {
    told.push(title);
  }
}

beforeEach(() => {
  told = [];
  Fake.asked = 0;
  page = { visibilityState: "hidden", documentElement: { dataset: {}, lang: "" } };
  vi.stubGlobal("Notification", Fake);
  vi.stubGlobal("document", page);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  settings.notify = false;
  vi.unstubAllGlobals();
});

it("is silent and asks nothing until the switch is flipped", () => {
  Fake.permission = "granted";
  notify("A", "Your turn", "");
  expect([told, Fake.asked]).toEqual([[], 0]);
});

it("stays off where the browser says no", async () => {
  Fake.permission = "denied";
  expect(await wantNotify(true)).toBe(false);
  expect([settings.notify, Fake.asked]).toEqual([false, 1]);
});

it("tells whoever looks elsewhere, and nobody else", async () => {
  Fake.permission = "granted";
  expect(await wantNotify(true)).toBe(true);
  notify("A", "Your turn", "");
  page.visibilityState = "visible";
  notify("A", "Again", "");
  expect(told).toEqual(["Your turn"]);
});
