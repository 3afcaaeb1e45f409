import fc from "fast-check";
import { expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { compareEntries, type Entry } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { CarriedPurposes } from "#domain/statement/books/carried-purposes.ts";
import { DirectFlows } from "#domain/statement/books/direct-flows.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import { accountsWithPurpose } from "#domain/statement/books/purpose-of.ts";
import { bookOf, on, PUC, type ShortLine } from "#tests/support/records/short-book.ts";

const pucOf = pucReader(PUC);
const OWED = ["2205", "2335", "2380", "2355"] as const;
const SETTLING = [...OWED, "1330", "1380", "1305"] as AccountCode[];

const amount = fc.constantFrom(10, 20, 30);
const owed = fc.constantFrom(...OWED, "2335", "2355");
const party = fc.constantFrom(undefined, undefined, "Ana", "Beto");
const named = (account: string, net: number, who?: string): ShortLine =>
  who === undefined ? [account, net] : [account, net, who];

/** Purchases, sales, advances, transfers and payments of a small company. */
const lines: fc.Arbitrary<readonly ShortLine[]> = fc.oneof(
  fc
    .tuple(fc.constantFrom("1524", "1635", "1435", "5135", "530520"), owed, amount, party)
    .map(([what, account, net, who]) => [[what, net], named(account, -net, who)] as const),
  fc
    .tuple(owed, amount, party)
    .map(([account, net, who]) => [named(account, net, who), ["1110", -net]] as const),
  fc
    .tuple(owed, owed, amount)
    .filter(([one, other]) => one !== other)
    .map(
      ([one, other, net]) =>
        [
          [one, net],
          [other, -net],
        ] as const,
    ),
  amount.map(
    (net) =>
      [
        ["1330", net],
        ["1110", -net],
      ] as const,
  ),
  fc.tuple(fc.constantFrom("1524", "1435"), amount).map(
    ([what, net]) =>
      [
        [what, net],
        ["1330", -net],
      ] as const,
  ),
  fc.tuple(fc.constantFrom("1524", "4135"), amount).map(
    ([what, net]) =>
      [
        ["1380", net],
        [what, -net],
      ] as const,
  ),
  amount.map(
    (net) =>
      [
        ["1110", net],
        ["1380", -net],
      ] as const,
  ),
);

function flowsWith(accounts: ReadonlySet<AccountCode>, entries: readonly Entry[]) {
  const followed = new Set(accounts);
  for (;;) {
    const purposes = new CarriedPurposes(followed, pucOf, day("2025-01-01"));
    for (const entry of entries) purposes.take(entry);
    for (const account of purposes.wanted) followed.add(account);
    if (purposes.wanted.size > 0) continue;
    const flows = new DirectFlows(pucOf, purposes.parts);
    for (const entry of entries) if (entry.date >= "2025-01-01") flows.add(entry);
    const lines = new Map<string, number>();
    flows.each((line, _account, net) => lines.set(line, (lines.get(line) ?? 0) + net));
    return [...lines].filter(([, net]) => net !== 0).sort();
  }
}

it("AC-42 receivables, payables and advances that nothing told apart are told as if they were not followed", () => {
  const step = fc.tuple(fc.constantFrom("2024-06-01", "2025-02-01", "2025-03-01", "2025-09-01"), lines);
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 9 }), (steps) => {
      const entries = bookOf(steps.map(([date, own]) => on(date, ...own))).sort(compareEntries);
      const needed = accountsWithPurpose(entries, pucOf);
      expect(flowsWith(new Set([...needed, ...SETTLING]), entries)).toEqual(flowsWith(needed, entries));
    }),
    { numRuns: 150 },
  );
});
