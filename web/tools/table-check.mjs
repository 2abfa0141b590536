// Tries the table with recorded frames: keys, focus, what is sent, what is said, and axe on many questions.
//   node tools/table-check.mjs [keys|axe|fx] [only: part of a table]
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { mock } from "./mock.mjs";

const only = process.argv[2];
const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const running = await mock();
const profile = mkdtempSync(join(tmpdir(), "check-"));
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: "/usr/bin/chromium",
  headless: true,
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
  bypassCSP: true,
});
let faults = 0;
const check = (ok, what) => {
  if (!ok) faults++;
  console.log(`${ok ? "ok  " : "FAIL"} ${what}`);
};
try {
  const page = await browser.newPage();
  const sent = [];
  page.on("websocket", (ws) => ws.on("framesent", (f) => sent.push(JSON.parse(String(f.payload)))));
  page.on("pageerror", (e) => !/WebSocket/.test(e.message) && check(false, `page error: ${e.message}`));
  await page.setViewportSize({ width: 1280, height: 720 });
  const go = async (table, query = "") => {
    sent.length = 0;
    await page.goto(`${running.url}/src/table/dev/index.html?table=${encodeURIComponent(table)}&${query}`);
    await page.waitForSelector(".dock, .cover");
    await page.waitForTimeout(150);
  };
  const last = () => sent.filter((m) => !["hello", "ping", "language"].includes(m.type)).at(-1);
  const said = () => page.locator('[aria-live="polite"]').innerText();
  const focus = () => page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 40) ?? "");

  if (!only || only === "keys") {
    await go("base@3");
    check((await focus()).startsWith("Roll 1 of 3"), "the question has the focus at first");
    await page.keyboard.press("1");
    await page.keyboard.press("6");
    check((await page.locator(".slot.kept").count()) === 2, "1 and 6 keep two dice");
    check(
      /Die 6: three, kept/.test(await page.locator(".slot").nth(5).getAttribute("aria-label")),
      "a die says what happens to it",
    );
    await page.locator(".slot").nth(1).focus();
    await page.keyboard.press("k");
    check((await page.locator(".slot.kept").count()) === 4, "k keeps all of the face");
    await page.keyboard.press("r");
    check(last()?.action === "roll:35", `r rolls the rest (${last()?.action})`);
    check(
      (await page.locator("[data-action=roll]").getAttribute("aria-disabled")) === "true",
      "nothing else can be sent meanwhile",
    );
    await page.waitForTimeout(400);
    await go("base@3");
    await page.keyboard.press("s");
    check(/^you: 5 hearts, 1 star, 0 energy/.test(await said()), `s says me: ${await said()}`);
    await page.keyboard.press("o");
    check(/Alienoid: .*Tokyo City/.test(await said()), "o says the others");
    await page.keyboard.press("t");
    check(/Tokyo City: Alienoid/.test(await said()), "t says Tokyo");
    await page.keyboard.press("m");
    check(/1: Healing Ray, 4 energy/.test(await said()), "m says the market");
    await page.keyboard.press("w");
    check(/Waiting for you/.test(await said()), "w says whom we wait for");
    await page.keyboard.press("?");
    check(await page.locator("dialog[open]").isVisible(), "? opens help");
    await page.keyboard.press("1");
    check((await page.locator(".slot.kept").count()) === 0, "keys do not reach through a sheet");
    await page.keyboard.press("Escape");
    check((await page.locator("dialog[open]").count()) === 0, "Escape closes it");
    await page.keyboard.press("g");
    check((await page.locator(".log-area").count()) === 0, "g hides the log");
    await page.keyboard.press("g");
    await go("power-up+halloween+wicked-mixed+luchador@30");
    await page.keyboard.press("b");
    await page.keyboard.press("2");
    check(last()?.action === "buy:17", `b 2 buys the second card (${last()?.action})`);
    await go("power-up+halloween+wicked-mixed+luchador@30");
    await page.keyboard.press("x");
    check(last()?.action === "sweep", "x sweeps");
    await go("base@11");
    await page.keyboard.press("y");
    check(last()?.action === "leave", "y leaves Tokyo");
    await go("base@11");
    await page.keyboard.press("n");
    check(last()?.action === "stay", "n stays");
    await go("base@7");
    await page.keyboard.press("1");
    check(!last(), "a barred answer is not sent");
    check(/short/.test(await said()), `but its reason is said: ${await said()}`);
    await go("base@3+undo");
    await page.keyboard.press("z");
    check(last()?.type === "undo", "z takes back");
    await go("base@3+refuse");
    await page.keyboard.press("r");
    await page.waitForSelector(".fault");
    check(await page.locator(".fault[role=status]").isVisible(), "a refusal is shown");
    check(
      (await page.locator("[data-action=roll]").getAttribute("aria-disabled")) === "false",
      "and one can answer again",
    );
    await go("base@3");
    await page.locator(".lines").focus();
    await page.evaluate(() => document.querySelector("[data-action=pass]").click());
    await page.waitForTimeout(400);
    check(
      await page.evaluate(() => document.activeElement.classList.contains("lines")),
      "a new question does not take the focus from the log",
    );
    await page.keyboard.press("Escape");
    check(await page.evaluate(() => document.activeElement.id === "decision"), "Escape goes to the decision");
    await go("power-up@11+plays");
    await page.locator(".held .play").first().click();
    check(last()?.type === "play" && /^play:/.test(last().action), "a card from the hand is played");
    await go("base@3", "seats=1,3");
    check(await page.locator(".cover").isVisible(), "several seats: a cover first");
    check(!(await page.locator(".dock").count()), "nothing else is drawn under it");
    await go("base@3+wait", "seats=1,3");
    check(
      /Alienoid|Leo/.test(await page.locator(".cover h1").innerText()),
      `the screen goes to the seat that is asked: ${await page.locator(".cover h1").innerText()}`,
    );
    await page.locator(".cover button").click();
    check((await page.locator(".you[data-seat='3']").count()) === 1, "then that seat's board is shown");
  }
  if (only === "fx") {
    await go("base@10");
    await page.locator("[data-action=pass]").click();
    for (const ms of [220, 250, 300]) {
      await page.waitForTimeout(ms);
      await page.screenshot({ path: `/tmp/table-shots/fx-${ms}.png` });
    }
  }
  if (!only || only === "axe") {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const tables = [
      "base@3+odds",
      "6-all@16+clock+away",
      "base@11+clock+auto",
      "6-all@0",
      "power-up+mutants+halloween@1",
      "power-up@11+plays+undo",
      "power-up@40+wait",
      "power-up@57+over",
      "6-all@20+tokens",
      "2@20",
      "6-all@16+watch",
    ];
    for (const [w, h] of [
      [1280, 720],
      [390, 844],
    ])
      for (const theme of ["light", "dark", "contrast"])
        for (const table of tables.filter((x) => !process.argv[3] || x.includes(process.argv[3]))) {
          await page.setViewportSize({ width: w, height: h });
          await go(table, `theme=${theme}&guide=1`);
          await page.addScriptTag({ path: axePath });
          const found = await page.evaluate(async () =>
            (
              await axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })
            ).violations.map(
              (v) =>
                `${v.id}: ${v.nodes.length} × ${v.nodes[0].html.slice(0, 140)} | ${v.nodes[0].failureSummary?.slice(0, 160)}`,
            ),
          );
          check(!found.length, `axe ${w} ${theme} ${table}${found.length ? "\n     " + found.join("\n     ") : ""}`);
        }
  }
} finally {
  await browser.close();
  await running.close();
  rmSync(profile, { recursive: true, force: true });
}
process.exit(faults ? 1 : 0);
