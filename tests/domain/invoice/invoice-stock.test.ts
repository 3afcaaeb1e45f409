import { describe, expect, it } from "vitest";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import type { StockKind } from "#domain/inventory/inventory-move.ts";
import type { EInvoice, InvoiceLine } from "#domain/invoice/e-invoice.ts";
import {
  accountByItems,
  invoiceStock,
  movedByInvoice,
  newItemKey,
  type StockedLine,
} from "#domain/invoice/invoice-stock.ts";
import { ItemIndex, type LineChoice } from "#domain/invoice/match-items.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { newId } from "#storage/engine/environment.ts";
import { line as entryLine } from "#tests/support/builders.ts";
import { invoiceOf, SELLER } from "#tests/support/invoices/invoice-values.ts";
import { BRUSH } from "#tests/support/records/stock.ts";

const itemOf = (fields: Partial<InventoryItem>): InventoryItem => ({
  ...BRUSH,
  id: newId("item"),
  bookId: newId("book"),
  createdAt: 0 as never,
  updatedAt: 0 as never,
  version: 1,
  ...fields,
});
const NAIL = itemOf({ code: "N", name: "Puntilla" });
const WIRE = itemOf({ code: "W", name: "Alambre", divisible: true });
const KIT = itemOf({ code: "K", name: "Juego", parts: [{ itemId: NAIL.id, quantity: 1000 }] });
const INDEX = new ItemIndex([NAIL, WIRE, KIT]);

const PERIODIC = [
  { since: 2020, method: "average" },
  { since: 2026, method: "average", system: "periodic" },
] as const;

describe("IN-31 what a document asks of the stock", () => {
  const rows = (...of: readonly (readonly [string, number])[]): EntryLine[] =>
    of.map(([account, amount]) => entryLine(account, amount));
  const BOUGHT = rows(["1435", 100], ["2205", -100]);
  const SOLD = rows(["1305", 100], ["4135", -100]);
  const BACK = rows(["2205", 100], ["1435", -100]);
  const DAMAGED = rows(["5295", 100], ["1435", -100]);
  const SALE_BACK = rows(["4175", 100], ["1305", -100]);
  const SERVICE = rows(["5135", 100], ["2335", -100]);

  it.each<
    readonly [
      told: string,
      document: Pick<EInvoice, "kind" | "changesPrice">,
      deed: "sale" | "purchase",
      lines: readonly EntryLine[],
      kind: StockKind | null,
    ]
  >([
    ["goods that are bought", { kind: "invoice" }, "purchase", BOUGHT, "purchase"],
    ["goods that are sold", { kind: "invoice" }, "sale", SOLD, "sale"],
    ["a service", { kind: "invoice" }, "purchase", SERVICE, null],
    ["a purchase that its entry calls a sale", { kind: "invoice" }, "purchase", SOLD, null],
    ["a sale that its entry calls a purchase", { kind: "invoice" }, "sale", BOUGHT, null],
    ["goods given back to who sold them", { kind: "credit-note" }, "purchase", BACK, "purchase-return"],
    ["the same, on an account of none", { kind: "credit-note" }, "purchase", DAMAGED, "purchase-return"],
    ["a note of a purchase that brings goods", { kind: "credit-note" }, "purchase", BOUGHT, null],
    ["a note of a service", { kind: "credit-note" }, "purchase", SERVICE, null],
    ["goods that a customer gives back", { kind: "credit-note" }, "sale", SALE_BACK, "sale-return"],
    ["a note of a sale that gives nothing back", { kind: "credit-note" }, "sale", SERVICE, null],
    ["a price that is corrected", { kind: "credit-note", changesPrice: true }, "purchase", BACK, null],
    ["what is charged besides", { kind: "debit-note" }, "purchase", BOUGHT, null],
    ["what is charged besides, as if it came back", { kind: "debit-note" }, "purchase", BACK, null],
    ["what is charged besides, as if it was given back", { kind: "debit-note" }, "sale", SALE_BACK, null],
  ])("by %s", (_told, document, deed, lines, kind) => {
    const world = { chart: "puc", methods: [], day: day("2026-11-20") } as const;
    expect(movedByInvoice(document, deed, lines, world)?.kind ?? null).toBe(kind);
  });

  it("goes by the system of the document's year", () => {
    const lines = rows(["6205", 100], ["2205", -100]);
    const of = (date: string) =>
      movedByInvoice({ kind: "invoice" }, "purchase", lines, {
        chart: "puc",
        methods: PERIODIC,
        day: day(date),
      });
    expect(of("2026-01-05")).toMatchObject({ kind: "purchase", amount: 100 });
    expect(of("2025-12-31")).toBeNull();
  });
});

describe("IN-31 the lines of a document as items", () => {
  type Told = readonly [string, StockedLine["problem"], number | null];

  function read(
    lines: readonly Partial<InvoiceLine>[],
    said: readonly LineChoice[] = [],
    kind: StockKind = "purchase",
  ) {
    const whole = lines.map((each) => ({ description: "", amount: 100, quantity: 1000, ...each }));
    const deed = kind === "sale" || kind === "sale-return" ? "sale" : "purchase";
    return invoiceStock(INDEX, invoiceOf({ lines: whole }), { kind, deed, said });
  }
  const toldOf = ({ is, problem, quantity }: StockedLine): Told => [
    is.kind === "item" ? `${is.item.code} ${is.by}` : is.kind,
    problem,
    quantity,
  ];
  const one = (line: Partial<InvoiceLine>, said: readonly LineChoice[] = [], kind: StockKind = "purchase") =>
    read([line], said, kind).lines.map(toldOf)[0];

  it.each<
    readonly [told: string, line: Partial<InvoiceLine>, said: Omit<LineChoice, "line"> | null, is: Told]
  >([
    ["by its name", { description: "puntilla" }, null, ["N name", null, 1000]],
    ["of nothing that is known", { description: "Otra" }, null, ["unknown", null, 1000]],
    ["of no worth and not known", { description: "Otra", amount: 0 }, null, ["none", null, 1000]],
    ["as somebody said", { description: "Otra" }, { item: WIRE.id }, ["W chosen", null, 1000]],
    [
      "as somebody said, against its name",
      { description: "Puntilla" },
      { item: WIRE.id },
      ["W chosen", null, 1000],
    ],
    ["said to be new", { description: "Puntilla" }, { item: "new" }, ["new", null, 1000]],
    ["said to be of none", { description: "Puntilla" }, { item: "none" }, ["none", null, 1000]],
    [
      "said of an item that is gone",
      { description: "Puntilla" },
      { item: newId("item") },
      ["N name", null, 1000],
    ],
    [
      "with the quantity that somebody said",
      { description: "Puntilla" },
      { quantity: 12_000 },
      ["N name", null, 12_000],
    ],
    [
      "without a quantity",
      { description: "Puntilla", quantity: undefined as never },
      null,
      ["N name", "quantity", null],
    ],
    ["new without a quantity", { quantity: undefined as never }, { item: "new" }, ["new", "quantity", null]],
    [
      "of no item without a quantity",
      { quantity: undefined as never },
      { item: "none" },
      ["none", null, null],
    ],
    [
      "in parts of what has none",
      { description: "Puntilla", quantity: 1500 },
      null,
      ["N name", "whole", 1500],
    ],
    ["in parts of what is divided", { description: "Alambre", quantity: 1500 }, null, ["W name", null, 1500]],
    ["in parts of a new one", { quantity: 1500 }, { item: "new" }, ["new", null, 1500]],
    ["a new one that is given away", { amount: 0 }, { item: "new" }, ["new", "cost", 1000]],
    ["given away", { description: "Puntilla", amount: 0 }, null, ["N name", "cost", 1000]],
    ["below zero", { description: "Puntilla", amount: -5 }, null, ["N name", "cost", 1000]],
    ["as a kit, which nobody buys", { description: "Juego" }, null, ["unknown", null, 1000]],
    ["as a kit that somebody said", { description: "Otra" }, { item: KIT.id }, ["unknown", null, 1000]],
  ])("%s", (_told, line, said, is) => {
    expect(one(line, said === null ? [] : [{ line: 0, ...said }])).toEqual(is);
  });

  it("may be kits, of no worth, or services, where they are sold", () => {
    expect(one({ description: "Juego" }, [], "sale")).toEqual(["K name", null, 1000]);
    expect(one({ description: "Juego" }, [], "sale-return")).toEqual(["K name", null, 1000]);
    expect(one({ description: "Puntilla", amount: -5 }, [], "sale")).toEqual(["N name", null, 1000]);
    expect(one({ description: "Otra" }, [], "sale")).toEqual(["none", null, 1000]);
    expect(one({ description: "Otra" }, [], "purchase-return")).toEqual(["none", null, 1000]);
  });

  it("come in with those that were given away of the same item, and of no other", () => {
    const stock = read([
      { description: "Puntilla" },
      { description: "Puntilla", amount: 0 },
      { description: "Alambre", amount: 0 },
      { description: "Puntilla", amount: 0, quantity: 500 },
    ]);
    expect(stock.lines.map(({ problem }) => problem)).toEqual([null, null, "cost", "whole"]);
    expect(stock.waiting).toBe(2);
  });

  it("wait for somebody where they say no item, or cannot move it", () => {
    const stock = read([
      { description: "Otra" },
      { description: "Puntilla", quantity: 1500 },
      { description: "Alambre" },
      { description: "Puntilla" },
    ]);
    expect(stock).toMatchObject({ kind: "purchase", waiting: 2, isOfNone: false });
    expect(stock.lines.map(({ place }) => place)).toEqual([0, 1, 2, 3]);
  });

  it("are of no item where somebody said it of each", () => {
    const none = (line: number): LineChoice => ({ line, item: "none" });
    const two = [{ description: "Puntilla" }, { description: "Otra" }];
    expect(read(two, [none(0), none(1)]).isOfNone).toBe(true);
    expect(read(two, [none(0)]).isOfNone).toBe(false);
    expect(read(two, []).isOfNone).toBe(false);
    expect(read([], []).isOfNone).toBe(false);
  });

  it("are of one new item where they have one barcode, or one code of one supplier", () => {
    const key = (line: Partial<InvoiceLine>, change: Partial<EInvoice> = {}) =>
      newItemKey(invoiceOf(change), { description: "Teja", amount: 1, ...line });
    expect(key({ barcode: "770" })).toBe("770");
    expect(key({ code: "t-1" })).toBe(key({ code: "T-1", description: "Teja roja" }));
    expect(key({})).toBe(key({ description: "TEJA" }));
    const other = { ...SELLER, document: { kind: "NIT", number: "900214867" } } as const;
    expect(key({ code: "t-1" })).not.toBe(key({ code: "t-1" }, { seller: other }));
  });
});

describe("IN-31 the account of goods that are known items", () => {
  const account = (
    lines: readonly Partial<InvoiceLine>[],
    methods: readonly never[] | typeof PERIODIC = [],
  ) =>
    accountByItems(
      INDEX,
      invoiceOf({ lines: lines.map((each) => ({ description: "Otra", amount: 100, ...each })) }),
      { chart: "puc", methods },
    );
  const NAILS = { description: "Puntilla" };

  it("is that of the stock, or of purchases in a periodic year", () => {
    expect(account([NAILS, NAILS, {}])).toEqual({ account: "1435", why: { kind: "items", count: 2 } });
    expect(account([NAILS], PERIODIC)?.account).toBe("6205");
  });

  it("is so where half by value are known, not by lines", () => {
    expect(account([NAILS, {}])?.account).toBe("1435");
    expect(account([{ ...NAILS, amount: 99 }, {}])).toBeNull();
    expect(account([{ ...NAILS, amount: 99 }, { amount: 50 }, { amount: 49 }])?.account).toBe("1435");
    expect(account([{ ...NAILS, amount: 100 }, { amount: -90 }, { amount: 90 }])?.account).toBe("1435");
    expect(account([{ ...NAILS, amount: -10 }, { amount: 1 }])).toBeNull();
  });

  it("is another where nothing is known", () => {
    expect(account([{}, {}])).toBeNull();
    expect(account([{ amount: 0 }])).toBeNull();
    expect(account([])).toBeNull();
  });
});
