// A line of the log leads to the table as it stood then, while the game goes on; one press leads back.
import { act, assert, axe, person, PHONE, same, table, tooWide, turn } from "./lib.mjs";

const numbers = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".rival, .you")]
      .map((m) => [
        Number(m.dataset.seat),
        ...[...m.querySelectorAll(".stats li")].map((l) => parseInt(l.textContent.replace(/^\D+/, ""))),
      ])
      .sort((a, b) => a[0] - b[0]),
  );

async function look(t, phone) {
  const page = await person(t, phone ? { size: PHONE, phone: true } : {});
  await table(page, { seats: 3, level: "easy" });
  // What the board showed whenever something was asked, and how much had been told by then.
  const seen = [];
  for (let n = 0, last = 0; n < 9; n++) {
    const now = await turn(page, last);
    assert(!now.over, "over too soon");
    const told = await page.evaluate(() => window.__e2e.log.length);
    seen.push({ told, numbers: await numbers(page) });
    await act(page, now, phone);
    last = now.frame;
  }
  await turn(page, await page.evaluate(() => window.__e2e.frame.frame - 1));
  const title = await page.locator("#decision h2").innerText();
  const here = await numbers(page);
  const then = seen[2];
  if (phone) await page.locator(".latest .open").tap();
  const line = page.getByRole("button", { name: `as it was at line ${then.told - 1}`, exact: false }).first();
  await line.scrollIntoViewIfNeeded();
  await line.click();
  await page.locator(".then").waitFor();
  same(await numbers(page), then.numbers, "the numbers of that moment");
  same(await page.locator("#decision [data-action]").count(), 0, "answers in the past");
  assert((await page.locator(".then").innerText()).includes("you are asked now"), "the question is forgotten");
  assert((await tooWide(page)) <= 0, "too wide");
  const hidden = await page.evaluate(() => {
    const box = (what) => document.querySelector(what).getBoundingClientRect();
    return matchMedia("(max-width: 899px)").matches ? box(".dock-area").bottom - box(".then").top : 0;
  });
  assert(hidden <= 0, `the banner hides ${hidden} px of the dock`);
  const found = await axe(page);
  assert(!found.length, `axe: ${found.join("; ")}`);
  // A step on, and back to now.
  await page.locator(".then button").nth(1).click();
  await page.locator(".then button").last().click();
  await page.locator(".then").waitFor({ state: "detached" });
  same(await numbers(page), here, "the numbers now");
  same(await page.locator("#decision h2").innerText(), title, "the question now");
  await act(page, await turn(page), phone);
}

export default async function (t) {
  await look(t, false);
  await look(t, true);
}
export const limit = 60;
