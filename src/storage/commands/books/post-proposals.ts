import type { AccountCode } from "#domain/accounting/account.ts";
import {
  accrualDays,
  accruedInterest,
  type ClosingLoan,
} from "#domain/accounting/closing/accrued-interest.ts";
import { closingEntries } from "#domain/accounting/closing/closing.ts";
import type { PucOf } from "#domain/accounting/closing/closing-entry.ts";
import { closingPeriod, dayAfter } from "#domain/accounting/closing/closing-period.ts";
import {
  needsEntries,
  type OwnMonth,
  ownMonths,
  tellsRecorded,
} from "#domain/accounting/closing/own-months.ts";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import type {
  ClosingCompany,
  ProposalInput,
  ProposalKey,
} from "#domain/accounting/closing/proposals/proposal.ts";
import type { TypedClosing } from "#domain/accounting/closing/proposals/typed-closing.ts";
import type { Entry, EntryContent } from "#domain/accounting/entries/entry.ts";
import type { Balances, Movement } from "#domain/accounting/ledger/balances.ts";
import { addMonths, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { pucReader, withoutMovements } from "#domain/statement/books/period-facts.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { readBefore } from "../../engine/read-before.ts";
import type { StorageRefusal } from "../../engine/run-command.ts";
import { type BookWork, type CommandResult, changeBook, readChart } from "../../pages/book-work.ts";
import { monthRows } from "../../queries/books/balances.ts";
import { closingsOfYear } from "../../queries/books/year-closing.ts";
import { totalsOf } from "../../shapes/read-record.ts";
import {
  cutOfWork,
  LAST_MONTH,
  type PeriodCommand,
  periodOfCommand,
  postEntries,
  pucOfWork,
  totalsBetween,
} from "./close-year.ts";

export interface PostProposals extends PeriodCommand {
  /** What was on screen: the company, and the last whole month. */
  readonly company: ClosingCompany;
  readonly until: Month;
  /** The loans that were on screen; absent for none. */
  readonly loans?: readonly ClosingLoan[];
  /** What was typed of the tax and of the owners; absent for nothing. */
  readonly typed?: TypedClosing;
  /** The ticked proposals, with their entries as the person left them. */
  readonly chosen: readonly { readonly key: ProposalKey; readonly entry: EntryContent }[];
}

/** Closing entries of the year, and what passed through 5905 in each month, read before the transaction. */
interface KnownClosings {
  readonly closings: ReadonlyMap<Month, Balances>;
  readonly gathered: ReadonlyMap<Month, string>;
}

/** What passed through 5905. */
function gatheredIn(balances: Iterable<readonly [AccountCode, Movement]>, pucOf: PucOf): string {
  let [debits, credits] = [0, 0];
  for (const [code, { debit, credit }] of balances)
    if (pucOf(code).startsWith("59")) [debits, credits] = [debits + debit, credits + credit];
  return `${debits} ${credits}`;
}

const NOTHING_GATHERED = gatheredIn([], String);

async function closingsBefore(
  storage: AppStorage,
  command: PostProposals,
): Promise<Result<KnownClosings | null, StorageRefusal>> {
  const found = await readChart(storage, command.bookId);
  if (!found.ok) return found;
  const chart = found.value;
  if (chart === null) return ok(null);
  const [pucOf, period] = [pucReader(chart), periodOfCommand(command)];
  const rows = await monthRows(storage, command.bookId, closingPeriod(period.year).first, period.last);
  const gathered = new Map(rows.map((row) => [row.month, gatheredIn(totalsOf(row), pucOf)]));
  return ok({ gathered, closings: await closingsOfYear(storage, command.bookId, period, pucOf) });
}

/** The same months as `yearClosing` reads: what they recorded themselves, without what was reversed again. */
async function readOwnMonths(
  work: BookWork,
  pucOf: PucOf,
  months: readonly OwnMonth[],
): Promise<readonly OwnMonth[]> {
  if (!needsEntries(months, pucOf)) return months;
  const entries = await work.pages.entriesIn(months.map(({ month }) => month));
  const names = ({ lines }: Entry) => lines.some(({ account }) => tellsRecorded(pucOf(account)));
  return ownMonths(months, entries.filter(names), pucOf);
}

/** What the books accrued for the loans that were on screen. */
async function accruedIn(work: BookWork, { loans = [], ...command }: PostProposals, pucOf: PucOf) {
  if (loans.length === 0) return {};
  const period = periodOfCommand(command);
  const days = accrualDays(period);
  const entries = await work.pages.entriesIn([...days].map(monthOf));
  const own = entries.filter(({ date }) => days.has(date));
  return { accrued: { loans, ...accruedInterest(own, loans, period, pucOf) } };
}

/** The books as the transaction reads them; null if a closing came or went since they were read before it. */
async function inputOf(
  work: BookWork,
  command: PostProposals,
  { closings, gathered }: KnownClosings,
): Promise<ProposalInput | null> {
  const { company, until, typed = {} } = command;
  const [pucOf, period] = [pucOfWork(work), periodOfCommand(command)];
  const months: OwnMonth[] = [];
  const first = closingPeriod(period.year).first;
  for (const { month } of await work.pages.allMonths()) {
    if (month < first || month > period.last) continue;
    const own = closings.get(month);
    const balances = await totalsBetween(work, month, month);
    if (gatheredIn(balances, pucOf) !== (gathered.get(month) ?? NOTHING_GATHERED)) return null;
    months.push({ month, balances: own ? withoutMovements(balances, own) : balances });
  }
  const standing = await totalsBetween(work, "", period.last);
  const own = closings.get(period.last);
  const kind = work.book.chart;
  const after = monthOf(dayAfter(period));
  const { undone, reserved, absorbed, decreed } = await cutOfWork(work, period);
  return {
    kind,
    period,
    pucOf,
    before: await totalsBetween(work, "", addMonths(first, -1)),
    months: await readOwnMonths(
      work,
      pucOf,
      months.sort((a, b) => (a.month < b.month ? -1 : 1)),
    ),
    standing,
    since: withoutMovements(await totalsBetween(work, after, LAST_MONTH), undone),
    reserved,
    absorbed,
    decreed,
    closings: own ?? new Map(),
    until,
    isClosed: own !== undefined && closingEntries({ kind, period, pucOf, balances: standing }).length === 0,
    company,
    typed,
    ...(await accruedIn(work, command, pucOf)),
  };
}

/**
 * Posts the entries that a closing proposed and a person ticked, all or none. Refused unless each of them is still
 * missing in the books that the transaction reads: a second press, or another tab, posts nothing twice.
 * `undoCommand` takes them back. Returns the entries.
 */
export async function postProposals(
  storage: AppStorage,
  command: PostProposals,
): Promise<CommandResult<Entry[]>> {
  const { year, chosen } = command;
  const before = await readBefore(storage, () => closingsBefore(storage, command));
  if (!before.ok) return before;
  const known = before.value;
  return changeBook(storage, command, "post-proposals", async (work) => {
    const input = known && (await inputOf(work, command, known));
    const keys = new Set(chosen.map(({ key }) => key));
    // What is proposed only once other steps are ticked is looked for with them.
    const found = input === null ? { before: [], after: [] } : closingProposals(input, keys);
    const missing = new Set([...found.before, ...found.after].map(({ key }) => key));
    const isMissing =
      chosen.length > 0 && keys.size === chosen.length && [...keys].every((key) => missing.has(key));
    if (!isMissing) return err({ kind: "year", year, problem: "nothing-missing" });
    return postEntries(
      storage,
      work,
      chosen.map(({ entry }) => entry),
    );
  });
}
