import { beforeEach, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import type { Restatement } from "#domain/statement/restated/restatement.ts";
import { MOST_RESTATEMENTS } from "#domain/statement/restated/restatement.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { restateFigures } from "#storage/commands/books/restate-figures.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { amountsOf } from "#tests/support/book-facts.ts";
import { content } from "#tests/support/builders.ts";
import { backupOf, OWNER } from "#tests/support/files/make-backup.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
const bookId: BookId = newId("book");
const restatement = newId("restatement");
const SAID: Omit<Restatement, "id"> = {
  day: day("2025-12-31"),
  debit: "5160" as AccountCode,
  credit: "1592" as AccountCode,
  amount: pesos(600_000),
  cause: "error",
  reason: "Sin depreciar",
};
const YEAR = { from: day("2026-01-01"), to: day("2026-12-31") };
const BEFORE = { from: day("2025-01-01"), to: day("2025-12-31") };

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  must(
    await createBook(storage, {
      id: newId("command"),
      bookId,
      companyId: null,
      name: "Diario",
      chart: "puc",
    }),
  );
  for (const each of [
    content("2025-02-01", "1524", "3105", 6_000_000),
    content("2026-02-01", "1110", "4135", 900_000),
  ])
    must(
      await postEntry(storage, {
        id: newId("command"),
        bookId,
        entryId: newId("entry"),
        content: each,
        origin: "journal",
      }),
    );
  return () => storage.close();
});

const restate = (said: Omit<Restatement, "id"> | null, of = restatement, id = newId("command")) =>
  restateFigures(storage, { id, bookId, restatement: of, said });

async function propertyOf(on: AppStorage, periods: readonly (typeof YEAR)[]) {
  const figures = await statementFigures(on, { books: [bookId], periods, statements: ["balance"] });
  const balance = figures && makeStatement("balance", figures);
  return balance && { columns: balance.columns, amounts: amountsOf(balance, "property") };
}

it("AC-95 restates the compared year, not the year itself, and is taken back", async () => {
  const id = newId("command");
  must(await restate(SAID, restatement, id));
  expect(await propertyOf(storage, [YEAR, BEFORE])).toEqual({
    columns: ["2026", "2025 (reexpresado)"],
    amounts: [6_000_000, 5_400_000],
  });
  expect(await propertyOf(storage, [BEFORE])).toEqual({ columns: ["2025"], amounts: [6_000_000] });
  must(await undoRecords(storage, { id: newId("command"), target: id }));
  expect((await getBook(storage, bookId))?.restatements).toBeUndefined();
  must(await restate(SAID));
  must(await restate(null));
  expect(await getBook(storage, bookId)).not.toHaveProperty("restatements");
});

it("AC-95 goes along with a backup and a merge", async () => {
  must(await restate(SAID));
  const backup = await backupOf(storage);
  const [restored, merged] = [await openTestStorage({ newId }), await openTestStorage({ newId })];
  must(await restoreBackup(restored, backup, OWNER, null));
  must(await mergeBackup(merged, backup, OWNER, null));
  for (const other of [restored, merged]) {
    expect((await getBook(other, bookId))?.restatements).toEqual([{ ...SAID, id: restatement }]);
    expect((await propertyOf(other, [YEAR, BEFORE]))?.amounts).toEqual([6_000_000, 5_400_000]);
    other.close();
  }
});

it("AC-95 refuses what cannot be restated, and more than fit", async () => {
  const refusal = async (change: Partial<typeof SAID>) => {
    const result = await restate({ ...SAID, ...change });
    return result.ok || result.error.kind !== "bad-restatement" ? null : result.error.problem;
  };
  expect(await refusal({ credit: "1105" as AccountCode })).toBe("cash");
  expect(await refusal({ reason: " " })).toBe("reason");
  expect(await refusal({ amount: pesos(0) })).toBe("amount");
  for (let count = 0; count < MOST_RESTATEMENTS; count += 1) must(await restate(SAID, newId("restatement")));
  expect(await refusal({})).toBe("too-many");
});
