import { describe, expect, it } from "vitest";
import { day, lastDay, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { PaidStretch } from "#domain/payroll/benefits/pay-history.ts";
import { earlierBenefit, knownPay, providedOf, settledSpans } from "#domain/payroll/settlement/known-pay.ts";
import { NOTHING_PAID } from "#domain/payroll/settlement/paid-benefits.ts";
import { contractOf } from "../people.ts";

/** A closed run of a whole month, posted, that provided 100, 10, 200 and 50. */
function paid(name: string, more: Partial<PaidStretch> = {}, salary = 2_000_000): PaidStretch {
  const [from, to] = [day(`${name}-01`), lastDay(month(name))];
  return {
    from,
    to,
    days: 30,
    unpaidDays: 0,
    salaries: [{ from, to, salary: pesos(salary), days: 30 }],
    variable: pesos(0),
    vacationVariable: pesos(0),
    transport: pesos(0),
    provided: {
      severance: pesos(100),
      severanceInterest: pesos(10),
      serviceBonus: pesos(200),
      vacation: pesos(50),
    },
    vacationDays: 0,
    vacationPaid: pesos(0),
    posted: true,
    ...more,
  };
}
const months = (year: number, from: number, to: number, more: Partial<PaidStretch> = {}) =>
  Array.from({ length: to - from + 1 }, (_, at) =>
    paid(`${year}-${String(from + at).padStart(2, "0")}`, more),
  );
const CONTRACT = contractOf(2_000_000, { start: day("2026-01-01") });

describe("the spans that a settlement pays (CST arts. 249 and 306)", () => {
  it.each([
    ["2026-06-30", "2020-01-01", "2026-01-01", "2026-01-01"],
    ["2026-07-01", "2020-01-01", "2026-01-01", "2026-07-01"],
    ["2026-09-30", "2026-03-16", "2026-03-16", "2026-07-01"],
    ["2026-09-30", "2026-08-16", "2026-08-16", "2026-08-16"],
  ])("until %s of a contract of %s: from %s and %s", (end, start, year, semester) => {
    expect(settledSpans({ start: day(start) }, day(end))).toEqual({
      year: { from: year, to: end },
      semester: { from: semester, to: end },
    });
  });
});

describe("what closed runs say of a contract that ends", () => {
  it("counts unpaid days of the year, of the semester and of all, and vacation since it began", () => {
    const history = [
      ...months(2025, 12, 12, { days: 26, unpaidDays: 4, vacationDays: 1 }),
      ...months(2026, 1, 5),
      ...months(2026, 6, 6, { days: 28, unpaidDays: 2, vacationDays: 3 }),
      ...months(2026, 7, 8),
      ...months(2026, 9, 9, { days: 29, unpaidDays: 1, vacationDays: 2 }),
    ];
    const contract = { ...CONTRACT, start: day("2025-12-01") };
    const found = knownPay(contract, day("2026-09-30"), history);
    expect(found.unpaidDays).toEqual({ year: 3, semester: 1, all: 7 });
    expect([found.vacationDays, found.knownDays, found.days]).toEqual([6, 270, 270]);
  });

  it("averages commissions over the year of service, the semester and six months", () => {
    // 300.000 in June, 600.000 in September, on a basic salary of 2.000.000.
    const history = [
      ...months(2026, 1, 5),
      ...months(2026, 6, 6, { variable: pesos(300_000), vacationVariable: pesos(300_000) }),
      ...months(2026, 7, 8),
      ...months(2026, 9, 9, { variable: pesos(600_000) }),
    ];
    const found = knownPay(CONTRACT, day("2026-09-30"), history);
    expect([found.year.variable, found.semester.variable]).toEqual([100_000, 200_000]);
    expect(found.vacationVariable).toBe(33_333);
    expect(found.incomeOfHalfYear).toBe(2_000_000 + 150_000);
    expect(found.year.salary).toBe(2_000_000);
  });
});

describe("provisions that a settlement uses up (NIIF para PYMES 28.4)", () => {
  const until = day("2026-09-30");
  const nine = months(2026, 1, 9, { vacationPaid: pesos(10) });
  const bonus = { ...NOTHING_PAID, serviceBonus: pesos(1) };

  it.each<[string, readonly PaidStretch[], Parameters<typeof providedOf>[3], object, object]>([
    [
      "the year's, the semester's and all of vacations less those paid out of it",
      nine,
      NOTHING_PAID,
      {},
      { severance: 900, severanceInterest: 90, serviceBonus: 600, vacation: 360 },
    ],
    [
      "not those of a benefit that was paid in part, where its entry does not say what it used",
      nine,
      bonus,
      {},
      { severance: 900, severanceInterest: 90, vacation: 360 },
    ],
    [
      "less what its entry used",
      nine,
      bonus,
      { serviceBonus: pesos(150) },
      { severance: 900, severanceInterest: 90, serviceBonus: 450, vacation: 360 },
    ],
    ["none where a run is missing", nine.slice(1), NOTHING_PAID, {}, { serviceBonus: 600 }],
    [
      "none where a run was not posted",
      [...nine.slice(0, 8), paid("2026-09", { posted: false })],
      NOTHING_PAID,
      { serviceBonus: pesos(150) },
      {},
    ],
  ])("%s", (_name, history, before, used, expected) => {
    expect(providedOf(CONTRACT, until, history, before, used)).toEqual(expected);
  });
});

describe("a benefit of an earlier period that is unpaid", () => {
  const history = [...months(2025, 1, 11), paid("2025-12", { unpaidDays: 3, days: 27 }, 3_000_000)];
  const contract = { ...CONTRACT, start: day("2025-01-01") };

  it("is by its own runs: cesantías of the year on the average, as its salary changed lately (CST art. 253)", () => {
    const claim = { concept: "earlierSeverance", kind: "severance", year: 2025, isLikely: true } as const;
    const found = earlierBenefit(contract, claim, history, pesos(7));
    // Eleven months of 2.000.000 and one of 3.000.000, each of thirty days.
    expect(found.pay.salary).toBe(2_083_333);
    expect([found.unpaidDays, found.consolidated, found.provided]).toEqual([3, 7, { severance: 1_200 }]);
  });

  it("and a prima by its semester, without provisions where the runs do not cover it", () => {
    const claim = { concept: "earlierBonus", kind: "second-bonus", year: 2025, isLikely: false } as const;
    const found = earlierBenefit(contract, claim, history.slice(0, 11), null);
    expect([found.pay.salary, found.unpaidDays, found.consolidated]).toEqual([2_000_000, 0, null]);
    expect(found).not.toHaveProperty("provided");
    const whole = earlierBenefit(contract, claim, history, null);
    expect([whole.pay.salary, whole.provided]).toEqual([2_166_667, { serviceBonus: 1_200 }]);
  });

  it("goes by the rule of its benefit where the salary changed before the last three months", () => {
    const changed = [
      ...months(2025, 1, 7),
      ...months(2025, 8, 12).map(({ from }) => paid(from.slice(0, 7), {}, 3_000_000)),
    ];
    const of = (concept: "earlierSeverance" | "earlierBonus", kind: "severance" | "second-bonus") =>
      earlierBenefit(contract, { concept, kind, year: 2025, isLikely: true }, changed, null).pay.salary;
    // CST art. 253: the last one; art. 306: one month of 2.000.000 and five of 3.000.000.
    expect([of("earlierSeverance", "severance"), of("earlierBonus", "second-bonus")]).toEqual([
      3_000_000, 2_833_333,
    ]);
  });
});
