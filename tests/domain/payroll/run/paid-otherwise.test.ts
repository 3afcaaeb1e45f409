import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import { pesos, sum } from "#domain/kernel/pesos.ts";
import type { Contract } from "#domain/payroll/employee/contract.ts";
import { withRaise } from "#domain/payroll/employee/salary-on.ts";
import { computeKept, keptLines } from "#domain/payroll/run/compute-stored-run.ts";
import { paidOtherwise } from "#domain/payroll/run/paid-otherwise.ts";
import { firstHalfOf } from "#domain/payroll/run/run-calendar.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { runs } from "#tests/support/random/runs.ts";
import { closedRunOf } from "../benefits/runs-of.ts";
import { contractOf, hours } from "../people.ts";

/** The contract that pays another salary from a day on. */
function raised(before: number, after: number, from: string, more: Partial<Contract> = {}): Contract {
  const was = contractOf(before, more);
  return { ...was, salary: pesos(after), earlierSalaries: withRaise(was, day(from)) };
}

/** Closed runs of one salary, each fortnight on what the first one left. */
function closedRuns(periods: readonly string[], contract: Contract): readonly StoredRun[] {
  const made: StoredRun[] = [];
  for (const period of periods) {
    const one = closedRunOf({ period, salary: contract.salary }, contract);
    const draft: StoredRun = { ...one, status: "draft", kept: null };
    const { run } = must(computeKept(draft, firstHalfOf(made, one.period)));
    made.push({ ...one, kept: keptLines(run) });
  }
  return made;
}

const FORTNIGHTS = ["2026-10 -1", "2026-10 -2", "2026-11 -1", "2026-11 -2"];

describe("PY-31 a raise dated back says what closed runs left unpaid (CST arts. 57 num. 4, 127 y 134)", () => {
  const differences = (salaries: readonly [number, number], from: string, periods: readonly string[]) =>
    paidOtherwise(raised(...salaries, from), day(from), closedRuns(periods, contractOf(salaries[0]))).map(
      ({ paid, difference }) => [paid, difference?.accrued, difference?.net],
    );

  it.each<
    [
      string,
      readonly [number, number],
      string,
      readonly string[],
      readonly (readonly (number | undefined)[])[],
    ]
  >([
    [
      "from the month's first day",
      [2_000_000, 2_200_000],
      "2026-11-01",
      ["2026-11"],
      [[2_249_095, 200_000, 184_000]],
    ],
    [
      "from the middle of the month before: 100.000 of fifteen days and 200.000 of thirty",
      [2_000_000, 2_200_000],
      "2026-10-16",
      ["2026-10", "2026-11"],
      [
        [2_249_095, 100_000, 92_000],
        [2_249_095, 200_000, 184_000],
      ],
    ],
    ["after the last closed day", [2_000_000, 2_200_000], "2026-12-01", ["2026-11"], []],
    ["on a 31st, which pays nothing", [2_000_000, 2_200_000], "2026-10-31", ["2026-10"], []],
    [
      "over two minimum wages the allowance of 249.095 is lost, and 8 % of 200.000",
      [3_400_000, 3_600_000],
      "2026-11-01",
      ["2026-11"],
      [[3_649_095, -49_095, -65_095]],
    ],
    [
      "in the second fortnight alone",
      [2_000_000, 2_200_000],
      "2026-11-16",
      ["2026-11 -1", "2026-11 -2"],
      [[1_124_547, 100_000, 92_000]],
    ],
  ])("%s", (_case, salaries, from, periods, expected) => {
    expect(differences(salaries, from, periods)).toEqual(expected);
  });

  it("says that it cannot be computed where hours were typed over the change, and leaves drafts alone", () => {
    const total = { ...hours("HED", 4, "2026-11-01"), until: day("2026-11-30") };
    const run = closedRunOf({ period: "2026-11", salary: 2_000_000, input: { hours: [total] } });
    const contract = raised(2_000_000, 2_200_000, "2026-11-16");
    expect(paidOtherwise(contract, day("2026-11-16"), [run])).toMatchObject([{ difference: null }]);
    expect(paidOtherwise(contract, day("2026-11-16"), [{ ...run, status: "draft", kept: null }])).toEqual([]);
  });

  it("what was paid and the difference are what the raise would have paid, by month and by fortnight", () => {
    const salary = fc.integer({ min: 1_750_905, max: 20_000_000 });
    const from = fc.integer({ min: 0, max: 60 }).map((days) => addDays(day("2026-10-01"), days));
    const kind = fc.constantFrom<Contract["kind"]>("ordinary", "integral");
    fc.assert(
      fc.property(salary, salary, from, kind, (before, after, since, kindOf) => {
        const contract = raised(before, after, since, { kind: kindOf });
        const totals = ["accrued", "net"] as const;
        const byPeriod = [["2026-10", "2026-11"], FORTNIGHTS].map((periods) => {
          const paid = closedRuns(periods, contractOf(before, { kind: kindOf }));
          const due = closedRuns(periods, contract);
          const of = (some: readonly StoredRun[], total: "accrued" | "net") =>
            sum(some.map((run) => must(computeKept(run, firstHalfOf(some, run.period))).run.totals[total]));
          const found = paidOtherwise(contract, since, paid);
          return totals.map((total) => {
            const difference = sum(found.map((each) => each.difference?.[total] ?? pesos(0)));
            expect(of(paid, total) + difference, total).toBe(of(due, total));
            return difference;
          });
        });
        expect(byPeriod[0]).toEqual(byPeriod[1]);
      }),
      runs(60, 500),
    );
  });
});
