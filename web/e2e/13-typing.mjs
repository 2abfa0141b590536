// Own keys, answers by typing, a question before buying, and the log's filter.
import { assert, person, same, table, turn } from "./lib.mjs";

export default async function (t) {
  const page = await person(t);
  // Another key for rolling; what is taken is refused with its reason.
  await page.goto("/about#keys");
  const keys = page.locator("section[aria-labelledby=keys]");
  const roll = keys.getByRole("button", { name: /^roll:/ });
  await roll.click();
  await page.keyboard.press("k");
  assert(/taken.*keep all/.test(await keys.locator(".said").innerText()), "a taken key is not refused");
  await page.keyboard.press("1");
  assert(/cannot be had/.test(await keys.locator(".said").innerText()), "a digit is not refused");
  await page.keyboard.press("j");
  same(await roll.locator("kbd").innerText(), "J", "the new key");
  await page.reload();
  same(await roll.locator("kbd").innerText(), "J", "after a reload");

  await table(page, { seats: 2, level: "easy" });
  let now = await turn(page);
  for (let n = 0; !now.rolling && n < 20; n++) {
    await page.keyboard.press("Enter");
    now = await turn(page, now.frame);
  }
  same(await page.locator("#decision .go kbd").innerText(), "J", "the key on the button");
  await page.keyboard.press("?");
  assert(await page.locator("dialog[open] kbd", { hasText: /^J$/ }).count(), "the help shows another key");
  await page.keyboard.press("Escape");
  await page.locator("#decision").focus();
  const rolls = (frame) => page.waitForFunction((n) => window.__e2e.frame.rolls_made !== n, frame, { polling: 15 });
  const made = await page.evaluate(() => window.__e2e.frame.rolls_made);
  await page.keyboard.press("r");
  same(await page.evaluate(() => window.__e2e.frame.rolls_made), made, "the old key still rolls");
  await page.keyboard.press("j");
  await rolls(made);

  // From here everything is typed.
  now = await turn(page, now.frame);
  await page.keyboard.press("/");
  const field = page.locator("#typed");
  const said = page.locator(".typed [role=status]");
  assert(await field.evaluate((el) => el === document.activeElement), "the field does not have the focus");
  const type = async (text) => {
    await field.fill(text);
    await page.keyboard.press("Enter");
  };
  await type("xyzzy");
  assert(/Nothing fits/.test(await said.innerText()), `no match: ${await said.innerText()}`);
  await type("1 2");
  if (now.rolling) {
    assert(/Kept: 1 and 2/.test(await said.innerText()), `kept: ${await said.innerText()}`);
    same(await page.locator("#decision .slot.kept").count(), 2, "kept dice");
  }
  const met = {};
  for (let n = 0; n < 60 && !(met.buy && met.many); n++) {
    now = await turn(page, n ? now.frame : 0);
    if (now.over) break;
    met[now.topic] = (met[now.topic] ?? 0) + 1;
    if (now.rolling) {
      assert((await page.getByRole("option").count()) >= 1, "no suggestions");
      await type("roll");
      continue;
    }
    if (now.topic === "buy") {
      await type("buy");
      const words = await said.innerText();
      if (/Several fit/.test(words)) met.many = 1;
      else if (await page.evaluate((f) => window.__e2e.frame.frame > f, now.frame)) continue;
      await field.fill("");
    }
    // The last answer, with the arrows.
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(30);
    if (await page.evaluate((f) => window.__e2e.frame.frame === f && !document.querySelector(".sent"), now.frame))
      await type(String(now.open.length));
  }
  assert(met.roll && met.buy, `met ${JSON.stringify(met)}`);
  await page.keyboard.press("Escape");
  assert(!(await field.count()), "Escape does not close the field");

  // The log: everything, without details, one monster.
  const lines = () => page.locator(".log-area ol > li").count();
  const filter = page.locator(".log-area select");
  const all = await lines();
  await filter.selectOption("short");
  const short = await lines();
  await filter.selectOption("2");
  const one = await lines();
  assert(short < all && one < all && one > 0, `lines: ${all}, ${short}, ${one}`);

  // Asked before buying.
  await page.goto("/about");
  await page.getByLabel("Ask again before buying").check({ force: true });
  await table(page, { seats: 2, level: "easy" });
  let asked = false;
  now = await turn(page);
  for (let n = 0; n < 200 && !asked; n++) {
    if (now.over) {
      await table(page, { seats: 2, level: "easy" });
      now = await turn(page);
    }
    const buy = now.open.find((a) => a.startsWith("buy:"));
    if (buy) {
      const before = now.you.energy;
      await page.locator(`#decision [data-action="${buy}"]`).click();
      const sheet = page.locator("dialog[open].confirm");
      await sheet.getByRole("button", { name: "Not now" }).click();
      same(await page.evaluate(() => window.__e2e.frame.prompt?.topic), "buy", "after “not now”");
      await page.locator(`#decision [data-action="${buy}"]`).click();
      await sheet.getByRole("button", { name: /^Buy/ }).click();
      const next = await turn(page, now.frame);
      assert(next.over || next.topic !== "buy" || next.you.energy < before, "not bought");
      asked = true;
      break;
    }
    const action = now.rolling && now.open.includes("roll") ? "roll" : now.open.includes("pass") ? "pass" : now.open[0];
    await page.locator(`#decision [data-action="${action}"]`).first().click();
    now = await turn(page, now.frame);
  }
  assert(asked, "nothing could be bought");
  t.notes.push(`typed ${JSON.stringify(met)}; log ${all}, ${short}, ${one}`);
}
export const limit = 80;
