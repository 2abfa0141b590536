// Photographs the gallery of drawings: node tools/gallery.mjs [folder] [only]
// only: "sheet" for the silhouettes, or a part of the gallery (monsters, moods, kit, cards, city) in light and wide alone.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const out = process.argv[2] ?? join(tmpdir(), "daikaiju-gallery");
const only = process.argv[3];
const parts = ["monsters", "moods", "kit", "cards", "city"];
const sizes = { wide: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };
mkdirSync(out, { recursive: true });

const server = await createServer({
  root: fileURLToPath(new URL("..", import.meta.url)),
  logLevel: "error",
  cacheDir: mkdtempSync(join(tmpdir(), "gallery-cache-")),
  optimizeDeps: { entries: ["gallery.html"] },
  server: { host: "127.0.0.1", port: 0 },
});
await server.listen();
const base = `http://127.0.0.1:${server.httpServer.address().port}/gallery.html`;
const profile = mkdtempSync(join(tmpdir(), "gallery-"));
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
  page.on("pageerror", (e) => (faults++, console.error("page error:", e.message)));
  page.on("console", (m) => m.type() === "error" && (faults++, console.error("console:", m.text())));
  const shot = async (query, size, name, clip) => {
    await page.setViewportSize(size);
    await page.goto(`${base}?${query}`);
    await page.waitForSelector(clip ?? "main");
    await page.evaluate(() => document.fonts.ready);
    const path = join(out, `${name}.png`);
    if (clip) await page.locator(clip).screenshot({ path });
    else await page.screenshot({ path, fullPage: true });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0 && !clip) (faults++, console.error(`${name}: ${wide} px too wide`));
    console.log(path);
  };

  if (!only || only === "sheet") {
    const { MONSTER_IDS } = await server.ssrLoadModule("/src/art/monsters.ts");
    // A fixed shuffle, so that two runs can be compared; another word gives another order.
    const { seeded } = await server.ssrLoadModule("/src/art/kit.ts");
    const rnd = seeded(process.env.SHUFFLE ?? "stranger");
    const ids = [...MONSTER_IDS];
    for (let i = ids.length - 1; i > 0; i--) {
      const j = rnd(i + 1);
      [ids[i], ids[j]] = [ids[j], ids[i]];
    }
    await shot(`order=${ids.join(",")}&size=${process.env.PX ?? 64}`, sizes.wide, "silhouettes", ".sheet");
    writeFileSync(join(out, "silhouettes.key.txt"), ids.map((id, i) => `${i + 1} ${id}\n`).join(""));
  }
  if (only && only !== "sheet")
    await shot(
      `theme=${process.env.THEME ?? "light"}&part=${only}&size=${process.env.PX ?? 150}`,
      sizes[process.env.SIZE ?? "wide"],
      only,
    );
  if (!only)
    for (const part of parts)
      for (const theme of ["light", "dark"])
        for (const [name, size] of Object.entries(sizes))
          await shot(`theme=${theme}&part=${part}`, size, `${part}-${name}-${theme}`);
} finally {
  await browser.close();
  await server.close();
  for (const folder of [profile, server.config.cacheDir]) rmSync(folder, { recursive: true, force: true });
}
process.exit(faults ? 1 : 0);
