import type { Entry, EntryLink } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { type Book, cleanName, copyName } from "#domain/company/book.ts";
import type { BookId, CommandId, EntryId, NewId } from "#domain/kernel/ids.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { err, ok } from "#domain/kernel/result.ts";
import { ITEMIZED_EDITION } from "#domain/statement/books/itemized-accounts.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { planNow } from "../../engine/plan-check.ts";
import { runCommand } from "../../engine/run-command.ts";
import {
  addStock,
  copyStock,
  NO_STOCK,
  STOCK_TABLES,
  type StockRows,
  stockRows,
} from "../../inventory/stock-rows.ts";
import { monthsOf, ownAccountsOf } from "../../pages/book-ranges.ts";
import type { CommandResult } from "../../pages/book-work.ts";
import { isSoundMonth, isStoredEntry, readItemized } from "../../shapes/read-record.ts";
import type {
  AssetRow,
  Change,
  ExtractRow,
  MatchRow,
  MonthRow,
  OwnAccountRow,
  PageRow,
  PartyRow,
  RuleRow,
  StoredEntry,
} from "../../shapes/rows.ts";
import { refuseNewBook } from "./create-book.ts";

export interface DuplicateBook {
  readonly id: CommandId;
  readonly sourceId: BookId;
  /** Id of the copy. */
  readonly bookId: BookId;
  /** Default: the source's name with " - Copia". */
  readonly name?: string;
  /** False: copies only settings, chart, own accounts and period, for another book like it. */
  readonly entries: boolean;
}

interface Contents {
  readonly accounts: readonly OwnAccountRow[];
  readonly parties: readonly PartyRow[];
  readonly rules: readonly RuleRow[];
  readonly extracts: readonly ExtractRow[];
  readonly matches: readonly MatchRow[];
  readonly stock: StockRows;
  readonly assets: readonly AssetRow[];
  readonly pages: readonly PageRow[];
  readonly months: readonly MonthRow[];
}

async function readContents({ db }: AppStorage, id: BookId, entries: boolean): Promise<Contents> {
  const accounts = await ownAccountsOf(db, id).toArray();
  // The books of a company share its third parties and rules: only those of a book without one go with the copy.
  const isShared = (await db.books.get(id))?.companyId != null;
  const parties = isShared ? [] : await db.parties.where("bookId").equals(id).toArray();
  const isOwn = ({ bookId, companyId }: RuleRow) => bookId === id && companyId === null;
  const rules = isShared ? [] : (await db.rules.toArray()).filter(isOwn);
  if (!entries)
    return {
      accounts,
      parties,
      rules,
      extracts: [],
      matches: [],
      stock: NO_STOCK,
      assets: [],
      pages: [],
      months: [],
    };
  const [extracts, matches, stock, assets, pages, months] = await Promise.all([
    db.extracts.where("bookId").equals(id).toArray(),
    db.matches.where("bookId").equals(id).toArray(),
    stockRows(db, id),
    db.assets.where("bookId").equals(id).toArray(),
    db.pages.where("[bookId+month+page]").between([id, "", 0], [id, "\uffff", 0]).toArray(),
    monthsOf(db, id).toArray(),
  ]);
  return { accounts, parties, rules, extracts, matches, stock, assets, pages, months };
}

/** Unreadable records cannot be copied: the book must be repaired first (ST-15). */
function isSound({ pages, months }: Pick<Contents, "pages" | "months">): boolean {
  return (
    months.every(isSoundMonth) &&
    pages.every((page) => Array.isArray(page.entries) && page.entries.every(isStoredEntry))
  );
}

interface EntryCopier {
  readonly idOf: (id: EntryId) => EntryId;
  readonly copy: (entry: StoredEntry) => StoredEntry;
}

/** Copies entries of these pages under new ids; links among the entries follow. */
function entryCopier(pages: readonly PageRow[], at: number, newEntryId: () => EntryId): EntryCopier {
  const ids = new Map<EntryId, EntryId>();
  for (const page of pages) for (const entry of page.entries) ids.set(entry.id, newEntryId());
  const idOf = (id: EntryId): EntryId => ids.get(id) ?? id;
  const follow = (name: "reverses" | "reversedBy", link: EntryLink | undefined): Partial<Entry> =>
    link ? { [name]: { ...link, id: idOf(link.id) } } : {};
  const copy = (entry: StoredEntry) => ({
    ...entry,
    ...follow("reverses", entry.reverses),
    ...follow("reversedBy", entry.reversedBy),
    id: idOf(entry.id),
    version: 1,
    createdAt: at,
    updatedAt: at,
  });
  return { idOf, copy };
}

/** The reconciliations of a book under new ids; a match follows its extracts and entries. */
function copyReconciliations(
  { extracts, matches }: Pick<Contents, "extracts" | "matches">,
  bookId: BookId,
  { idOf }: EntryCopier,
  newId: NewId,
): Pick<Contents, "extracts" | "matches"> {
  const ids = new Map(extracts.map(({ id }) => [id, newId("extract")]));
  return {
    extracts: extracts.map((row) => ({ ...row, id: ids.get(row.id) ?? row.id, bookId })),
    matches: matches.map((row) => ({
      ...row,
      id: newId("match"),
      bookId,
      lines: row.lines.map((ref) => ({ ...ref, extractId: ids.get(ref.extractId) ?? ref.extractId })),
      moves: row.moves.map((ref) => ({ ...ref, entryId: idOf(ref.entryId) })),
    })),
  };
}

/** The assets of a book under new ids, with the entries of the copy: its register is its ledger too. */
function copyAssets(
  assets: readonly AssetRow[],
  bookId: BookId,
  { idOf }: EntryCopier,
  newId: NewId,
): readonly AssetRow[] {
  return assets.map((row) => ({
    ...row,
    id: newId("asset"),
    bookId,
    ...(row.entryId && { entryId: idOf(row.entryId) }),
    events: row.events.map((event) =>
      "entryId" in event && event.entryId !== undefined ? { ...event, entryId: idOf(event.entryId) } : event,
    ),
  }));
}

/** Copies the entries into the same pages and months. */
function copyContents(contents: Contents, bookId: BookId, copier: EntryCopier, newId: NewId): Contents {
  const { copy } = copier;
  return {
    ...copyReconciliations(contents, bookId, copier, newId),
    stock: copyStock(contents.stock, bookId, newId, copier.idOf),
    assets: copyAssets(contents.assets, bookId, copier, newId),
    parties: contents.parties.map((row) => ({ ...row, id: newId("party"), bookId })),
    rules: contents.rules.map((row) => ({ ...row, id: newId("rule"), bookId, uses: 0, lastUse: null })),
    accounts: contents.accounts.map((row) => ({ ...row, bookId })),
    pages: contents.pages.map((page) => ({ ...page, bookId, entries: page.entries.map(copy) })),
    months: contents.months.map(({ notable, ...row }) => {
      const kept = readItemized(notable)?.map(copy);
      return { ...row, bookId, ...(kept && { notable: { edition: ITEMIZED_EDITION, entries: kept } }) };
    }),
  };
}

function copyOf(source: Book, { bookId, name, entries }: DuplicateBook, at: number): Book {
  const { deletedAt: _deleted, copyOf: _earlier, ...frame } = source;
  const empty = { lastNumber: 0, entries: 0, turnover: ZERO };
  const stock = source.stock && { stock: { ...source.stock, lastMove: 0 } };
  const counters = entries ? { copyOf: source.id } : { ...empty, ...stock };
  const own = { id: bookId, name: cleanName(name ?? "") ?? copyName(source.name), status: "active" as const };
  return { ...frame, ...counters, ...own, createdAt: at, updatedAt: at, version: 1 };
}

function changesOf(book: Book, at: number): Change[] {
  const made: Change = { table: "books", key: book.id, before: null, after: book };
  if (book.lastNumber === 0) return [made];
  return [made, { table: "import", key: book.id, from: 1, to: book.lastNumber, at, undone: false }];
}

/**
 * Copies a book with its own accounts and, if wanted, with all its entries, numbers, drafts and closed months. The
 * copy is active whatever the source is, and counts as a new book for the plan (PL-03).
 */
export async function duplicateBook(
  storage: AppStorage,
  command: DuplicateBook,
): Promise<CommandResult<Book>> {
  const { db } = storage;
  const { bookId, sourceId } = command;
  const at = storage.clock.now();
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  const head = { id: command.id, kind: "duplicate-book", bookId } as const;
  const ofBook = [
    "accounts",
    "parties",
    "rules",
    "extracts",
    "matches",
    "assets",
    "pages",
    "months",
  ] as const;
  const tables = ["companies", "books", ...ofBook, ...STOCK_TABLES] as const;
  return runCommand<Book, Refusal>(storage, head, tables, async () => {
    const source = await db.books.get(sourceId);
    if (!source || source.deletedAt !== undefined) return err({ kind: "unknown-book" });
    const refusal = await refuseNewBook(storage, plan.value, source.companyId);
    if (refusal) return err(refusal);
    const contents = await readContents(storage, sourceId, command.entries);
    if (!isSound(contents)) return err({ kind: "damaged-book" });
    const book = copyOf(source, command, at);
    const copier = entryCopier(contents.pages, at, () => storage.newId("entry"));
    const { accounts, parties, rules, extracts, matches, stock, assets, pages, months } = copyContents(
      contents,
      bookId,
      copier,
      storage.newId,
    );
    const write = async () => {
      await Promise.all([
        db.books.add(book),
        db.accounts.bulkAdd(accounts),
        db.parties.bulkAdd(parties),
        db.rules.bulkAdd(rules),
        db.extracts.bulkAdd(extracts),
        db.matches.bulkAdd(matches),
        addStock(db, stock),
        db.assets.bulkAdd(assets),
        db.pages.bulkAdd(pages),
        db.months.bulkAdd(months),
      ]);
    };
    return ok({ answer: book, changes: changesOf(book, at), write });
  });
}
