import { beforeEach, describe, expect, it, vi } from "vitest";
import { month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { deleteBook } from "#storage/commands/books/change-book.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import type { PrepareCommand } from "#tests/support/broken-writes.ts";
import { COMMANDS } from "#tests/support/commands/book-commands.ts";
import { PAYROLL_COMMANDS } from "#tests/support/commands/payroll-commands.ts";
import { steppingClock } from "../support/builders.ts";
import { disagreements, dump, openTestBook, openTestStorage } from "../support/test-storage.ts";

const ALL: Readonly<Record<string, PrepareCommand>> = { ...COMMANDS, ...PAYROLL_COMMANDS };
const NOVEMBER = month("2026-11");

/** What another tab does between the moment in which a command was made ready and the one in which it runs. */
const MEANWHILE: Readonly<Record<string, (tab: AppStorage, bookId: BookId) => Promise<unknown>>> = {
  "its book was deleted": (tab, bookId) => deleteBook(tab, { id: newId("command"), bookId }),
  "its month was closed": (tab, bookId) => closeMonth(tab, { id: newId("command"), bookId, month: NOVEMBER }),
};

/** Debit and credit of each account in the months that are closed, and the books that are deleted. */
async function settled(storage: AppStorage): Promise<ReadonlyMap<string, string>> {
  const months = (await storage.db.months.toArray()).filter(({ closed }) => closed);
  const books = (await storage.db.books.toArray()).filter(({ deletedAt }) => deletedAt !== undefined);
  return new Map([
    ...months.map(({ bookId, month: name, accounts }): [string, string] => {
      const sums = Object.entries(accounts).map(([code, { debit, credit }]) => `${code} ${debit} ${credit}`);
      return [`${bookId} ${name}`, sums.sort().join()];
    }),
    ...books.map(({ id }): [string, string] => [id, "deleted"]),
  ]);
}

/** What a person asks for: to open a month again, and to have a book back. */
const OPENS: ReadonlySet<string> = new Set([
  "reopenMonth",
  "restoreBook",
  "AC-11 undoRecords of a company's deletion",
]);

describe.each(Object.entries(MEANWHILE))(
  "MT-04 MT-11 I-14 another tab was faster: %s",
  (_what, meanwhile) => {
    beforeEach(() => {
      vi.spyOn(console, "error").mockImplementation(() => {});
      return () => vi.restoreAllMocks();
    });

    it.each(Object.entries(ALL))(
      "%s is done or refused by word, and whole either way",
      async (name, prepare) => {
        const storage = await openTestStorage({ pageSize: 3 });
        const run = await prepare(storage, await openTestBook(storage));
        const clock = steppingClock("2026-11-20T13:00:00-05:00");
        const tab = await openAccountDatabase(storage.name, { clock, newId });
        const books = (await storage.db.books.toArray()).map(({ id }) => id);
        for (const id of books) await meanwhile(tab, id);
        const [before, was] = [await dump(storage), await settled(storage)];
        const result = await run();
        if (result.ok) {
          const now = await settled(storage);
          const changed = [...was].filter(([key, sums]) => now.has(key) && now.get(key) !== sums);
          const opened = [...was.keys()].filter((key) => !now.has(key));
          expect(changed).toEqual([]);
          if (!OPENS.has(name)) expect(opened).toEqual([]);
          for (const id of books) expect(await disagreements(storage, id)).toEqual([]);
        } else {
          expect(result.error.kind).not.toBe("storage");
          expect(await dump(storage)).toEqual(before);
        }
        storage.close();
        tab.close();
      },
    );
  },
);
