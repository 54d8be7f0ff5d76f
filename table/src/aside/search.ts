// Finding rules by words, as the server does (kernel/rule_search.py): whole words come first, then beginnings of words,
// then parts of them. Short words and acronyms are found within other words only if they are nowhere by themselves.
import type { LedgerRule } from "../protocol/types";

const MOST_WORDS = 12;
const SHORT = 3;
const [TITLE, WHOLE, BEGINNING, PART] = [0, 1, 2, 3];
type Found = Pick<LedgerRule, "id" | "text" | "titles" | "also">;

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}_]+/gu) ?? [];

/** For each word, the rules that have it, and how well it fits them. */
function indexed(rules: Found[]) {
  const known = new Map<string, Map<number, number>>();
  const add = (rule: number, text: string, fit: number) => {
    for (const word of wordsOf(plain(text)))
      known.set(word, (known.get(word) ?? new Map<number, number>()).set(rule, fit));
  };
  rules.forEach((it, rule) => {
    add(rule, `${it.text} ${it.also ?? ""}`, WHOLE!);
    add(rule, `${it.id} ${it.titles ?? ""}`, TITLE!);
  });
  return known;
}

function fitting(known: Map<string, Map<number, number>>, word: string) {
  const wanted = plain(word);
  const found = new Map(known.get(wanted));
  const isAcronym = word === word.toUpperCase() && word !== word.toLowerCase();
  if (found.size && (isAcronym || wanted.length <= SHORT)) return found;
  for (const [each, rules] of known) {
    if (!each.includes(wanted)) continue;
    const fit = each.startsWith(wanted) ? BEGINNING! : PART!;
    for (const rule of rules.keys()) found.set(rule, Math.min(found.get(rule) ?? PART!, fit));
  }
  return found;
}

/** A search in these rules, which are indexed once. */
export function searching<T extends Found>(rules: T[]): (wanted: string) => T[] {
  let known: ReturnType<typeof indexed> | undefined;
  return (wanted) => {
    const id = plain(wanted).trim();
    const begins = id.includes("-") ? rules.filter((it) => plain(it.id).startsWith(id)) : [];
    const words = [...new Set(wordsOf(wanted.normalize("NFC")))].slice(0, MOST_WORDS);
    if (begins.length || !words.length) return begins.length || wanted.trim() ? begins : rules;
    known ??= indexed(rules);
    const fits = words.map((word) => fitting(known!, word));
    const worth = (rule: number) => fits.reduce((sum, fit) => sum + fit.get(rule)!, 0);
    const found = [...fits[0]!.keys()].filter((rule) => fits.every((fit) => fit.has(rule)));
    return found.sort((a, b) => worth(a) - worth(b) || a - b).map((rule) => rules[rule]!);
  };
}
