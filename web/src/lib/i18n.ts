// Our own words, from the same Fluent files as those of the server and the terminal.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { Box } from "./box.svelte";
import { settings, type Lang } from "./settings";

export type Args = Record<string, FluentVariable>;

// One chunk per language: nobody loads words he does not read.
const files = import.meta.glob<string>("../../../crates/cards/i18n/*/web.ftl", { query: "?raw", import: "default" });
const bundles = new Map<Lang, FluentBundle>();
/** The bundle in use; replaced when another language has arrived. */
const current = new Box<FluentBundle | null>(null);

export function makeBundle(lang: string, text: string): FluentBundle {
  // Isolation marks would show up in copied text, and names here are in one script.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Loads a language and makes it the one in use. */
export async function useLang(lang: Lang): Promise<void> {
  let bundle = bundles.get(lang);
  if (!bundle) {
    const load = files[`../../../crates/cards/i18n/${lang}/web.ftl`];
    bundle = makeBundle(lang, load ? await load() : "");
    bundles.set(lang, bundle);
  }
  // A slow language must not replace one chosen later.
  if (settings.lang === lang) current.value = bundle;
}

export async function setLang(lang: Lang): Promise<void> {
  settings.lang = lang;
  await useLang(lang);
}

/** A message in the language in use. */
export function t(key: string, args?: Args): string {
  const bundle = current.value;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return `⟦${key}⟧`;
  return bundle.formatPattern(message.value, args ?? null, []);
}

/** Is there such a message? For words made from data, such as sets still unknown to us. */
export function has(key: string): boolean {
  return !!current.value?.getMessage(key)?.value;
}

/** A number as written in the language in use. */
export function num(value: number, digits = 0): string {
  return new Intl.NumberFormat(settings.lang, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(
    value,
  );
}

/** A share as a percentage. */
export function percent(value: number, digits = 0): string {
  const style = { style: "percent", maximumFractionDigits: digits, minimumFractionDigits: digits } as const;
  return new Intl.NumberFormat(settings.lang, style).format(value);
}

/** Names in a row: "A, B and C". */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(names);
}
