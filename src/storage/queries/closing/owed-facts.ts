import type { Side } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { PucOf } from "#domain/accounting/closing/closing-entry.ts";
import { type ClosingPeriod, dayAfter } from "#domain/accounting/closing/closing-period.ts";
import type { OldDebts, OwedTax } from "#domain/accounting/closing/points/closing-point.ts";
import { taxPaid } from "#domain/accounting/closing/points/tax-paid.ts";
import { pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import type { Book } from "#domain/company/book.ts";
import { addMonths, firstDay, lastDay } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { type Pesos, pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";
import { movementsBetween } from "../books/balances.ts";
import { ageList } from "../parties/party-balances.ts";

export const VAT_ACCOUNTS = /^2408/;
export const WITHHELD_ACCOUNTS = /^236[5-8]/;

/** Loans and benefits are owed for long by their nature: they have tables and a closing of their own. */
const HAS_TERMS = /^2[15]/;

/** A declaration is paid within these months: later pages are not read. */
const PAYS_WITHIN = 3;

interface BookWithChart {
  readonly book: Book;
  readonly chart: Chart;
}

type TaxSpan = Pick<ClosingPeriod, "first" | "last" | "to">;

/** What third parties owe (`debit`) or are owed on a day, and what of it is old; null where nothing is. */
export async function readDebts(
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

export interface TaxToRead {
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
  { first, last, to }: TaxSpan,
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
export async function readTax(
  storage: AppStorage,
  { id }: Book,
  period: TaxSpan,
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
