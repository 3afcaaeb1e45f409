import type { Refusal } from "#domain/accounting/refusal.ts";
import type { CommandId, Id } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { besides } from "#domain/statement/typed/workspace-draft.ts";
import { ATTACHMENT_TABLES } from "../../attachments/attachment-work.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import type { CuadraDatabase } from "../../engine/database.ts";
import { runCommand, type StorageRefusal } from "../../engine/run-command.ts";
import { classifyError } from "../../engine/storage-error.ts";
import { addStock, STOCK_TABLES, type StockRows } from "../../inventory/stock-rows.ts";
import type { CommandResult } from "../../pages/book-work.ts";
import { isUntouchedPractice } from "../../queries/books/practice-book.ts";
import { draftRows, readDraft } from "../../queries/statements/workspace-drafts.ts";
import type {
  AssetRow,
  AttachmentBytesRow,
  AttachmentRow,
  BookRow,
  Change,
  CompanyRow,
  ExtractRow,
  MatchRow,
  MetaRow,
  MonthRow,
  OwnAccountRow,
  PageRow,
  PartyRow,
  RecurringRow,
  RuleRow,
} from "../../shapes/rows.ts";

export interface AdoptGuestWork {
  readonly id: CommandId;
  readonly guestId: Id<"guest">;
}

export interface Adopted {
  readonly companies: number;
  readonly books: number;
  readonly entries: number;
}

interface GuestWork {
  readonly companies: readonly CompanyRow[];
  readonly books: readonly BookRow[];
  readonly accounts: readonly OwnAccountRow[];
  readonly parties: readonly PartyRow[];
  readonly extracts: readonly ExtractRow[];
  readonly matches: readonly MatchRow[];
  readonly recurrings: readonly RecurringRow[];
  readonly stock: StockRows;
  readonly assets: readonly AssetRow[];
  readonly rules: readonly RuleRow[];
  readonly attachments: readonly AttachmentRow[];
  readonly attachmentBytes: readonly AttachmentBytesRow[];
  readonly pages: readonly PageRow[];
  readonly months: readonly MonthRow[];
  /** Unfinished work of the workspaces. */
  readonly drafts: readonly MetaRow[];
}

/** Reads everything in one transaction, without books that the guest deleted or never wrote in. */
async function readGuest({ db }: AppStorage): Promise<Result<GuestWork, StorageRefusal>> {
  try {
    const { meta, companies: ofCompanies, extracts, matches, recurrings, assets, rules } = db;
    const ofFiles = ATTACHMENT_TABLES.map((name) => db.table(name));
    const ofBooks = [db.books, db.accounts, db.parties, extracts, matches, recurrings, assets, rules];
    const ofStock = STOCK_TABLES.map((name) => db.table(name));
    const tables = [meta, ofCompanies, ...ofBooks, db.pages, db.months, ...ofStock, ...ofFiles];
    return await db.transaction("r", tables, async () => {
      const live = (await db.books.toArray()).filter((book) => book.deletedAt === undefined);
      const untouched = await Promise.all(live.map((book) => isUntouchedPractice({ db }, book)));
      const books = live.filter((_book, index) => !untouched[index]);
      const kept = new Set(books.map((book) => book.id));
      const ofKept = (row: { readonly bookId: BookRow["id"] }) => kept.has(row.bookId);
      const companies = (await db.companies.toArray()).filter((company) => company.deletedAt === undefined);
      const shared = new Set(companies.map((company) => company.id));
      return ok({
        books,
        companies,
        accounts: (await db.accounts.toArray()).filter(ofKept),
        parties: (await db.parties.toArray()).filter((row) => ofKept(row) || isShared(row, shared)),
        extracts: (await extracts.toArray()).filter(ofKept),
        matches: (await matches.toArray()).filter(ofKept),
        recurrings: (await db.recurrings.toArray()).filter(ofKept),
        stock: ofBooksOnly(await allStock(db), ofKept),
        assets: (await assets.toArray()).filter(ofKept),
        rules: (await rules.toArray()).filter((row) => ofKept(row) || isShared(row, shared)),
        attachments: (await db.attachments.toArray()).filter(ofKept),
        attachmentBytes: await db.attachmentBytes.toArray(),
        pages: (await db.pages.toArray()).filter(ofKept),
        months: (await db.months.toArray()).filter(ofKept),
        drafts: await draftRows({ db }),
      });
    });
  } catch (error) {
    return err({ kind: "storage", trouble: classifyError(error) });
  }
}

async function allStock(db: CuadraDatabase): Promise<StockRows> {
  return {
    items: await db.items.toArray(),
    stockMoves: await db.stockMoves.toArray(),
    stockCards: await db.stockCards.toArray(),
    stockMonths: await db.stockMonths.toArray(),
    stockTransfers: await db.stockTransfers.toArray(),
  };
}

/** The stock of some books. */
function ofBooksOnly(
  { items, stockMoves, stockCards, stockMonths, stockTransfers }: StockRows,
  wanted: (row: { readonly bookId: BookRow["id"] }) => boolean,
): StockRows {
  return {
    items: items.filter(wanted),
    stockMoves: stockMoves.filter(wanted),
    stockCards: stockCards.filter(wanted),
    stockMonths: stockMonths.filter(wanted),
    stockTransfers: stockTransfers.filter(wanted),
  };
}

interface Shared {
  readonly companyId?: CompanyRow["id"] | null;
}

/** Whether one of these companies shares the record. */
function isShared({ companyId }: Shared, companies: ReadonlySet<CompanyRow["id"]>): boolean {
  return companyId != null && companies.has(companyId);
}

function inactive({ activatedAt: _was, ...company }: CompanyRow): CompanyRow {
  return company;
}

/** Rows the account does not have yet: ids are unique, so existing ones come from an earlier adoption. */
async function missing<Row extends { readonly id: Key }, Key extends string>(
  rows: readonly Row[],
  get: (ids: Key[]) => PromiseLike<(Row | undefined)[]>,
): Promise<Row[]> {
  const found = await get(rows.map((row) => row.id));
  return rows.filter((_row, index) => found[index] === undefined);
}

/** Workspace drafts after the adoption: the guest's becomes the current one, the account's own is kept beside it. */
async function draftsFor({ db }: AppStorage, incoming: readonly MetaRow[]): Promise<MetaRow[]> {
  const here = await db.meta.bulkGet(incoming.map((row) => row.key));
  return incoming.flatMap((row, index) => {
    const [mine, theirs] = [readDraft(here[index]), readDraft(row)];
    const next = theirs === null ? mine : besides(mine, theirs);
    if (next === null || next === mine) return [];
    return [{ key: row.key, value: { ...next, version: (mine?.version ?? 0) + 1 } }];
  });
}

/** Names the guests whose work is here; written in the transaction that brings it. */
const adoptedKey = (guestId: Id<"guest">) => `guest:${guestId}`;

/** Whether this guest's work was brought into the account. */
export async function wasAdopted({ db }: AppStorage, guestId: Id<"guest">): Promise<boolean> {
  return (await db.meta.get(adoptedKey(guestId))) !== undefined;
}

/**
 * Moves a guest's books into the account that signed in, numbers and drafts included (spec-decision 3). All or
 * nothing; repeating the command, or adopting the same guest again, adds nothing.
 */
export async function adoptGuestWork(
  target: AppStorage,
  guest: AppStorage,
  command: AdoptGuestWork,
): Promise<CommandResult<Adopted>> {
  const { db } = target;
  const read = await readGuest(guest);
  if (!read.ok) return read;
  const work = read.value;
  const at = target.clock.now();
  const head = { id: command.id, kind: "adopt-guest" } as const;
  const ofBooks = ["accounts", "parties", "extracts", "matches", "recurrings", "assets", "rules"] as const;
  const tables = [
    "companies",
    "books",
    ...ofBooks,
    "pages",
    "months",
    ...STOCK_TABLES,
    ...ATTACHMENT_TABLES,
  ] as const;
  return runCommand<Adopted, Refusal>(target, head, tables, async () => {
    // The guest's active company does not replace the account's own.
    const companies = (await missing(work.companies, (ids) => db.companies.bulkGet(ids))).map(inactive);
    const books = await missing(work.books, (ids) => db.books.bulkGet(ids));
    const wanted = new Set(books.map((book) => book.id));
    const ofWanted = (row: { readonly bookId: BookRow["id"] }) => wanted.has(row.bookId);
    await db.companies.bulkAdd(companies);
    await db.books.bulkAdd(books);
    await db.accounts.bulkAdd(work.accounts.filter(ofWanted));
    const newCompanies = new Set(companies.map((company) => company.id));
    const parties = work.parties.filter((row) => ofWanted(row) || isShared(row, newCompanies));
    await db.parties.bulkAdd(await missing(parties, (ids) => db.parties.bulkGet(ids)));
    await db.extracts.bulkAdd(work.extracts.filter(ofWanted));
    await db.matches.bulkAdd(work.matches.filter(ofWanted));
    await db.recurrings.bulkAdd(work.recurrings.filter(ofWanted));
    await addStock(db, ofBooksOnly(work.stock, ofWanted));
    await db.assets.bulkAdd(work.assets.filter(ofWanted));
    const rules = work.rules.filter((row) => ofWanted(row) || isShared(row, newCompanies));
    await db.rules.bulkAdd(await missing(rules, (ids) => db.rules.bulkGet(ids)));
    const files = work.attachments.filter(ofWanted);
    const held = new Set(files.map(({ hash }) => hash));
    await db.attachments.bulkAdd(files);
    await db.attachmentBytes.bulkPut(work.attachmentBytes.filter(({ hash }) => held.has(hash)));
    await db.pages.bulkAdd(work.pages.filter(ofWanted));
    await db.months.bulkAdd(work.months.filter(ofWanted));
    const changes: Change[] = books.map((book) => {
      return { table: "import", key: book.id, from: 1, to: book.lastNumber, at, undone: false };
    });
    for (const company of companies)
      changes.push({ table: "companies", key: company.id, before: null, after: company });
    const entries = books.reduce((sum, book) => sum + book.entries, 0);
    const drafts = await draftsFor(target, work.drafts);
    const answer = { companies: companies.length, books: books.length, entries };
    const adopted: MetaRow = { key: adoptedKey(command.guestId), value: at };
    const marks = (await wasAdopted(target, command.guestId)) ? drafts : [...drafts, adopted];
    return ok({ answer, changes, ...(marks.length > 0 && { write: () => db.meta.bulkPut(marks) }) });
  });
}
