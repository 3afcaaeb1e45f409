import fc from "fast-check";
import { expect, it } from "vitest";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { DIRECTIONS } from "#domain/accounting/operations/operation.ts";
import { debtTotals, openDebts } from "#storage/queries/books/debts.ts";
import { bookOfEntries } from "#tests/support/book-of-entries.ts";
import { arbitraryDay, content, line } from "#tests/support/builders.ts";
import { runs } from "#tests/support/random/runs.ts";

const contents = fc.array(
  fc
    .record({
      date: arbitraryDay,
      amount: fc.integer({ min: -5_000, max: 5_000 }).filter((amount) => amount !== 0),
      name: fc.constantFrom("Obras Chía", "OBRAS CHÍA", "Doña Inés", undefined),
      account: fc.constantFrom("1305", "130505", "2205", "2335"),
    })
    .map(
      ({ date, amount, name, account }): EntryContent => ({
        ...content(date, "1105", "4135", 1),
        lines: [{ ...line(account, amount), ...(name && { thirdParty: name }) }, line("1105", -amount)],
      }),
    ),
  { minLength: 1, maxLength: 20 },
);

it("the totals of months are the sums of the lists at any day (I-10)", async () => {
  await fc.assert(
    fc.asyncProperty(contents, arbitraryDay, async (all, until) => {
      const { storage, open } = await bookOfEntries(all);
      const lists = await openDebts(storage, open.book, until);
      const totals = await debtTotals(storage, open.book, until);
      for (const direction of DIRECTIONS)
        expect(totals[direction], direction).toBe(lists[direction].reduce((sum, { owed }) => sum + owed, 0));
      storage.db.close();
    }),
    runs(15, 200),
  );
});
