import { expect, it } from "vitest";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import type { KardexCard } from "#domain/inventory/kardex.ts";
import type { StockTransfer } from "#domain/inventory/store.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, ItemId, StockMoveId, StockTransferId, StoreId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Report } from "#domain/report/report.ts";
import { storeKardexReport, storesReport } from "#reports/inventory/store-reports.ts";

const BOOK = "book_1" as BookId;
const ITEM = "item_1" as ItemId;
const [MAIN, NORTH] = ["bode_1" as StoreId, "bode_2" as StoreId];
const STORES = [
  { id: MAIN, name: "Principal" },
  { id: NORTH, name: "Norte" },
];
const HEAD = { subtitle: "", period: "" };

const shown = ({ rows }: Report) =>
  rows.map(({ cells }) =>
    cells.map((cell) => (cell.kind === "text" ? cell.text : cell.kind === "number" ? cell.value : null)),
  );

it("IN-14 the card of a store says where transfers come from and go to, in units", () => {
  const lines: KardexCard["lines"] = [
    {
      moveId: "mov_1" as StockMoveId,
      line: 0,
      date: day("2026-10-01"),
      number: 1,
      kind: "purchase",
      quantity: 10_000,
      amount: pesos(1000),
      value: pesos(1000),
    },
  ];
  const transfer: StockTransfer = {
    id: "tras_1" as StockTransferId,
    bookId: BOOK,
    number: 2,
    date: day("2026-10-02"),
    itemId: ITEM,
    quantity: 4000,
    from: MAIN,
    to: NORTH,
    reference: "R-1",
    createdAt: 0 as never,
    updatedAt: 0 as never,
    version: 1,
  };
  const kardex = {
    cards: [{ bookId: BOOK, itemId: ITEM, year: 2026, opening: [], lines }],
    moves: new Map(),
    transfers: [transfer],
  };
  const of = (store: StoreId) =>
    shown(storeKardexReport("Brocha", STORES, store, kardex, HEAD)).map((row) => row.slice(-4));
  expect(of(MAIN).slice(0, 2)).toEqual([
    ["Compra", 10, null, 10],
    ["Traslado a Norte, R-1", null, 4, 6],
  ]);
  expect(of(NORTH)[0]).toEqual(["Traslado desde Principal, R-1", 4, null, 4]);
});

it("IN-14 the list of stores has a column of each and the total", () => {
  const item = { id: ITEM, code: "A", name: "Brocha", unit: "unidad" } as InventoryItem;
  const units = new Map([
    [MAIN, new Map([[ITEM, 6000]])],
    [NORTH, new Map([[ITEM, 4000]])],
  ]);
  const rows = [{ item, quantity: 10_000, value: pesos(1000) }];
  expect(shown(storesReport(rows, STORES, units, HEAD))[0]?.slice(-3)).toEqual([6, 4, 10]);
});
