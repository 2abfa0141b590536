// Somebody's connection drops, an answer is taken back and given otherwise meanwhile: the log has no line that never was.
import { act, person, same, table, turn } from "./lib.mjs";

/** The log as text; the numbers that lead back to moments this page has seen are not part of it. */
const told = async (page) =>
  (await page.locator(".log-area ol > li").allInnerTexts()).map((text) => text.replace(/^\d+\s+/, ""));
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
  let code, now;
  const begin = async () => {
    code = await table(ana, { seats: 2, level: "easy" });
    await leo.goto(`/t/${code}?watch`);
    now = await turn(ana);
    await frames(leo, 1);
  };
  await begin();
  const press = (action) => ana.locator(`#decision [data-action="${action}"]`).first().click();
  for (let n = 0; n < 120; n++) {
    if (now.over) await begin();
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
    if (again.rolling) {
      await press("pass");
      await turn(ana, again.frame);
    }
    away = false;
    await leo.locator(".lost").waitFor({ state: "detached" });
    const mia = await person(t);
    await mia.goto(`/t/${code}?watch`);
    await mia.locator(".log-area ol > li").first().waitFor();
    // The game stands still now, the pages may still be telling what led there.
    const until = Date.now() + 10_000;
    let logs;
    do {
      await leo.waitForTimeout(100);
      logs = await Promise.all([ana, leo, mia].map(told));
    } while (logs.some((log) => log.length !== logs[0].length) && Date.now() < until);
    const [, back, whole] = logs;
    same(back, whole, "the log after coming back");
    same(logs[0].length, whole.length, "lines at the table and of who comes late");
    t.notes.push(`${before.length} lines before, ${whole.length} after`);
    return;
  }
  throw new Error("nothing could be taken back");
}
export const limit = 90;
