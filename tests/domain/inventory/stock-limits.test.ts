import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { itemProblem, lineProblem } from "#domain/inventory/check-stock.ts";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import { STOCK_KINDS, takesKits } from "#domain/inventory/inventory-move.ts";
import { isPlayed, playInventories } from "#domain/inventory/play-inventories.ts";
import { carriesFreight, withFreight } from "#domain/inventory/posting/purchase-costs.ts";
import { givenLines, returnedAmount } from "#domain/inventory/posting/returned-amount.ts";
import { openStores, soundStores } from "#domain/inventory/store.ts";
import { isGivenBack } from "#domain/inventory/typed-items.ts";
import type { ItemId, StoreId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { line } from "#tests/support/builders.ts";
import { BRUSH } from "#tests/support/records/stock.ts";

const id = (name: string) => name as ItemId;
const item = (code: string, more: Partial<InventoryItem> = {}) =>
  ({ ...BRUSH, id: id(code), code, name: `Nombre ${code}`, barcode: "", ...more }) as InventoryItem;

describe("what a line and an item cannot be", () => {
  const whole = { divisible: false };
  const of = (quantity: number, amount = 5) => ({ itemId: id("a"), quantity, amount: pesos(amount) });

  it("a quantity of a thousand million units is the most", () => {
    expect(lineProblem("purchase", of(1e12), whole)).toBeNull();
    expect(lineProblem("purchase", of(1e12 + 1000), whole)).toBe("quantity");
    for (const kind of ["opening", "purchase", "in"] as const)
      expect(lineProblem(kind, of(1000, 0), whole)).toBe("cost");
    expect(lineProblem("sale", of(1000, 0), whole)).toBeNull();
  });

  it.each([
    [{ name: "", code: "", unit: "" }, "name"],
    [{ code: "", unit: "" }, "code"],
    [{ unit: "" }, "unit"],
    [{ code: "b-2" }, "same-code"],
    [{ barcode: "7701" }, "same-barcode"],
    [{ barcode: "7709" }, null],
    [{}, null],
  ] as const)("%j: %s", (fields, problem) => {
    const others = [item("A-1", { barcode: "7701" }), item("B-2")];
    expect(itemProblem({ ...BRUSH, code: "C-3", barcode: "", ...fields }, others)).toBe(problem);
  });

  it("kits are sold, given back and taken out; returns give back what was traded", () => {
    expect(STOCK_KINDS.filter(takesKits)).toEqual(["sale", "sale-return", "out"]);
    expect(STOCK_KINDS.filter(isGivenBack)).toEqual(["purchase-return", "sale-return"]);
  });
});

describe("stores that take moves (IN-51)", () => {
  const store = (name: string, closed?: boolean) => ({
    id: name as StoreId,
    name,
    ...(closed !== undefined && { closed }),
  });

  it("are those that are open", () => {
    const all = [store("a"), store("b", true), store("c", false)];
    expect(openStores(all).map(({ name }) => name)).toEqual(["a", "c"]);
  });

  it("are opened again where they are the first one, or hold something", () => {
    const all = [store("a", true), store("b", true), store("c", true), store("d")];
    expect(soundStores(all, (held) => held === "c")).toEqual([
      store("a"),
      store("b", true),
      store("c"),
      store("d"),
    ]);
    const sound = [store("a"), store("b", true), store("c")];
    expect(soundStores(sound, (held) => held !== "b")).toBe(sound);
  });
});

describe("IN-13 the inventories of a period", () => {
  const names = { initial: "i", purchases: "p", returns: "r", final: "f" };

  it.each([
    [100, 0, 0, 100, true],
    [100, 0, 0, 90, false],
    [100, 5, 0, 100, false],
    [100, 0, 5, 100, false],
    [0, 5, 5, 100, false],
    [0, 0, 0, 0, true],
  ])(
    "of %i, %i bought, %i given back and %i in the end are played: %s",
    (initial, purchases, returns, final, is) => {
      const played = { initial, purchases, returns, final };
      expect(
        isPlayed(
          Object.fromEntries(Object.entries(played).map(([key, value]) => [key, pesos(value)])) as never,
        ),
      ).toBe(is);
    },
  );

  it("have no line of what is nothing", () => {
    const held = [
      { account: "1435" as AccountCode, amount: 100 },
      { account: "6205" as AccountCode, amount: 0 },
    ];
    const { lines, returns } = playInventories("puc", held, 0, names);
    expect(lines.map(({ account, debit, credit }) => `${account} ${debit - credit}`)).toEqual([
      "6135 100",
      "1435 -100",
    ]);
    expect(Object.is(returns, 0)).toBe(true);
  });
});

describe("IN-16 the freight of a purchase", () => {
  it("goes to the account that the purchase debited, not to one that it credited", () => {
    const bought = [line("143505", -20), line("143510", 120), line("2205", -100)];
    const freight = { amount: pesos(9), counter: "1105" as AccountCode, thirdParty: "" };
    expect(withFreight("puc", "perpetual", bought, freight).slice(3)).toEqual([
      line("143510", 9),
      line("1105", -9),
    ]);
    expect(withFreight("puc", "perpetual", [line("2205", -5)], freight)[1]).toEqual(line("1435", 9));
  });

  it("is told by IVA that is less than that of its lines, and by nothing where there is none", () => {
    const move = { lines: [{ itemId: id("a"), quantity: 1000, amount: pesos(1000) }] };
    const entry = (vat: number) => [line("1435", 1000), line("2408", vat), line("2205", -1000 - vat)];
    expect(carriesFreight("puc", move, entry(100), [190])).toBe(true);
    expect(carriesFreight("puc", move, entry(190), [190])).toBe(false);
    expect(carriesFreight("puc", move, entry(250), [190])).toBeNull();
    expect(carriesFreight("puc", move, entry(0), [190])).toBeNull();
    expect(carriesFreight("puc", move, entry(1), [0])).toBeNull();
    const twice = [line("1435", 1100), line("1435", -100), line("2408", 190), line("2205", -1190)];
    expect(carriesFreight("puc", move, twice, [190])).toBe(false);
    expect(carriesFreight("puc", move, [line("143505", 9), ...entry(190)], [190])).toBe(true);
  });
});

describe("IN-50 what is given back of a sale", () => {
  it("is of kits by the place of each, with what all its components were sold for", () => {
    const kit = (place: number) => ({ itemId: id("kit"), quantity: 2000, line: place });
    const part = (name: string, amount: number, place?: number) => ({
      itemId: id(name),
      quantity: 1000,
      amount: pesos(amount),
      ...(place !== undefined && { kit: kit(place) }),
    });
    const lines = [part("a", 9), part("a", 30, 1), part("b", 70, 1), part("a", 5, 3)];
    expect(givenLines(lines, { id: id("kit"), isKit: true })).toEqual([
      { line: 1, quantity: 2000, amount: 100 },
      { line: 3, quantity: 2000, amount: 5 },
    ]);
    expect(givenLines(lines, { id: id("a"), isKit: false }).map(({ line: at }) => at)).toEqual([0, 1, 3]);
    expect(givenLines(lines, { id: id("z"), isKit: true })).toEqual([]);
  });

  it("pays back its share, all of all, and nothing of nothing", () => {
    const sold = { quantity: 3000, amount: pesos(100) };
    expect([1000, 2000, 3000].map((units) => returnedAmount(sold, units))).toEqual([33, 67, 100]);
    expect([returnedAmount(sold, 0), returnedAmount(sold, -1000)]).toEqual([0, 0]);
    expect(returnedAmount({ quantity: 0, amount: pesos(100) }, 1000)).toBe(0);
  });
});
