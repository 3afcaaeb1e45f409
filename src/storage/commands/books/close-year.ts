import type { AccountCode } from "#domain/accounting/account.ts";
import { type AfterCut, afterCut, mayFollowCut } from "#domain/accounting/closing/after-cut.ts";
import { carryEntry, closingContents, closingEntries } from "#domain/accounting/closing/closing.ts";
import { isClosingEntry, type PucOf } from "#domain/accounting/closing/closing-entry.ts";
import { type ClosingPeriod, closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import type { YearPart } from "#domain/accounting/closing/year-part.ts";
import { type Entry, type EntryContent, type EntryLink, linkTo } from "#domain/accounting/entries/entry.ts";
import { type Balances, Tally } from "#domain/accounting/ledger/balances.ts";
import type { Refusal, YearRefusal } from "#domain/accounting/refusal.ts";
import { addMonths, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { pucReader, withoutMovements } from "#domain/statement/books/period-facts.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { readBefore } from "../../engine/read-before.ts";
import type { StorageRefusal } from "../../engine/run-command.ts";
import {
  type BookCommand,
  type BookWork,
  type CommandResult,
  changeBook,
  readChart,
} from "../../pages/book-work.ts";
import { periodEntries } from "../../queries/books/year-closing.ts";

export interface PeriodCommand extends BookCommand {
  readonly year: number;
  /** Absent: the whole year. */
  readonly part?: YearPart | null;
}

interface ClosePeriod extends PeriodCommand {
  /** The entry that takes the result to equity as the person left it; null: none. Absent: as computed. */
  readonly transfer?: EntryContent | null;
}

export function periodOfCommand({ year, part = null }: PeriodCommand): ClosingPeriod {
  return closingPeriod(year, part);
}

export function pucOfWork({ book, chart }: BookWork): PucOf {
  return pucReader({ kind: book.chart, byCode: chart.byCode });
}

export const LAST_MONTH = "9999-12";

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

/** What was done with a period's result from its last day on. Call within the transaction. */
export async function cutOfWork(work: BookWork, period: ClosingPeriod): Promise<AfterCut> {
  const pucOf = pucOfWork(work);
  const months = (await work.pages.allMonths()).filter(
    ({ month, accounts }) =>
      month >= period.last && [...accounts.keys()].some((code) => mayFollowCut(pucOf(code as AccountCode))),
  );
  const entries = await work.pages.entriesIn(months.map(({ month }) => month));
  const named = entries.filter(({ lines }) => lines.some(({ account }) => mayFollowCut(pucOf(account))));
  return afterCut(named, period, pucOf);
}

async function hasDrafts(work: BookWork, { first, last }: ClosingPeriod): Promise<boolean> {
  const months = await work.pages.allMonths();
  return months.some(({ month, drafts }) => month >= first && month <= last && drafts > 0);
}

/** Posts contents in order; the first refusal refuses all. Call within the transaction. */
export async function postEntries(
  storage: AppStorage,
  work: BookWork,
  contents: readonly EntryContent[],
): Promise<Result<Entry[], Refusal>> {
  const entries: Entry[] = [];
  for (const content of contents) {
    // Closing and opening carry whatever the accounts hold, of closed ones too.
    const refusal = await work.refusePosting(content, content.lines);
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

/** Whether an entry is a step of a period's closing: what a person changed in it are its amounts. */
function isStep(entry: EntryContent, { to }: ClosingPeriod, pucOf: PucOf): boolean {
  return entry.date === to && isClosingEntry(entry, pucOf);
}

/** What closing a period would post now, or why it cannot be closed. Call within the transaction. */
async function contentsOf(
  work: BookWork,
  command: ClosePeriod,
): Promise<Result<readonly EntryContent[], Refusal>> {
  const period = periodOfCommand(command);
  const refuse = (problem: YearRefusal) => err({ kind: "year", year: command.year, problem } as const);
  if (await hasDrafts(work, period)) return refuse("drafts");
  const pucOf = pucOfWork(work);
  const head = { kind: work.book.chart, period, pucOf };
  const before = await totalsBetween(work, "", addMonths(period.first, -1));
  if (closingEntries({ ...head, balances: before }).length > 0) return refuse("earlier-open");
  const balances = await totalsBetween(work, "", period.last);
  const { gathering, transfer: computed } = closingContents({ ...head, balances });
  const transfer = command.transfer === undefined ? computed : command.transfer;
  if (transfer !== null && !isStep(transfer, period, pucOf)) return refuse("nothing-to-close");
  const contents = transfer === null ? gathering : [...gathering, transfer];
  return contents.length === 0 || (gathering.length === 0 && computed === null)
    ? refuse("nothing-to-close")
    : ok(contents);
}

/**
 * Closes a year, or a part of it that statutes cut, on its last day: classes 4 to 7 through 5905 to the result (decreto
 * 2650 de 1993). Refused while the period has drafts, an earlier one is open, its last month is closed, or there is
 * nothing to close, so that closing twice has no effect. Reversible until that month is closed: by undo at once, by
 * `reopenYear` later. Returns the entries.
 */
export function closeYear(storage: AppStorage, command: ClosePeriod): Promise<CommandResult<Entry[]>> {
  return changeBook(storage, command, "close-year", async (work) => {
    const contents = await contentsOf(work, command);
    return contents.ok ? postEntries(storage, work, contents.value) : contents;
  });
}

/**
 * Opens a year: transfers the previous year's result from 36 to 37 on 1 January. Refused when January is closed or
 * there is no result to transfer, so that opening twice has no effect. Returns the entry.
 */
export function openYear(
  storage: AppStorage,
  command: BookCommand & { readonly year: number },
): Promise<CommandResult<Entry[]>> {
  const { year } = command;
  return changeBook(storage, command, "open-year", async (work) => {
    const period = closingPeriod(year - 1);
    const before = await totalsBetween(work, "", period.last);
    const { undone } = await cutOfWork(work, period);
    const since = withoutMovements(await totalsBetween(work, `${year}-01`, LAST_MONTH), undone);
    const content = carryEntry({ kind: work.book.chart, period, pucOf: pucOfWork(work), before, since });
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
  command: PeriodCommand,
): Promise<Result<readonly EntryLink[], StorageRefusal>> {
  const known = await readChart(storage, command.bookId);
  if (!known.ok) return known;
  const chart = known.value;
  if (chart === null) return ok([]);
  const { closing, carried } = await periodEntries(
    storage,
    command.bookId,
    periodOfCommand(command),
    pucReader(chart),
  );
  return ok([...closing, ...carried].map(linkTo));
}

async function takeAway(work: BookWork, entry: Entry): Promise<void> {
  const last = entry.number === work.book.lastNumber;
  const voided: Entry = { ...entry, status: "void", version: entry.version + 1, updatedAt: work.at };
  await work.change(entry, last ? null : voided);
  if (last) work.book = { ...work.book, lastNumber: entry.number - 1 };
}

/**
 * Removes the closing of a period together with the entry that carried its result forward, all or nothing.
 * Refused when one of their months is closed or the year has no closing. Numbers stay used unless they are the book's
 * last (I-12).
 */
export async function reopenYear(
  storage: AppStorage,
  command: PeriodCommand,
): Promise<CommandResult<number>> {
  const links = await readBefore(storage, () => closingLinks(storage, command));
  if (!links.ok) return links;
  return changeBook(storage, command, "reopen-year", async (work) => {
    const found: Entry[] = [];
    for (const link of links.value) {
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
