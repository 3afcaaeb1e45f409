import { describe, expect, it } from "vitest";
import { addDays, day, monthOf } from "#domain/kernel/calendar-day.ts";
import { MAX_PESOS, type Pesos, pesos, ZERO } from "#domain/kernel/pesos.ts";
import { MAX_AMOUNT } from "#domain/payroll/employee/max-amount.ts";
import type { PeriodInput } from "#domain/payroll/run/period-input.ts";
import { LAST_COMPLETE_DAY, UNPUBLISHED } from "#tests/support/law-days.ts";
import { absence, amountOf, type Case, deduction, hours, slipOf, trySlip } from "../people.ts";

const WAGE = 1_750_905;
const conceptsOf = (each: ReturnType<typeof slipOf>) => each.lines.map(({ concept }) => concept);
const kindsOf = (each: ReturnType<typeof slipOf>) => each.warnings.map(({ kind }) => kind);
const errorOf = (period: string, salary: number, each: Case = {}) => {
  const slip = trySlip(period, salary, each);
  return slip.ok ? null : slip.error;
};

describe("a July with two divisors", () => {
  it("pays each hour by the law of its day, in lines of their own", () => {
    const input = { hours: [hours("HED", 2, "2026-07-14"), hours("HED", 2, "2026-07-15")] };
    const slip = slipOf("2026-07", 2_310_000, { input });
    const lines = slip.lines.filter(({ concept }) => concept === "hours");
    expect(lines.map(({ amount }) => amount)).toEqual([26_250, 27_500]);
    expect(lines.map(({ derivation }) => derivation.steps[1]?.value)).toEqual([
      { kind: "number", value: 220, unit: "hours" },
      { kind: "number", value: 210, unit: "hours" },
    ]);
  });

  it.each([
    ["2023-07", 240, 235],
    ["2024-07", 235, 230],
    ["2025-07", 230, 220],
    ["2026-07", 220, 210],
  ])("%s: %d until the 14th, %d from the 15th", (month, before, after) => {
    const salary = before * after * 100;
    const paid = (date: string) =>
      amountOf(slipOf(month, salary, { input: { hours: [hours("HED", 1, date)] } }), "hours");
    expect([paid(`${month}-14`), paid(`${month}-15`)]).toEqual([after * 125, before * 125]);
  });

  it("refuses hours typed over both, and says from which day they differ", () => {
    const input = { hours: [hours("HED", 10, "2026-07-01", "2026-07-31")] };
    expect(errorOf("2026-07", 2_310_000, { input })).toEqual({
      kind: "hours-across-change",
      employee: "p1",
      change: "2026-07-15",
    });
  });

  it("the surcharge of rest days changes on the 1st", () => {
    const paid = (date: string) =>
      amountOf(slipOf("2026-07", 2_200_000, { input: { hours: [hours("RDF", 1, date)] } }), "hours");
    expect([paid("2026-06-30"), paid("2026-07-01")]).toEqual([8000, 9000]);
  });

  it("a value put in the place of the law's is used and told", () => {
    const slip = slipOf("2026-11", 2_400_000, {
      input: { hours: [hours("HED", 1, "2026-11-03")] },
      overrides: { hourDivisor: 240 },
    });
    const line = slip.lines.find(({ concept }) => concept === "hours");
    expect(line?.amount).toBe(12_500);
    expect(line?.derivation.steps[1]?.note).toBe("Valor cambiado a mano");
  });
});

describe("the transport allowance", () => {
  it("is paid up to two minimum wages, these included", () => {
    const paid = (salary: number) => amountOf(slipOf("2026-11", salary), "transport");
    expect([paid(2 * WAGE - 1), paid(2 * WAGE), paid(2 * WAGE + 1)]).toEqual([249_095, 249_095, 0]);
  });

  it("counts what varies, unless the company compares the basic salary", () => {
    const input = { commissions: pesos(1) };
    expect(amountOf(slipOf("2026-11", 2 * WAGE, { input }), "transport")).toBe(0);
    const settings = { transportBy: "basic-salary" as const };
    expect(amountOf(slipOf("2026-11", 2 * WAGE, { input, settings }), "transport")).toBe(249_095);
  });

  it("counts what varied in the first fortnight too", () => {
    // 3.400.000 plus 101.810 is exactly two minimum wages of 2026; a peso more exceeds them.
    const second = (commissions: number) => {
      const first = slipOf("2026-11 -1", 3_400_000, { input: { commissions: pesos(commissions) } });
      return amountOf(slipOf("2026-11 -2", 3_400_000, { soFar: first.monthSoFar }), "transport");
    };
    expect([second(101_810), second(101_811)]).toEqual([124_547, 0]);
  });

  it("is paid for days worked, and to who has none to pay it is not", () => {
    const input = { absences: [absence("vacation", "2026-11-01", "2026-11-15")] };
    expect(amountOf(slipOf("2026-11", WAGE, { input }), "transport")).toBe(124_548);
    expect(amountOf(slipOf("2026-11", WAGE, { contract: { transport: "none" } }), "transport")).toBe(0);
    const remote = slipOf("2026-11", WAGE, { contract: { transport: "connectivity" } });
    expect(remote.lines.find(({ concept }) => concept === "transport")?.label).toBe(
      "Auxilio de conectividad",
    );
  });

  it("is in the base of benefits, not in that of contributions or vacations", () => {
    const { bases } = slipOf("2026-11", WAGE);
    expect(bases.ibc?.amount).toBe(WAGE);
    expect(bases.benefitsBase?.amount).toBe(WAGE + 249_095);
    expect(bases.vacationBase?.amount).toBe(WAGE);
  });
});

describe("the contribution base", () => {
  it("is at least the minimum wage of the days and at most 25 of them", () => {
    expect(slipOf("2026-11", 1_000_000).bases.ibc?.amount).toBe(WAGE);
    const half = slipOf("2026-11", 1_000_000, { contract: { start: day("2026-11-16") } });
    expect(half.bases.ibc?.amount).toBe(875_453);
    expect(slipOf("2026-11", 50_000_000).bases.ibc?.amount).toBe(43_772_625);
    expect(slipOf("2026-11", 43_772_625).bases.ibc?.derivation.steps).toHaveLength(1);
  });

  it.each([
    ["2023", 38_667],
    ["2024", 43_333],
    ["2025", 47_450],
    ["2026", 58_364],
  ])("of one day of %s is at least %d", (year, floor) => {
    const { bases } = slipOf(`${year}-11`, 100_000, { contract: { start: day(`${year}-11-30`) } });
    expect(bases.ibc?.amount).toBe(floor);
  });

  it("takes in what passes 40% of all that is paid", () => {
    const base = (nonSalary: number) =>
      slipOf("2026-11", 3_000_000, { input: { nonSalary: pesos(nonSalary) } }).bases.ibc?.amount;
    expect([base(2_000_000), base(2_000_001), base(4_000_000)]).toEqual([3_000_000, 3_000_001, 4_200_000]);
  });

  it("of an integral salary is 70%", () => {
    expect(slipOf("2026-11", 30_000_000, { contract: { kind: "integral" } }).bases.ibc?.amount).toBe(
      21_000_000,
    );
  });
});

describe("the solidarity fund", () => {
  it.each([
    [4 * WAGE - 1, 0],
    [4 * WAGE, 1],
    [16 * WAGE - 1, 1],
    [16 * WAGE, 1.2],
    [17 * WAGE, 1.4],
    [18 * WAGE, 1.6],
    [19 * WAGE, 1.8],
    [20 * WAGE, 1.8],
    [20 * WAGE + 1, 2],
  ])("of %d is %d%%", (salary, percent) => {
    const line = slipOf("2026-11", salary).lines.find(({ concept }) => concept === "solidarity");
    expect(line?.quantity?.value ?? 0).toBe(percent);
  });

  it("sees a first fortnight of any days as that part of a month", () => {
    const begun = (start: string) =>
      amountOf(slipOf("2026-11 -1", 12_000_000, { contract: { start: day(start) } }), "solidarity");
    // 1 % of the pay for 15 days, or for the last day alone: both correspond to 12.000.000 a month, 6,85 minimum
    // wages.
    expect([begun("2026-11-01"), begun("2026-11-15")]).toEqual([60_000, 4_000]);
  });

  it("is not paid by who contributes to no pension", () => {
    const slip = slipOf("2026-11", 31_000_000, { contract: { contributesToPension: false } });
    expect(conceptsOf(slip)).not.toContain("pension");
    expect(conceptsOf(slip)).not.toContain("employerPension");
    expect(conceptsOf(slip)).not.toContain("solidarity");
  });

  it("leaves everything else owed for who contributes to no pension", () => {
    const contract = { contributesToPension: false };
    const slip = slipOf("2026-11", 2_000_000, { contract, settings: { employer: "person-one" } });
    const owed = ["health", "employerHealth", "arl", "familyFund", "sena", "icbf"] as const;
    // 4 %, 8,5 %, 0,522 %, 4 %, 2 % and 3 % of 2.000.000
    expect(owed.map((concept) => amountOf(slip, concept))).toEqual([
      80_000, 170_000, 10_440, 80_000, 40_000, 60_000,
    ]);
    expect(slip.totals.employer).toBe(360_440);
  });
});

describe("the exoneration of ET art. 114-1", () => {
  it("ends at ten minimum wages, these not included, of all that is earned", () => {
    const exempt = (salary: number, each: Case = {}) => slipOf("2026-11", salary, each).exonerated;
    expect([exempt(10 * WAGE - 1), exempt(10 * WAGE)]).toEqual([true, false]);
    expect(exempt(10 * WAGE - 1, { input: { nonSalary: pesos(1) } })).toBe(false);
    expect(exempt(13 * WAGE, { contract: { kind: "integral" } })).toBe(false);
  });

  it.each([
    ["company", true],
    ["person-two-or-more", true],
    ["person-one", false],
    ["non-filer", false],
  ] as const)("of a %s: %s", (employer, exempt) => {
    const slip = slipOf("2026-11", WAGE, { settings: { employer } });
    expect(slip.exonerated).toBe(exempt);
    expect(conceptsOf(slip).includes("sena")).toBe(!exempt);
    expect(conceptsOf(slip)).toContain("familyFund");
  });
});

describe("classes of risk", () => {
  it.each([
    [1, 5220],
    [2, 10_440],
    [3, 24_360],
    [4, 43_500],
    [5, 69_600],
  ] as const)("class %d pays %d of a million", (arlClass, expected) => {
    const slip = slipOf("2026-11", 10_000_000, { contract: { arlClass } });
    expect(amountOf(slip, "arl")).toBe(expected * 10);
  });
});

describe("withholding", () => {
  it("takes certificates off, each to its limit, all within 40% and 1.340 UVT a year", () => {
    const none = { homeLoanInterest: ZERO, prepaidHealth: ZERO, dependents: false, voluntaryPension: ZERO };
    const of = (salary: number, relief: object) =>
      slipOf("2026-11", salary, { contract: { relief: { ...none, ...relief } } });
    const loan = of(12_000_000, { homeLoanInterest: pesos(1_000_000) });
    expect(loan.bases.relief?.amount).toBe(1_000_000 + 2_480_000);
    const most = of(12_000_000, { homeLoanInterest: pesos(9_000_000) });
    // 100 UVT is 5.237.400; with a quarter of the rest it exceeds 40% of 10.920.000.
    expect(most.bases.relief?.amount).toBe(4_368_000);
    const health = of(12_000_000, { prepaidHealth: pesos(2_000_000) });
    expect(health.bases.relief?.amount).toBe(837_984 + 2_520_504);
    const dependents = of(12_000_000, { dependents: true });
    expect(dependents.bases.relief?.amount).toBe(1_200_000 + 2_430_000);
    const rich = of(60_000_000, { voluntaryPension: pesos(20_000_000), dependents: true });
    expect(rich.bases.relief?.amount).toBe(5_848_430);
  });

  it("caps the exempt quarter at 790 UVT a year", () => {
    expect(slipOf("2026-11", 30_000_000).bases.relief?.amount).toBe(3_447_955);
  });

  it("takes in the second fortnight what the first left of the month's", () => {
    // Of 10.000.000: (6.825.000 − 95 UVT) × 19 %. Of 20.000.000: 14.752.045 is 281,67 UVT: 28 % of the excess over
    // 150, plus 10.
    const first = slipOf("2026-11 -1", 20_000_000);
    const second = slipOf("2026-11 -2", 20_000_000, { soFar: first.monthSoFar });
    const month = slipOf("2026-11", 20_000_000);
    expect([first, second, month].map((each) => amountOf(each, "withholding"))).toEqual([
      351_000, 2_104_000, 2_455_000,
    ]);
    expect([first, second, month].map((each) => amountOf(each, "solidarity"))).toEqual([
      100_000, 100_000, 200_000,
    ]);
    expect(
      second.lines.find(({ concept }) => concept === "withholding")?.derivation.steps.at(-2),
    ).toMatchObject({
      sign: "−",
      label: "En la primera quincena",
    });
  });

  it("is nothing where contributions pass what was paid", () => {
    const slip = slipOf("2026-11", 0, { contract: { transport: "none" } });
    expect(slip.totals.net).toBe(-140_072);
    expect(slip.bases.netIncome?.amount).toBe(0);
    expect(amountOf(slip, "withholding")).toBe(0);
  });
});

describe("part months", () => {
  it.each([
    ["2026-11", "2026-11-16", null, 15],
    ["2026-11", "2026-11-30", null, 1],
    ["2026-07", "2026-07-31", null, 1],
    ["2026-07", "2026-07-02", null, 29],
    ["2026-02", "2026-02-01", null, 30],
    ["2026-02", "2026-02-15", null, 16],
    ["2026-02", "2020-01-01", "2026-02-28", 30],
    ["2026-02", "2020-01-01", "2026-02-27", 27],
    ["2024-02", "2020-01-01", "2024-02-28", 28],
    ["2026-11", "2026-11-10", "2026-11-12", 3],
    ["2026-11 -1", "2020-01-01", null, 15],
    ["2026-07 -2", "2020-01-01", null, 15],
    ["2026-02 -2", "2020-01-01", null, 15],
  ])("%s from %s to %s: %d days", (period, start, end, days) => {
    const slip = slipOf(period, 3_000_000, {
      contract: { start: day(start), end: end === null ? null : day(end) },
    });
    expect(slip.days).toBe(days);
    expect(amountOf(slip, "salary")).toBe(days * 100_000);
  });

  it("are no part of a period outside the contract", () => {
    expect(errorOf("2026-11", WAGE, { contract: { start: day("2026-12-01") } })).toEqual({
      kind: "not-in-period",
      employee: "p1",
    });
    expect(errorOf("2026-11", WAGE, { contract: { end: day("2026-10-31") } })?.kind).toBe("not-in-period");
  });
});

describe("absences", () => {
  const on = (...absences: ReturnType<typeof absence>[]) =>
    slipOf("2026-11", 3_000_000, { input: { absences } });

  it("sick leave: two days of the employer, the rest of the EPS, at two thirds", () => {
    const slip = on(absence("sick", "2026-11-03", "2026-11-07"));
    expect(slip.workedDays).toBe(25);
    expect(amountOf(slip, "sickLeaveEmployer")).toBe(133_333);
    expect(amountOf(slip, "sickLeaveEps")).toBe(200_000);
    expect(slip.bases.ibc?.amount).toBe(2_500_000 + 333_333);
    expect(slip.bases.arlBase?.amount).toBe(2_500_000);
    expect(slip.bases.parafiscalBase?.amount).toBe(2_500_000);
    expect(slip.bases.benefitsBase?.amount).toBe(3_000_000 + Math.round((249_095 * 25) / 30));
  });

  it("sick leave of three days: the third alone is of the EPS (Decreto 2943 de 2013 art. 1)", () => {
    // Two thirds of 3.000.000 ÷ 30 are 66.666,67 a day.
    const slip = on(absence("sick", "2026-11-03", "2026-11-05"));
    expect([amountOf(slip, "sickLeaveEmployer"), amountOf(slip, "sickLeaveEps")]).toEqual([133_333, 66_667]);
    const short = on(absence("sick", "2026-11-03", "2026-11-04"));
    expect([amountOf(short, "sickLeaveEmployer"), amountOf(short, "sickLeaveEps")]).toEqual([133_333, 0]);
  });

  it("sick leave pays no less than the minimum wage of its days", () => {
    const slip = slipOf("2026-11", WAGE, {
      input: { absences: [absence("sick", "2026-11-03", "2026-11-07")] },
    });
    expect(amountOf(slip, "sickLeaveEmployer") + amountOf(slip, "sickLeaveEps")).toBe(116_727 + 175_091);
  });

  it("sick leave that began the month before has no more days of the employer", () => {
    const slip = on(absence("sick", "2026-10-28", "2026-11-05"));
    expect(amountOf(slip, "sickLeaveEmployer")).toBe(0);
    expect(slip.lines.find(({ concept }) => concept === "sickLeaveEps")?.quantity?.value).toBe(5);
    const turn = on(absence("sick", "2026-10-31", "2026-11-05"));
    expect(turn.lines.find(({ concept }) => concept === "sickLeaveEmployer")?.quantity?.value).toBe(1);
  });

  it("accident, parental and paid leave are paid whole", () => {
    const accident = on(absence("accident", "2026-11-03", "2026-11-07"));
    // The day of the accident is one of the 26 days of work.
    expect([amountOf(accident, "salary"), amountOf(accident, "workAccident")]).toEqual([2_600_000, 400_000]);
    expect(amountOf(on(absence("parental", "2026-11-01", "2026-11-30")), "parentalLeave")).toBe(3_000_000);
    const paid = on(absence("paid", "2026-11-03", "2026-11-07"));
    expect(amountOf(paid, "paidLeave")).toBe(500_000);
    expect(paid.bases.parafiscalBase?.amount).toBe(3_000_000);
  });

  it("vacations are paid by what was set aside, without risk nor allowance", () => {
    const slip = on(absence("vacation", "2026-11-01", "2026-11-15"));
    expect(amountOf(slip, "vacation")).toBe(1_500_000);
    expect(slip.bases.ibc?.amount).toBe(3_000_000);
    expect(slip.bases.arlBase?.amount).toBe(1_500_000);
    expect(amountOf(slip, "arl")).toBe(7830);
    expect(slip.bases.parafiscalBase?.amount).toBe(3_000_000);
    const whole = slipOf("2026-11", 3_000_000, {
      input: { absences: [absence("vacation", "2026-11-01", "2026-11-30")], nonSalary: pesos(9_000_000) },
    });
    expect([whole.bases.ibc?.amount, whole.bases.arlBase?.amount]).toEqual([7_200_000, 0]);
  });

  it("unpaid days are neither paid nor counted, and are warned about", () => {
    const slip = on(absence("unpaid", "2026-11-01", "2026-11-10"));
    expect(amountOf(slip, "salary")).toBe(2_000_000);
    expect(slip.bases.ibc?.amount).toBe(2_000_000);
    expect(slip.bases.benefitsBase?.amount).toBe(2_000_000 + Math.round((249_095 * 20) / 30));
    expect(slip.warnings).toContainEqual({ kind: "unpaid-days", days: 10 });
    const whole = on(absence("unpaid", "2026-11-01", "2026-11-30"));
    expect([
      whole.totals.accrued,
      whole.totals.deducted,
      whole.totals.employer,
      whole.totals.provisions,
    ]).toEqual([0, 0, 0, 0]);
  });

  it("over all of February takes its 30 days, and on the 31st alone none", () => {
    const february = slipOf("2026-02", 3_000_000, {
      input: { absences: [absence("paid", "2026-02-01", "2026-02-28")] },
    });
    expect([february.workedDays, amountOf(february, "paidLeave")]).toEqual([0, 3_000_000]);
    const last = slipOf("2026-07", 3_000_000, {
      input: { absences: [absence("unpaid", "2026-07-31", "2026-07-31")] },
    });
    expect(amountOf(last, "salary")).toBe(3_000_000);
  });

  it("do not overlap", () => {
    const input = {
      absences: [
        absence("sick", "2026-11-03", "2026-11-07"),
        absence("vacation", "2026-11-07", "2026-11-20"),
      ],
    };
    expect(errorOf("2026-11", WAGE, { input })).toEqual({
      kind: "absences-overlap",
      employee: "p1",
      day: "2026-11-07",
    });
  });

  it("warn of the days of a sick leave that the pension fund pays (Decreto Ley 19 de 2012, art. 142)", () => {
    const long = on(absence("sick", "2026-06-03", "2026-11-30"));
    expect(long.warnings).toContainEqual({ kind: "long-sick-leave", days: 1 });
    expect(kindsOf(on(absence("sick", "2026-06-04", "2026-11-30")))).not.toContain("long-sick-leave");
  });
});

describe("deductions", () => {
  it("are taken in the order of the law, whatever the order they were typed in", () => {
    const deductions = [
      deduction("loan", 50_000, "cuota 3 de 6"),
      deduction("libranza", 80_000),
      deduction("alimony", 100_000),
    ];
    const slip = slipOf("2026-11", 3_000_000, { input: { deductions } });
    expect(
      slip.lines
        .filter(({ concept }) => ["alimony", "libranza", "loan"].includes(concept))
        .map(({ label }) => label),
    ).toEqual(["Embargo por alimentos", "Libranza", "Préstamo de la empresa, cuota 3 de 6"]);
    expect(slip.totals.deducted).toBe(120_000 + 120_000 + 230_000);
  });

  it("of nothing are no line of the slip", () => {
    const slip = slipOf("2026-11", 2_000_000, { input: { deductions: [deduction("loan", 0)] } });
    expect(conceptsOf(slip)).not.toContain("loan");
  });

  it("above what was earned give a net below zero, shown and warned about (PY-01)", () => {
    const slip = slipOf("2026-11", 2_000_000, { input: { deductions: [deduction("loan", 5_000_000)] } });
    expect(slip.totals.net).toBe(2_000_000 + 249_095 - 160_000 - 5_000_000);
    expect(kindsOf(slip)).toEqual(["deductions-over-ceiling", "negative-net"]);
  });

  it("are held against half of what is earned, and orders of judges against their limits", () => {
    const of = (kind: "loan" | "garnishment" | "alimony", amount: number) =>
      kindsOf(slipOf("2026-11", 4_000_000, { input: { deductions: [deduction(kind, amount)] } }));
    expect([of("loan", 2_000_000), of("loan", 2_000_001)]).toEqual([[], ["deductions-over-ceiling"]]);
    expect([of("garnishment", 449_819), of("garnishment", 449_820)]).toEqual([
      [],
      ["garnishment-over-limit"],
    ]);
    expect(of("alimony", 2_000_001)).toEqual(["deductions-over-ceiling", "garnishment-over-limit"]);
  });
});

describe("warnings that block nothing", () => {
  it("a salary under the minimum, an integral one under 13", () => {
    expect(slipOf("2026-11", WAGE - 1).warnings).toEqual([
      { kind: "salary-below-minimum", salary: WAGE - 1, minimum: WAGE },
    ]);
    expect(kindsOf(slipOf("2026-11", WAGE))).toEqual([]);
    expect(kindsOf(slipOf("2026-11", 13 * WAGE - 1, { contract: { kind: "integral" } }))).toEqual([
      "integral-below-minimum",
    ]);
    expect(kindsOf(slipOf("2026-11", 13 * WAGE, { contract: { kind: "integral" } }))).toEqual([]);
  });

  it("hours over two a day or twelve a week, all of them paid", () => {
    const day3 = slipOf("2026-11", 2_100_000, { input: { hours: [hours("HED", 3, "2026-11-03")] } });
    expect(amountOf(day3, "hours")).toBe(37_500);
    expect(day3.warnings).toEqual([
      { kind: "too-many-hours", from: "2026-11-03", to: "2026-11-03", hours: 3, most: 2 },
    ]);
    const week = Array.from({ length: 7 }, (_, index) => hours("HED", 2, addDays(day("2026-11-02"), index)));
    expect(slipOf("2026-11", 2_100_000, { input: { hours: week } }).warnings).toEqual([
      { kind: "too-many-hours", from: "2026-11-02", to: "2026-11-08", hours: 14, most: 12 },
    ]);
    const total = (count: number) =>
      kindsOf(
        slipOf("2026-11", 2_100_000, { input: { hours: [hours("HED", count, "2026-11-01", "2026-11-30")] } }),
      );
    expect([total(60), total(60.5)]).toEqual([[], ["too-many-hours"]]);
    expect(
      kindsOf(slipOf("2026-11", 2_100_000, { input: { hours: [hours("RN", 8, "2026-11-03")] } })),
    ).toEqual([]);
  });

  it("hours of an integral salary, which it pays already", () => {
    const slip = slipOf("2026-11", 13 * WAGE, {
      contract: { kind: "integral" },
      input: { hours: [hours("HED", 1, "2026-11-03")] },
    });
    expect(amountOf(slip, "hours")).toBe(0);
    expect(slip.warnings).toEqual([{ kind: "hours-in-integral", hours: 1 }]);
  });
});

describe("what is refused", () => {
  it("days without parameters: before 2023 and after the last known", () => {
    expect(errorOf("2022-12", WAGE)).toMatchObject({ kind: "unknown-law", lastKnown: null });
    expect(errorOf(monthOf(UNPUBLISHED), WAGE)).toMatchObject({
      kind: "unknown-law",
      lastKnown: LAST_COMPLETE_DAY,
    });
    const input = { hours: [hours("HED", 1, "2022-12-31")] };
    expect(errorOf("2023-01", WAGE, { input })).toMatchObject({ kind: "unknown-law", date: "2022-12-31" });
  });

  it.each<[Case, string]>([
    [{ contract: { salary: -1 as Pesos } }, "salary"],
    [{ contract: { salary: MAX_PESOS } }, "salary"],
    [{ contract: { salary: Number.POSITIVE_INFINITY as Pesos } }, "salary"],
    [{ contract: { salary: 1.5 as Pesos } }, "salary"],
    [{ contract: { salary: Number.NaN as Pesos } }, "salary"],
    [{ contract: { end: day("2019-12-31") } }, "contract"],
    [{ contract: { arlClass: 6 as 5 } }, "contract"],
    [{ input: { commissions: -1 as Pesos } }, "commissions"],
    [{ input: { nonSalary: MAX_PESOS } }, "nonSalary"],
    [{ input: { hours: [hours("HED", 0, "2026-11-03")] } }, "hours"],
    [{ input: { hours: [hours("HED", -1, "2026-11-03")] } }, "hours"],
    [{ input: { hours: [hours("HED", 1000, "2026-11-03")] } }, "hours"],
    [{ input: { hours: [hours("HED", Number.NaN, "2026-11-03")] } }, "hours"],
    [{ input: { hours: [hours("HED", 1, "2026-12-01")] } }, "hours"],
    [{ input: { absences: [absence("sick", "2026-11-07", "2026-11-03")] } }, "absences"],
    [{ input: { deductions: [{ kind: "loan", detail: "", amount: -1 as Pesos }] } }, "deductions"],
  ])("%j: its %s (PY-01, PY-02)", (each, field) => {
    expect(errorOf("2026-11", WAGE, each)).toEqual({ kind: "bad-input", employee: "p1", field });
  });

  it("nothing that fits: the most of everything is computed exactly (PY-01, PY-02)", () => {
    const most = MAX_AMOUNT as Pesos;
    const slip = slipOf("2026-11", MAX_AMOUNT, {
      input: {
        commissions: most,
        salaryBonus: most,
        nonSalary: most,
        hours: [hours("HENDF", 744, "2026-11-01", "2026-11-30")],
      },
    });
    expect(Number.isSafeInteger(slip.totals.cost)).toBe(true);
    expect(amountOf(slip, "hours")).toBe(Math.round((MAX_AMOUNT * 2.65 * 744) / 210));
    expect(
      slipOf("2026-11", 2_100_000, { input: { hours: [hours("HED", 0.5, "2026-11-03")] } }).totals.accrued,
    ).toBe(2_100_000 + 6250 + 249_095);
  });

  it("health at 0% put in the place of the law's takes nothing", () => {
    const slip = slipOf("2026-11", 3_000_000, { overrides: { health: 0 } });
    expect(amountOf(slip, "health")).toBe(0);
    expect(amountOf(slip, "pension")).toBe(120_000);
  });
});

describe("PY-14 a surcharge typed for some hours is paid as typed (CST art. 168: the law's are the least)", () => {
  const of = (entries: PeriodInput["hours"], period = "2026-11") =>
    slipOf(period, 2_100_000, { input: { hours: entries } });
  const paid = (slip: ReturnType<typeof of>) =>
    slip.lines.flatMap(({ hours: kind, amount }) => (kind ? [[kind, amount]] : []));

  it("beside hours of the same kind at the law's", () => {
    const slip = of([
      hours("HED", 2, "2026-11-05"),
      { ...hours("HED", 2, "2026-11-06"), surcharge: 50 },
      { ...hours("RN", 10, "2026-11-07"), surcharge: 40 },
    ]);
    expect(paid(slip)).toEqual([
      ["HED", 25_000],
      ["HED", 30_000],
      ["RN", 40_000],
    ]);
    expect(slip.warnings).toEqual([]);
  });

  it("with a warning below the law's, each kind once", () => {
    const slip = of([
      { ...hours("RDF", 2, "2026-11-01"), surcharge: 75 },
      { ...hours("RDF", 2, "2026-11-08"), surcharge: 75 },
    ]);
    expect(paid(slip)).toEqual([["RDF", 30_000]]);
    expect(slip.warnings).toEqual([{ kind: "surcharge-below-law", hours: "RDF", typed: 75, least: 90 }]);
  });

  it("also over a change of the law's own: only the hours of the month still split it (Ley 2101 de 2021)", () => {
    const typed = { ...hours("HEDDF", 4, "2026-06-28", "2026-07-05"), surcharge: 130 };
    expect(paid(of([typed], "2026-07"))).toEqual([["HEDDF", Math.round((2_100_000 / 220) * 2.3 * 4)]]);
    expect(
      trySlip("2026-07", 2_100_000, { input: { hours: [hours("HEDDF", 4, "2026-06-28", "2026-07-05")] } }),
    ).toMatchObject({
      ok: false,
      error: { kind: "hours-across-change" },
    });
  });
});

describe("a whole day of rest typed as one day: a thirtieth of the salary × the surcharge (CST art. 179)", () => {
  it.each([
    // 7,3333 hours of 220 a month, and 7 of 210: one day is a thirtieth whatever hours it has.
    ["2026-05", "2026-05-03", "RDF", 2_200_000, 58_667],
    ["2026-11", "2026-11-01", "RDF", 2_100_000, 63_000],
    ["2026-11", "2026-11-01", "RNDF", 2_100_000, 87_500],
  ] as const)("%s on %s, %s of %d", (period, date, kind, salary, expected) => {
    const entry = { ...hours(kind, 1, date), isDays: true } as const;
    const slip = slipOf(period, salary, { input: { hours: [entry] } });
    const line = slip.lines.find(({ hours: found }) => found);
    expect([line?.amount, line?.quantity]).toEqual([expected, { value: 1, unit: "days" }]);
    expect(slip.warnings).toEqual([]);
  });

  it("only of kinds that are ordinary work, and not more days than a month has", () => {
    const bad = [
      { ...hours("HED", 1, "2026-11-01"), isDays: true } as const,
      { ...hours("RDF", 32, "2026-11-01", "2026-11-30"), isDays: true } as const,
      { ...hours("RDF", 1, "2026-11-01"), surcharge: -1 },
    ];
    for (const entry of bad)
      expect(trySlip("2026-11", 2_100_000, { input: { hours: [entry] } })).toMatchObject({
        ok: false,
        error: { kind: "bad-input", field: "hours" },
      });
  });
});
