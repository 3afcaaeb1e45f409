import type { AccountCode } from "#domain/accounting/account.ts";
import {
  type InventoryItem,
  ITEM_STATES,
  type KitPart,
  type SupplierCode,
} from "#domain/inventory/inventory-item.ts";
import {
  type InventoryMove,
  type KitOfLine,
  MOVE_STATUSES,
  STOCK_KINDS,
  type StockLine,
  type StockSource,
} from "#domain/inventory/inventory-move.ts";
import {
  COST_SYSTEMS,
  COSTING_METHODS,
  type CostLayer,
  type KardexCard,
  type KardexLine,
  type MethodSince,
  type StockMonth,
  type StockSettings,
  type StoreSums,
} from "#domain/inventory/kardex.ts";
import type { StockStore, StockTransfer } from "#domain/inventory/store.ts";
import { VAT_TREATMENTS } from "#domain/law/tax-statutes.data.ts";
import {
  amountValue,
  count,
  dayValue,
  flag,
  id,
  integer,
  list,
  maybe,
  monthValue,
  oneOf,
  pesosValue,
  shape,
  textAs,
  textValue,
  whole,
} from "../shape.ts";

/** A book without a method has no stock. */
export const stockSettingsShape = whole(
  shape<StockSettings>({
    methods: list(
      shape<MethodSince>({
        since: count,
        method: oneOf(COSTING_METHODS),
        system: maybe(oneOf(COST_SYSTEMS)),
      }),
    ),
    lastMove: count,
    belowZero: maybe(flag),
    stores: maybe(list(shape<StockStore>({ id: id("store"), name: textValue, closed: maybe(flag) }))),
  }),
  ({ methods }) => methods.length > 0,
);

export const itemShape = shape<InventoryItem>({
  id: id("item"),
  bookId: id("book"),
  code: textValue,
  barcode: textValue,
  name: textValue,
  unit: textValue,
  divisible: flag,
  tax: oneOf(VAT_TREATMENTS),
  minimum: count,
  price: maybe(amountValue),
  supplierCodes: maybe(list(shape<SupplierCode>({ supplier: textValue, code: textValue }))),
  state: oneOf(ITEM_STATES),
  parts: maybe(list(shape<KitPart>({ itemId: id("item"), quantity: count }))),
  createdAt: integer,
  updatedAt: integer,
  version: count,
});

const source = { moveId: id("stockMove"), line: count };
const sourceShape = shape<StockSource>(source);

export const stockMoveShape = shape<InventoryMove>({
  id: id("stockMove"),
  bookId: id("book"),
  number: count,
  kind: oneOf(STOCK_KINDS),
  date: dayValue,
  description: textValue,
  reference: textValue,
  counter: textAs<AccountCode>(),
  lines: list(
    shape<StockLine>({
      itemId: id("item"),
      quantity: count,
      amount: amountValue,
      source: maybe(sourceShape),
      kit: maybe(shape<KitOfLine>({ itemId: id("item"), quantity: count, line: count })),
    }),
  ),
  store: maybe(id("store")),
  entryId: id("entry"),
  entryNumber: count,
  typedLines: maybe(count),
  status: oneOf(MOVE_STATUSES),
  createdAt: integer,
  updatedAt: integer,
  version: count,
});

export const stockTransferShape = shape<StockTransfer>({
  id: id("stockTransfer"),
  bookId: id("book"),
  number: count,
  date: dayValue,
  itemId: id("item"),
  quantity: count,
  from: id("store"),
  to: id("store"),
  reference: textValue,
  createdAt: integer,
  updatedAt: integer,
  version: count,
});

export const kardexShape = shape<KardexCard>({
  bookId: id("book"),
  itemId: id("item"),
  year: count,
  opening: list(shape<CostLayer>({ ...source, quantity: count, value: amountValue })),
  lines: list(
    shape<KardexLine>({
      ...source,
      date: dayValue,
      number: count,
      kind: oneOf(STOCK_KINDS),
      store: maybe(id("store")),
      quantity: count,
      amount: amountValue,
      source: maybe(sourceShape),
      value: amountValue,
      below: maybe(count),
      corrects: maybe(pesosValue),
    }),
  ),
});

/** Two numbers for each item of a store that moved on a day. */
const elsewhereShape = whole(
  shape<StoreSums>({ stores: list(id("store")), items: list(id("item")), sums: list(integer) }),
  ({ stores, items, sums }) => stores.length === items.length && sums.length === 2 * items.length,
);

/** Three numbers for each item that moved on a day. */
export const stockMonthShape = whole(
  shape<StockMonth>({
    bookId: id("book"),
    month: monthValue,
    items: list(id("item")),
    sums: list(integer),
    elsewhere: maybe(elsewhereShape),
  }),
  ({ items, sums }) => sums.length === 3 * items.length,
);

/** Whether a month can be counted: its numbers are numbers, three for each item. Its shape says all of it. */
export function isCountedMonth(row: StockMonth): boolean {
  const { items, sums, elsewhere } = row;
  const isCounted =
    Array.isArray(items) && sums.length === 3 * items.length && sums.every(Number.isSafeInteger);
  return isCounted && (elsewhere === undefined || elsewhereShape.check(elsewhere) === "ok");
}
