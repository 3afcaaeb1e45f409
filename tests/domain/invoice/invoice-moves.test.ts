import { describe, expect, it } from "vitest";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import type { StockKind, StockLine } from "#domain/inventory/inventory-move.ts";
import type { EInvoice, InvoiceLine } from "#domain/invoice/e-invoice.ts";
import { givenBackOf, invoiceMoves, sharesOf, withSources } from "#domain/invoice/invoice-moves.ts";
import type { LineItem, StockedLine } from "#domain/invoice/invoice-stock.ts";
import { type ItemId, makeId, type StockMoveId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { newId } from "#storage/engine/environment.ts";
import { invoiceOf, SELLER } from "#tests/support/invoices/invoice-values.ts";
import { BRUSH, line as stockLine } from "#tests/support/records/stock.ts";

const NOTHING = new Uint8Array(10);
const itemId = (at: number): ItemId => makeId("item", at, NOTHING);
const item = (at: number): InventoryItem => ({
  ...BRUSH,
  id: itemId(at),
  bookId: newId("book"),
  createdAt: 0 as never,
  updatedAt: 0 as never,
  version: 1,
});

const NEW: LineItem = { kind: "new" };
const known = (at: number, by: "chosen" | "name" = "name"): LineItem => ({
  kind: "item",
  item: item(at),
  by,
});

type Told = readonly [is: LineItem, line?: Partial<InvoiceLine>, more?: Partial<StockedLine>];

function stocked([is, line = {}, more = {}]: Told, place: number): StockedLine {
  const whole = { description: "Teja", amount: 10_000, ...line };
  return { line: whole, place, is, quantity: 1000, problem: null, ...more };
}

function made(
  documents: readonly {
    readonly lines: readonly Told[] | null;
    readonly kind?: StockKind;
    readonly amount?: number;
    readonly isOfNone?: boolean;
    readonly invoice?: Partial<EInvoice>;
    readonly returns?: number;
  }[],
  items: readonly Pick<InventoryItem, "code" | "barcode">[] = [],
) {
  let [nextItem, nextMove] = [100, 0];
  return invoiceMoves(
    documents.map(
      ({ lines, kind = "purchase", amount = 100, isOfNone = false, invoice = {}, returns = null }) => ({
        invoice: invoiceOf(invoice),
        stock: lines && { kind, lines: lines.map(stocked), waiting: 0, isOfNone },
        amount: pesos(amount),
        returns,
      }),
    ),
    items,
    {
      item: () => itemId(nextItem++),
      move: () => makeId("stockMove", nextMove++, NOTHING),
    },
  );
}
const fieldsOf = (
  line: Partial<InvoiceLine>,
  more: Partial<StockedLine> = {},
  items: { code: string; barcode: string }[] = [],
) => made([{ lines: [[NEW, line, more]] }], items).items.made[0]?.fields;

describe("IN-31 an item that a document brings", () => {
  it("is as its line says", () => {
    expect(
      fieldsOf({ description: "  Teja   roja ", code: "T-1", barcode: "770", unit: "KGM", vat: 5 }),
    ).toEqual({
      code: "T-1",
      barcode: "770",
      name: "Teja roja",
      unit: "kg",
      divisible: true,
      tax: "reduced",
      minimum: 0,
      state: "active",
    });
  });

  it.each([
    [undefined, "excluded"],
    [0, "exempt"],
    [5, "reduced"],
    [19, "general"],
  ] as const)("with IVA of %s is %s", (vat, tax) =>
    expect(fieldsOf(vat === undefined ? {} : { vat })?.tax).toBe(tax),
  );

  it("has a code that no other item has, in whatever letters", () => {
    expect(fieldsOf({ code: "t-1" }, {}, [{ code: "T-1", barcode: "" }])?.code).toBe("t-1-2");
    const two = [
      { code: "t-1", barcode: "" },
      { code: "t-1-2", barcode: "" },
    ];
    expect(fieldsOf({ code: "T-1" }, {}, two)?.code).toBe("T-1-3");
    expect(fieldsOf({})?.code).toBe("FE-1");
    expect(fieldsOf({}, {}, [{ code: "fe-1", barcode: "" }])?.code).toBe("FE-2");
    const both = made([
      {
        lines: [
          [NEW, { code: "a", description: "Uno" }],
          [NEW, { code: "a", description: "Dos" }],
          [NEW, { description: "Tres" }],
          [NEW, { description: "Cuatro" }],
        ],
      },
      {
        lines: [[NEW, { code: "A" }]],
        invoice: { seller: { ...SELLER, document: { kind: "NIT", number: "1" } } },
      },
    ]);
    expect(both.items.made.map(({ fields }) => fields.code)).toEqual(["a", "FE-1", "FE-2", "A-2"]);
  });

  it("leaves a barcode to the item that has it, and is called by its code where its line says nothing", () => {
    expect(fieldsOf({ barcode: "770" }, {}, [{ code: "x", barcode: "770" }])?.barcode).toBe("");
    expect(fieldsOf({ barcode: "771" }, {}, [{ code: "x", barcode: "770" }])?.barcode).toBe("771");
    expect(fieldsOf({ description: " " })?.name).toBe("FE-1");
    expect(fieldsOf({ description: "x".repeat(200) })?.name).toBe("x".repeat(120));
  });

  it("is counted in the unit that a person knows, in parts where it came in parts", () => {
    expect(fieldsOf({ unit: "94" })).toMatchObject({ unit: "unidad", divisible: false });
    expect(fieldsOf({ unit: "BX" })).toMatchObject({ unit: "caja", divisible: false });
    expect(fieldsOf({ unit: "MTR" })).toMatchObject({ unit: "m", divisible: true });
    expect(fieldsOf({}, { quantity: 1500 })?.divisible).toBe(true);
    expect(fieldsOf({}, { quantity: 3000 })?.divisible).toBe(false);
  });

  it("is one for lines of the same, and keeps what each supplier calls it", () => {
    const other = { seller: { ...SELLER, document: { kind: "NIT", number: "900214867" } } } as const;
    const { items, moves } = made([
      {
        lines: [
          [NEW, { barcode: "770", code: "a" }],
          [NEW, { barcode: "770", code: "A" }],
          [NEW, { barcode: "770", code: "b" }],
        ],
      },
      { lines: [[NEW, { barcode: "770", code: "a" }]], invoice: other },
    ]);
    expect(items.made).toHaveLength(1);
    expect(items.made[0]?.codes).toEqual([
      { supplier: "830125904", code: "A" },
      { supplier: "830125904", code: "B" },
      { supplier: "900214867", code: "A" },
    ]);
    expect(moves.map((move) => move?.lines.map(({ itemId: is, quantity }) => [is, quantity]))).toEqual([
      [[itemId(100), 3000]],
      [[itemId(100), 1000]],
    ]);
  });

  it("learns the words of a supplier from a purchase where somebody said it, and from no sale", () => {
    expect(
      made([
        {
          lines: [
            [known(1, "chosen"), { code: "a" }],
            [known(2), { code: "b" }],
          ],
        },
      ]).items.learned,
    ).toEqual([{ itemId: itemId(1), code: { supplier: "830125904", code: "A" } }]);
    const sold = made([{ lines: [[known(1, "chosen")], [NEW]], kind: "sale" }]).items;
    expect(sold.learned).toEqual([]);
    expect(sold.made[0]?.codes).toEqual([]);
  });
});

describe("IN-31 the move of a document", () => {
  it("has each item once, with its share of what its entry brings", () => {
    const [move] = made([
      {
        lines: [
          [known(1), { amount: 3_000 }, { quantity: 2000 }],
          [known(2), { amount: 6_000 }, { quantity: 500 }],
          [known(1), { amount: 1_000 }],
          [known(3), { amount: -500 }],
        ],
        amount: 200,
      },
    ]).moves;
    expect(move).toEqual({
      moveId: makeId("stockMove", 0, NOTHING),
      kind: "purchase",
      lines: [
        { itemId: itemId(1), quantity: 3000, amount: 80 },
        { itemId: itemId(2), quantity: 500, amount: 120 },
        { itemId: itemId(3), quantity: 1000, amount: 0 },
      ],
    });
  });

  it("of a sale has what each is sold for", () => {
    const [move] = made([
      {
        lines: [
          [known(1), { amount: 3_050 }],
          [known(2), { amount: 149 }],
        ],
        kind: "sale",
      },
    ]).moves;
    expect(move?.lines.map(({ amount }) => amount)).toEqual([31, 1]);
  });

  it("passes over lines that move nothing", () => {
    const lines: Told[] = [
      [{ kind: "none" }],
      [{ kind: "unknown" }],
      [known(1), {}, { problem: "whole" }],
      [known(2), {}, { quantity: null }],
      [known(3)],
    ];
    const [move] = made([{ lines }]).moves;
    expect(move?.lines.map(({ itemId: is, quantity }) => [is, quantity])).toEqual([
      [itemId(2), 0],
      [itemId(3), 1000],
    ]);
  });

  it("is none where nothing moves, unless somebody said that it is of no item", () => {
    const nothing: Told[] = [[{ kind: "none" }]];
    const { moves } = made([
      { lines: null },
      { lines: nothing },
      { lines: nothing, isOfNone: true },
      { lines: [[known(1)]], isOfNone: true, kind: "sale-return", returns: 4 },
    ]);
    expect(moves.map((move) => move && [move.kind, move.lines.length, move.returns ?? null])).toEqual([
      null,
      null,
      ["purchase", 0, null],
      ["sale-return", 1, 4],
    ]);
  });
});

describe("IN-31 what gives back a sale", () => {
  const from: StockMoveId = makeId("stockMove", 9, NOTHING);
  const kitLine = (at: number, units: number, first: number, kits: number): StockLine => ({
    ...stockLine(itemId(at), units),
    kit: { itemId: itemId(50), quantity: kits * 1000, line: first },
  });
  const back = (of: number, units: number, value = 0) => [stockLine(itemId(of), units, value)];
  const placesOf = (parts: readonly StockLine[]) =>
    parts.map(({ quantity, amount, source }) => [source?.line ?? null, quantity / 1000, amount]);

  it("parts its value with its units, and leaves what nobody sold without a line", () => {
    const lines = [stockLine(itemId(1), 2), stockLine(itemId(2), 5), stockLine(itemId(1), 1)];
    expect(placesOf(withSources({ lines: back(1, 3, 100) }, { id: from, lines }))).toEqual([
      [0, 2, 67],
      [2, 1, 33],
    ]);
    expect(placesOf(withSources({ lines: back(1, 4, 100) }, { id: from, lines }))).toEqual([
      [0, 2, 50],
      [2, 1, 25],
      [null, 1, 25],
    ]);
    expect(placesOf(withSources({ lines: back(7, 1, 10) }, { id: from, lines }))).toEqual([[null, 1, 10]]);
  });

  it("goes on where its own line before it ended, of the same item", () => {
    const lines = [stockLine(itemId(1), 2), stockLine(itemId(1), 3)];
    const two = [...back(1, 1, 10), ...back(1, 3, 30), ...back(1, 1, 10)];
    expect(placesOf(withSources({ lines: two }, { id: from, lines }))).toEqual([
      [0, 1, 10],
      [0, 1, 10],
      [1, 2, 20],
      [1, 1, 10],
    ]);
  });

  it("takes what is left of a line before what came back already", () => {
    const lines = [stockLine(itemId(1), 2), stockLine(itemId(1), 2)];
    const given = givenBackOf({ id: from }, [
      { quantity: 1000, source: { moveId: from, line: 0 } },
      { quantity: 500, source: { moveId: from, line: 0 } },
      { quantity: 900, source: { moveId: makeId("stockMove", 8, NOTHING), line: 0 } },
      { quantity: 700 },
    ]);
    expect([...given]).toEqual([[0, 1500]]);
    expect(placesOf(withSources({ lines: back(1, 3) }, { id: from, lines }, given))).toEqual([
      [0, 0.5, 0],
      [1, 2, 0],
      [0, 0.5, 0],
    ]);
  });

  it("gives a kit back from the first line of each that was sold, as many as its parts say are left", () => {
    const lines = [
      kitLine(1, 4, 0, 2),
      kitLine(2, 6, 0, 2),
      stockLine(itemId(1), 5),
      kitLine(1, 6, 3, 3),
      kitLine(2, 9, 3, 3),
    ];
    const sold = { id: from, lines };
    expect(placesOf(withSources({ lines: back(50, 4) }, sold))).toEqual([
      [0, 2, 0],
      [3, 2, 0],
    ]);
    const one = givenBackOf(sold, [
      { quantity: 2000, source: { moveId: from, line: 0 } },
      { quantity: 3000, source: { moveId: from, line: 1 } },
    ]);
    expect(placesOf(withSources({ lines: back(50, 3) }, sold, one))).toEqual([
      [0, 1, 0],
      [3, 2, 0],
    ]);
    const most = givenBackOf(sold, [{ quantity: 5000, source: { moveId: from, line: 1 } }]);
    expect(placesOf(withSources({ lines: back(50, 1) }, sold, most)).at(0)).toEqual([0, 0.333, 0]);
    expect(placesOf(withSources({ lines: back(1, 5) }, sold))).toEqual([[2, 5, 0]]);
  });

  it("counts a part of which a kit has none for nothing", () => {
    const lines = [kitLine(1, 4, 0, 2), kitLine(2, 0, 0, 2)];
    expect(placesOf(withSources({ lines: back(50, 2) }, { id: from, lines }))).toEqual([[0, 2, 0]]);
  });
});

it("NU-04 shares are exact above what a product of two numbers holds", () => {
  const [whole, weights] = [9_000_000_000_000, [3_333_333_333_333, 1, 6_666_666_666_667]];
  const all = weights.reduce((sum, each) => sum + BigInt(each), 0n);
  let passed = 0n;
  const ends = weights.map((each) => {
    passed += BigInt(each);
    return Number((2n * BigInt(whole) * passed + all) / (2n * all));
  });
  expect(sharesOf(whole, weights)).toEqual(ends.map((end, at) => end - (ends[at - 1] ?? 0)));
  expect(sharesOf(10, [0, 0])).toEqual([0, 0]);
});
