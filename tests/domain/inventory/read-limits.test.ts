import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import { countMoves, readCount } from "#domain/inventory/read-count.ts";
import { fieldsGiven, readItemList, readTreatment } from "#domain/inventory/read-item-list.ts";
import { amountsOf, costsBeyond, type SaidItem, saidLines } from "#domain/inventory/said-items.ts";
import { salePrice } from "#domain/inventory/sale-price.ts";
import type { AskedItems } from "#domain/inventory/told-items.ts";
import type { ItemId, StockMoveId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { BRUSH } from "#tests/support/records/stock.ts";

const id = (name: string) => name as ItemId;
const item = (code: string, more: Partial<InventoryItem> = {}) =>
  ({ ...BRUSH, id: id(code), code, name: `Nombre ${code}`, barcode: "", ...more }) as InventoryItem;

describe("IN-11 a count: its limits", () => {
  const counted = (
    code: string,
    quantity: number,
    value: number,
    more: Partial<InventoryItem> = {},
    there = quantity,
  ) => ({ item: item(code, { divisible: false, ...more }), quantity, value: pesos(value), there });
  const read = (text: string, ...items: readonly ReturnType<typeof counted>[]) => {
    const { lines, bad } = readCount(text, items);
    return [
      lines.map((each) => `${each.item.code} ${each.counted} ${each.value}`),
      bad.map(({ row, problem }) => `${row} ${problem}`),
    ];
  };

  it.each([
    ["a heading is the first row alone", "Código;Contado\nCódigo;7", [], ["2 unknown"]],
    ["a first row that only holds a heading's word is none", "El código;7", [], ["1 unknown"]],
    ["a row of one cell says no quantity", "7\nA;8", ["A 8000 -200"], []],
    ["a row without its item", ";7", [], ["1 unknown"]],
    ["a sum below, but no item of that name", "TOTAL;7\nSuma;9\nA;8", ["TOTAL 7000 0", "A 8000 -200"], []],
    ["what there is of an item without cost", "N;0", ["N 0 0"], []],
    ["more of one without cost", "N;1", [], ["1 cost"]],
    ["more of one that is worth nothing", "W;6", [], ["1 cost"]],
    ["less of one that is worth nothing", "W;4", ["W 4000 0"], []],
    ["more of one that is below zero, at what a unit left with", "L;1", ["L 1000 600"], []],
    ["less in this store of what all of them have nothing", "S;1", ["S 1000 0"], []],
    ["the same twice", "A;8\nA;8", ["A 8000 -200"], ["2 twice"]],
  ])("%s", (_name, text, lines, bad) => {
    const items = [
      counted("A", 10_000, 1000),
      counted("TOTAL", 7000, 70),
      counted("N", 0, 0),
      counted("W", 5000, 0),
      counted("L", -5000, -500),
      counted("S", 0, 0, {}, 2000),
    ];
    expect(read(text, ...items)).toEqual([lines, bad]);
  });

  it("brings the kardex to it, at what it is worth, and at a peso at least", () => {
    const { lines } = readCount("A;12\nB;2\nC;5\nD;9", [
      counted("A", 10_000, 1000),
      counted("B", 5000, 500),
      counted("C", 5000, 500),
      counted("D", 8_000_000, 1, {}, 8000),
    ]);
    const moves = countMoves(lines);
    const told = (some: typeof moves.in) =>
      some.map((each) => `${each.itemId} ${each.quantity} ${each.amount}`);
    expect(told(moves.in)).toEqual(["A 2000 200", "D 1000 1"]);
    expect(told(moves.out)).toEqual(["B 3000 0"]);
  });
});

describe("IN-30 a list of items: its limits", () => {
  it.each([
    ["19", "general"],
    ["19 %", "general"],
    ["0,19", "general"],
    [".19", "general"],
    ["IVA 19%", "general"],
    ["Gravado", "general"],
    ["Gravada 19 %", "general"],
    ["Tarifa general", "general"],
    ["Gravado al 19%", "general"],
    ["5", "reduced"],
    ["5,0 %", "reduced"],
    ["0.05", "reduced"],
    ["Reducida", "reduced"],
    ["Tarifa reducida", "reduced"],
    // A taxed item is not of the general rate where it says another one.
    ["Gravado 5 %", "reduced"],
    ["Gravado (5%)", "reduced"],
    ["Gravada a la tarifa reducida", "reduced"],
    ["IVA de 19 %", "general"],
    ["Régimen no responsable", "excluded"],
    ["IVA 5%", "reduced"],
    ["Gravado 8%", undefined],
    ["Exento", "exempt"],
    ["0%", "exempt"],
    ["Excluido de IVA", "excluded"],
    ["No responsable de IVA", "excluded"],
    ["Sin IVA", "excluded"],
    ["no", "excluded"],
    ["N/A", undefined],
    ["na", "excluded"],
    ["nota", undefined],
    ["IVA", undefined],
    ["19x", undefined],
    ["", undefined],
  ])("«%s» is taxed as %s", (text, treatment) => {
    expect(readTreatment(text)).toBe(treatment);
  });

  const bad = (text: string, codes: readonly string[] = []) =>
    readItemList(
      text,
      codes.map((code) => ({ code })),
    ).map((each) => ("bad" in each ? `${each.bad} ${each.problem}` : each.given.code));

  it.each([
    ["two columns at least are named in a heading", "Código\tXyz\nA\tBrocha", ["Código", "A"]],
    ["one is none", "Código\nA\tBrocha", ["1 name", "A"]],
    ["a heading with an empty cell", "\nCódigo\t\tNombre\nA\t\tBrocha", ["A"]],
    ["a rate that is none", "Código\tNombre\tIVA\nA\tBrocha\txyz\nB\tCal\t", ["2 tax", "B"]],
    ["a price below zero", "Código\tNombre\tPrecio\nA\tBrocha\t5-9\nB\tCal\t-5", ["2 price", "3 price"]],
    ["a sum below the list", "A\tBrocha\nTotal\t", ["A"]],
  ])("%s", (_name, text, expected) => {
    expect(bad(text)).toEqual(expected);
  });

  it("keeps an item that is called as a sum, however it is written", () => {
    expect(bad("total\t", ["TOTAL"])).toEqual(["total"]);
  });

  it("takes columns without a heading for the usual ones", () => {
    const [first] = readItemList("Código\tNombre\nA\tBrocha\tKilo\t5");
    expect(first).toMatchObject({ given: { code: "A", name: "Brocha", unit: "Kilo", minimum: 5000 } });
    const [other] = readItemList("Código\tUnidad\nA\tKilo\tCaja\t5", [{ code: "A" }]);
    expect(other).toMatchObject({ given: { code: "A", unit: "Kilo", minimum: 5000 } });
  });

  it("leaves as it was what a row does not say", () => {
    const known = item("A", { tax: "exempt" });
    const [row] = readItemList("A\tBrocha", [known]);
    if (row === undefined || "bad" in row) throw new Error("bad");
    expect(Object.keys(row.given)).toEqual(["code", "name"]);
    expect(fieldsGiven(row.given, known)).toMatchObject({ tax: "exempt", name: "Brocha" });
  });
});

describe("IN-40 what the items of an entry share: its limits", () => {
  const asked = (kind: AskedItems["kind"], amount: number): AskedItems => ({
    kind,
    amount: pesos(amount),
    credited: pesos(0),
    counter: "1105" as AccountCode,
  });
  const said = (quantity: number, more: Partial<SaidItem> = {}): SaidItem => ({
    itemId: id("a"),
    quantity,
    amount: null,
    ...more,
  });

  it.each<[string, readonly SaidItem[], readonly number[]]>([
    [
      "as before where all had a part",
      [said(1000, { was: pesos(90) }), said(1000, { was: pesos(10) })],
      [900, 100],
    ],
    ["by quantity where one had none", [said(1000, { was: pesos(90) }), said(3000)], [250, 750]],
    [
      "by quantity where a price comes to nothing",
      [said(400, { price: pesos(1) }), said(600, { price: pesos(9) })],
      [400, 600],
    ],
    ["nothing to what has no quantity yet", [said(0), said(5000)], [0, 1000]],
    [
      "by the price of all their units",
      [said(2000, { price: pesos(1) }), said(1000, { price: pesos(8) })],
      [200, 800],
    ],
    ["nobody", [], []],
  ])("%s", (_name, items, amounts) => {
    expect(amountsOf(asked("sale", 1000), items)).toEqual(amounts);
  });

  it("make the lines of their move, with what each gives back", () => {
    const source = { moveId: "m" as StockMoveId, line: 2 };
    const lines = saidLines(asked("sale-return", 1000), [said(1000, { source }), said(3000)]);
    expect(lines).toStrictEqual([
      { itemId: "a", quantity: 1000, amount: 250, source },
      { itemId: "a", quantity: 3000, amount: 750 },
    ]);
  });

  it("leave what was paid beyond them where all of them were typed, each with an amount", () => {
    const beyond = (...amounts: readonly (number | null)[]) =>
      costsBeyond(
        asked("purchase", 1000),
        amounts.map((each) => (each === null ? null : pesos(each))),
      );
    expect([beyond(400, 500), beyond(400, null), beyond(400, 0), beyond(1200), beyond()]).toEqual([
      100, 0, 0, 0, 0,
    ]);
  });

  it("are sold at their price, whole pesos, never below nothing", () => {
    const price = { price: pesos(5) };
    expect([salePrice(price, 1.5), salePrice(price, -1), salePrice({}, 3), salePrice(undefined, 3)]).toEqual([
      8, 0, 0, 0,
    ]);
    expect(salePrice({ price: pesos(9e15) }, 9)).toBe(0);
  });
});
