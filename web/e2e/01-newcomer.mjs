// A fresh profile: from the landing page to one's own first roll in at most three actions and ten seconds.
import { assert, person } from "./lib.mjs";

export default async function (t) {
  const page = await person(t, { settings: null, reducedMotion: "no-preference" });
  const begun = Date.now();
  let actions = 0;
  await page.goto("/");
  await page.locator(".stub button.go").click();
  actions++;
  await page.waitForFunction(() => window.__e2e.now()?.rolling, null, { polling: 15, timeout: 10_000 });
  // The first turns are explained in place.
  assert(await page.locator("#decision .guide").isVisible(), "the first roll is not explained");
  // The first throw of a turn is the game's; a roll of one's own is the next.
  const before = await page.evaluate(() => window.__e2e.frame.rolls_made);
  await page.locator('#decision [data-action="roll"]').click();
  actions++;
  await page.waitForFunction((n) => window.__e2e.frame.rolls_made > n, before, { polling: 15 });
  const seconds = (Date.now() - begun) / 1000;
  assert(actions <= 3, `${actions} actions`);
  assert(seconds <= 10, `${seconds} s`);
  t.notes.push(`${actions} actions, ${seconds.toFixed(1)} s`);
}
export const limit = 20;
