import { describe, expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import {
  companyPeriods,
  comparableYears,
  comparedPeriod,
  monthlyPeriods,
  openingOf,
  periodOf,
  recentMonths,
  sameMonths,
  spanPeriod,
} from "#domain/statement/analysis/company-periods.ts";
import {
  type MonthMovements,
  monthNetOf,
  movementOf,
  netsWithin,
  positionUntil,
} from "#domain/statement/analysis/month-movements.ts";
import { coveredBy } from "#tests/domain/assistant/facts.ts";

function moved(name: string, accounts: Readonly<Record<string, number>>): MonthMovements {
  const byPuc = new Map(
    Object.entries(accounts).map(([puc, net]) => [
      puc,
      { debit: Math.max(0, net), credit: Math.max(0, -net) },
    ]),
  );
  return { month: month(name), byPuc };
}

const MONTHS = [
  moved("2025-03", { "1105": 1_000, "3105": -1_000 }),
  moved("2025-10", { "1105": 200, "4135": -200 }),
  moved("2025-12", { "1105": 300, "4135": -300 }),
  moved("2026-01", { "1105": 500, "4135": -500 }),
  moved("2026-10", { "1105": -100, "5105": 100 }),
];

describe("the period under analysis", () => {
  const { now, opening } = companyPeriods(MONTHS, month("2026-10"));
  const covered = coveredBy(MONTHS);

  it("goes from January to its last month, with the balances of its last day", () => {
    expect(now).toMatchObject({ year: 2026, first: "2026-01", last: "2026-10", cutOff: "2026-10-31" });
    expect(now.figures).toMatchObject({ assets: 1_900, income: 500, netResult: 400 });
    expect(now.days).toBe(304);
    expect(periodOf(MONTHS, month("2025-12")).days).toBe(365);
    expect(periodOf(MONTHS, month("2024-12")).days).toBe(365);
  });

  it("AC-50: counts the days up to the day that is counted, and no further than its last month", () => {
    const until = (text: string) => periodOf(MONTHS, month("2026-10"), day(text));
    expect([until("2026-10-15").days, until("2026-10-31").days, until("2026-11-20").days]).toEqual([
      288, 304, 304,
    ]);
    const span = { first: month("2026-09"), last: month("2026-10") };
    const beside = (text: string) => spanPeriod(MONTHS, covered, span, day(text));
    expect([beside("2026-10-15"), beside("2026-12-31")].map(({ cutOff, days }) => [cutOff, days])).toEqual([
      ["2026-10-15", 45],
      ["2026-10-31", 61],
    ]);
    expect(spanPeriod(MONTHS, [], span, day("2026-10-31"))).toMatchObject({
      result: null,
      nets: { within: null },
    });
  });

  it("keeps what its figures are computed from", () => {
    expect(now.nets.until?.get("1105")).toBe(1_900);
    expect(now.nets.within?.get("1105")).toBe(400);
    expect(now.nets.within?.get("3105")).toBeUndefined();
  });

  it("has earlier years latest first, without those of a gap, and none of books that begin later", () => {
    const runs = [
      { first: month("2021-05"), last: month("2022-03") },
      { first: month("2024-02"), last: null },
    ];
    expect(comparableYears(runs, now)).toEqual([2025, 2024, 2022, 2021]);
    expect(comparableYears([], now)).toEqual([]);
    expect(comparableYears([{ first: month("2027-01"), last: null }], now)).toEqual([]);
  });

  it("opens with the balances of December, where books began in it", () => {
    expect(openingOf([moved("2025-12", { "1105": 300, "3105": -300 })], 2026)).toMatchObject({ assets: 300 });
    expect(openingOf([], 2026)).toBeNull();
    expect(positionUntil([], month("2026-10"), day("2026-10-31")).size).toBe(0);
  });

  it("leaves closings out of what moved, and counts accounts by their beginning alone", () => {
    const closing = new Map([["4135", { debit: 500, credit: 0 }]]);
    const byPuc = new Map([
      ["4135", { debit: 500, credit: 800 }],
      ["110505", { debit: 300, credit: 0 }],
      ["2211", { debit: 0, credit: 0 }],
    ]);
    const closed = [{ month: month("2026-12"), byPuc, closing }, moved("2027-01", { "110505": 9 })];
    const nets = netsWithin(closed, month("2026-01"), month("2026-12"));
    expect([monthNetOf(nets, "4135"), monthNetOf(nets, "11")]).toEqual([-800, 300]);
    expect(movementOf(closed, "11", month("2026-01"), month("2026-12"))).toEqual({ debit: 300, credit: 0 });
    expect(movementOf(closed, "05", month("2026-01"), month("2026-12"))).toEqual({ debit: 0, credit: 0 });
  });

  it("knows what it opened with, and which years there are", () => {
    expect(opening).toMatchObject({ assets: 1_500, netResult: null });
    expect(comparableYears(covered, now)).toEqual([2025]);
    expect(comparableYears(coveredBy(MONTHS.slice(3)), now)).toEqual([]);
    expect(companyPeriods(MONTHS.slice(3), month("2026-10"))).toMatchObject({ opening: null });
    expect(openingOf(MONTHS, 2026)).toMatchObject({ assets: 1_500 });
    expect(openingOf(MONTHS, 2025)).toBeNull();
  });

  it("is compared with the same months of an earlier year, and with that year's last balances", () => {
    const whole = [moved("2024-12", { "1105": 0 }), ...MONTHS];
    const before = comparedPeriod(whole, coveredBy(whole), now, 2025);
    expect(before).toMatchObject({ year: 2025, first: "2025-01", last: "2025-10", cutOff: "2025-12-31" });
    expect(before.coverage.kind).toBe("whole");
    expect(before.figures).toMatchObject({ assets: 1_500, income: 200 });
  });

  it("AC-50: is compared with the months of an earlier year that the books cover, and with no results before them", () => {
    const part = comparedPeriod(MONTHS, covered, now, 2025);
    expect(part).toMatchObject({ first: "2025-03", last: "2025-10", days: 245, coverage: { kind: "part" } });
    expect(sameMonths(part, now)).toEqual({ first: "2026-03", last: "2026-10" });
    const late = MONTHS.slice(2);
    const none = comparedPeriod(late, coveredBy(late), now, 2025);
    expect(none).toMatchObject({ result: null, coverage: { kind: "none" } });
    expect(none.figures).toMatchObject({ assets: 300, income: null, netResult: null });
  });

  it("is told month by month, the empty ones too", () => {
    const months = monthlyPeriods(MONTHS, covered, now);
    expect(months.map((each) => each.last)).toEqual(
      Array.from({ length: 10 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}`),
    );
    expect(months[0]?.figures).toMatchObject({ assets: 2_000, netResult: 500 });
    expect(months.at(-1)?.figures).toEqual(now.figures);
    const part = monthlyPeriods(MONTHS, covered, periodOf(MONTHS, month("2025-12")));
    expect(part.map((each) => each.last)).toEqual(
      Array.from({ length: 10 }, (_, index) => `2025-${String(index + 3).padStart(2, "0")}`),
    );
  });

  it("sums accounts with those below them", () => {
    const nets = netsWithin(MONTHS, month("2025-10"), month("2026-01"));
    expect(monthNetOf(nets, "11")).toBe(1_000);
    expect(monthNetOf(nets, "99")).toBe(0);
    expect(movementOf(MONTHS, "1105", month("2026-01"), month("2026-10"))).toEqual({
      debit: 500,
      credit: 100,
    });
    expect(recentMonths(month("2026-02"), 3)).toEqual({ first: "2025-12", last: "2026-02" });
  });
});
