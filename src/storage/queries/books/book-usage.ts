import { type BookUsage, bookUsage } from "#domain/accounting/book-usage.ts";
import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { entriesOf, type ReadMonth, totalsOf } from "../../shapes/read-record.ts";
import { monthRows } from "./balances.ts";
import { bookChart, getBook } from "./books.ts";

/** Pages per read: more would block the screen, fewer take longer. */
const BATCH = 10;

/** The days with a posted entry. Read from the pages: months do not store days. */
async function busyDays({ db }: AppStorage, rows: readonly ReadMonth[]): Promise<Set<Day>> {
  const keys = rows.flatMap((row) =>
    row.pages.map(({ page }): [string, string, number] => [row.bookId, row.month, page]),
  );
  const days = new Set<Day>();
  for (let at = 0; at < keys.length; at += BATCH) {
    for (const entry of (await db.pages.bulkGet(keys.slice(at, at + BATCH))).flatMap(entriesOf))
      if (entry.status === "posted") days.add(entry.date);
  }
  return days;
}

export interface ShownUsage extends BookUsage {
  readonly names: ReadonlyMap<string, string>;
}

function nameIn(chart: Chart, code: string): string {
  const account = findAccount(chart, code);
  const name = account ? displayName(chart, account) : code;
  return chart.showsCodes ? `${code} ${name}` : name;
}

/** Usage of a book; null if it does not exist. */
export async function usageOfBook(storage: AppStorage, bookId: BookId): Promise<ShownUsage | null> {
  const book = await getBook(storage, bookId);
  if (book === null) return null;
  const rows = await monthRows(storage, bookId);
  const usage = bookUsage({
    book,
    today: today(storage.clock),
    months: rows.map((row) => ({ month: row.month, entries: row.posted })),
    totals: rows.flatMap(totalsOf),
    busy: await busyDays(storage, rows),
  });
  const chart = await bookChart(storage, book);
  return {
    ...usage,
    names: new Map(usage.accounts.map(({ account }) => [account, nameIn(chart, account)])),
  };
}
