import type { AccountCode } from "#domain/accounting/account.ts";
import { carryEntry, closingDay, closingEntries } from "#domain/accounting/closing/closing.ts";
import type { PucOf } from "#domain/accounting/closing/closing-entry.ts";
import { type Entry, type EntryContent, type EntryLink, linkTo } from "#domain/accounting/entries/entry.ts";
import { type Balances, Tally } from "#domain/accounting/ledger/balances.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { monthOf, yearOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { trouble } from "../../engine/run-command.ts";
import {
  type BookCommand,
  type BookWork,
  type CommandResult,
  changeBook,
  readChart,
} from "../../pages/book-work.ts";
import { yearEntries } from "../../queries/books/year-closing.ts";

export interface YearCommand extends BookCommand {
  readonly year: number;
}

export function pucOfWork({ book, chart }: BookWork): PucOf {
  return pucReader({ kind: book.chart, byCode: chart.byCode });
}

/** Account totals of the whole months from `from` to `to`, both included. Call within the transaction. */
export async function totalsBetween(work: BookWork, from: string, to: string): Promise<Balances> {
  const tally = new Tally();
  for (const { month, accounts } of await work.pages.allMonths()) {
    if (month < from || month > to) continue;
    for (const [code, { debit, credit }] of accounts)
      tally.add(code as AccountCode, { debit: pesos(debit), credit: pesos(credit) });
  }
  return tally.balances();
}

async function hasDrafts(work: BookWork, year: number): Promise<boolean> {
  return (await work.pages.allMonths()).some(({ month, drafts }) => yearOf(month) === year && drafts > 0);
}

/** Posts contents in order; the first refusal refuses all. Call within the transaction. */
export async function postEntries(
  storage: AppStorage,
  work: BookWork,
  contents: readonly EntryContent[],
): Promise<Result<Entry[], Refusal>> {
  const entries: Entry[] = [];
  for (const content of contents) {
    const refusal = await work.refusePosting(content);
    if (refusal) return err(refusal);
    const entry: Entry = {
      ...content,
      id: storage.newId("entry"),
      bookId: work.book.id,
      number: work.nextNumber(),
      status: "posted",
      origin: "closing",
      version: 1,
      createdAt: work.at,
      updatedAt: work.at,
    };
    await work.change(null, entry);
    entries.push(entry);
  }
  return ok(entries);
}

/**
 * Closes a year on 31 December: classes 4 to 7 through 5905 to the result (decreto 2650 de 1993). Refused while the
 * year has drafts, an earlier year is open, December is closed, or there is nothing to close, so that closing twice
 * has no effect. Reversible until December is closed: by undo at once, by `reopenYear` later. Returns the entries.
 */
export function closeYear(storage: AppStorage, command: YearCommand): Promise<CommandResult<Entry[]>> {
  const { year } = command;
  return changeBook(storage, command, "close-year", async (work) => {
    if (await hasDrafts(work, year)) return err({ kind: "year", year, problem: "drafts" });
    const pucOf = pucOfWork(work);
    const earlier = await totalsBetween(work, "", `${year - 1}-12`);
    if (closingEntries({ kind: work.book.chart, year: year - 1, pucOf, balances: earlier }).length > 0)
      return err({ kind: "year", year, problem: "earlier-open" });
    const balances = await totalsBetween(work, "", monthOf(closingDay(year)));
    const contents = closingEntries({ kind: work.book.chart, year, pucOf, balances });
    return contents.length === 0
      ? err({ kind: "year", year, problem: "nothing-to-close" })
      : postEntries(storage, work, contents);
  });
}

/**
 * Opens a year: transfers the previous year's result from 36 to 37 on 1 January. Refused when January is closed or
 * there is no result to transfer, so that opening twice has no effect. Returns the entry.
 */
export function openYear(storage: AppStorage, command: YearCommand): Promise<CommandResult<Entry[]>> {
  const { year } = command;
  return changeBook(storage, command, "open-year", async (work) => {
    const before = await totalsBetween(work, "", `${year - 1}-12`);
    const since = await totalsBetween(work, `${year}-01`, `${year}-12`);
    const content = carryEntry({ kind: work.book.chart, year, pucOf: pucOfWork(work), before, since });
    return content === null
      ? err({ kind: "year", year, problem: "nothing-to-carry" })
      : postEntries(storage, work, [content]);
  });
}

/**
 * Closing entries of the year and the entries that carried its result forward, found before the transaction, which
 * checks each again.
 */
async function closingLinks(
  storage: AppStorage,
  { bookId, year }: YearCommand,
): Promise<readonly EntryLink[]> {
  const known = await readChart(storage, bookId);
  const chart = known.ok ? known.value : null;
  if (chart === null) return [];
  const { closing, carried } = await yearEntries(storage, bookId, year, pucReader(chart));
  return [...closing, ...carried].map(linkTo);
}

async function takeAway(work: BookWork, entry: Entry): Promise<void> {
  const last = entry.number === work.book.lastNumber;
  const voided: Entry = { ...entry, status: "void", version: entry.version + 1, updatedAt: work.at };
  await work.change(entry, last ? null : voided);
  if (last) work.book = { ...work.book, lastNumber: entry.number - 1 };
}

/**
 * Removes the closing of a year together with the entry that carried its result forward in January, all or nothing.
 * Refused when one of their months is closed or the year has no closing. Numbers stay used unless they are the book's
 * last (I-12).
 */
export async function reopenYear(storage: AppStorage, command: YearCommand): Promise<CommandResult<number>> {
  let links: readonly EntryLink[];
  try {
    links = storage.health.get() === "ok" ? await closingLinks(storage, command) : [];
  } catch (error) {
    return err(await trouble(storage, error));
  }
  return changeBook(storage, command, "reopen-year", async (work) => {
    const found: Entry[] = [];
    for (const link of links) {
      const entry = await work.pages.find(link);
      if (entry?.status === "posted" && !entry.reversedBy && !entry.reverses) found.push(entry);
    }
    if (found.length === 0) return err({ kind: "year", year: command.year, problem: "nothing-to-reopen" });
    const months = new Set<Month>(found.map((entry) => monthOf(entry.date)));
    const month = await work.closedMonth(...months);
    if (month) return err({ kind: "closed-month", month });
    for (const entry of found.sort((a, b) => b.number - a.number)) await takeAway(work, entry);
    return ok(found.length);
  });
}
