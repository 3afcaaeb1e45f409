import { fold } from "../kernel/spanish.ts";
import type { Duplicates, FirstDigit, MissingNumbers } from "./signal.ts";
import type { WatchedEntry, WatchedFacts } from "./watch-facts.ts";

/** How many of the last entries of a book the rules of entries read, of a year at most. */
export const WATCHED_ENTRIES = 5000;

const amountOf = ({ lines }: WatchedEntry) => lines.reduce((sum, { debit }) => sum + debit, 0);

/** Entries with one key say the same: day, accounts, amounts and third parties, in any order of the lines. */
function contentKey({ date, lines }: WatchedEntry): string {
  const each = lines.map(({ account, debit, credit, thirdParty = "" }) =>
    JSON.stringify([account, debit, credit, fold(thirdParty).trim()]),
  );
  return [date, ...each.toSorted()].join(" ");
}

/**
 * What else must agree: entries with different references are two documents, and without a third party only the
 * same words make one of two equal sales of a day suspicious. Null where a third party is named.
 */
function identityKey({ lines, description }: WatchedEntry): string | null {
  const isNamed = lines.some(({ thirdParty = "" }) => thirdParty.trim() !== "");
  return isNamed ? null : fold(description).trim();
}

/** VG-06: entries that look like one written twice. */
export function duplicates({ book, entries }: WatchedFacts): readonly Duplicates[] {
  const groups = new Map<string, WatchedEntry[]>();
  for (const entry of entries) {
    const reference = fold(entry.reference).trim();
    const words = identityKey(entry);
    if (words === "" && reference === "") continue;
    const key = [contentKey(entry), words, reference].join("|");
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const found = [...groups.values()]
    .filter((each) => each.length > 1)
    .map((each) => each.toSorted((a, b) => a.number - b.number))
    .toSorted((a, b) => (b[0]?.number ?? 0) - (a[0]?.number ?? 0));
  const first = found[0]?.[0];
  if (first === undefined) return [];
  const numbers = found.map((each) => each.map(({ number }) => number));
  return [{ kind: "duplicates", book, groups: numbers, date: first.date, amount: amountOf(first) }];
}

/** Fewer entries, or amounts of one size, follow no law of first digits. */
const FEWEST_ENTRIES = 500;
const WIDEST = 1000;

/** Mean absolute deviation from which first digits do not conform (Nigrini, Benford's Law, 2012, ch. 7). */
const DEVIATION = 0.015;

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const usualShare = (digit: number) => Math.log10(1 + 1 / digit);

/** VG-07: first digits of the amounts beside Benford's law. */
export function firstDigit({ book, entries }: WatchedFacts): readonly FirstDigit[] {
  const amounts = entries.map(amountOf).filter((amount) => amount > 0);
  if (amounts.length < FEWEST_ENTRIES) return [];
  const sorted = amounts.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  if (at(0.99) < WIDEST * at(0.01)) return [];
  const counts = new Map<number, number>();
  for (const amount of amounts) {
    const digit = Number(String(amount)[0]);
    counts.set(digit, (counts.get(digit) ?? 0) + 1);
  }
  const shares = DIGITS.map((digit) => ({
    digit,
    share: (counts.get(digit) ?? 0) / amounts.length,
    usual: usualShare(digit),
  }));
  const deviation =
    shares.reduce((sum, { share, usual }) => sum + Math.abs(share - usual), 0) / DIGITS.length;
  if (deviation <= DEVIATION) return [];
  const [most] = shares.toSorted((a, b) => b.share - b.usual - (a.share - a.usual) || a.digit - b.digit);
  return most === undefined ? [] : [{ kind: "first-digit", book, entries: amounts.length, ...most }];
}

/** A run that lacks more of its numbers is not kept in order; one of fewer than ten numbers cannot lack less. */
const MOST_MISSING = 0.1;

const NUMBERED = /^([^\d]*)(\d{1,12})$/u;

/** VG-11: numbers that lack in the runs of the references of sales. */
export function missingNumbers({ book, sold }: WatchedFacts): readonly MissingNumbers[] {
  const runs = new Map<string, Set<number>>();
  for (const reference of sold) {
    const [, prefix, digits] = NUMBERED.exec(fold(reference).trim().toUpperCase()) ?? [];
    if (prefix === undefined || digits === undefined) continue;
    const run = runs.get(prefix.trim()) ?? new Set();
    runs.set(prefix.trim(), run.add(Number(digits)));
  }
  return [...runs]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([prefix, run]): MissingNumbers[] => {
      const [first, last] = [Math.min(...run), Math.max(...run)];
      const lacking = last - first + 1 - run.size;
      if (lacking === 0 || lacking > MOST_MISSING * run.size) return [];
      const missing: number[] = [];
      for (let number = first; number <= last; number += 1) if (!run.has(number)) missing.push(number);
      return [{ kind: "missing-numbers", book, prefix, missing, first, last }];
    });
}
