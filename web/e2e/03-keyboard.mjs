// A whole game without a mouse: every decision reached by Tab and Enter or by a shortcut, the focus always seen.
import { any, assert, choose, keepers, person, table, turn } from "./lib.mjs";

/** Where the focus is, and why it could not be seen there. */
const focus = (page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return { name: "nothing", why: "nothing has the focus" };
    const name = `${at.tagName.toLowerCase()}.${at.className} "${(at.getAttribute("aria-label") ?? at.textContent ?? "").trim().slice(0, 40)}"`;
    const action = at.dataset.action;
    const box = at.getBoundingClientRect();
    // Some controls are drawn by their label; a heading that only takes the focus to be read needs no ring.
    const drawn = [at, at.closest("label")].filter(Boolean);
    const ring = drawn.some((el) => {
      const s = getComputedStyle(el);
      return (s.outlineStyle !== "none" && parseFloat(s.outlineWidth) >= 2) || s.boxShadow !== "none";
    });
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    const seen = box.top >= -1 && box.left >= -1 && box.top < innerHeight && box.left < innerWidth;
    const free = hit && (at.contains(hit) || hit.contains(at) || !!at.closest("label")?.contains(hit));
    const why = !ring ? "no ring" : !seen ? "outside the window" : !free ? `covered by ${hit?.className}` : "";
    return { name, action, why, tabbable: at.tabIndex >= 0 };
  });

async function tabTo(page, wanted, most = 90) {
  const way = [];
  for (let i = 0; i < most; i++) {
    await page.keyboard.press("Tab");
    const at = await focus(page);
    if (at.name === "nothing") continue; // the browser's own bar
    assert(!at.tabbable || !at.why, `focus on ${at.name}: ${at.why}`);
    if (await wanted(at)) return i + 1;
    way.push(at.name);
  }
  throw new Error(`not reached by Tab; on the way: ${way.slice(0, 25).join(" · ")}`);
}

export default async function (t) {
  const page = await person(t);
  // No mouse may be used, not even by the browser.
  await page.addInitScript(() => {
    window.__mouse = 0;
    for (const kind of ["mousedown", "pointerdown", "touchstart"]) addEventListener(kind, () => window.__mouse++, true);
  });
  // From the landing page to a table.
  await page.goto("/");
  await tabTo(page, () => page.evaluate(() => document.activeElement.matches(".stub button.go")));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/t/*");
  await page.locator("#decision").waitFor();

  await table(page, { seats: 2, level: "easy", hearts: 6, stars: 12, with: ["power-up"] });
  let last = 0;
  let n = 0;
  let longest = 0;
  const used = { tab: 0, digit: 0, yes: 0, buy: 0, enter: 0, roll: 0 };
  for (; n < 400; n++) {
    const now = await turn(page, last);
    if (now.over) break;
    last = now.frame;
    const by = n % 2;
    if (now.rolling) {
      const keep = keepers(now).slice(0, 3);
      if (by) {
        for (const d of keep) await page.keyboard.press(String(d));
        if (Math.random() < 0.3) await page.keyboard.press("u");
        used.roll++;
        await page.keyboard.press("r");
      } else {
        // Space on a die, then Enter on "roll".
        if (keep.length) {
          await tabTo(page, () =>
            page.evaluate(
              (i) => document.activeElement === document.querySelectorAll("#decision .slot")[i],
              keep[0] - 1,
            ),
          );
          await page.keyboard.press("Space");
        }
        const open = await page.locator('#decision [data-action="roll"]').getAttribute("aria-disabled");
        const action = open === "true" ? "pass" : "roll";
        longest = Math.max(longest, await tabTo(page, (at) => at.action === action));
        used.tab++;
        await page.keyboard.press("Enter");
      }
      continue;
    }
    const action = choose(now);
    const numbered = await page.evaluate(() =>
      [...document.querySelectorAll("#decision .choices [data-action]")].map((b) => b.dataset.action),
    );
    const at = numbered.indexOf(action);
    const market = await page.evaluate(() => window.__e2e.frame.market.map((c) => c && `buy:${c.card}`));
    const bought = market.indexOf(action);
    if (by && bought >= 0 && now.topic === "buy") {
      await page.keyboard.press("b");
      await page.keyboard.press(String(bought + 1));
      used.buy++;
    } else if (by && at >= 0 && at < 9) {
      const side = now.open.length === 2 && now.open.includes("pass") ? (action === "pass" ? "n" : "y") : "";
      await page.keyboard.press(side && Math.random() < 0.5 ? side : String(at + 1));
      used[side ? "yes" : "digit"]++;
    } else {
      longest = Math.max(longest, await tabTo(page, (f) => f.action === action));
      await page.keyboard.press(any(["Enter", "Space"]));
      used.enter++;
    }
  }
  assert(n < 400, "no end");
  const end = page.locator("dialog[open]");
  await end.waitFor();
  // The end says itself, and everything in it can be reached.
  assert(await page.evaluate(() => document.activeElement.id === "end-title"), "the end does not take the focus");
  await tabTo(page, () => page.evaluate(() => document.activeElement.matches('a[href^="/r/"]')));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/r/*");
  await page.locator(".timeline input").waitFor();
  assert((await page.evaluate(() => window.__mouse)) === 0, "a mouse was used");
  t.notes.push(`${n} decisions, at most ${longest} tabs to an answer, ${JSON.stringify(used)}`);
}
export const limit = 100;
