import type { AccountCode } from "#domain/accounting/account.ts";
import { isClosingEntry } from "#domain/accounting/closing/closing-entry.ts";
import { lastFiledMonth } from "#domain/accounting/closing/points/tax-paid.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { standingEntries } from "#domain/accounting/entries/undone-pairs.ts";
import { pucOfCode } from "#domain/accounting/indicators.ts";
import { pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import { strayMonths } from "#domain/accounting/reported-months.ts";
import type { Book } from "#domain/company/book.ts";
import {
  addDays,
  addMonths,
  day,
  dayNumber,
  firstDay,
  lastDay,
  monthOf,
  yearOf,
} from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { WATCHED_ENTRIES } from "#domain/watching/entry-rules.ts";
import type { Signal } from "#domain/watching/signal.ts";
import type { DueTax, WatchedFacts, WatchedMove } from "#domain/watching/watch-facts.ts";
import { watchBooks } from "#domain/watching/watch-rules.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { BookMonths } from "../../pages/book-months.ts";
import { monthsOfBooks } from "../../pages/book-ranges.ts";
import { eachDay, readPartySums } from "../../shapes/party-sums.ts";
import { readableMonth } from "../../shapes/read-record.ts";
import type { MonthRow } from "../../shapes/rows.ts";
import { accountsAgainst } from "../books/accounts-against.ts";
import { bookChart } from "../books/books.ts";
import { postedMonths } from "../books/posted-months.ts";
import { readDebts, readTax, VAT_ACCOUNTS, WITHHELD_ACCOUNTS } from "../closing/owed-facts.ts";
import type { CompanyMonths } from "../companies/company-months.ts";

const FIRST = day("1900-01-01");
const LAST = "9999-12-31" as Day;
const LAST_DAY = 31;
const YEAR = 12;

const ANY = () => true;

/** What third parties moved in the last year, over all books. */
async function partyMovements(
  storage: AppStorage,
  { books, cutOff }: CompanyMonths & { readonly cutOff: Day },
) {
  const charts = new Map(books.map(({ id, chart }) => [id, chart]));
  const first = addMonths(monthOf(cutOff), 1 - YEAR);
  const rows = (await monthsOfBooks(storage.db, books, monthOf(cutOff))).filter((row) => row.month >= first);
  const moves: WatchedMove[] = [];
  for (const row of await Promise.all(rows.map((each) => BookMonths.withParties(storage, each, ANY)))) {
    const chart = charts.get(row.bookId);
    for (const sum of readPartySums(row.parties) ?? []) {
      const [account, party] = sum;
      const puc = chart && pucOfCode(chart, account as AccountCode);
      if (!puc) continue;
      eachDay(sum, LAST_DAY, (_day, debit, credit) => {
        moves.push({ month: row.month, puc, party: party.trim(), debit, credit });
      });
    }
  }
  return moves;
}

/** The first day of the last entries of a book up to a day, of a year at most; told by summaries of pages. */
function firstWatched(rows: readonly MonthRow[], to: Day): Day {
  const oldest = addMonths(monthOf(to), 1 - YEAR);
  let found: Day = firstDay(monthOf(to));
  let entries = 0;
  for (const row of rows.toReversed()) {
    if (row.month > monthOf(to) || row.month < oldest) continue;
    for (const page of readableMonth(row).pages.toReversed()) {
      entries += page.entries;
      if (entries > WATCHED_ENTRIES) return found;
      found = page.firstDate;
    }
    found = firstDay(row.month);
  }
  return found;
}

const daysBetween = (from: Day, to: Day): ReadonlySet<Day> =>
  new Set(Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, at) => addDays(from, at)));

type PucOf = (code: AccountCode) => string;

const sells = ({ lines }: Entry, pucOf: PucOf) =>
  lines.some(({ account, credit }) => credit > 0 && pucOf(account).startsWith("41"));

interface Opened {
  readonly book: Book;
  readonly months: BookMonths;
  readonly pucOf: PucOf;
}

/** What the last declaration of a tax whose month of payment is over left unpaid until today. */
async function dueTax(
  storage: AppStorage,
  { book, months, pucOf }: Opened,
  of: "vat" | "withheld",
  now: Day,
): Promise<DueTax | null> {
  const current = monthOf(now);
  const fits = of === "vat" ? VAT_ACCOUNTS : WITHHELD_ACCOUNTS;
  const filed = lastFiledMonth(lastDay(addMonths(current, -1)), of);
  const span = { first: filed, last: current, to: lastDay(current) };
  let owed = 0;
  for (const [code, { debit, credit }] of await months.between(FIRST, span.to))
    if (fits.test(pucOf(code))) owed += credit - debit;
  const asked = { fits, pucOf, isDue: false, filed, today: now };
  const late = (await readTax(storage, book, span, pesos(owed), asked))?.late;
  return late === undefined ? null : { month: late.until, left: late.amount };
}

async function bookFacts(storage: AppStorage, book: Book, cutOff: Day, now: Day): Promise<WatchedFacts> {
  const [chart, months] = await Promise.all([
    bookChart(storage, book),
    BookMonths.read(storage, book.id, LAST),
  ]);
  const pucOf: PucOf = (code) => pucOfAccount(chart, code);
  const opened = { book, months, pucOf };
  const open = { book, chart };
  const year = { from: day(`${yearOf(cutOff)}-01-01`), to: cutOff };
  const isPresent = yearOf(cutOff) === yearOf(now);
  const [entries, against, receivables, vat, withheld] = await Promise.all([
    months.entriesOn(ANY, daysBetween(firstWatched(months.rows, cutOff), cutOff), { withVoid: true }),
    accountsAgainst(storage, open, year),
    readDebts(storage, open, "debit", cutOff),
    isPresent ? dueTax(storage, opened, "vat", now) : null,
    isPresent ? dueTax(storage, opened, "withheld", now) : null,
  ]);
  return {
    book: book.id,
    against: against.map(({ account, closing: { debit, credit } }) => ({
      account: account.code,
      name: account.name,
      amount: debit + credit,
      side: debit > 0 ? "debit" : "credit",
    })),
    strays: [...strayMonths(postedMonths(months.rows, [book]), now)],
    receivables,
    vat,
    withheld,
    sold: entries
      .filter((entry) => entry.reverses === undefined && sells(entry, pucOf))
      .map(({ reference }) => reference),
    entries: standingEntries(entries, entries).filter((entry) => !isClosingEntry(entry, pucOf)),
  };
}

/**
 * What the books of a company signal. Costs accounts × months, the sums by third party, and per book the pages of at
 * most `WATCHED_ENTRIES` entries of its last year.
 */
export async function watchSignals(storage: AppStorage, found: CompanyMonths): Promise<readonly Signal[]> {
  const { books, months, covered, cutOff } = found;
  if (cutOff === null) return [];
  const now = today(storage.clock);
  const counted = { ...found, cutOff };
  const [moves, facts] = await Promise.all([
    partyMovements(storage, counted),
    Promise.all(books.map((book) => bookFacts(storage, book, cutOff, now))),
  ]);
  return watchBooks({ months, covered, cutOff, today: now }, moves, facts);
}
