import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import { agedAt, type PartyMove } from "#domain/parties/ages.ts";
import { averageDaysToPay, isTradeAccount, paidParts } from "#domain/parties/days-to-pay.ts";

const move = (on: string, debit: number, credit = 0): PartyMove => ({ day: day(on), debit, credit });
const AT = day("2026-11-22");

describe("the days to pay", () => {
  it.each([
    ["one invoice, paid whole", [move("2026-09-01", 100), move("2026-10-01", 0, 100)], 30],
    ["nothing was paid yet", [move("2026-09-01", 100)], null],
    ["paid on its day", [move("2026-09-01", 100, 100)], 0],
    ["paid before it was charged", [move("2026-08-01", 0, 100), move("2026-09-01", 100)], 0],
    [
      "each peso counts: 90 at 10 days and 10 at 60",
      [move("2026-08-01", 90), move("2026-08-11", 0, 90), move("2026-08-12", 10), move("2026-10-11", 0, 10)],
      15,
    ],
    [
      "a part settles the oldest first",
      [move("2026-07-01", 50), move("2026-08-01", 50), move("2026-08-31", 0, 50)],
      61,
    ],
    ["what was paid more than a year ago", [move("2025-01-01", 100), move("2025-06-01", 0, 100)], null],
    ["what was paid a year and a day ago", [move("2025-11-01", 100), move("2025-11-22", 0, 100)], null],
    ["what was paid a year ago less a day", [move("2025-11-01", 100), move("2025-11-23", 0, 100)], 22],
    ["what is paid on the day itself", [move("2026-11-01", 100), move("2026-11-22", 0, 100)], 21],
    ["what is paid after the day", [move("2026-11-01", 100), move("2026-11-23", 0, 100)], null],
  ] as const)("%s", (_name, moves, days) => {
    expect(averageDaysToPay(paidParts(moves, "debit", AT), AT)).toBe(days);
    const mirrored = moves.map(({ day: on, debit, credit }) => ({ day: on, debit: credit, credit: debit }));
    expect(averageDaysToPay(paidParts(mirrored, "credit", AT), AT)).toBe(days);
  });

  it("pays what was charged and is no longer owed, none of it before its day", () => {
    const moves = fc.array(fc.record({ after: fc.nat(200), debit: fc.nat(50), credit: fc.nat(50) }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(moves, fc.nat(220), (drawn, until) => {
        const start = day("2026-01-01");
        const at = addDays(start, until);
        const all = drawn.map(({ after, debit, credit }) => ({ day: addDays(start, after), debit, credit }));
        const charged = all.reduce((sum, each) => sum + (each.day <= at ? each.debit : 0), 0);
        const owed = agedAt(all, "debit", at).parts.reduce((sum, { amount }) => sum + amount, 0);
        const paid = paidParts(all, "debit", at);
        expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(charged - owed);
        expect(paid.every(({ days, amount, paidOn }) => days >= 0 && amount > 0 && paidOn <= at)).toBe(true);
      }),
    );
  });

  it("counts no part that was paid later than the day of the question", () => {
    const later = paidParts(
      [move("2026-11-01", 100), move("2026-12-01", 0, 100)],
      "debit",
      day("2026-12-31"),
    );
    expect(averageDaysToPay(later, AT)).toBeNull();
  });

  it.each([
    ["130505", "debit", true],
    ["1330", "debit", false],
    ["1365", "debit", false],
    ["220505", "credit", true],
    ["233595", "credit", true],
    ["2105", "credit", false],
    ["2505", "credit", false],
    ["152205", "credit", false],
  ] as const)("%s on the %s side: %s", (puc, side, is) => expect(isTradeAccount(puc, side)).toBe(is));
});
