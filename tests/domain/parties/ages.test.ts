import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, day, dayNumber } from "#domain/kernel/calendar-day.ts";
import {
  addAges,
  ageAfter,
  agedAt,
  agedSum,
  leftOfDay,
  type PartyMove,
  sumByAge,
} from "#domain/parties/ages.ts";
import { isPayable, isReceivable } from "#domain/parties/owed.ts";

const move = (on: string, debit: number, credit = 0): PartyMove => ({ day: day(on), debit, credit });
const AT = day("2026-11-22");

describe("the age of what is owed", () => {
  it.each([
    [0, "0-30"],
    [30, "0-30"],
    [31, "31-60"],
    [60, "31-60"],
    [61, "61-90"],
    [90, "61-90"],
    [91, "91+"],
    [4000, "91+"],
  ])("%i days are %s", (days, age) => expect(ageAfter(days)).toBe(age));

  it.each([
    ["one invoice", [move("2026-11-01", 100)], [["2026-11-01", 100]], 0],
    [
      "paid in part: the oldest first",
      [move("2026-06-01", 100), move("2026-11-01", 50), move("2026-11-02", 0, 120)],
      [["2026-11-01", 30]],
      0,
    ],
    [
      "paid before it was owed",
      [move("2026-05-01", 0, 70), move("2026-06-01", 100)],
      [["2026-06-01", 30]],
      0,
    ],
    ["paid in full", [move("2026-06-01", 100), move("2026-07-01", 0, 100)], [], 0],
    ["paid beyond what was owed", [move("2026-06-01", 100), move("2026-07-01", 0, 130)], [], 30],
    [
      "what comes later is not counted",
      [move("2026-06-01", 100), move("2026-11-23", 0, 100)],
      [["2026-06-01", 100]],
      0,
    ],
  ] as const)("%s", (_name, moves, parts, advance) => {
    const aged = agedAt(moves, "debit", AT);
    expect(aged.parts.map((part) => [part.day, part.amount])).toEqual(parts);
    expect(aged.advance).toBe(advance);
  });

  it("counts what was moved on the day itself, and how many days each part waits", () => {
    const aged = agedAt([move("2026-10-22", 10), move("2026-11-22", 100, 5)], "debit", AT);
    expect(aged.parts).toEqual([
      { day: "2026-10-22", days: 31, age: "31-60", amount: 5 },
      { day: "2026-11-22", days: 0, age: "0-30", amount: 100 },
    ]);
  });

  it("is summed by age, of one and of several", () => {
    const sums = sumByAge([
      { age: "0-30", amount: 5 },
      { age: "91+", amount: 7 },
      { age: "0-30", amount: 1 },
    ]);
    expect(sums).toEqual({ "0-30": 6, "31-60": 0, "61-90": 0, "91+": 7 });
    expect(addAges([sums, sums, sumByAge([{ age: "31-60", amount: 2 }])])).toEqual({
      "0-30": 12,
      "31-60": 2,
      "61-90": 0,
      "91+": 14,
    });
    expect(agedSum(sums)).toBe(13);
  });

  it("tells what is left of a day by its last charges", () => {
    const charges = [{ amount: 10 }, { amount: 20 }, { amount: 30 }];
    const left = (rest: number) =>
      leftOfDay(rest, charges).map(({ charge, left: part }) => [charge.amount, part]);
    expect(left(60)).toEqual([
      [10, 10],
      [20, 20],
      [30, 30],
    ]);
    expect(left(45)).toEqual([
      [20, 15],
      [30, 30],
    ]);
    expect(left(30)).toEqual([[30, 30]]);
    expect(left(12)).toEqual([[30, 12]]);
    expect(left(0)).toEqual([]);
  });

  it("grows on the credit side for what we owe", () => {
    const aged = agedAt([move("2026-06-01", 0, 100), move("2026-07-01", 40)], "credit", AT);
    expect(aged.parts).toMatchObject([{ day: "2026-06-01", amount: 60, age: "91+" }]);
  });

  it("is that of paying each charge in its order, at any day, and adds up to the balance", () => {
    const moves = fc.array(fc.record({ after: fc.nat(200), debit: fc.nat(50), credit: fc.nat(50) }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(moves, fc.nat(220), (drawn, until) => {
        const start = day("2026-01-01");
        const all = drawn.map(({ after, debit, credit }) => ({ day: addDays(start, after), debit, credit }));
        const at = addDays(start, until);
        const known = all.filter((each) => each.day <= at);
        const charges = known
          .filter(({ debit }) => debit > 0)
          .sort((a, b) => dayNumber(a.day) - dayNumber(b.day))
          .map((each) => ({ day: each.day, left: each.debit }));
        let paid = known.reduce((sum, { credit }) => sum + credit, 0);
        for (const charge of charges) {
          const used = Math.min(paid, charge.left);
          charge.left -= used;
          paid -= used;
        }
        const byDay = new Map<string, number>();
        for (const { day: on, left } of charges) if (left > 0) byDay.set(on, (byDay.get(on) ?? 0) + left);
        const aged = agedAt(all, "debit", at);
        const found = new Map<string, number>();
        for (const part of aged.parts) found.set(part.day, (found.get(part.day) ?? 0) + part.amount);
        expect([...found]).toEqual([...byDay]);
        expect(aged.advance).toBe(paid);
      }),
    );
  });
});

it.each([
  ["130505", "owes us"],
  ["135515", null],
  ["1399", null],
  ["220505", "we owe"],
  ["233525", "we owe"],
  ["236540", null],
  ["240805", null],
  ["2505", "we owe"],
  ["2805", "we owe"],
  ["4135", null],
  ["11100521", null],
  ["11101305", null],
] as const)("account %s", (puc, said) => {
  expect(isReceivable(puc) ? "owes us" : isPayable(puc) ? "we owe" : null).toBe(said);
});
