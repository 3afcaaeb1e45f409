import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import type { StockKind, StockLine } from "#domain/inventory/inventory-move.ts";
import type { KardexLine } from "#domain/inventory/kardex.ts";
import {
  kitContents,
  kitProblem,
  openedLines,
  partProblem,
  returnableKits,
} from "#domain/inventory/kits/kit.ts";
import type { CostChange } from "#domain/inventory/plan-stock.ts";
import { STOCK_ACCOUNTS } from "#domain/inventory/stock-accounts.data.ts";
import { adjustmentLines, lineTaxes, stockEntryLines } from "#domain/inventory/stock-entry.ts";
import { itemsAskedAs, itemsAskedBy, missingCost, saleReturned } from "#domain/inventory/told-items.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { ItemId, StockMoveId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { line } from "#tests/support/builders.ts";
import { BRUSH } from "#tests/support/records/stock.ts";

const code = (text: string) => text as AccountCode;
const id = (text: string) => text as ItemId;
const told = (lines: readonly EntryLine[]) =>
  lines.map((each) => `${each.account} ${each.debit - each.credit}`).join(", ");
const { cash, lost, vat, sales, salesReturns, purchases, purchaseReturns, inventory, cost } =
  STOCK_ACCOUNTS.puc;

describe("what an entry does to the stock: its limits", () => {
  const asked = (...lines: readonly EntryLine[]) => {
    const found = itemsAskedBy({ lines }, "puc");
    return found && `${found.kind} ${found.amount} ${found.credited} ${found.counter}`;
  };
  const byPeriod = (...lines: readonly EntryLine[]) => {
    const found = itemsAskedBy({ lines }, "puc", "periodic");
    return found && `${found.kind} ${found.amount} ${found.credited} ${found.counter}`;
  };

  it("is nothing while its other side is not written", () => {
    expect(asked(line(inventory, 100))).toBeNull();
    expect(byPeriod(line(purchases, 100))).toBeNull();
    expect(byPeriod(line("5135", 100), line(cash, -100))).toBeNull();
  });

  it("is a returned purchase where the cost of sales is lessened, and a sale where it grows", () => {
    expect(asked(line("2205", 110), line(inventory, -100), line(cost, -10))).toBe(
      "purchase-return 0 100 2205",
    );
    expect(asked(line(inventory, -100), line(cost, 100))).toBe(`sale 0 100 ${cost}`);
    expect(asked(line(inventory, -100), line(cost, 0), line("2205", 100))).toBe("purchase-return 0 100 2205");
  });

  it("is of whoever is paid or pays, under the periodic system too", () => {
    expect(byPeriod(line(purchases, 100), line(vat, 900), line("2205", -1000))).toBe("purchase 100 0 2205");
    expect(byPeriod(line("1305", 119), line(sales, -100), line(vat, -19))).toBe("sale 100 0 1305");
    expect(byPeriod(line("2205", 50), line(purchaseReturns, -60), line(sales, 10))).toBe(
      "purchase-return 0 60 2205",
    );
    expect(byPeriod(line(sales, 100), line(cash, -100))).toBeNull();
  });

  it("of a returned sale is of whom it is given back to, not of the cost that comes back with it", () => {
    const lines = [line(salesReturns, 500), line(cash, -500), line(inventory, 700), line(cost, -700)];
    expect(saleReturned("puc", lines)).toEqual({
      kind: "sale-return",
      amount: 500,
      credited: 700,
      counter: cash,
    });
  });

  it("is what it is, unless a document says that a purchase is given back", () => {
    const capital = [line(inventory, 100), line("3105", -100)];
    expect(itemsAskedAs("purchase", capital, "puc", "perpetual")?.kind).toBe("opening");
    const given = [line("5135", 100), line(inventory, -100)];
    expect(itemsAskedAs("purchase-return", given, "puc", "perpetual")?.kind).toBe("purchase-return");
    expect(itemsAskedAs("out", given, "puc", "perpetual")?.kind).toBe("out");
    expect(
      missingCost({ kind: "sale", amount: pesos(5), credited: pesos(7), counter: cash }, 7, "puc"),
    ).toEqual([]);
  });
});

describe("the entry of a move: its limits", () => {
  const of = (amount: number, units = 1): StockLine => ({
    itemId: id("a"),
    quantity: units * 1000,
    amount: pesos(amount),
  });
  const entry = (
    kind: StockKind,
    amount: number,
    value: number,
    more: { counter?: AccountCode; system?: "periodic"; thirdParty?: string } = {},
  ) =>
    stockEntryLines(
      { kind, counter: more.counter ?? cash, lines: [of(amount)] },
      {
        chart: "puc",
        values: [pesos(value)],
        rates: [19],
        thirdParty: more.thirdParty ?? "",
        ...(more.system && { system: more.system }),
      },
    );

  it("names who it is with on the line of what is owed or paid alone", () => {
    const sold = entry("sale", 100, 60, { thirdParty: "Ana" });
    expect(sold.filter((each) => "thirdParty" in each)).toEqual([{ ...line(cash, 119), thirdParty: "Ana" }]);
    expect(entry("sale", 100, 60).some((each) => "thirdParty" in each)).toBe(false);
    const bought = entry("purchase", 100, 100, { thirdParty: "Luis", system: "periodic" });
    expect(bought.filter((each) => "thirdParty" in each).map(({ account }) => account)).toEqual([cash]);
  });

  it.each<[StockKind, number, number, string]>([
    ["purchase", 100, 130, `${purchases} 130, ${vat} 19, ${cash} -149`],
    ["purchase-return", 100, 90, `${cash} 119, ${purchaseReturns} -100, ${vat} -19`],
    ["sale", 100, 60, `${cash} 119, ${sales} -100, ${vat} -19`],
    ["sale-return", 100, 60, `${salesReturns} 100, ${vat} 19, ${cash} -119`],
    ["in", 100, 60, `${inventory} 60, ${inventory} -60`],
    ["opening", 100, 100, `${inventory} 100, ${vat} 19, ${cash} -119`],
  ])("IN-13 under the periodic system of %s at %i, with a cost of %i", (kind, amount, value, lines) => {
    expect(told(entry(kind, amount, value, { system: "periodic" }))).toBe(lines);
  });

  it("IN-13 what is lost goes from the stock to itself, and what was used takes its purchase with it", () => {
    expect(told(entry("out", 0, 100, { system: "periodic", counter: lost }))).toBe(
      `${inventory} 100, ${inventory} -100, ${lost} 19, ${vat} -19`,
    );
    expect(told(entry("out", 0, 100, { system: "periodic", counter: code("5195") }))).toBe(
      `5195 119, ${purchases} -100, ${vat} -19`,
    );
  });

  it("IN-15 taxes what leaves otherwise at its cost, and what is sold for nothing at nothing", () => {
    const tax = (kind: StockKind, amount: number) =>
      lineTaxes({ kind, lines: [of(amount)] }, [19], [pesos(1000)]);
    expect([tax("out", 0), tax("out", 2000), tax("sale", 0), tax("purchase", 0)]).toEqual([
      [190],
      [380],
      [0],
      [0],
    ]);
  });

  it("corrects what moves cost where their own cost went", () => {
    const change = (
      kind: StockKind,
      before: number,
      after: number,
      more: Partial<CostChange> = {},
    ): CostChange => ({
      itemId: id("a"),
      line: { moveId: kind as unknown as StockMoveId, kind } as KardexLine,
      before: pesos(before),
      after: pesos(after),
      ...more,
    });
    const lines = (...changes: readonly CostChange[]) =>
      told(adjustmentLines(changes, "puc", new Map([["out" as unknown as StockMoveId, code("5195")]])));
    expect(lines(change("sale", 100, 150))).toBe(`${cost} 50, ${inventory} -50`);
    // A returned sale that cost more takes more back.
    expect(lines(change("sale-return", 100, 150))).toBe(`${cost} -50, ${inventory} 50`);
    expect(lines(change("sale-return", 0, 30, { corrects: true }))).toBe(`${cost} 30, ${inventory} -30`);
    expect(lines(change("out", 100, 140))).toBe(`5195 40, ${inventory} -40`);
    expect(lines(change("sale", 100, 150), change("sale-return", 100, 150))).toBe("");
  });
});

describe("IN-50 kits: their limits", () => {
  const item = (name: string, more: Partial<InventoryItem> = {}) =>
    ({ ...BRUSH, id: id(name), code: name, name, ...more }) as InventoryItem;
  const part = (name: string, units: number) => ({ itemId: id(name), quantity: Math.round(units * 1000) });
  const among =
    (...items: readonly InventoryItem[]) =>
    (wanted: ItemId) =>
      items.find((each) => each.id === wanted);
  const none = () => undefined;
  const [pen, book] = [item("pen"), item("book")];
  const cloth = item("cloth", { divisible: true, price: pesos(1) });

  it("are made of whole thousandths, each component", () => {
    const odd = item("odd", { parts: [part("cloth", 0.333), part("pen", 1)] });
    const half = item("half", { parts: [{ itemId: id("odd"), quantity: 1500 }, part("pen", 1)] });
    expect(kitContents(odd, among(cloth, pen))).toHaveLength(2);
    expect(kitContents(half, among(odd, cloth, pen))).toBeNull();
  });

  it("name the first component that cannot be, also beside two that contain each other", () => {
    const [a, b] = [item("a", { parts: [part("b", 1)] }), item("b", { parts: [part("a", 1)] })];
    const lost = item("lost", { parts: [part("gone", 1)] });
    const known = among(pen, book, cloth, a, b, lost);
    expect(kitProblem(null, {}, known)).toBeNull();
    expect(kitProblem(id("x"), { parts: [part("pen", 1), part("book", 2)] }, known)).toBeNull();
    expect(kitProblem(id("x"), { parts: [part("pen", 1), part("book", 1.5)] }, known)).toBe("part-unit");
    expect(partProblem(id("x"), part("a", 1), known)).toBeNull();
    expect(partProblem(id("x"), part("lost", 1), known)).toBeNull();
    expect(partProblem(id("b"), part("a", 1), known)).toBe("circle");
  });

  it("share their price by quantity where the price of a component comes to nothing", () => {
    const kit = item("kit", { parts: [part("cloth", 0.4), { itemId: id("silk"), quantity: 600 }] });
    const silk = item("silk", { divisible: true, price: pesos(9) });
    const sold = openedLines(
      { kind: "sale", lines: [{ ...part("kit", 1), amount: pesos(1000) }] },
      among(kit, cloth, silk),
      none,
    );
    expect(sold.ok && sold.value.map(({ amount }) => amount)).toEqual([400, 600]);
  });

  it("that are broken are refused by their name, and what is no kit moves as it is", () => {
    const broken = item("broken", { parts: [part("gone", 1)] });
    const sold = { ...part("broken", 1), amount: pesos(5) };
    expect(openedLines({ kind: "sale", lines: [sold] }, among(broken), none)).toMatchObject({
      error: { kind: "kit-broken", itemId: "broken" },
    });
    const unknown = { ...part("gone", 1), amount: pesos(5) };
    expect(openedLines({ kind: "sale", lines: [unknown] }, none, none)).toMatchObject({ value: [unknown] });
  });

  describe("that come back", () => {
    const kit = item("kit", { parts: [part("pen", 1), part("book", 3)] });
    const moveId = "mov_1" as StockMoveId;
    const made = openedLines(
      {
        kind: "sale",
        lines: [
          { ...part("pen", 1), amount: pesos(50) },
          { ...part("kit", 2), amount: pesos(1) },
        ],
      },
      among(kit, pen, book),
      none,
    );
    const from = { lines: made.ok ? made.value : [] };
    const moveOf = () => from;
    const back = (itemId: ItemId, at: number, units: number, items: readonly InventoryItem[]) =>
      openedLines(
        {
          kind: "sale-return",
          lines: [{ itemId, quantity: units * 1000, amount: pesos(4), source: { moveId, line: at } }],
        },
        among(...items),
        moveOf,
      );

    it("bring what left with them, also where the item is a kit no more, or is no more", () => {
      for (const items of [
        [kit, pen, book],
        [item("kit"), pen, book],
        [pen, book],
      ]) {
        const found = back(id("kit"), 1, 1, items);
        expect(
          found.ok && found.value.map((each) => `${each.itemId} ${each.quantity} ${each.source?.line}`),
        ).toEqual(["pen 1000 1", "book 3000 2"]);
      }
    });

    it("are paid back as they were paid for", () => {
      const found = back(id("kit"), 1, 2, [kit, pen, book]);
      expect(from.lines.map(({ amount }) => amount)).toEqual([50, 0, 1]);
      expect(found.ok && found.value.map(({ amount }) => amount)).toEqual([0, 4]);
    });

    it("are told apart from what left by itself", () => {
      const found = back(id("pen"), 0, 1, [kit, pen, book]);
      expect(found.ok && found.value.map((each) => [each.itemId, "kit" in each])).toEqual([["pen", false]]);
      const nowhere = back(id("pen"), 99, 1, [kit, pen, book]);
      expect(nowhere.ok && nowhere.value.map((each) => each.itemId)).toEqual(["pen"]);
    });

    it("are offered the latest first", () => {
      const sale = (number: number, date: string) => ({
        id: `mov_${number}` as StockMoveId,
        kind: "sale" as const,
        number,
        date: day(date),
        lines: from.lines,
      });
      const dates = (...moves: readonly ReturnType<typeof sale>[]) =>
        returnableKits(id("kit"), moves, day("2026-12-31")).map(({ line: { moveId: of } }) => of);
      expect(dates(sale(9, "2026-11-01"), sale(3, "2026-11-05"))).toEqual(["mov_3", "mov_9"]);
      expect(dates(sale(3, "2026-11-05"), sale(9, "2026-11-01"), sale(4, "2026-11-05"))).toEqual([
        "mov_4",
        "mov_3",
        "mov_9",
      ]);
    });
  });
});
