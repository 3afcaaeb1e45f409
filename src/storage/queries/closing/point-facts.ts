import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { PucOf } from "#domain/accounting/closing/closing-entry.ts";
import type { ClosingFacts, DepreciationFact } from "#domain/accounting/closing/points/closing-point.ts";
import { endsVatPeriod, lastFiledMonth } from "#domain/accounting/closing/points/tax-paid.ts";
import { unclassifiedOf } from "#domain/accounting/closing/points/unclassified.ts";
import { depreciationProposal } from "#domain/accounting/closing/proposals/depreciation-proposal.ts";
import { loanInterestFact } from "#domain/accounting/closing/proposals/interest-proposals.ts";
import type { Balances } from "#domain/accounting/ledger/balances.ts";
import { strayMonths } from "#domain/accounting/reported-months.ts";
import type { Book } from "#domain/company/book.ts";
import { STOCK_ACCOUNTS } from "#domain/inventory/stock-accounts.data.ts";
import { stockOn, stockValue } from "#domain/inventory/stock-months.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { dueEntries } from "#domain/recurring/recurring-dues.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { readRows } from "../../shapes/read-row.ts";
import { stockMonthShape } from "../../shapes/records/inventory-shapes.ts";
import { recurringShape } from "../../shapes/records/recurring-shape.ts";
import { accountsAgainst } from "../books/accounts-against.ts";
import { monthRows } from "../books/balances.ts";
import { postedMonths } from "../books/posted-months.ts";
import type { YearClosing } from "../books/year-closing.ts";
import { knownExtracts } from "../reconciliation/known-extracts.ts";
import { readDebts, readTax, type TaxToRead, VAT_ACCOUNTS, WITHHELD_ACCOUNTS } from "./owed-facts.ts";
import { readPayrollFact } from "./payroll-facts.ts";

interface BookWithChart {
  readonly book: Book;
  readonly chart: Chart;
}

/** Bancos and Cuentas de ahorro, with what is below them. */
const BANKS = /^11[12]0/;

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

function depreciationOf({ assets, review, input, period }: YearClosing): DepreciationFact | null {
  if (assets !== null) return { by: "register", due: assets.due, differs: assets.differs };
  if (review.depreciated === null) return null;
  // A month of its own is recorded or not; only a period can skip one.
  const skips = period.first !== period.last && input.kind === "puc" && depreciationProposal(input) !== null;
  return { by: "accounts", last: review.depreciated.last, skips };
}

function monthsUsed({ months }: YearClosing, today: Day): ClosingFacts["months"] {
  const empty = months.filter(({ own }) => own === 0);
  const begun = empty.filter(({ month }) => month <= monthOf(today));
  return { used: months.length - empty.length, of: months.length, empty: begun.length };
}

/**
 * What the books say of each point of a checklist, without the recount. A month is looked at as a period of its own,
 * which has no closing entries. `input` of the closing holds the loans of the register (`withLoans`). Costs accounts × months and the pages of what `yearClosing` and payments of taxes read.
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
    fits: of === "vat" ? VAT_ACCOUNTS : WITHHELD_ACCOUNTS,
    pucOf,
    isDue,
    filed: lastFiledMonth(today, of),
    today,
  });
  return {
    isMonth: period.first === period.last,
    until,
    sums: review.difference,
    earlier: closing.earlierOpen,
    months: monthsUsed(closing, today),
    drafts: months.reduce((sum, { drafts }) => sum + drafts, 0),
    strays: [...strayMonths(postedMonths(rows, [book]), today)].toSorted(),
    against: (await accountsAgainst(storage, open, period)).length,
    unclassified: unclassifiedOf(chart, standing),
    over: { last: period.to, today },
    overdrawn: review.overdrawn,
    reconciled: await readReconciled(storage, book, standing, pucOf, until),
    depreciation: depreciationOf(closing),
    recurring: await readRecurring(storage, book, at),
    payroll: await readPayrollFact(storage, book, period.first, until),
    provisions: review.unprovided,
    "loan-interest": loanInterestFact(input),
    stock: await readStock(storage, book, standing, period.to),
    receivables: await readDebts(storage, open, "debit", at),
    payables: await readDebts(storage, open, "credit", at),
    vat: await readTax(storage, book, period, review.vat, tax("vat", isOver && endsVatPeriod(period.last))),
    withheld: await readTax(storage, book, period, review.withheld, tax("withheld", isOver)),
    "income-tax": review.incomeTax,
  };
}
