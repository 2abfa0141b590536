// axe-core finds nothing on any screen, light, dark and with high contrast, on a desktop and a phone; nothing moves for
// those who do not want it.
import { assert, autoplay, axe, DESKTOP, game, over, person, PHONE, table, tooWide, turn } from "./lib.mjs";

const LOOKS = ["light", "dark", "contrast"];

async function check(page, where, wrong, looks = LOOKS) {
  for (const look of looks) {
    await page.evaluate((l) => (document.documentElement.dataset.theme = l), look);
    const found = await axe(page, look !== looks[0]);
    for (const what of found) wrong.push(`${where} ${look}: ${what}`);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((a) => a.playState === "running" && (a.effect?.getComputedTiming().duration ?? 0) > 50)
        .map((a) => a.animationName ?? a.transitionProperty),
    );
    if (moving.length) wrong.push(`${where}: moves (${moving.join(" ")}) though less motion is wished for`);
  }
}

async function tour(t, phone, wrong) {
  const size = phone ? PHONE : DESKTOP;
  const on = phone ? "phone" : "desktop";
  const page = await person(t, { size, phone });
  const at = async (where, looks) => {
    await page.evaluate(() => document.fonts.ready);
    await check(page, `${where} (${on})`, wrong, looks);
    if ((await tooWide(page)) > 0) wrong.push(`${where} (${on}): sideways scroll`);
  };
  await page.goto("/");
  await page.locator("#open-tables ~ *").first().waitFor();
  await at("landing");
  await page.goto("/new");
  await page.locator(".additions li").first().waitFor();
  await page.locator("details.house summary").click();
  await at("new");
  await page.goto("/cards");
  await page.locator(".grid li").first().waitFor();
  await at("cards");
  await page.goto("/cards/energize");
  await page.locator("main h1, main h2").first().waitFor();
  await at("card");
  await page.goto("/rules");
  await page.locator(".book li").first().waitFor();
  // Hundreds of rules look the same.
  await page.locator("#q").fill("tokyo");
  await at("rules");
  await page.goto("/about");
  await page.locator("main h1").waitFor();
  await at("about");
  await page.goto("/nothing-here");
  await page.locator("main").waitFor();
  await at("nowhere", ["light"]);

  await table(page, { seats: 4, bots: 1, start: false });
  await page.locator(".start").waitFor();
  await at("lobby");

  // A table with all additions, its questions as they come.
  const code = await table(page, {
    seats: 4,
    with: ["power-up", "halloween", "wicked-mixed", "luchador"],
    hearts: 6,
    stars: 12,
  });
  const met = new Set();
  await game(page, {
    touch: phone,
    each: async (now) => {
      if (met.has(now.topic) || met.size >= 7) return;
      met.add(now.topic);
      await at(`table, ${now.topic}`, met.size === 1 ? LOOKS : [LOOKS[met.size % 3]]);
    },
  });
  await page.locator("dialog[open] .podium").waitFor();
  await page.locator("dialog[open] .seal.good").waitFor();
  await at("end");
  await page.goto(`/r/${code}?at=30`);
  await page.locator(".timeline input").waitFor();
  await page.locator(".board").waitFor();
  await at("replay");
  await page.goto(`/fair/${code}`);
  await page.locator("#verdict").waitFor();
  await at("fair");
  // Sheets over the table.
  await table(page, { seats: 4 });
  await turn(page);
  for (const [name, opener] of [
    ["menu", ".tool:last-child"],
    ...(phone ? [] : [["help", ".tool.help"]]),
    ["monster", ".rival .name"],
    ["card", ".market .name"],
  ]) {
    await page.locator(opener).first().click();
    await page.locator("dialog[open]").waitFor();
    await at(`sheet, ${name}`, phone ? ["dark"] : ["light"]);
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }
  // The field for typed answers: on a phone the menu has it.
  if (phone) {
    await page.locator(".tool:last-child").click();
    await page.getByRole("button", { name: "Type an answer" }).click();
  } else await page.locator("#decision .type").click();
  await page.locator("#typed").waitFor();
  await at("typing");
  await page.locator("#typed").fill("xyzzy");
  await page.keyboard.press("Enter");
  await at("typing, nothing fits", ["light"]);
  return met;
}

export default async function (t) {
  const wrong = (t.wrong = []);
  const tell = (e) => {
    wrong.push(`stopped: ${e.message}`);
    return [];
  };
  const [a, b] = await Promise.all([tour(t, false, wrong).catch(tell), tour(t, true, wrong).catch(tell)]);
  assert(!wrong.length, `${wrong.length} findings:\n  ${[...new Set(wrong)].slice(0, 60).join("\n  ")}`);
  t.notes.push(`questions: ${[...new Set([...a, ...b])].join(" ")}`);
}
export const limit = 180;
