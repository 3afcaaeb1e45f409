import type { OverLimit } from "#domain/access/over-limit.ts";
import { compareEntries, type Entry } from "#domain/accounting/entries/entry.ts";
import { draftSums, type OpenDraft } from "#domain/accounting/entries/open-drafts.ts";
import type { Book } from "#domain/company/book.ts";
import type { Company } from "#domain/company/company.ts";
import { type Pesos, sum, trySum } from "#domain/kernel/pesos.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { DRAFTS_PAGE } from "../../pages/month-draft.ts";
import { entriesOf, type ReadMonth, totalsOf } from "../../shapes/read-record.ts";
import { whatIsOverLimit } from "../companies/companies.ts";
import { monthRows } from "./balances.ts";
import { listBooks, listCompanies } from "./books.ts";

/** A book with the data of its card: sums from month totals and the few drafts, never from all entries. */
export interface BookCard {
  readonly book: Book;
  readonly company: Company | null;
  /** Sum of posted debits. */
  readonly debit: Pesos;
  readonly credit: Pesos;
  /** Unfinished entries, which count in no report. */
  readonly drafts: number;
  /** Sums including drafts, as the journal shows them while they are written. */
  readonly shown: { readonly debit: Pesos; readonly credit: Pesos };
  /** The first unbalanced draft; `alsoOpen` counts the others. */
  readonly open: OpenDraft | null;
  readonly alsoOpen: number;
}

/** All undeleted books with the data that filters and limits need. */
export interface BookShelf {
  /** Most recently changed first. */
  readonly cards: readonly BookCard[];
  readonly companies: readonly Company[];
  readonly over: OverLimit["books"];
}

async function draftsOf({ db }: AppStorage, rows: readonly ReadMonth[]): Promise<Entry[]> {
  const keys = rows
    .filter((row) => row.drafts > 0)
    .map((row): [string, string, number] => [row.bookId, row.month, DRAFTS_PAGE]);
  if (keys.length === 0) return [];
  return (await db.pages.bulkGet(keys)).flatMap(entriesOf).sort(compareEntries);
}

async function cardOf(storage: AppStorage, book: Book, company: Company | null): Promise<BookCard> {
  const rows = await monthRows(storage, book.id);
  const totals = rows.flatMap((row) => totalsOf(row).map(([, total]) => total));
  const debit = sum(totals.map((total) => total.debit));
  const credit = sum(totals.map((total) => total.credit));
  const drafts = draftSums(await draftsOf(storage, rows));
  const [open = null, ...others] = drafts.open;
  return {
    book,
    company,
    debit,
    credit,
    drafts: rows.reduce((count, row) => count + row.drafts, 0),
    shown: {
      debit: trySum([debit, drafts.debit]) ?? debit,
      credit: trySum([credit, drafts.credit]) ?? credit,
    },
    open,
    alsoOpen: others.length,
  };
}

/** All undeleted books, most recently changed first. */
export async function bookCards(storage: AppStorage): Promise<BookCard[]> {
  const [books, companies] = await Promise.all([listBooks(storage), listCompanies(storage)]);
  const byId = new Map(companies.map((each) => [each.id, each]));
  return Promise.all(
    books.map((book) =>
      cardOf(storage, book, book.companyId === null ? null : (byId.get(book.companyId) ?? null)),
    ),
  );
}

export async function bookShelf(storage: AppStorage): Promise<BookShelf> {
  const [cards, companies, over] = await Promise.all([
    bookCards(storage),
    listCompanies(storage),
    whatIsOverLimit(storage),
  ]);
  return { cards, companies, over: over.books };
}
