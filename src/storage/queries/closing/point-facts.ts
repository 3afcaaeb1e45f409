import type { AccountCode, Side } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { PucOf } from "#domain/accounting/closing/closing-entry.ts";
import { type ClosingPeriod, dayAfter } from "#domain/accounting/closing/closing-period.ts";
import type {
  ClosingFacts,
  DepreciationFact,
  OldDebts,
  OwedTax,
} from "#domain/accounting/closing/points/closing-point.ts";
import { endsVatPeriod, lastFiledMonth, taxPaid } from "#domain/accounting/closing/points/tax-paid.ts";
import { unclassifiedOf } from "#domain/accounting/closing/points/unclassified.ts";
import { depreciationProposal } from "#domain/accounting/closing/proposals/depreciation-proposal.ts";
import type { Balances } from "#domain/accounting/ledger/balances.ts";
import { trialBalance } from "#domain/accounting/ledger/trial-balance.ts";
import { pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import { strayMonths } from "#domain/accounting/reported-months.ts";
import type { Book } from "#domain/company/book.ts";
import { STOCK_ACCOUNTS } from "#domain/inventory/stock-accounts.data.ts";
import { stockOn, stockValue } from "#domain/inventory/stock-months.ts";
import { addMonths, firstDay, lastDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { type Pesos, pesos, ZERO } from "#domain/kernel/pesos.ts";
import { dueEntries } from "#domain/recurring/recurring-dues.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";
import { readRows } from "../../shapes/read-row.ts";
import { stockMonthShape } from "../../shapes/records/inventory-shapes.ts";
import { recurringShape } from "../../shapes/records/recurring-shape.ts";
import { balancesBefore, monthRows, movementsBetween } from "../books/balances.ts";
import { postedMonths } from "../books/posted-months.ts";
import type { YearClosing } from "../books/year-closing.ts";
import { ageList } from "../parties/party-balances.ts";
import { knownExtracts } from "../reconciliation/known-extracts.ts";
import { readPayrollFact } from "./payroll-facts.ts";

interface BookWithChart {
  readonly book: Book;
  readonly chart: Chart;
}

/** Bancos and Cuentas de ahorro, with what is below them. */
const BANKS = /^11[12]0/;
const VAT = /^2408/;
const WITHHELD = /^236[5-8]/;

/** Loans and benefits are owed for long by their nature: they have tables and a closing of their own. */
const HAS_TERMS = /^2[15]/;

/** A declaration is paid within these months: later pages are not read. */
const PAYS_WITHIN = 3;

async function countAgainst(
  storage: AppStorage,
  { book, chart }: BookWithChart,
  { from, to }: ClosingPeriod,
): Promise<number> {
  const opening = await balancesBefore(storage, book.id, from);
  const movements = await movementsBetween(storage, book.id, from, to);
  const { classes } = trialBalance({ chart, opening, movements, level: 4, zeros: false });
  return classes.flatMap(({ rows }) => rows).filter((row) => row.isAbnormal).length;
}

/** Banks that a book uses, with those whose month has no extract that was reconciled. */
async function readReconciled(
  storage: AppStorage,
  { id }: Book,
  standing: Balances,
  pucOf: PucOf,
  until: Month | null,
): Promise<ClosingFacts["reconciled"]> {
  const banks = [...standing.keys()].filter((code) => BANKS.test(pucOf(code))).toSorted();
  if (banks.length === 0) return null;
  const extracts = await knownExtracts(storage, id);
  const closed = new Set<AccountCode>(
    extracts.flatMap(({ account, month, closed: isClosed }) =>
      isClosed === true && month === until ? [account] : [],
    ),
  );
  return { open: banks.filter((bank) => !closed.has(bank)) };
}

async function readRecurring(
  { db }: AppStorage,
  { id }: Book,
  until: Day,
): Promise<ClosingFacts["recurring"]> {
  const known = readRows(recurringShape, await db.recurrings.where("bookId").equals(id).toArray());
  return known.length === 0 ? null : { waiting: dueEntries(known, until).length };
}

/** The value of the kardex on a day, from sums of months, beside the account of the stock. */
async function readStock(
  { db }: AppStorage,
  { id, chart, stock }: Book,
  standing: Balances,
  to: Day,
): Promise<ClosingFacts["stock"]> {
  if (stock === undefined) return null;
  const rows = await db.stockMonths.where("[bookId+month]").between([id], [id, []]).toArray();
  const account = STOCK_ACCOUNTS[chart].inventory;
  let ledger = 0;
  for (const [code, { debit, credit }] of standing)
    if (code === account || (/^\d/.test(account) && code.startsWith(account))) ledger += debit - credit;
  return { kardex: stockValue(stockOn(readRows(stockMonthShape, rows), to).values()), ledger: pesos(ledger) };
}

async function readDebts(
  storage: AppStorage,
  { book, chart }: BookWithChart,
  side: Side,
  to: Day,
): Promise<OldDebts | null> {
  const { rows } = await ageList(storage, book, chart, side, to);
  const owing = rows.filter(
    ({ account, total }) => total > 0 && !HAS_TERMS.test(pucOfAccount(chart, account)),
  );
  if (owing.length === 0) return null;
  const sum = (of: (row: (typeof owing)[number]) => number) =>
    pesos(owing.reduce((total, row) => total + of(row), 0));
  return { owed: sum(({ total }) => total), old: sum(({ ages }) => ages["91+"]) };
}

interface TaxToRead {
  readonly fits: RegExp;
  readonly pucOf: PucOf;
  readonly isDue: boolean;
  /** The last month that a declaration ended with, and today. */
  readonly filed: Month;
  readonly today: Day;
}

/** What the declarations that ended within a span left unpaid. Pages are read only where something is left. */
async function readLate(
  storage: AppStorage,
  id: Book["id"],
  { first, last, to }: ClosingPeriod,
  owed: Pesos,
  { fits, pucOf, filed, today }: TaxToRead,
): Promise<Pick<OwedTax, "late">> {
  if (filed < first || filed >= last) return {};
  let left: number = owed;
  const after = firstDay(addMonths(filed, 1));
  for (const [code, { debit, credit }] of await movementsBetween(storage, id, after, to))
    if (fits.test(pucOf(code))) left -= credit - debit;
  if (left <= 0) return {};
  const read = await BookMonths.read(storage, id, today);
  const named = await read.entriesNaming(
    (code) => fits.test(pucOf(code)),
    firstDay(addMonths(filed, 1)),
    today,
  );
  const amount = left - taxPaid(named, fits, pucOf);
  return amount > 0 ? { late: { until: filed, amount: pesos(amount) } } : {};
}

/** A tax at the end of a span with what was paid of it in the months after; pages are read only where something is owed. */
async function readTax(
  storage: AppStorage,
  { id }: Book,
  period: ClosingPeriod,
  owed: Pesos | null,
  tax: TaxToRead,
): Promise<OwedTax | null> {
  if (owed === null) return null;
  const { fits, pucOf, isDue } = tax;
  if (owed <= 0) return { owed, paid: ZERO, isDue };
  if (!isDue) return { owed, paid: ZERO, isDue, ...(await readLate(storage, id, period, owed, tax)) };
  const last = lastDay(addMonths(period.last, PAYS_WITHIN));
  const months = await BookMonths.read(storage, id, last);
  const named = await months.entriesNaming((code) => fits.test(pucOf(code)), dayAfter(period), last);
  return { owed, paid: taxPaid(named, fits, pucOf), isDue };
}

function depreciationOf({ assets, review, input, period }: YearClosing): DepreciationFact | null {
  if (assets !== null) return { by: "register", due: assets.due, differs: assets.differs };
  if (review.depreciated === null) return null;
  // A month of its own is recorded or not; only a period can skip one.
  const skips = period.first !== period.last && input.kind === "puc" && depreciationProposal(input) !== null;
  return { by: "accounts", last: review.depreciated.last, skips };
}

function monthsUsed({ months, closing }: YearClosing, today: Day): ClosingFacts["months"] {
  // Closing entries do not count as activity of their month.
  const closes = (month: Month) => closing.filter(({ date }) => monthOf(date) === month).length;
  const empty = months.filter(({ month, posted }) => posted <= closes(month));
  const begun = empty.filter(({ month }) => month <= monthOf(today));
  return { used: months.length - empty.length, of: months.length, empty: begun.length };
}

/**
 * What the books say of each point of a checklist, without the recount. A month is looked at as a period of its own,
 * which has no closing entries. Costs accounts × months and the pages of what `yearClosing` and payments of taxes read.
 */
export async function pointFacts(
  storage: AppStorage,
  open: BookWithChart,
  closing: YearClosing,
  today: Day,
): Promise<Omit<ClosingFacts, "recount">> {
  const { book, chart } = open;
  const { period, review, input, months } = closing;
  const { standing, pucOf } = input;
  const until = input.until >= period.first ? input.until : null;
  const rows = await monthRows(storage, book.id);
  const at = period.to < today ? period.to : today;
  const isOver = today > period.to;
  const tax = (of: "vat" | "withheld", isDue: boolean): TaxToRead => ({
    ...{ fits: of === "vat" ? VAT : WITHHELD, pucOf, isDue },
    ...{ filed: lastFiledMonth(today, of), today },
  });
  return {
    isMonth: period.first === period.last,
    until,
    sums: review.difference,
    earlier: closing.earlierOpen,
    months: monthsUsed(closing, today),
    drafts: months.reduce((sum, { drafts }) => sum + drafts, 0),
    strays: [...strayMonths(postedMonths(rows, [book]), today)].toSorted(),
    against: await countAgainst(storage, open, period),
    unclassified: unclassifiedOf(chart, standing),
    over: { last: period.to, today },
    overdrawn: review.overdrawn,
    reconciled: await readReconciled(storage, book, standing, pucOf, until),
    depreciation: depreciationOf(closing),
    recurring: await readRecurring(storage, book, at),
    payroll: await readPayrollFact(storage, book, period.first, until),
    provisions: review.unprovided,
    stock: await readStock(storage, book, standing, period.to),
    receivables: await readDebts(storage, open, "debit", at),
    payables: await readDebts(storage, open, "credit", at),
    vat: await readTax(storage, book, period, review.vat, tax("vat", isOver && endsVatPeriod(period.last))),
    withheld: await readTax(storage, book, period, review.withheld, tax("withheld", isOver)),
    "income-tax": review.incomeTax,
  };
}
