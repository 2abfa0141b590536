// Ways out and small courtesies: a dead line, wrong addresses, what the system and the fingers wish for.
import { act, assert, person, PHONE, same, table, turn } from "./lib.mjs";

export default async function (t) {
  // The network swallows everything and closes nothing: the page says so within seconds, and the answer counts on a new line.
  const page = await person(t);
  let deaf = false;
  await page.routeWebSocket(/\/ws$/, (ws) => {
    const server = ws.connectToServer();
    ws.onMessage((m) => deaf || server.send(m));
    server.onMessage((m) => deaf || ws.send(m));
  });
  await table(page, { seats: 2, level: "easy" });
  const now = await turn(page);
  deaf = true;
  const begun = Date.now();
  await act(page, now);
  await page.locator(".lost").waitFor({ timeout: 12_000 });
  const said = Date.now() - begun;
  deaf = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.locator(".lost").waitFor({ state: "detached", timeout: 12_000 });
  // The answer has counted: something else is asked now.
  const other = (id) => {
    const next = window.__e2e.now();
    return next && (next.over || next.id !== id);
  };
  await page.waitForFunction(other, now.id, { polling: 20, timeout: 12_000 });
  assert(said < 9000, `the dead line was told after ${said} ms`);

  // A replay that is not there, and checking the dice of no game: both lead on.
  await page.goto("/r/AAAAAAA");
  await page.locator('main a.btn[href="/"]').waitFor();
  assert(await page.locator('nav a[href="/new"]').first().isVisible(), "no way to a new table");
  t.faults = t.faults.filter((f) => !/404/.test(f));
  await page.goto("/fair");
  await page.locator("#code").fill("k7qm-2px");
  await page.locator("main form button").click();
  await page.waitForURL("**/fair/K7QM2PX");
  await page.locator('main a[href="/fair"]').waitFor();
  t.faults = t.faults.filter((f) => !/404/.test(f));

  // More contrast, if the system wishes it and nobody chose otherwise.
  const theme = (p) => p.evaluate(() => document.documentElement.dataset.theme ?? "auto");
  const sharp = await person(t, { contrast: "more" });
  await sharp.goto("/about");
  same(await theme(sharp), "contrast", "colours with prefers-contrast: more");
  const chosen = await person(t, { contrast: "more", settings: { theme: "light" } });
  await chosen.goto("/about");
  same(await theme(chosen), "light", "colours that were chosen");

  // Fingers are asked once more before they buy; mice are not.
  for (const [finger, more] of [
    [true, { size: PHONE, phone: true, settings: null }],
    [false, { settings: null }],
  ]) {
    const who = await person(t, more);
    await who.goto("/about");
    const box = who.getByRole("checkbox", { name: /Ask again before buying/ });
    await box.waitFor({ state: "attached" });
    same(await box.isChecked(), finger, `asked again before buying (${finger ? "finger" : "mouse"})`);
  }
  t.notes.push(`a dead line told after ${(said / 1000).toFixed(1)} s`);
}
export const limit = 60;
