import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { type Balances, type Movement, Tally } from "#domain/accounting/ledger/balances.ts";
import { keepsParties, type PartyBalances } from "#domain/accounting/ledger/party-balances.ts";
import { nonCurrentOf } from "#domain/accounting/non-current.ts";
import type { Book } from "#domain/company/book.ts";
import { addDays, day, yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId, EntryId } from "#domain/kernel/ids.ts";
import { remembered } from "#domain/kernel/remembered.ts";
import type { RecurringLoan } from "#domain/recurring/recurring-dues.ts";
import {
  type CarriedEntry,
  type CarriedParts,
  CarriedPurposes,
} from "#domain/statement/books/carried-purposes.ts";
import { DirectFlows } from "#domain/statement/books/direct-flows.ts";
import { isItemized } from "#domain/statement/books/itemized-accounts.ts";
import {
  type PeriodFacts,
  pucReader,
  specialMovements,
  type YearFacts,
} from "#domain/statement/books/period-facts.ts";
import { accountsWithPurpose } from "#domain/statement/books/purpose-of.ts";
import { isCash } from "#domain/statement/layouts/flow-kinds.data.ts";
import { restatedPeriods } from "#domain/statement/restated/restated-facts.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import type { Names } from "../../shapes/read-record.ts";
import { readRows } from "../../shapes/read-row.ts";
import { recurringShape } from "../../shapes/records/recurring-shape.ts";
import { type ReadBook, readBooks } from "./read-books.ts";

interface StatementPeriod {
  readonly from: Day;
  readonly to: Day;
}

export interface StatementRequest {
  /** One book, or several of a company combined. */
  readonly books: readonly BookId[];
  /** The present period first, then those it is compared with. */
  readonly periods: readonly StatementPeriod[];
  /** Statements to be made: cash flow and equity read single entries. */
  readonly statements: readonly StatementKind[];
  /** Also cash flows by counterpart account, which reads every page that uses cash. */
  readonly direct?: boolean;
}

export interface StatementFigures {
  readonly books: readonly Book[];
  /** The book's chart; for several books with different charts, the PUC, into which all are translated. */
  readonly chart: Chart;
  readonly periods: readonly PeriodFacts[];
  /** Accounts that any of the books marks as non-current. */
  readonly nonCurrent: ReadonlySet<string>;
  /** The loans of the books, their accounts those of the chart. */
  readonly loans: readonly RecurringLoan[];
}

function translated(
  balances: Balances,
  codeOf: ReadBook["codeOf"],
): Iterable<readonly [AccountCode, Movement]> {
  return [...balances].map(([code, movement]) => [codeOf(code), movement] as const);
}

function translatedEntry(entry: Entry, codeOf: ReadBook["codeOf"]): Entry {
  return { ...entry, lines: entry.lines.map((line) => ({ ...line, account: codeOf(line.account) })) };
}

/** Figures of all the books combined, between days. */
class Together {
  readonly #books: readonly (ReadBook & { readonly notable: Names; readonly keeps: Names })[];
  readonly #pucOf: ReturnType<typeof pucReader>;
  readonly #cash: boolean;

  constructor(books: readonly ReadBook[], chart: Chart, statements: readonly StatementKind[]) {
    const pucOf = pucReader(chart);
    this.#pucOf = pucOf;
    this.#cash = statements.includes("cash");
    this.#books = books.map((book) => {
      const notable = remembered((code: AccountCode) => isItemized(pucOf(book.codeOf(code)), statements));
      const keeps = remembered((code: AccountCode) => keepsParties(pucOf(book.codeOf(code))));
      return { ...book, notable, keeps };
    });
  }

  async balances(from: Day, to: Day): Promise<Balances> {
    const all = new Tally();
    for (const { months, codeOf } of this.#books)
      all.addAll(translated(await months.between(from, to), codeOf));
    return all.balances();
  }

  /** Third parties are the same in all books; a book's own accounts are read in the common chart. */
  async parties(to: Day): Promise<PartyBalances<AccountCode>> {
    const all = new Map<AccountCode, Map<string, number>>();
    for (const { months, codeOf, keeps } of this.#books)
      for (const [code, sums] of await months.parties(keeps, to)) {
        const own = all.get(codeOf(code)) ?? new Map<string, number>();
        all.set(codeOf(code), own);
        for (const [party, net] of sums) own.set(party, (own.get(party) ?? 0) + net);
      }
    return all;
  }

  async entries(from: Day, to: Day): Promise<Entry[]> {
    const found: Entry[] = [];
    for (const { months, codeOf, notable } of this.#books) {
      const entries = await months.notableNaming(notable, from, to);
      found.push(...entries.map((entry) => translatedEntry(entry, codeOf)));
    }
    return found;
  }

  /**
   * Book by book, since a book's third parties and accounts are its own. Reads pages only for the accounts that an
   * entry of investing, financing or interest opened, up to the end of the period (ADR 0025).
   */
  async carried(from: Day, to: Day): Promise<CarriedParts> {
    const all = new Map<EntryId, CarriedEntry>();
    for (const { months, codeOf, notable } of this.#books) {
      const entries = await months.notableNaming(notable, FIRST, to);
      const accounts = accountsWithPurpose(
        entries.map((entry) => translatedEntry(entry, codeOf)),
        this.#pucOf,
      );
      for (const [id, carried] of await this.#follow({ months, codeOf }, accounts, from, to))
        all.set(id, carried);
    }
    return all;
  }

  /** A purpose moved to another account makes that one followed too, from its first entry. */
  async #follow(
    { months, codeOf }: Pick<ReadBook, "months" | "codeOf">,
    accounts: Set<AccountCode>,
    from: Day,
    to: Day,
  ) {
    for (;;) {
      const purposes = new CarriedPurposes(accounts, this.#pucOf, from);
      const names = (code: AccountCode) => accounts.has(codeOf(code));
      if (accounts.size > 0)
        await months.eachNaming(names, FIRST, to, (entry) => purposes.take(translatedEntry(entry, codeOf)));
      if (purposes.wanted.size === 0) return purposes.parts;
      for (const account of purposes.wanted) accounts.add(account);
    }
  }

  async direct(from: Day, to: Day, carried: CarriedParts): Promise<DirectFlows> {
    const flows = new DirectFlows(this.#pucOf, carried);
    for (const { months, codeOf } of this.#books) {
      const names = (code: AccountCode) => isCash(this.#pucOf(codeOf(code)));
      await months.eachNaming(names, from, to, (entry) => flows.add(translatedEntry(entry, codeOf)));
    }
    return flows;
  }

  async year(from: Day, to: Day): Promise<YearFacts> {
    const [movements, entries] = [await this.balances(from, to), await this.entries(from, to)];
    return { movements, ...specialMovements(entries, this.#pucOf) };
  }

  async period({ from, to }: StatementPeriod, direct: boolean): Promise<PeriodFacts> {
    const before = addDays(from, -1);
    const carried = this.#cash ? await this.carried(from, to) : new Map();
    const turned: YearFacts[] = [];
    for (let year = yearOf(before); year < yearOf(to); year += 1)
      turned.push(await this.year(day(`${year}-01-01`), day(`${year}-12-31`)));
    return {
      from,
      to,
      opening: await this.balances(FIRST, before),
      movements: await this.balances(from, to),
      partiesBefore: await this.parties(before),
      parties: await this.parties(to),
      entries: await this.entries(from, to),
      yearBefore: await this.year(startOfYear(before), before),
      year: await this.year(startOfYear(to), to),
      turned,
      carried,
      direct: direct ? await this.direct(from, to, carried) : null,
    };
  }
}

/** What the register of each book has of loans (NIIF para PYMES 4.7). */
export async function loansOf(
  { db }: AppStorage,
  books: readonly Pick<ReadBook, "book" | "codeOf">[],
): Promise<readonly RecurringLoan[]> {
  const all = books.map(async ({ book, codeOf }) => {
    const rows = await db.recurrings.where("bookId").equals(book.id).toArray();
    return readRows(recurringShape, rows).flatMap(({ plan, ...fields }): RecurringLoan[] =>
      plan.kind === "loan" ? [{ ...fields, plan: { ...plan, debt: codeOf(plan.debt) } }] : [],
    );
  });
  return (await Promise.all(all)).flat();
}

const FIRST = day("1900-01-01");

function startOfYear(value: Day): Day {
  return day(`${yearOf(value)}-01-01`);
}

/**
 * Data for the statements of some periods. Costs accounts × months, and the pages that use accounts of equity, or for
 * cash flows also those of purchases, sales, loans granted and loans received: each month and each page is read once.
 * Only `direct` reads every page with cash entries, which is nearly all of them. Null if a book does not exist.
 */
export async function statementFigures(
  storage: AppStorage,
  request: StatementRequest,
): Promise<StatementFigures | null> {
  const last =
    request.periods
      .map(({ to }) => to)
      .sort()
      .at(-1) ?? FIRST;
  const found = await readBooks(storage, request.books, last);
  if (found === null) return null;
  const { chart } = found;
  const books = found.books.map(({ book }) => book);
  const together = new Together(found.books, chart, request.statements);
  const periods: PeriodFacts[] = [];
  for (const period of request.periods) periods.push(await together.period(period, request.direct ?? false));
  const restatements = found.books.flatMap(({ book, codeOf }) =>
    (book.restatements ?? []).map((each) => ({
      ...each,
      debit: codeOf(each.debit),
      credit: codeOf(each.credit),
    })),
  );
  return {
    books,
    chart,
    periods: restatedPeriods(periods, restatements),
    nonCurrent: nonCurrentOf(books),
    loans: request.statements.includes("balance") ? await loansOf(storage, found.books) : [],
  };
}
