import { describe, expect, it } from "vitest";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Bracket } from "#domain/law/parameter.ts";
import { isSettled, withoutCharged } from "#domain/payroll/contributions/charged.ts";
import { bracketOf } from "#domain/payroll/contributions/contributions.ts";
import { absence, amountOf, type Case, slipOf } from "../people.ts";

const WAGE = 1_750_905;

/** The arithmetic of a figure: each amount, percent or count with its sign. */
function told(steps: ReturnType<typeof slipOf>["lines"][number]["derivation"]["steps"]): readonly string[] {
  return steps.map(({ sign, value }) => {
    const shown = { amount: 0, percent: 0, value: 0, ...value };
    return `${sign} ${shown.amount || shown.percent || shown.value}`.trim();
  });
}
const base = (period: string, salary: number, each: Case = {}) =>
  told(slipOf(period, salary, each).bases.ibc?.derivation.steps ?? []);

describe("how a base is told (Ley 100 de 1993, art. 18; Ley 797 de 2003, art. 5)", () => {
  it("follows its own figure with the least and the most that replace it", () => {
    expect(base("2026-11", 1_000_000)).toEqual(["1000000", `${WAGE}`, "÷ 30", "× 30", `= ${WAGE}`]);
    expect(base("2026-11", WAGE)).toEqual([`${WAGE}`]);
    expect(base("2026-11", 25 * WAGE)).toEqual([`${25 * WAGE}`]);
    expect(base("2026-11", 25 * WAGE + 1)).toEqual([`${25 * WAGE + 1}`, `${25 * WAGE}`]);
  });

  it("counts what is no salary beyond 40 % of all (Ley 1393 de 2010, art. 30)", () => {
    const of = (nonSalary: number) =>
      slipOf("2026-11", 3_000_000, { input: { nonSalary: pesos(nonSalary) } }).bases.ibc?.amount;
    // 2.000.000 are 40 % of 5.000.000; of 5.000.005 they are 2.000.002.
    expect([of(0), of(2_000_000), of(2_000_005)]).toEqual([3_000_000, 3_000_000, 3_000_003]);
  });

  it("tells that a second fortnight has both", () => {
    const first = slipOf("2026-11 -1", 3_000_000);
    const second = slipOf("2026-11 -2", 3_000_000, { soFar: first.monthSoFar });
    const note = (slip: typeof first) => slip.bases.ibc?.derivation.steps[0]?.note;
    expect([note(first), note(second)]).toEqual([undefined, "Las dos quincenas del mes"]);
    const line = second.lines.find(({ concept }) => concept === "health");
    expect(told(line?.derivation.steps ?? []).slice(-2)).toEqual(["− 60000", "= 60000"]);
  });

  it("of occupational risk leaves days of leave out, and is that of health without them", () => {
    const of = (each: Case = {}) => {
      const { bases } = slipOf("2026-11", 3_000_000, each);
      return [bases.ibc?.amount, bases.arlBase?.amount, told(bases.arlBase?.derivation.steps ?? [])[0]];
    };
    const sick = (to: string) => ({ input: { absences: [absence("paid", "2026-11-01", to)] } });
    expect(of()).toEqual([3_000_000, 3_000_000, "3000000"]);
    expect(of(sick("2026-11-15"))).toEqual([3_000_000, 1_500_000, "1500000"]);
    expect(of(sick("2026-11-30"))).toEqual([3_000_000, 0, "0"]);
  });

  it("of unpaid days is one salary by its days", () => {
    const input = { absences: [absence("unpaid", "2026-11-01", "2026-11-10")] };
    const steps = told(slipOf("2026-11", 3_000_000, { input }).bases.unpaidBase?.derivation.steps ?? []);
    expect(steps).toEqual(["3000000", "÷ 30", "× 10", "= 1000000"]);
  });

  it("names the class of risk, and writes no line of nothing", () => {
    const slip = slipOf("2026-11", 3_000_000, { contract: { arlClass: 3 } });
    expect(slip.lines.find(({ concept }) => concept === "arl")?.label).toMatch(/, clase III$/);
    expect(slip.lines.filter(({ label }) => label.includes("clase"))).toHaveLength(1);
    expect(slip.lines.filter(({ amount }) => amount === 0)).toEqual([]);
  });
});

describe("who is exempt under ET art. 114-1: less than ten minimum wages in the month", () => {
  const health = (salary: number, each: Case = {}) =>
    amountOf(slipOf("2026-11", salary, each), "employerHealth");

  it.each<[string, number, Case, boolean]>([
    ["a peso less", 10 * WAGE - 1, {}, true],
    ["ten of them", 10 * WAGE, {}, false],
    [
      "ten, of which ten days were not paid",
      10 * WAGE,
      // PY-60: a whole month is compared.
      { input: { absences: [absence("unpaid", "2026-11-01", "2026-11-10")] } },
      false,
    ],
    [
      "ten by the month, of a contract of ten days",
      10 * WAGE,
      { contract: { start: "2026-11-21" as never } },
      false,
    ],
    ["thirteen of an integral salary", 13 * WAGE, { contract: { kind: "integral" } }, false],
    [
      "an integral salary of whom leave paid less",
      13 * WAGE,
      {
        contract: { kind: "integral" },
        input: { absences: [absence("unpaid", "2026-11-01", "2026-11-20")] },
      },
      false,
    ],
  ])("%s", (_name, salary, each, exempt) => {
    expect(health(salary, each) === 0).toBe(exempt);
  });
});

describe("brackets, and what a fortnight charged", () => {
  const TABLE: readonly Bracket[] = [
    { over: 4, inclusive: true, percent: 1, fixed: 0 },
    { over: 16, inclusive: false, percent: 2, fixed: 0 },
  ];

  it.each([
    [3.99, 1, 0],
    [4, 1, 1],
    [16, 1, 1],
    [16.01, 1, 2],
    [39, 10, 0],
    [40, 10, 1],
    [160, 10, 1],
    [161, 10, 2],
  ])("of %d at %d the unit: %d %%", (amount, unit, percent) => {
    expect(bracketOf(TABLE, amount, unit).percent).toBe(percent);
  });

  it("is taken off the month's figure as a step, and nothing of nothing", () => {
    const month = slipOf("2026-11", 3_000_000).lines.find(({ concept }) => concept === "health");
    if (!month) throw new Error("no line");
    expect(withoutCharged(month, undefined)).toBe(month);
    expect(withoutCharged(month, pesos(0))).toBe(month);
    const rest = withoutCharged(month, pesos(50_000));
    expect([rest.amount, told(rest.derivation.steps).slice(-2)]).toEqual([70_000, ["− 50000", "= 70000"]]);
    expect(isSettled("transport")).toBe(true);
    expect(isSettled("health")).toBe(false);
  });
});
