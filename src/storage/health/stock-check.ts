import type { BookProblem } from "#domain/accounting/verify-book.ts";
import type { Book } from "#domain/company/book.ts";
import { isPeriodic } from "#domain/inventory/cost-system.ts";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import type { KardexCard, StockMonth } from "#domain/inventory/kardex.ts";
import { mendedKits } from "#domain/inventory/kits/kit.ts";
import { layStock } from "#domain/inventory/lay-stock.ts";
import { STOCK_ACCOUNTS } from "#domain/inventory/stock-accounts.data.ts";
import { stockNet } from "#domain/inventory/stock-side.ts";
import { type StockTransfer, soundStores } from "#domain/inventory/store.ts";
import { storesHolding } from "#domain/inventory/store-units.ts";
import { isOfNoItem, isTold } from "#domain/inventory/told-items.ts";
import { sameText } from "../engine/same-text.ts";
import { readRows } from "../shapes/read-row.ts";
import { entryShape } from "../shapes/records/entry-shape.ts";
import { itemShape } from "../shapes/records/inventory-shapes.ts";
import type { StoredEntry } from "../shapes/rows.ts";
import { isObject } from "../shapes/shape.ts";
import type { BookRows } from "./record-check.ts";
import type { HeldTable } from "./record-tables.ts";

const STOCK_STORES = ["items", "stockMoves", "stockCards", "stockMonths"] as const;

/** What the kardex is played from and laid in. */
const KARDEX_STORES: ReadonlySet<string> = new Set<HeldTable>([
  "stockMoves",
  "stockCards",
  "stockMonths",
  "stockTransfers",
]);

/** Whether a database of this version holds a book's stock. */
export function holdsStock(db: IDBDatabase, book: Book): boolean {
  return book.stock !== undefined && STOCK_STORES.every((name) => db.objectStoreNames.contains(name));
}

const cardText = (cards: readonly KardexCard[]) =>
  sameText(cards.toSorted((a, b) => (`${a.itemId}${a.year}` < `${b.itemId}${b.year}` ? -1 : 1)));

/** The sums of months in one order, those of the stores too, without those that came to nothing. */
function monthText(months: readonly StockMonth[]): string {
  return months
    .flatMap(({ month, items, sums, elsewhere }) => [
      ...items.map((item, place) => [month, item, ...sums.slice(3 * place, 3 * place + 3)].join(" ")),
      ...(elsewhere?.stores ?? []).map((store, place) =>
        [
          month,
          store,
          elsewhere?.items[place],
          ...(elsewhere?.sums.slice(2 * place, 2 * place + 2) ?? []),
        ].join(" "),
      ),
    ])
    .sort()
    .join("\n");
}

/** Counts the stock of a book again from its moves, transfers and entries (IN-06). */
export class StockCheck {
  readonly #book: Book;
  readonly #posted = new Set<string>();
  /** What each entry debits of the account of the stock, of those that do. */
  readonly #nets = new Map<string, number>();
  #ledger = 0;
  #isUnread = false;

  constructor(book: Book) {
    this.#book = book;
  }

  page(row: unknown): void {
    const entries: unknown = isObject(row) ? row.entries : [];
    for (const entry of Array.isArray(entries) ? entries : []) {
      if (entryShape.check(entry) !== "ok") this.#isUnread = true;
      else this.#entry(entry);
    }
  }

  #entry({ id, status, origin, lines }: StoredEntry): void {
    if (status !== "posted") return;
    this.#posted.add(id);
    const net = stockNet(this.#book.chart, lines);
    if (origin === "inventory") this.#ledger += net;
    else if (net !== 0) this.#nets.set(id, net);
  }

  /** With what lies beside the entries of the book, a database of an earlier version without transfers. */
  finish({ rows, unread }: BookRows): readonly BookProblem[] {
    const of = <Row>(table: HeldTable): Row[] => [...((rows.get(table) ?? []) as readonly Row[])];
    // An item that cannot be read is no fault of the kardex: only what its kits are made of is looked at.
    const verdicts = unread.flatMap(({ table, verdict }) => (KARDEX_STORES.has(table) ? [verdict] : []));
    if (this.#book.stock === undefined || this.#isUnread || verdicts.includes("newer")) return [];
    const isMade = mendedKits(readRows(itemShape, of<InventoryItem>("items"))).length === 0;
    const isSound =
      !verdicts.includes("bad") &&
      isMade &&
      this.#isSound(of("stockMoves"), of("stockCards"), of("stockMonths"), of("stockTransfers"));
    return isSound ? [] : [{ kind: "stock-differs" }];
  }

  #isSound(
    moves: readonly InventoryMove[],
    cards: readonly KardexCard[],
    months: readonly StockMonth[],
    transfers: readonly StockTransfer[],
  ): boolean {
    const { id, chart, stock } = this.#book;
    // What says that its entry is of no item moves nothing, whatever became of the entry.
    const posted = moves.filter((move) => move.status === "posted" && !isOfNoItem(move));
    const laid = layStock(id, posted, stock ?? { methods: [] }, transfers);
    if (laid === null || posted.some(({ entryId }) => !this.#posted.has(entryId))) return false;
    // An opening that the book held already has an entry that moves nothing.
    const silent = new Set(
      posted.flatMap((move) => (move.counter === STOCK_ACCOUNTS[chart].inventory ? [move.id] : [])),
    );
    const ofTold = posted
      .filter((move) => isTold(move) && !isPeriodic(stock?.methods ?? [], move.date))
      .reduce((sum, { entryId }) => sum + (this.#nets.get(entryId) ?? 0), 0);
    const stores = stock?.stores ?? [];
    return (
      soundStores(stores, storesHolding(laid.months, stores)) === stores &&
      cardText(cards) === cardText(laid.cards) &&
      monthText(months) === monthText(laid.months) &&
      laid.valueWithout(silent) === this.#ledger + ofTold
    );
  }
}
