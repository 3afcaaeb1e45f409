import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type InventoryMove, isIncoming, type StockKind } from "#domain/inventory/inventory-move.ts";
import type { KardexCard, KardexLine, MethodSince, StockRules } from "#domain/inventory/kardex.ts";
import { byDay, costBeyondEntry, kardexLine, planStock, valueByMonth } from "#domain/inventory/plan-stock.ts";
import { methodOf, replayKardex } from "#domain/inventory/replay-kardex.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, ItemId, StockMoveId } from "#domain/kernel/ids.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";

const BOOK = "book_1" as BookId;
const [A, B] = ["a" as ItemId, "b" as ItemId];
const AVERAGE: StockRules = { methods: [{ since: 2020, method: "average" }] };
const PERIODIC: readonly MethodSince[] = [
  { since: 2020, method: "average", system: "periodic" } as MethodSince,
];

type Part = readonly [item: ItemId, units: number, amount?: number];

function move(number: number, kind: StockKind, date: string, ...parts: readonly Part[]): InventoryMove {
  return {
    id: `mov_${number}` as StockMoveId,
    bookId: BOOK,
    number,
    kind,
    date: day(date),
    description: "",
    reference: "",
    counter: "1105" as AccountCode,
    lines: parts.map(([itemId, units, amount = 0]) => ({
      itemId,
      quantity: units * 1_000,
      amount: isIncoming(kind) ? pesos(amount) : ZERO,
    })),
  } as unknown as InventoryMove;
}

function planned(
  cards: readonly KardexCard[],
  add: readonly InventoryMove[],
  remove: readonly InventoryMove[] = [],
) {
  const plan = planStock(cards, AVERAGE, { add, remove });
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  return plan.value;
}
const changed = ({ changes }: ReturnType<typeof planned>) =>
  changes.map(({ itemId, line, before, after }) => `${line.date} ${itemId} ${line.kind} ${before} ${after}`);

describe("what a move of an earlier day does to the cost of later ones", () => {
  const LATER = [move(2, "sale", "2026-11-10", [A, 2], [B, 1]), move(3, "sale", "2026-11-20", [A, 1])];
  const first = move(1, "purchase", "2026-11-01", [A, 10, 1_000], [B, 10, 5_000]);

  it("is told by the day, each with its cost before and after, and the move's own values beside", () => {
    const { now } = planned([], [first, ...LATER]);
    const plan = planned(now, [move(4, "purchase", "2026-11-05", [A, 10, 2_000])]);
    // 20 units of 3.000: 150 each instead of 100.
    expect(changed(plan)).toEqual(["2026-11-10 a sale 200 300", "2026-11-20 a sale 100 150"]);
    expect([...plan.values]).toEqual([["mov_4", [2_000]]]);
    expect(plan.corrections).toEqual([]);
    expect(plan.now.map(({ itemId }) => itemId)).toEqual(["a", "b"]);
  });

  it("is undone by taking it out again, and nothing changes for what stays", () => {
    const middle = move(4, "purchase", "2026-11-05", [A, 10, 2_000]);
    const { now } = planned([], [first, middle, ...LATER]);
    expect(changed(planned(now, [], [middle]))).toEqual([
      "2026-11-10 a sale 300 200",
      "2026-11-20 a sale 150 100",
    ]);
    expect(changed(planned(now, [move(9, "purchase", "2026-12-01", [A, 1, 7])]))).toEqual([]);
    const values = planned([], [first]).values.get(first.id);
    expect(values).toEqual([1_000, 5_000]);
  });

  it("stands in the order of days, and says where a line comes from", () => {
    const on = (date: string) => ({ line: { date: day(date) } }) as unknown as Parameters<typeof byDay>[0];
    const [early, late] = [on("2026-11-01"), on("2026-11-02")];
    expect([byDay(early, late), byDay(late, early), byDay(early, on("2026-11-01"))]).toEqual([-1, 1, 0]);
    const source = { moveId: first.id, line: 0 };
    const back = move(5, "sale-return", "2026-11-12", [A, 1]);
    const told = kardexLine({ ...back, lines: [{ ...back.lines[0], source }] } as InventoryMove, 0);
    expect(told).toMatchObject({ moveId: back.id, line: 0, quantity: 1_000, source, value: 0 });
    expect(kardexLine(first, 1)).not.toHaveProperty("source");
    expect(kardexLine(first, 1)).not.toHaveProperty("store");
    expect(kardexLine(first, 2)).toBeNull();
  });

  it("a move that goes may have cost more than its entry says", () => {
    const sold = LATER[0] as InventoryMove;
    const { now } = planned([], [first, ...LATER]);
    // 200 of one item and 500 of the other.
    expect(costBeyondEntry(sold, now, -700)).toBeNull();
    expect(costBeyondEntry(sold, now, -650)).toMatchObject({ itemId: A, before: 700, after: 650 });
    expect(costBeyondEntry(first, now, 6_000)).toBeNull();
    expect(costBeyondEntry(first, now, 5_990)).toMatchObject({ itemId: A, before: 6_000, after: 5_990 });
    expect(costBeyondEntry(move(99, "sale", "2026-11-01"), now, 0)).toBeNull();
  });
});

describe("by how much months move the account of the stock", () => {
  const lines = (
    ...all: readonly (readonly [kind: StockKind, date: string, value: number, corrects?: number])[]
  ) => [
    {
      itemId: A,
      lines: all.map(([kind, date, value, corrects], at) => ({
        moveId: `mov_${at}`,
        kind,
        date: day(date),
        value: pesos(value),
        ...(corrects !== undefined && { corrects: pesos(corrects) }),
      })),
    } as unknown as KardexCard,
  ];
  const told = (
    old: readonly KardexCard[],
    now: readonly KardexCard[],
    silent: readonly string[] = [],
    methods = AVERAGE.methods,
  ) =>
    [...valueByMonth(old, now, new Set(silent as StockMoveId[]), methods)].map(
      ([of, value]) => `${of} ${value}`,
    );
  const NOW = lines(
    ["purchase", "2026-11-01", 1_000, 30],
    ["sale", "2026-11-05", 200],
    ["sale", "2026-12-05", 100],
  );

  it("what comes in less what goes out and what it corrects", () => {
    expect(told([], NOW)).toEqual(["2026-11 770", "2026-12 -100"]);
    expect(told(NOW, [])).toEqual(["2026-11 -770", "2026-12 100"]);
    expect(told(NOW, NOW)).toEqual([]);
    expect(
      told(
        NOW,
        lines(
          ["purchase", "2026-11-01", 1_001, 30],
          ["sale", "2026-11-05", 200],
          ["sale", "2026-12-05", 100],
        ),
      ),
    ).toEqual(["2026-11 1"]);
  });

  it("without moves whose entry does not move it, but for what they correct", () => {
    expect(told([], NOW, ["mov_0"])).toEqual(["2026-11 -230", "2026-12 -100"]);
    expect(told([], NOW, ["mov_2"])).toEqual(["2026-11 770"]);
  });

  it("under the periodic system an opening alone", () => {
    const opened = lines(["opening", "2026-11-01", 1_000], ["purchase", "2026-11-02", 500]);
    expect(told([], opened, [], PERIODIC)).toEqual(["2026-11 1000"]);
  });

  it("by the method of its year, or of the first one", () => {
    const methods: readonly MethodSince[] = [
      { since: 2024, method: "peps" },
      { since: 2026, method: "average" },
    ];
    expect([2023, 2024, 2025, 2026, 2030].map((year) => methodOf(methods, year))).toEqual([
      "peps",
      "peps",
      "peps",
      "average",
      "average",
    ]);
    expect(methodOf([], 2026)).toBe("average");
  });
});

describe("what leaves at cost, line by line", () => {
  const purchase = (number: number, date: string, units: number, amount: number) =>
    kardexLine(move(number, "purchase", date, [A, units, amount]), 0) as KardexLine;
  const sale = (number: number, date: string, units: number) =>
    kardexLine(move(number, "sale", date, [A, units]), 0) as KardexLine;
  const values = (method: "average" | "peps", ...all: readonly KardexLine[]) => {
    const made = replayKardex({ bookId: BOOK, itemId: A }, all, { methods: [{ since: 2020, method }] });
    return made.ok
      ? made.value.cards.flatMap(({ lines }) => lines.map(({ value }) => value))
      : made.error.kind;
  };

  it.each<[string, "average" | "peps", readonly KardexLine[], readonly number[] | string]>([
    [
      "the average of all, the rest of a peso in the last ones",
      "average",
      [
        purchase(1, "2026-01-01", 3, 100),
        sale(2, "2026-01-02", 1),
        sale(3, "2026-01-03", 1),
        sale(4, "2026-01-04", 1),
      ],
      [100, 33, 34, 33],
    ],
    [
      "the oldest first (PEPS)",
      "peps",
      [
        purchase(1, "2026-01-01", 2, 100),
        purchase(2, "2026-01-02", 2, 300),
        sale(3, "2026-01-03", 3),
        sale(4, "2026-01-04", 1),
      ],
      [100, 300, 250, 150],
    ],
    [
      "a whole layer and nothing of the next",
      "peps",
      [
        purchase(1, "2026-01-01", 2, 100),
        purchase(2, "2026-01-02", 2, 300),
        sale(3, "2026-01-03", 2),
        sale(4, "2026-01-04", 2),
      ],
      [100, 300, 100, 300],
    ],
    [
      "no more than there is",
      "average",
      [purchase(1, "2026-01-01", 2, 100), sale(2, "2026-01-02", 3)],
      "not-enough",
    ],
    [
      "not before it came",
      "peps",
      [purchase(1, "2026-01-02", 2, 100), sale(2, "2026-01-01", 1)],
      "not-enough",
    ],
    [
      "again after all was gone",
      "average",
      [
        purchase(1, "2026-01-01", 1, 100),
        sale(2, "2026-01-02", 1),
        purchase(3, "2026-01-03", 1, 70),
        sale(4, "2026-01-04", 1),
      ],
      [100, 100, 70, 70],
    ],
  ])("%s: %s", (_name, method, lines, expected) => {
    expect(values(method, ...lines)).toEqual(expected);
  });
});
