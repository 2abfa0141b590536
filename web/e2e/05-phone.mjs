// A phone: a whole game by finger, never a sideways scroll, also on the smallest one.
import { act, ALL, assert, DESKTOP, game, person, PHONE, rivalsTold, table, TINY, tooWide, turn } from "./lib.mjs";

export default async function (t) {
  const page = await person(t, { size: PHONE, phone: true });
  const narrow = async (where) => {
    const wide = await tooWide(page);
    assert(wide <= 0, `${wide} px sideways ${where} at ${page.viewportSize().width}`);
  };
  for (const size of [PHONE, TINY]) {
    await page.setViewportSize(size);
    for (const path of ["/", "/new", "/cards", "/cards/energize", "/rules", "/about"]) {
      await page.goto(path);
      await page.locator("main").waitFor();
      await page
        .waitForFunction(() => !document.querySelector('[role="status"]')?.textContent?.includes("…"), null, {
          timeout: 5000,
        })
        .catch(() => {});
      await narrow(path);
    }
  }
  await page.setViewportSize(PHONE);
  await table(page, { seats: 4, level: "easy", with: ["power-up", "wicked-mixed"] });
  let tiny = 0;
  const n = await game(page, {
    touch: true,
    each: async (now, n) => {
      await narrow(`at the table (${now.topic})`);
      if (n % 8 === 5 && tiny < 8) {
        tiny++;
        await page.setViewportSize(TINY);
        await narrow(`at the table (${now.topic})`);
        // Every answer can be reached on the smallest phone too.
        await page.locator("#decision [data-action]").last().scrollIntoViewIfNeeded();
        await page.setViewportSize(PHONE);
      }
    },
  });
  await page.locator("dialog[open] .podium").waitFor();
  for (const size of [PHONE, TINY]) {
    await page.setViewportSize(size);
    await narrow("at the end");
    const inside = await page.evaluate(() => {
      const d = document.querySelector("dialog[open]");
      return d.scrollWidth - d.clientWidth;
    });
    assert(inside <= 0, `${inside} px sideways in the end at ${size.width}`);
  }
  const href = await page.locator('dialog[open] a[href^="/r/"]').getAttribute("href");
  await page.goto(href);
  await page.locator(".timeline input").waitFor();
  for (const size of [PHONE, TINY]) {
    await page.setViewportSize(size);
    await narrow("in the replay");
  }

  // A finished game waits for nobody: it stands below, and can be put away for good.
  const code = href.split("/").pop();
  await page.goto("/");
  await page.locator(`main a[href="/r/${code}"]`).waitFor();
  assert(!(await page.locator(`aside a[href="/t/${code}"]`).count()), "a finished table waits for somebody");
  await page
    .locator("li", { has: page.locator(`a[href="/r/${code}"]`) })
    .locator("button")
    .tap();
  await page.reload();
  await page.locator("#open-tables").waitFor();
  await page.waitForTimeout(500);
  assert(!(await page.locator(`main a[href="/r/${code}"]`).count()), "a game that was put away is back");

  // Everything there is, and five rivals: one's own numbers stay above the dock, and every answer can be reached in it.
  await page.setViewportSize(PHONE);
  await table(page, { seats: 6, level: "easy", with: ALL });
  let last = 0;
  let looked = 0;
  for (let k = 0; k < 12; k++) {
    const now = await turn(page, last);
    if (now.over) break;
    const cut = await page.evaluate(() => {
      scrollTo(0, 0);
      const box = (what) => document.querySelector(what).getBoundingClientRect();
      const [dock, inside, code] = ["#decision", "#decision .inside", ".head h1"].map((x) => document.querySelector(x));
      return {
        hidden: Math.round(box(".you .stats").bottom - box(".dock-area").top),
        off: Math.round(inside.getBoundingClientRect().bottom - dock.getBoundingClientRect().bottom),
        below: Math.round(box("#decision").bottom - innerHeight),
        code: code.scrollWidth - code.clientWidth,
        rows: [...document.querySelectorAll(".rival")].reduce((sum, r) => sum + r.getBoundingClientRect().height, 0),
      };
    });
    assert(cut.hidden <= 0, `the dock hides ${cut.hidden} px of one's own numbers (${now.topic})`);
    assert(cut.off <= 1 && cut.below <= 1, `answers run off the dock (${now.topic}): ${JSON.stringify(cut)}`);
    assert(cut.code <= 0, "the table's code is cut");
    assert(cut.rows <= 260, `five rivals take ${cut.rows} px`);
    // Every card of the others is seen or counted, on all sizes.
    for (const size of [{ width: 768, height: 1024 }, DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      const wrong = await rivalsTold(page);
      assert(!wrong.length, `${size.width} px: ${wrong.join("; ")}`);
    }
    looked++;
    await narrow(`with everything (${now.topic})`);
    await act(page, now, true);
    last = now.frame;
  }
  assert(looked > 3, "nothing was asked");
  t.notes.push(`${n} decisions, ${tiny} of them at 320`);
}
export const limit = 120;
