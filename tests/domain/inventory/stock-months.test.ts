import { describe, expect, it } from "vitest";
import type { KardexCard, KardexLine, StockMonth } from "#domain/inventory/kardex.ts";
import {
  changedMonth,
  changedMonths,
  monthChanges,
  stockOn,
  stockValue,
} from "#domain/inventory/stock-months.ts";
import type { StockTransfer } from "#domain/inventory/store.ts";
import {
  changedElsewhere,
  hasStores,
  sayStore,
  storeChanges,
  storeKardex,
  storesHolding,
  unitsByStore,
} from "#domain/inventory/store-units.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId, ItemId, StoreId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const BOOK = "book_1" as BookId;
const [A, B] = ["a" as ItemId, "b" as ItemId];
const STORES = ["main", "north", "south"].map((name) => ({ id: name as StoreId, name }));
const [MAIN, NORTH, SOUTH] = STORES.map(({ id }) => id) as [StoreId, StoreId, StoreId];
const RULES = { stores: STORES };

let count = 0;
function line(
  kind: KardexLine["kind"],
  date: string,
  quantity: number,
  value: number,
  more: object = {},
): KardexLine {
  count += 1;
  const head = { moveId: `mov_${count}`, line: 0, number: count, date: day(date), kind };
  return { ...head, quantity, amount: pesos(0), value: pesos(value), ...more } as unknown as KardexLine;
}
const card = (itemId: ItemId, ...lines: readonly KardexLine[]) =>
  ({ bookId: BOOK, itemId, year: 2026, lines }) as unknown as KardexCard;
const transfer = (id: string, date: string, item: ItemId, quantity: number, from: StoreId, to: StoreId) =>
  ({
    id,
    bookId: BOOK,
    number: 9,
    date: day(date),
    itemId: item,
    quantity,
    from,
    to,
  }) as unknown as StockTransfer;

const BOUGHT = line("purchase", "2026-11-03", 10, 1_000);
const SOLD = line("sale", "2026-11-05", 4, 400);
const NONE = { old: [], now: [] };

/** Items, days, units and values of a month as they lie. */
const told = ({ items, sums }: StockMonth) =>
  items.map((item, at) => [item, ...sums.slice(3 * at, 3 * at + 3)]);
const november = (before: StockMonth | undefined, old: readonly KardexCard[], now: readonly KardexCard[]) =>
  changedMonth(BOOK, month("2026-11"), before, monthChanges(old, now).get(month("2026-11")) ?? new Map());

describe("months of stock", () => {
  it("have what came in and what went out on each day, and what below zero cost more (IN-12)", () => {
    const corrected = line("purchase", "2026-11-05", 2, 300, { corrects: pesos(50) });
    const whole = november(undefined, [], [card(A, BOUGHT, SOLD, corrected), card(B, SOLD)]);
    expect(told(whole)).toEqual([
      ["a", 3, 10, 1_000],
      ["a", 5, -2, -150],
      ["b", 5, -4, -400],
    ]);
    expect([whole.bookId, whole.month, "elsewhere" in whole]).toEqual([BOOK, "2026-11", false]);
  });

  const first = () => november(undefined, [], [card(A, BOUGHT, SOLD), card(B, SOLD)]);

  it("are changed in the place of what changed, without what came to nothing", () => {
    const more = line("sale", "2026-11-05", 1, 90);
    expect(told(november(first(), [card(A, BOUGHT, SOLD)], [card(A, BOUGHT, SOLD, more)]))).toEqual([
      ["a", 3, 10, 1_000],
      ["a", 5, -5, -490],
      ["b", 5, -4, -400],
    ]);
    expect(told(november(first(), [card(A, BOUGHT, SOLD)], [card(A, BOUGHT)]))).toEqual([
      ["a", 3, 10, 1_000],
      ["b", 5, -4, -400],
    ]);
    const cost = { ...SOLD, value: pesos(390) };
    expect(told(november(first(), [card(B, SOLD)], [card(B, cost)]))).toEqual([
      ["a", 3, 10, 1_000],
      ["a", 5, -4, -400],
      ["b", 5, -4, -390],
    ]);
    const third = line("purchase", "2026-11-30", 1, 7);
    expect(told(november(first(), [], [card(B, third)])).at(-1)).toEqual(["b", 30, 1, 7]);
    expect(told(first())).toHaveLength(3);
  });

  it("keep a day whose units or whose value alone came to nothing", () => {
    const back = line("purchase", "2026-11-05", 4, 300);
    const given = line("purchase", "2026-11-05", 1, 400);
    expect(told(november(first(), [], [card(A, back)]))[1]).toEqual(["a", 5, 0, -100]);
    expect(told(november(first(), [], [card(A, given)]))[1]).toEqual(["a", 5, -3, 0]);
    expect(told(november(undefined, [], [card(A, SOLD, back)]))).toEqual([["a", 5, 0, -100]]);
    expect(told(november(undefined, [], [card(A, SOLD, given)]))).toEqual([["a", 5, -3, 0]]);
    expect(told(november(undefined, [], [card(A, SOLD, { ...back, value: pesos(400) })]))).toEqual([]);
  });

  it("are changed where something changed alone", () => {
    const [now, old] = [[card(A, BOUGHT, line("sale", "2026-12-01", 1, 100))], [card(A, BOUGHT)]];
    expect([...monthChanges(old, now).keys()]).toEqual(["2026-12"]);
    expect([...monthChanges(now, now).keys()]).toEqual([]);
    expect([
      ...monthChanges([], [card(A, SOLD), card(B, BOUGHT, line("sale", "2026-11-03", 10, 1_000))]).keys(),
    ]).toEqual(["2026-11"]);
    expect(monthChanges([card(A, SOLD)], [card(A, { ...SOLD, quantity: 5 })]).size).toBe(1);
    expect(monthChanges([card(A, SOLD)], [card(A, { ...SOLD, value: pesos(5) })]).size).toBe(1);
  });

  it("tell what there is at the end of a day, and what it is worth", () => {
    const december = changedMonth(
      BOOK,
      month("2026-12"),
      undefined,
      monthChanges([], [card(A, line("sale", "2026-12-31", 1, 100))]).get(month("2026-12")) ?? new Map(),
    );
    const on = (date: string) => {
      const stock = stockOn([first(), december], day(date));
      return [stock.get(A)?.quantity, stock.get(A)?.value, stockValue(stock.values())];
    };
    expect(on("2026-11-02")).toEqual([undefined, undefined, 0]);
    expect(on("2026-11-03")).toEqual([10, 1_000, 1_000]);
    expect(on("2026-11-05")).toEqual([6, 600, 200]);
    expect(on("2026-12-30")).toEqual([6, 600, 200]);
    expect(on("2026-12-31")).toEqual([5, 500, 100]);
    expect(on("2026-10-31")).toEqual([undefined, undefined, 0]);
  });
});

describe("IN-14 months of stores but the first", () => {
  const MOVED = transfer("t", "2026-11-04", A, 6, MAIN, NORTH);
  const FROM_NORTH = line("sale", "2026-11-05", 2, 200, { store: NORTH });
  const ONWARDS = transfer("u", "2026-11-06", A, 1, NORTH, SOUTH);
  const plan = { old: [], now: [card(A, BOUGHT, FROM_NORTH)], transfers: { old: [], now: [MOVED, ONWARDS] } };

  const monthsOf = (more: typeof plan, stored?: StockMonth, rules: { stores?: typeof STORES } = RULES) => {
    const { months, after } = changedMonths(BOOK, more, rules);
    return [months, after([stored])[0]] as const;
  };

  it("have the units of each of them by day", () => {
    const [months, made] = monthsOf(plan);
    expect(months).toEqual(["2026-11"]);
    expect(made?.elsewhere).toEqual({
      stores: [NORTH, NORTH, NORTH, SOUTH],
      items: [A, A, A, A],
      sums: [5, -2, 4, 6, 6, -1, 6, 1],
    });
  });

  it("change with what is taken back, down to nothing", () => {
    const [, made] = monthsOf(plan);
    const [, back] = monthsOf({ old: plan.now as never, now: [card(A, BOUGHT)], transfers: NONE }, made);
    expect(back?.elsewhere?.sums).toEqual([4, 6, 6, -1, 6, 1]);
    const [, none] = monthsOf(
      { old: [], now: [], transfers: { old: [MOVED, ONWARDS] as never, now: [] } },
      back,
    );
    expect(none && "elsewhere" in none).toBe(false);
    expect(none && told(none)).toEqual(
      [
        ["a", 3, 10, 1_000],
        ["a", 5, 0, 0],
      ].slice(0, 1),
    );
  });

  it("keep the units of other stores where a month changes by its values alone", () => {
    const [, made] = monthsOf(plan);
    const [, later] = monthsOf({ old: [], now: [card(B, BOUGHT)], transfers: NONE }, made);
    expect(later?.elsewhere).toEqual(made?.elsewhere);
  });

  it("are kept of a book with more than one store alone", () => {
    const one = { stores: STORES.slice(0, 1) };
    expect([
      hasStores(RULES),
      hasStores({ stores: STORES.slice(0, 2) }),
      hasStores(one),
      hasStores({}),
    ]).toEqual([true, true, false, false]);
    expect(monthsOf(plan, undefined, one)[1]).not.toHaveProperty("elsewhere");
    expect(monthsOf(plan, undefined, {})[1]).not.toHaveProperty("elsewhere");
    expect([
      sayStore(RULES, null),
      sayStore(RULES, MAIN),
      sayStore(RULES, NORTH),
      sayStore({}, NORTH),
    ]).toEqual([{}, {}, { store: NORTH }, { store: NORTH }]);
  });

  it("change where units moved alone, one item beside another", () => {
    const both = { old: [], now: [MOVED, transfer("v", "2026-11-04", B, 3, SOUTH, MAIN)] };
    expect(storeChanges([], [], both, MAIN).size).toBe(1);
    expect(storeChanges([], [], { old: both.now, now: both.now }, MAIN).size).toBe(0);
    expect(storeChanges([], [card(A, BOUGHT)], NONE, MAIN).size).toBe(0);
    expect(changedElsewhere(undefined, new Map())).toEqual({});
  });

  it("tell what each store has, the first one what the others do not", () => {
    const [, made] = monthsOf(plan);
    const units = (date: string, total = 8) => {
      const found = unitsByStore(made ? [made] : [], STORES, new Map([[A, { quantity: total }]]), day(date));
      return STORES.map(({ id }) => found.get(id)?.get(A) ?? 0);
    };
    expect(units("2026-11-03", 10)).toEqual([10, 0, 0]);
    expect(units("2026-11-04", 10)).toEqual([4, 6, 0]);
    expect(units("2026-11-05")).toEqual([4, 4, 0]);
    expect(units("2026-12-01")).toEqual([4, 3, 1]);
    expect(units("2026-10-31", 0)).toEqual([0, 0, 0]);
    const holds = storesHolding(made ? [made] : [], STORES);
    expect([NORTH, SOUTH, "gone" as StoreId].map(holds)).toEqual([true, true, false]);
    expect(storesHolding([], STORES)(NORTH)).toBe(false);
  });

  it("tell the kardex of a store in its order, with the other side of a transfer", () => {
    const late = { ...BOUGHT, store: NORTH, number: 99, line: 2 } as KardexLine;
    const early = { ...late, line: 1, quantity: 3 } as KardexLine;
    const sameDay = { ...late, number: 3, line: 5, quantity: 1 } as KardexLine;
    const lines = [FROM_NORTH, late, early, sameDay];
    const shown = storeKardex(NORTH, MAIN, [{ lines }], [ONWARDS, MOVED]).map(
      ({ date, quantity, left, other = "" }) => `${date.slice(8)} ${quantity} ${left} ${other}`.trim(),
    );
    expect(shown).toEqual(["03 1 1", "03 3 4", "03 10 14", "04 6 20 main", "05 -2 18", "06 -1 17 south"]);
  });
});
