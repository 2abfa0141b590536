// The three files have the same messages with the same variables, and every message the client asks for exists.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { makeBundle } from "./i18n";

const src = fileURLToPath(new URL("..", import.meta.url));
const text = (lang: string) => readFileSync(join(src, `../../crates/cards/i18n/${lang}/web.ftl`), "utf8");

/** Keys with the variables they use. */
function shape(lang: string): Record<string, string[]> {
  const out: Record<string, string[]> = {};
  for (const entry of new FluentResource(text(lang)).body) {
    if (entry.id in out) throw new Error(`${lang}: ${entry.id} twice`);
    const names = new Set<string>();
    JSON.stringify(entry.value, (_, v) => {
      if (v && typeof v === "object" && v.type === "var") names.add(v.name);
      return v as unknown;
    });
    out[entry.id] = [...names].sort();
  }
  return out;
}

const en = shape("en");
test.each(["fr", "de"])("%s has the messages and variables of en", (lang) => {
  expect(shape(lang)).toEqual(en);
});
test.each(["en", "fr", "de"])("%s has no line that is not understood", (lang) => {
  const entries = text(lang)
    .split("\n")
    .filter((line) => /^[a-zA-Z]/.test(line)).length;
  expect(Object.keys(shape(lang))).toHaveLength(entries);
});
test.each(["en", "fr", "de"])("%s: every message can be formatted", (lang) => {
  const bundle = makeBundle(lang, text(lang));
  for (const [key, names] of Object.entries(shape(lang))) {
    const errors: Error[] = [];
    bundle.formatPattern(bundle.getMessage(key)!.value!, Object.fromEntries(names.map((n) => [n, 2])), errors);
    expect(errors, key).toEqual([]);
  }
});

function* files(dir: string): Generator<string> {
  for (const e of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, e.name);
    if (e.isDirectory()) yield* files(path);
    else if (/\.(svelte|ts)$/.test(e.name) && !/\.test\.ts$/.test(e.name)) yield path;
  }
}

test("every message that is asked for exists, and every one of ours is asked for", () => {
  const keys = Object.keys(en);
  const used = new Set<string>();
  const starts: string[] = [];
  const missing: string[] = [];
  for (const path of files(src)) {
    const code = readFileSync(path, "utf8");
    for (const [, key] of code.matchAll(/(?<![\w.])(?:t|has)\(\s*"([^"]+)"/g)) {
      used.add(key!);
      if (!(key! in en)) missing.push(`${path}: ${key}`);
    }
    // t(`level-${x}`): at least one key has to begin and end like that.
    for (const [, start, end] of code.matchAll(/(?<![\w.])(?:t|has)\(\s*`([^`$]*)\$\{[^`}]*\}([^`$]*)`/g)) {
      starts.push(start!);
      if (!keys.some((k) => k.startsWith(start!) && k.endsWith(end!))) missing.push(`${path}: ${start}…${end}`);
    }
    // Keys chosen by a condition stand as plain strings.
    for (const [, key] of code.matchAll(/"([a-z][a-z0-9_-]*)"/g)) if (key! in en) used.add(key!);
  }
  expect(missing).toEqual([]);
  expect(
    keys.filter((k) => !k.startsWith("table-") && !used.has(k) && !starts.some((s) => s && k.startsWith(s))),
  ).toEqual([]);
});
