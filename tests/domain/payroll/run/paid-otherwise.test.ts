import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import { pesos, sum } from "#domain/kernel/pesos.ts";
import type { Contract } from "#domain/payroll/employee/contract.ts";
import { withRaise } from "#domain/payroll/employee/salary-on.ts";
import { computeKept, keptLines } from "#domain/payroll/run/compute-stored-run.ts";
import { paidOtherwise } from "#domain/payroll/run/paid-otherwise.ts";
import type { PeriodInput } from "#domain/payroll/run/period-input.ts";
import { firstHalfOf } from "#domain/payroll/run/run-calendar.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { runs } from "#tests/support/random/runs.ts";
import { closedRunOf } from "../benefits/runs-of.ts";
import { absence, contractOf, hours, periodOf } from "../people.ts";

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
      "by exactly the allowance that is lost: as much was accrued, and 8 % of it more was to be deducted",
      [3_400_000, 3_649_095],
      "2026-11-01",
      ["2026-11"],
      [[3_649_095, 0, -19_928]],
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

  /** Paid at 2.000.000 in October and 2.200.000 since 1 November; the contract says now that it was since 20 October. */
  const NOVEMBER = raised(2_000_000, 2_200_000, "2026-11-01");
  const since = day("2026-10-20");
  const EARLIER = raised(2_000_000, 2_200_000, "2026-10-20");
  const found = (contract: Contract, from: string, ...closed: readonly StoredRun[]) =>
    paidOtherwise(contract, day(from), closed).map(({ period, paid, difference }) => [
      period.month,
      paid,
      difference?.accrued ?? null,
    ]);
  const november = (input: Partial<PeriodInput>) =>
    closedRunOf({ period: "2026-11", salary: 2_200_000, input }, NOVEMBER);

  it.each<[string, Partial<PeriodInput>, number | null]>([
    ["nothing of October", {}, null],
    ["hours of its own month", { hours: [hours("HED", 2, "2026-11-02")] }, null],
    // 2.000.000 and 2.200.000 ÷ 210 × 125 % × 2: 23.810 and 26.190.
    [
      "overtime of an October day",
      { hours: [hours("HED", 2, "2026-11-02"), hours("HED", 2, "2026-10-26")] },
      2_381,
    ],
    [
      "overtime of it told first",
      { hours: [hours("HED", 2, "2026-10-26"), hours("HED", 2, "2026-11-02")] },
      2_381,
    ],
    ["overtime of a day before the raise", { hours: [hours("HED", 2, "2026-10-12")] }, null],
    // Vacations that began in October go on being paid at its salary: 100.000 for each of fifteen days of 30.
    ["vacations that began then", { absences: [absence("vacation", "2026-10-26", "2026-11-15")] }, 100_000],
  ])("a run after the raise with %s", (_case, input, accrued) => {
    expect(found(EARLIER, since, november(input)).map(([, , more]) => more)).toEqual(
      accrued === null ? [] : [accrued],
    );
  });

  it("of each run by itself: who is paid with others, who came later, a day of it, and not of those before", () => {
    const other = closedRunOf({ period: "2026-11", salary: 5_000_000 }, { id: "p0" });
    const own = closedRunOf({ period: "2026-11", salary: 2_000_000 });
    const both: StoredRun = {
      ...own,
      people: [...other.people, ...own.people],
      kept: [...(other.kept ?? []), ...(own.kept ?? [])],
    };
    const last = raised(2_000_000, 2_300_000, "2026-11-30");
    expect(found(last, "2026-11-30", both)).toEqual([["2026-11", 2_249_095, 10_000]]);
    expect(found(last, "2026-11-30", other)).toEqual([]);
    const low = closedRunOf({ period: "2026-10", salary: 1_900_000 });
    expect(found(raised(2_000_000, 2_300_000, "2026-11-01"), "2026-11-01", low, own)).toEqual([
      ["2026-11", 2_249_095, 300_000],
    ]);
    const hired = { start: day("2026-11-16") };
    const second = closedRunOf({ period: "2026-11 -2", salary: 2_000_000 }, hired);
    const first = closedRunOf({ period: "2026-11 -1", salary: 5_000_000 }, { id: "p0" });
    expect(
      found({ ...raised(2_000_000, 2_200_000, "2026-11-16"), ...hired }, "2026-11-16", first, second),
    ).toEqual([["2026-11", 1_124_548, 100_000]]);
  });

  it("not of a run that paid alike, though its law is no longer known, nor where a run pays no more in all", () => {
    const old = { ...closedRunOf({ period: "2026-10", salary: 2_000_000 }), period: periodOf("2019-10") };
    const { start: _, ...rest } = contractOf(2_000_000);
    const served = { ...rest, start: day("2019-01-01") };
    const lost = { ...old, people: old.people.map((each) => ({ ...each, contract: served })) };
    const contract = { ...raised(2_000_000, 2_200_000, "2026-11-01"), start: served.start };
    const own = closedRunOf({ period: "2026-11", salary: 2_000_000 });
    expect(found(contract, "2019-01-01", lost, own)).toEqual([["2026-11", 2_249_095, 200_000]]);
    const since2019 = { ...raised(2_000_000, 2_200_000, "2019-10-16"), start: served.start };
    expect(found(since2019, "2019-10-16", lost)).toEqual([["2019-10", 2_249_095, null]]);
  });

  it("by fortnights, the second of which settles what the month decides: 249.095 of allowance are lost", () => {
    const paid = closedRuns(FORTNIGHTS.slice(2), contractOf(3_400_000));
    const told = paidOtherwise(raised(3_400_000, 3_600_000, "2026-11-01"), day("2026-11-01"), paid);
    expect(told.map(({ difference }) => difference?.accrued)).toEqual([-24_548, -24_547]);
    expect(sum(told.map(({ difference }) => difference?.net ?? pesos(0)))).toBe(-65_095);
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
