import fc from "fast-check";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { closingEntries } from "#domain/accounting/closing/closing.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { balancesBefore } from "#storage/queries/books/balances.ts";
import { content } from "../builders.ts";

/** The tests' clock stands at 20 November 2026. */
export const DATED_KINDS = [
  ["1105", "3105"],
  ["1105", "4135"],
  ["1305", "4135"],
  ["6135", "1435"],
  ["1435", "2205"],
  ["5105", "1105"],
  ["5195", "2335"],
  ["1524", "1105"],
  ["5160", "1592"],
] as const;

const entry = fc.record({
  date: fc.constantFrom(
    "2024-05-10",
    "2025-03-08",
    "2025-12-31",
    "2026-01-01",
    "2026-06-30",
    "2026-11-19",
    "2026-11-20",
    "2026-11-30",
    "2026-12-15",
    "2027-01-05",
  ),
  kind: fc.constantFrom(...DATED_KINDS),
  amount: fc.integer({ min: 1, max: 9_999 }),
  book: fc.integer({ min: 0, max: 1 }),
});

/** For each earlier year: left open, closed, or closed and carried over. */
const years = fc.array(fc.constantFrom("open", "closed", "carried"), { minLength: 2, maxLength: 2 });

async function ok<T>(
  made: Promise<{ ok: true; value: T } | { ok: false; error: { kind: string } }>,
): Promise<T> {
  const result = await made;
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

async function post(storage: AppStorage, bookId: BookId, written: EntryContent): Promise<void> {
  const head = { id: newId("command"), bookId, entryId: newId("entry"), origin: "journal" as const };
  await ok(postEntry(storage, { ...head, content: written }));
}

async function closeYear(storage: AppStorage, bookId: BookId, year: number, carry: boolean): Promise<void> {
  const balances = await balancesBefore(storage, bookId, day(`${year + 1}-01-01`));
  const made = closingEntries({
    kind: "puc",
    period: closingPeriod(year),
    pucOf: pucReader(pucChart()),
    balances,
  });
  for (const each of made) await post(storage, bookId, each);
  const last = made.at(-1)?.lines.find(({ account }) => account.startsWith("36"));
  if (!carry || last === undefined) return;
  const [debit, credit] = last.credit > 0 ? [last.account, "3705"] : ["3710", last.account];
  await post(storage, bookId, content(`${year + 1}-01-02`, debit, credit, last.debit + last.credit));
}

interface DatedShape {
  readonly entries: readonly {
    date: string;
    kind: (typeof DATED_KINDS)[number];
    amount: number;
    book: number;
  }[];
  readonly states: readonly string[];
  readonly stray: boolean;
}

/** A company with two books of the chart PUC, written through commands alone. */
export async function datedBooks(storage: AppStorage, { entries, states, stray }: DatedShape) {
  const company = await ok(
    createCompany(storage, { id: newId("command"), companyId: newId("company"), name: "La Sabana" }),
  );
  const books: BookId[] = [];
  for (const name of ["Uno", "Dos"]) {
    const head = { id: newId("command"), bookId: newId("book"), companyId: company.id };
    books.push((await ok(createBook(storage, { ...head, name, chart: "puc" }))).id);
  }
  for (const { date, kind, amount, book } of entries)
    await post(storage, books[book] ?? newId("book"), content(date, kind[0], kind[1], amount));
  for (const [index, year] of [2024, 2025].entries())
    for (const bookId of books)
      if (states[index] !== "open") await closeYear(storage, bookId, year, states[index] === "carried");
  if (stray) await post(storage, books[0] ?? newId("book"), content("2062-11-20", "1105", "4135", 7_777));
  return { companyId: company.id, books };
}

/** Books with entries after today, years open, closed and carried over, and perhaps a mistyped year. */
export const datedShape: fc.Arbitrary<DatedShape> = fc.record({
  entries: fc.array(entry, { minLength: 1, maxLength: 12 }),
  states: years,
  stray: fc.boolean(),
});
