// Real games in a real browser: node e2e/run.mjs [part of a test's name ...]
// DAIKAIJU is the program, PROMPTS the example that prints every kind of question, CHROMIUM the browser. Ends with 1 if
// a test fails; its pages are then in e2e/failures/.
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { here, inPage, launch, serve } from "./lib.mjs";

const only = process.argv.slice(2).filter((a) => !a.startsWith("-"));
const files = readdirSync(here)
  .filter((f) => /^\d\d-.*\.mjs$/.test(f))
  .sort();
const tests = [];
for (const file of files) {
  const { default: run, limit = 60 } = await import(pathToFileURL(join(here, file)).href);
  const name = file.replace(/\.mjs$/, "");
  if (!only.length || only.some((o) => name.includes(o))) tests.push({ name, run, limit });
}

const failures = join(here, "failures");
rmSync(failures, { recursive: true, force: true });
const started = Date.now();
let server, browser;
let failed = 0;

async function close() {
  await browser?.close().catch(() => {});
  await server?.stop().catch(() => {});
}
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void close().finally(() => process.exit(130)));

async function one({ name, run, limit }) {
  const t = { name, url: server.url, browser, contexts: [], pages: [], faults: [], notes: [] };
  const begun = Date.now();
  let timer;
  const late = new Promise((_, bad) => {
    // The limits are for a quiet machine; a busy one gets twice that before a test counts as hanging.
    timer = setTimeout(() => bad(new Error(`not done after ${2 * limit} s`)), 2 * limit * 1000);
  });
  let why;
  try {
    await Promise.race([run(t), late]);
    await inPage(t);
    if (t.faults.length)
      throw new Error(`the pages complained:\n  ${[...new Set(t.faults)].slice(0, 10).join("\n  ")}`);
  } catch (e) {
    why = e;
  }
  clearTimeout(timer);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  if (why) {
    failed++;
    mkdirSync(failures, { recursive: true });
    let n = 0;
    for (const page of t.pages)
      if (!page.isClosed())
        await page.screenshot({ path: join(failures, `${name}-${++n}.png`), timeout: 5000 }).catch(() => {});
    console.log(`FAILED ${name} after ${seconds} s: ${why.message}`);
    if (process.argv.includes("--trace")) console.log(why.stack);
    for (const what of new Set(t.wrong?.slice(0, 60))) console.log(`  ${what}`);
    for (const fault of new Set(t.faults)) console.log(`  ${fault}`);
  } else console.log(`ok     ${name} ${seconds} s${t.notes.length ? `: ${t.notes.join("; ")}` : ""}`);
  for (const context of t.contexts) await context.close().catch(() => {});
}

try {
  server = await serve();
  browser = await launch();
  for (const test of tests) {
    await one(test);
    if (failed && !process.argv.includes("--all")) break;
  }
} finally {
  await close();
}
const seconds = ((Date.now() - started) / 1000).toFixed(0);
console.log(
  failed ? `${failed} browser test(s) failed; pictures: ${failures}` : `${tests.length} browser tests in ${seconds} s`,
);
process.exit(failed ? 1 : 0);
