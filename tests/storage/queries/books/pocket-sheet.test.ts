import fc from "fast-check";
import { expect, it } from "vitest";
import { netOf } from "#domain/accounting/ledger/balances.ts";
import { isMoneyAccount } from "#domain/accounting/operations/money-accounts.ts";
import { addDays } from "#domain/kernel/calendar-day.ts";
import { balancesBefore } from "#storage/queries/books/balances.ts";
import { pocketSheetOf } from "#storage/queries/books/pocket-sheet.ts";
import { bookOfEntries } from "#tests/support/book-of-entries.ts";
import { arbitraryContent, arbitraryDay } from "#tests/support/builders.ts";
import { runs } from "#tests/support/random/runs.ts";

it("tells between any two days what the ledger says of every pocket (I-10)", async () => {
  const cases = fc.record({
    contents: fc.array(arbitraryContent, { minLength: 1, maxLength: 20 }),
    days: fc.tuple(arbitraryDay, arbitraryDay),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ contents, days }) => {
      const [from, to] = days.toSorted() as typeof days;
      const { storage, open } = await bookOfEntries(contents);
      const { id } = open.book;
      const sheet = await pocketSheetOf(storage, { id, chart: "puc" }, from, to);
      const had = await balancesBefore(storage, id, from);
      const stays = await balancesBefore(storage, id, addDays(to, 1));
      for (const [account, movement] of stays) {
        if (!isMoneyAccount(account, "puc")) continue;
        const before = had.get(account);
        expect(sheet.pockets.get(account)?.stays ?? 0, account).toBe(netOf(movement));
        expect(sheet.pockets.get(account)?.had ?? 0, account).toBe(before ? netOf(before) : 0);
      }
      storage.db.close();
    }),
    runs(15, 200),
  );
});
