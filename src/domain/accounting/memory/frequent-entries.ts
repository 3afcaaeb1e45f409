import type { Entry } from "../entries/entry.ts";
import { isRepeatable, lastingWords } from "./similar-entry.ts";

/** An entry that is written again and again: the last one, and how often. */
export interface FrequentEntry {
  readonly entry: Entry;
  readonly times: number;
}

const LEAST_TIMES = 2;

/** The same words on the same accounts and sides. */
function patternOf({ description, lines }: Entry): string | null {
  const words = lastingWords(description);
  if (words.length === 0) return null;
  const accounts = lines.map(({ account, debit }) => `${account}${debit > 0 ? "+" : "-"}`).sort();
  return `${words.join(" ")} ${accounts.join(" ")}`;
}

/** The entries that came most often, of entries in their order; of two, the later one first. */
export function frequentEntries(entries: readonly Entry[], most: number): readonly FrequentEntry[] {
  const found = new Map<string, { entry: Entry; times: number; at: number }>();
  for (const [at, entry] of entries.entries()) {
    const pattern = isRepeatable(entry) ? patternOf(entry) : null;
    if (pattern === null) continue;
    found.set(pattern, { entry, times: (found.get(pattern)?.times ?? 0) + 1, at });
  }
  return [...found.values()]
    .filter(({ times }) => times >= LEAST_TIMES)
    .sort((a, b) => b.times - a.times || b.at - a.at)
    .slice(0, most)
    .map(({ entry, times }) => ({ entry, times }));
}
