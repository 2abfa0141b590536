// Somebody's connection drops, an answer is taken back and given otherwise meanwhile: the log has no line that never was.
import { act, assert, person, same, table, turn } from "./lib.mjs";

const told = (page) => page.locator(".log-area ol > li").allInnerTexts();
const frames = (page, least) =>
  page.waitForFunction((n) => window.__e2e.frame?.rolls_made !== undefined && window.__e2e.sockets >= n, least, {
    polling: 15,
  });

export default async function (t) {
  const ana = await person(t);
  const leo = await person(t);
  let line;
  let away = false;
  await leo.routeWebSocket(/\/ws$/, (ws) => {
    if (away) return void ws.close();
    ws.connectToServer();
    line = ws;
  });
  const code = await table(ana, { seats: 2, level: "easy" });
  await leo.goto(`/t/${code}?watch`);
  let now = await turn(ana);
  await frames(leo, 1);
  const press = (action) => ana.locator(`#decision [data-action="${action}"]`).first().click();
  for (let n = 0; n < 60; n++) {
    assert(!now.over, "the game ended before anything could be taken back");
    // Stopping reveals nothing: it can be taken back.
    if (!now.rolling || !now.open.includes("pass") || now.left < 1) {
      await act(ana, now);
      now = await turn(ana, now.frame);
      continue;
    }
    const rolls = await ana.evaluate(() => window.__e2e.frame.rolls_made);
    await press("pass");
    const after = await turn(ana, now.frame);
    if (after.over || !(await ana.evaluate(() => window.__e2e.frame.undo))) {
      now = after;
      continue;
    }
    // What Leo was told last is about to become untrue.
    await leo.waitForFunction(() => window.__e2e.frame.rolls_left !== undefined);
    const before = await told(leo);
    away = true;
    await line.close();
    await leo.locator(".lost").waitFor();
    await ana.keyboard.press("z");
    await ana.waitForFunction(() => window.__e2e.now()?.rolling);
    await press("roll");
    await ana.waitForFunction((r) => window.__e2e.frame.rolls_made > r, rolls, { polling: 15 });
    const again = await turn(ana);
    if (again.rolling) await press("pass");
    await ana.waitForFunction(() => window.__e2e.now()?.over || !window.__e2e.now()?.rolling);
    away = false;
    await leo.locator(".lost").waitFor({ state: "detached" });
    const mia = await person(t);
    await mia.goto(`/t/${code}?watch`);
    await mia.locator(".log-area ol > li").first().waitFor();
    const whole = await told(mia);
    await leo.waitForFunction((n) => document.querySelectorAll(".log-area ol > li").length === n, whole.length, {
      polling: 30,
    });
    same(await told(leo), whole, "the log after coming back");
    t.notes.push(`${before.length} lines before, ${whole.length} after`);
    return;
  }
  throw new Error("nothing could be taken back");
}
export const limit = 40;
