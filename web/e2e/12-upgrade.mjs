// The server is upgraded under an open tab: a banner says so, blocks nothing, and the seat survives the reload.
import { act, assert, person, same, table, turn } from "./lib.mjs";

export default async function (t) {
  const page = await person(t);
  // What the server says goes through here, so that it can be another one.
  let build, refuse, line;
  await page.routeWebSocket(/\/ws$/, (ws) => {
    const server = ws.connectToServer();
    line = ws;
    server.onMessage((text) => {
      const message = JSON.parse(text);
      if (refuse && message.type === "welcome")
        return ws.send(JSON.stringify({ type: "error", code: "other_version", message: "no" }));
      if (build && message.type === "welcome") message.build = build;
      ws.send(JSON.stringify(message));
    });
  });
  const code = await table(page, { seats: 2, level: "easy" });
  const now = await turn(page);
  const you = await page.evaluate(() => window.__e2e.frame.you);
  const banner = page.locator("[role=status] .btn.primary");
  // The same build again is no news.
  await line.close();
  await page.waitForFunction(() => window.__e2e.sockets === 2);
  await turn(page);
  assert(!(await banner.count()), "a banner without an upgrade");

  build = "another";
  await line.close();
  await banner.waitFor();
  // Nothing is blocked: one plays on, and may put it off.
  await act(page, await turn(page));
  await turn(page, now.frame);
  await page.locator("[role=status] .btn:not(.primary)").click();
  assert(!(await banner.count()), "the banner cannot be put off");
  build = "yet another";
  await line.close();
  await banner.waitFor();
  await Promise.all([page.waitForEvent("load"), banner.click()]);
  await turn(page);
  same(await page.evaluate(() => [window.__e2e.frame.you, location.pathname]), [you, `/t/${code}`], "after the reload");
  assert(!(await banner.count()), "the new page calls itself old");

  // A server that does not speak with this page any more.
  refuse = true;
  await line.close();
  const load = page.locator(".lost button");
  await load.waitFor();
  refuse = false;
  await Promise.all([page.waitForEvent("load"), load.click()]);
  await turn(page);
  same(await page.evaluate(() => window.__e2e.frame.you), you, "after the refusal");
}
export const limit = 40;
