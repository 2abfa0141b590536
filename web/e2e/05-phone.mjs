// A phone: a whole game by finger, never a sideways scroll, also on the smallest one.
import { assert, game, person, PHONE, table, TINY, tooWide } from "./lib.mjs";

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
  t.notes.push(`${n} decisions, ${tiny} of them at 320`);
}
export const limit = 120;
