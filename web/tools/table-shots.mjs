// Photographs the table from recorded frames: node tools/table-shots.mjs [folder] [only: part of a name]
// Says also: sideways scroll, page errors, text cut off in buttons, and what lies outside the window.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { mock } from "./mock.mjs";

const out = process.argv[2] ?? "/tmp/table-shots";
const only = process.argv[3];
mkdirSync(out, { recursive: true });
const sizes = {
  wide: { width: 1280, height: 720 },
  tv: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
  zoom: { width: 640, height: 360 },
  tiny: { width: 320, height: 568 },
};
// name, table, sizes, themes, query
const both = ["wide", "phone"];
const plan = [
  ["roll-4", "base@3+odds", both, ["light", "dark"], "guide=1"],
  ["roll-2", "2@20", both, ["light", "dark"], ""],
  ["roll-6", "6-all@16+clock+away", [...both, "tiny", "zoom"], ["light", "dark"], ""],
  ["yield", "base@11+clock+auto", both, ["light", "dark"], "guide=1"],
  ["buy", "power-up+halloween+wicked-mixed+luchador@30+clock", both, ["light", "dark"], ""],
  ["buy-barred", "base@7", both, ["light"], ""],
  ["face-order", "base@16", both, ["light"], ""],
  ["hearts", "2@17", both, ["light"], ""],
  ["offered", "6-all@0", both, ["light", "dark"], ""],
  ["react", "6-all@4", both, ["light"], ""],
  ["ways", "6-all@20+tokens", both, ["light"], ""],
  ["volunteer", "wicked-mixed+luchador@8", both, ["light"], ""],
  ["challenge", "wicked-mixed+luchador@13", both, ["dark"], ""],
  ["draft", "power-up+mutants+halloween@1", both, ["light"], ""],
  ["gifts", "power-up@11+plays", both, ["light"], ""],
  ["losing", "power-up@45+undo", both, ["light"], ""],
  ["wait", "power-up@40+wait+plays", both, ["light", "dark"], ""],
  ["over", "power-up@57+over", both, ["light"], ""],
  ["watch", "6-all@16+watch", both, ["light"], ""],
  ["display", "6-all@16+watch", ["wide"], ["dark"], "view=display"],
  ["german", "6-all@16+clock", both, ["light"], "lang=de"],
  ["french", "power-up@45", both, ["light"], "lang=fr"],
  ["tv", "6-all@16+watch", ["tv"], ["light"], "view=display"],
  ["big", "power-up@45", ["tv"], ["light"], ""],
  ["sheet-card", "base@7", both, ["light"], "", ".market .name"],
  ["sheet-monster", "power-up@45", both, ["dark"], "", ".rival .name"],
  ["sheet-menu", "power-up@45", both, ["light"], "", ".tool:last-child"],
  ["sheet-help", "power-up@45", ["wide"], ["dark"], "", ".tool.help"],
  ["sheet-log", "power-up@45", ["phone"], ["light"], "", ".latest .open"],
  ["sheet-tiles", "6-all@4", both, ["light"], "", ".market header .knob"],
  ["cover", "base@3", both, ["light"], "seats=1,3"],
  ["eight", "base@3+eight+paused+top", both, ["light"], ""],
  ["contrast", "6-all@16", ["wide"], ["contrast", "forced"], ""],
];
const running = await mock();
const profile = mkdtempSync(join(tmpdir(), "shots-"));
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
  reducedMotion: "reduce",
});
let faults = 0;
try {
  const page = await browser.newPage();
  page.on("pageerror", (e) => !/WebSocket/.test(e.message) && (faults++, console.error("page error:", e.message)));
  page.on(
    "console",
    (m) => m.type() === "error" && !/404|vite|24678/.test(m.text()) && (faults++, console.error("console:", m.text())),
  );
  for (const [name, table, where, themes, query, click] of plan) {
    for (const size of where)
      for (const theme of themes) {
        const file = `${name}-${size}-${theme}`;
        if (only && !file.includes(only)) continue;
        await page.setViewportSize(sizes[size]);
        await page.emulateMedia({ reducedMotion: "reduce", forcedColors: theme === "forced" ? "active" : "none" });
        await page.goto(
          `${running.url}/src/table/dev/index.html?table=${encodeURIComponent(table)}&theme=${theme === "forced" ? "light" : theme}&${query}`,
        );
        await page.evaluate(() => localStorage.removeItem("daikaiju.guide"));
        await page.waitForSelector(".dock, .cover", { timeout: 20000 });
        await page.evaluate(() => document.fonts.ready);
        if (click) await page.locator(click).first().click();
        await page.waitForTimeout(250);
        await page.screenshot({ path: join(out, `${file}.png`) });
        const faultsHere = await page.evaluate(() => {
          const said = [];
          const wide = document.documentElement.scrollWidth - innerWidth;
          if (wide > 0) said.push(`${wide} px too wide`);
          if (innerWidth >= 900 && document.documentElement.scrollHeight > innerHeight)
            said.push(`${document.documentElement.scrollHeight - innerHeight} px too high`);
          const dock = document.querySelector(".dock .inside");
          if (dock && dock.scrollHeight > dock.clientHeight + 1)
            said.push(`dock scrolls ${dock.scrollHeight - dock.clientHeight}`);
          for (const e of document.querySelectorAll(
            ".table button, .table h2:not(.visually-hidden), .table h3, .table .tag",
          )) {
            if (!e.checkVisibility()) continue;
            const box = e.getBoundingClientRect();
            if (box.right > innerWidth + 1) said.push(`outside: ${e.textContent.trim().slice(0, 30)}`);
            if (e.matches(".btn, h2") && e.scrollWidth > e.clientWidth + 2)
              said.push(`cut: ${e.textContent.trim().slice(0, 30)}`);
          }
          const keys = document.body.innerText.match(/⟦table[^⟧]*⟧/g);
          if (keys) said.push(`missing ${[...new Set(keys)].join(" ")}`);
          return said;
        });
        if (faultsHere.length) console.log(`${file}: ${faultsHere.join("; ")}`);
      }
  }
} finally {
  await browser.close();
  await running.close();
  rmSync(profile, { recursive: true, force: true });
}
console.log(out);
process.exit(faults ? 1 : 0);
