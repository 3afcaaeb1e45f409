import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Absence, PeriodInput } from "#domain/payroll/run/period-input.ts";
import { usesOf } from "#domain/payroll/slip/line-uses.ts";
import type { Slip } from "#domain/payroll/slip/slip.ts";
import { absence, amountOf, type Case, hours, slipOf } from "../people.ts";
import { replay } from "../replay.ts";

const kindsOf = ({ warnings }: Slip) => warnings.map(({ kind }) => kind);
const lineOf = (slip: Slip, concept: string) => slip.lines.filter((line) => line.concept === concept);

/** Both fortnights of a month, the second on what the first left. */
function halves(salary: number, each: Case = {}): readonly [Slip, Slip] {
  const first = slipOf("2026-11 -1", salary, each);
  return [first, slipOf("2026-11 -2", salary, { ...each, soFar: first.monthSoFar })];
}

describe("PY-12 two fortnights round as one month", () => {
  const closing = (slip: Slip, concept: string) =>
    lineOf(slip, concept)[0]
      ?.derivation.steps.slice(-2)
      .map(({ sign, label, value }) => [sign, label, "amount" in value ? value.amount : null]);

  it("takes a peso off where both halves were rounded up: 1.000.000,5 twice", () => {
    const [first, second] = halves(2_000_001);
    expect([amountOf(first, "salary"), amountOf(second, "salary")]).toEqual([1_000_001, 1_000_000]);
    expect(closing(second, "salary")).toEqual([
      ["−", "Redondeo de la primera quincena", 1],
      ["=", "En este período", 1_000_000],
    ]);
    for (const line of lineOf(second, "salary")) expect(replay(line.derivation)).toBeNull();
    expect(lineOf(second, "salary")[0]?.derivation.norm).toBe("CST arts. 127 y 134");
  });

  it("adds one where both were rounded down: two thirds of fifteen days of 3.000.001 are 1.000.000,33 twice", () => {
    const absences = [absence("sick", "2026-10-20", "2026-11-30")];
    const [first, second] = halves(3_000_001, { input: { absences } });
    expect([amountOf(first, "sickLeaveEps"), amountOf(second, "sickLeaveEps")]).toEqual([
      1_000_000, 1_000_001,
    ]);
    expect(closing(second, "sickLeaveEps")).toEqual([
      ["+", "Redondeo de la primera quincena", 1],
      ["=", "En este período", 1_000_001],
    ]);
    for (const line of lineOf(second, "sickLeaveEps")) expect(replay(line.derivation)).toBeNull();
  });

  it("says nothing of it where nothing was rounded", () => {
    const [, second] = halves(2_000_000);
    expect(closing(second, "salary")?.map(([, label]) => label)).toEqual(["Días", "Al peso más cercano"]);
  });
});

describe("the tax of a slip tells what was taken off (ET arts. 383 to 388)", () => {
  it("what is mandatory and was charged alone, and a first fortnight only where it withheld", () => {
    const net = (salary: number) =>
      slipOf("2026-11", salary).bases.netIncome?.derivation.steps.map(({ label }) => label);
    expect(net(6_000_000)).toEqual(["Pagos del mes", "Salud", "Pensión", "Ingreso neto"]);
    expect(net(12_000_000)).toEqual([
      "Pagos del mes",
      "Salud",
      "Pensión",
      "Fondo de solidaridad pensional",
      "Ingreso neto",
    ]);
    const last = (slip: Slip) => lineOf(slip, "withholding")[0]?.derivation.steps.at(-1)?.label;
    expect(last(slipOf("2026-11", 12_000_000))).toBe("Al múltiplo de mil más cercano");
    const [first, second] = halves(20_000_000);
    expect([last(first), last(second)]).toEqual(["Al múltiplo de mil más cercano", "En este período"]);
    const [none, rest] = halves(12_000_000);
    expect([lineOf(none, "withholding"), last(rest)]).toEqual([[], "Al múltiplo de mil más cercano"]);
  });

  it("who leaves within the first fortnight is judged by what the month paid, as by a run of the month", () => {
    const contract = { end: day("2026-11-10") };
    const first = slipOf("2026-11 -1", 12_000_000, { contract });
    const month = slipOf("2026-11", 12_000_000, { contract });
    expect(lineOf(first, "solidarity")).toEqual([]);
    expect(first.lines.map(({ concept, amount }) => [concept, amount])).toEqual(
      month.lines.map(({ concept, amount }) => [concept, amount]),
    );
    // Half a month of the same salary goes on to a whole one, which pays 1 %.
    expect(amountOf(slipOf("2026-11 -1", 12_000_000), "solidarity")).toBe(60_000);
  });

  it("a first fortnight without a paid day waits for no table of the solidarity fund", () => {
    const overrides = { minimumWage: 1_900_000, transportAllowance: 270_000, uvt: 55_000 };
    const input = { absences: [absence("unpaid", "2027-04-01", "2027-04-15")] };
    const slip = slipOf("2027-04 -1", 2_000_000, { input, overrides });
    expect([slip.totals.accrued, lineOf(slip, "solidarity")]).toEqual([0, []]);
  });
});

describe("PY-29 days of leave on both sides of a raise on the 16th, from 2.000.000 to 2.400.000", () => {
  const contract = { earlierSalaries: [{ until: day("2026-11-15"), salary: pesos(2_000_000) }] };
  const of = (absences: readonly Absence[]) =>
    slipOf("2026-11", 2_400_000, { contract, input: { absences } });

  it("are told apart by the leave that they are of", () => {
    const slip = of([
      absence("paid", "2026-11-03", "2026-11-05"),
      absence("vacation", "2026-11-09", "2026-11-10"),
      absence("paid", "2026-11-12", "2026-11-20"),
    ]);
    expect(lineOf(slip, "paidLeave").map(({ amount, quantity }) => [quantity?.value, amount])).toEqual([
      [3, 200_000],
      [4, 266_667],
      [5, 400_000],
    ]);
    expect(amountOf(slip, "vacation")).toBe(133_333);
    expect(lineOf(slip, "salary").map(({ quantity }) => quantity?.value)).toEqual([6, 10]);
  });

  it("count for the base of unpaid days alone where they are unpaid", () => {
    const away = of([
      absence("vacation", "2026-11-02", "2026-11-06"),
      absence("unpaid", "2026-11-11", "2026-11-20"),
    ]);
    // Ten days at the salary of the day on which they began.
    expect(away.bases.unpaidBase?.amount).toBe(666_667);
    expect(kindsOf(away)).toEqual(["unpaid-days"]);
    expect(away.warnings).toEqual([{ kind: "unpaid-days", days: 10 }]);
    expect(kindsOf(of([absence("vacation", "2026-11-02", "2026-11-06")]))).toEqual([]);
  });

  it("of two leaves go on at the salary with which each began", () => {
    const begun = (kind: Absence["kind"], from: string, to: string, salary: number) => ({
      ...absence(kind, from, to),
      salary: pesos(salary),
    });
    const slip = of([
      begun("vacation", "2026-10-26", "2026-11-04", 1_800_000),
      begun("parental", "2026-11-05", "2026-11-14", 1_900_000),
    ]);
    // Four days at 60.000 and ten at 63.333,33.
    expect([amountOf(slip, "vacation"), amountOf(slip, "parentalLeave")]).toEqual([240_000, 633_333]);
  });
});

describe("warnings about hours (CST arts. 167A and 168)", () => {
  const of = (entries: PeriodInput["hours"]) =>
    slipOf("2026-11", 2_100_000, { input: { hours: entries } }).warnings;
  const most = (from: string, to: string, count: number, limit: number) => ({
    kind: "too-many-hours",
    from,
    to,
    hours: count,
    most: limit,
  });

  it.each<[string, PeriodInput["hours"], readonly object[]]>([
    [
      "two entries of a day, one of which says until when",
      [hours("HED", 1.5, "2026-11-03"), hours("HEN", 1, "2026-11-03", "2026-11-03")],
      [most("2026-11-03", "2026-11-03", 2.5, 2)],
    ],
    ["six hours in three days", [hours("HED", 6, "2026-11-03", "2026-11-05")], []],
    [
      "six and a half in three days",
      [hours("HED", 6.5, "2026-11-03", "2026-11-05")],
      [most("2026-11-03", "2026-11-05", 6.5, 6)],
    ],
    ["twelve in a week", [hours("HED", 12, "2026-11-02", "2026-11-08")], []],
    [
      "thirteen in a week",
      [hours("HED", 13, "2026-11-02", "2026-11-08")],
      [most("2026-11-02", "2026-11-08", 13, 12)],
    ],
    ["sixteen in eight days, which two weeks may hold", [hours("HED", 16, "2026-11-02", "2026-11-09")], []],
    ["the law's own surcharge, typed", [{ ...hours("HEN", 1, "2026-11-03"), surcharge: 75 }], []],
    [
      "two kinds below the law's",
      [
        { ...hours("HEN", 1, "2026-11-03"), surcharge: 74 },
        { ...hours("RN", 1, "2026-11-04"), surcharge: 30 },
        { ...hours("HEN", 1, "2026-11-05"), surcharge: 50 },
      ],
      [
        { kind: "surcharge-below-law", hours: "HEN", typed: 74, least: 75 },
        { kind: "surcharge-below-law", hours: "RN", typed: 30, least: 35 },
      ],
    ],
  ])("%s", (_name, entries, expected) => {
    expect(of(entries)).toEqual(expected);
  });
});

describe("where a line goes", () => {
  const bases = (slip: Slip, concept: string) =>
    lineOf(slip, concept).flatMap((line) =>
      usesOf(slip, line).flatMap((use) => (use.kind === "base" ? [use.base] : [])),
    );

  it("into the bases of its concept, and no other", () => {
    const input = {
      nonSalary: pesos(100_000),
      commissions: pesos(50_000),
      absences: [
        absence("vacation", "2026-11-02", "2026-11-06"),
        absence("sick", "2026-11-09", "2026-11-13"),
      ],
    };
    const slip = slipOf("2026-11", 2_100_000, { input });
    const all = ["ibc", "arlBase", "parafiscalBase", "benefitsBase", "vacationBase"];
    expect(bases(slip, "salary")).toEqual(all);
    expect(bases(slip, "commissions")).toEqual(all);
    expect(bases(slip, "vacation")).toEqual(["ibc", "parafiscalBase"]);
    expect(bases(slip, "sickLeaveEps")).toEqual(["ibc"]);
    expect(bases(slip, "nonSalary")).toEqual(["ibc"]);
    for (const concept of ["health", "employerPension", "severance"])
      expect(bases(slip, concept)).toEqual([]);
  });

  it("of an integral salary into that of vacations too", () => {
    const slip = slipOf("2026-11", 25_000_000, { contract: { kind: "integral" } });
    expect(bases(slip, "integralSalary")).toContain("vacationBase");
  });
});
