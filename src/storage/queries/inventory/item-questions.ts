import { compareEntries, type Entry } from "#domain/accounting/entries/entry.ts";
import type { Book } from "#domain/company/book.ts";
import { systemOf } from "#domain/inventory/cost-system.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import { STOCK_ACCOUNTS, type StockRole } from "#domain/inventory/stock-accounts.data.ts";
import { isRole } from "#domain/inventory/stock-side.ts";
import { type AskedItems, isTold, itemsAskedBy, mayTellItems } from "#domain/inventory/told-items.ts";
import { addDays, day, yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { movesOfEntries } from "../../inventory/told-work.ts";
import { BookMonths } from "../../pages/book-months.ts";
import { monthsOf } from "../../pages/book-ranges.ts";
import { entriesOf, readableMonth } from "../../shapes/read-record.ts";
import type { ChangeOf } from "../../shapes/rows.ts";

/** An entry that moves the stock, and of which nobody said yet which items, or that it is of none. */
export interface ItemQuestion {
  readonly entry: Entry;
  readonly asked: AskedItems;
}

const [FIRST, LAST] = [day("1900-01-01"), "9999-12-31" as Day];

/** What an entry asks, by how the book keeps the stock of its year. */
function askedOf(entry: Entry, { chart, stock }: Pick<Book, "chart" | "stock">): AskedItems | null {
  return mayTellItems(entry)
    ? itemsAskedBy(entry, chart, systemOf(stock?.methods ?? [], yearOf(entry.date)))
    : null;
}

async function unanswered(
  { db }: AppStorage,
  book: Pick<Book, "chart" | "stock">,
  entries: readonly Entry[],
): Promise<readonly ItemQuestion[]> {
  const questions = entries.flatMap((entry) => {
    const asked = askedOf(entry, book);
    return asked === null ? [] : [{ entry, asked }];
  });
  const moves = await movesOfEntries(
    db,
    questions.map(({ entry }) => entry.id),
  );
  const answered = new Set(moves.map(({ entryId }) => entryId));
  return questions
    .filter(({ entry }) => !answered.has(entry.id))
    .sort((a, b) => compareEntries(a.entry, b.entry));
}

/** The entries of an import, from the pages that hold their numbers. */
async function imported({ db }: AppStorage, { key, from, to, at }: ChangeOf<"import">): Promise<Entry[]> {
  const months = (await monthsOf(db, key as BookId).toArray()).map(readableMonth);
  const keys = months.flatMap(({ month, pages }) =>
    pages
      .filter((page) => page.minNumber <= to && page.maxNumber >= from)
      .map(({ page }): [string, string, number] => [key, month, page]),
  );
  const entries = (await db.pages.bulkGet(keys)).flatMap((page) => entriesOf(page));
  return entries.filter(({ number, createdAt }) => number >= from && number <= to && createdAt === at);
}

/** What a command of this sitting wrote that moves the stock without saying of which item. */
export async function questionsOfCommand(
  storage: AppStorage,
  bookId: BookId,
  command: CommandId,
): Promise<readonly ItemQuestion[]> {
  const book = await storage.db.books.get(bookId);
  if (book?.stock === undefined) return [];
  const record = await storage.db.audit.get({ command });
  const written: Entry[] = [];
  for (const change of record?.changes ?? []) {
    if (change.table === "entries" && change.after !== null) written.push(change.after);
    if (change.table === "import" && !change.undone) written.push(...(await imported(storage, change)));
  }
  // Marks that a command leaves on the same entry follow each other: the last one is as it is now.
  return unanswered(storage, book, [...new Map(written.map((entry) => [entry.id, entry])).values()]);
}

/** The question that an entry asks, though it was said to be of no item. */
export async function questionsOfEntry({ db }: AppStorage, entry: Entry): Promise<readonly ItemQuestion[]> {
  const book = await db.books.get(entry.bookId);
  const asked = book?.stock ? askedOf(entry, book) : null;
  return asked === null ? [] : [{ entry, asked }];
}

/**
 * All such entries of a book: those of the account of the stock that its opening in the kardex does not hold already, and
 * what was sold since the kardex began.
 */
export async function itemQuestions(
  storage: AppStorage,
  book: Pick<Book, "id" | "chart" | "stock">,
): Promise<readonly ItemQuestion[]> {
  const { db } = storage;
  const rows = await db.stockMoves.where("bookId").equals(book.id).toArray();
  const moves = rows.filter(({ status, lines }) => status === "posted" && lines.length > 0);
  const { inventory } = STOCK_ACCOUNTS[book.chart];
  const gathers = book.stock?.methods.some(({ system }) => system === "periodic") === true;
  const roles: readonly StockRole[] = gathers ? ["inventory", "purchases", "purchaseReturns"] : ["inventory"];
  const dates = (own: typeof moves) => own.map(({ date }) => date).sort();
  const held = dates(moves.filter((move) => move.counter === inventory && !isTold(move))).at(-1);
  const began = dates(moves)[0];
  const months = await BookMonths.read(storage, book.id, LAST);
  const stock = await months.entriesNaming(
    (code) => roles.some((role) => isRole(book.chart, role, code)),
    held ? addDays(held, 1) : FIRST,
    LAST,
  );
  const sold =
    began === undefined
      ? []
      : await months.entriesNaming((code) => isRole(book.chart, "sales", code), began, LAST);
  return unanswered(storage, book, [
    ...new Map([...stock, ...sold].map((entry) => [entry.id, entry])).values(),
  ]);
}

/** An item of a move of an entry, at its cost in the kardex. */
export interface EntryItem {
  readonly name: string;
  readonly unit: string;
  readonly quantity: number;
  readonly value: Pesos;
}

export interface EntryItems {
  readonly move: InventoryMove;
  /** None where the entry was said to be of no item. */
  readonly items: readonly EntryItem[];
}

/** The moves of an entry, whether they wrote it or were told of it. */
export async function itemsOfEntry(
  { db }: AppStorage,
  { id, bookId }: Pick<Entry, "id" | "bookId">,
): Promise<readonly EntryItems[]> {
  const moves = await movesOfEntries(db, [id]);
  return Promise.all(
    moves.map(async (move) => {
      const ids = move.lines.map(({ itemId }) => itemId);
      const year = yearOf(move.date);
      const [rows, cards] = await Promise.all([
        db.items.bulkGet(ids),
        db.stockCards.bulkGet(ids.map((itemId): [string, string, number] => [bookId, itemId, year])),
      ]);
      const items = move.lines.map(({ quantity }, place) => {
        const own = cards[place]?.lines.find((line) => line.moveId === move.id && line.line === place);
        const { name = "", unit = "" } = rows[place] ?? {};
        return { name, unit, quantity, value: own?.value ?? ZERO };
      });
      return { move, items };
    }),
  );
}
