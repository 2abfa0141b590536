// Rules by chapter: the letters before the number say which.

export interface Chapter {
  id: string;
  rules: [id: string, text: string][];
}

/** The order in which one would read them; chapters unknown to us come last. */
const ORDER = [
  "BASE",
  "END",
  "BAY",
  "2P",
  "EX",
  "FAQ",
  "SIL",
  "D",
  "T",
  "ORIG",
  "PU",
  "GIFT",
  "MUT",
  "HAL",
  "WICK",
  "LUCH",
  "NYB",
  "NY",
];

export function chapterOf(rule: string): string {
  return rule.replace(/-[^-]*$/, "");
}

export function chapters(rules: Record<string, string | undefined>): Chapter[] {
  const by = new Map<string, Chapter>();
  for (const [id, text] of Object.entries(rules)) {
    const name = chapterOf(id);
    let chapter = by.get(name);
    if (!chapter) by.set(name, (chapter = { id: name, rules: [] }));
    chapter.rules.push([id, text ?? ""]);
  }
  const rank = (c: Chapter) => ORDER.indexOf(c.id) + 1 || ORDER.length + 1;
  for (const c of by.values()) c.rules.sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
  return [...by.values()].sort((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id));
}
