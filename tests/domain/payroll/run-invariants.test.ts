import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { computeRun, type PayrollRun, type RunPerson } from "#domain/payroll/run/compute-run.ts";
import type { PayrollPeriod } from "#domain/payroll/run/period.ts";
import { runEntry } from "#domain/payroll/run/run-entry.ts";
import { obligationsOf, summarizeRun } from "#domain/payroll/run/run-summary.ts";
import { CONCEPTS, type SlipGroup } from "#domain/payroll/slip/concepts.data.ts";
import type { Slip } from "#domain/payroll/slip/slip.ts";
import { runs } from "#tests/support/random/runs.ts";
import { periodOf } from "./people.ts";
import { personIn, settingsArb } from "./random-people.ts";

const period = fc
  .tuple(
    fc.integer({ min: 2023, max: 2026 }),
    fc.integer({ min: 1, max: 12 }),
    fc.constantFrom("", " -1", " -2"),
  )
  .map(([year, month, part]) => periodOf(`${year}-${String(month).padStart(2, "0")}${part}`));

const orders = period.chain((each) =>
  fc.record({
    period: fc.constant(each),
    settings: settingsArb,
    people: fc.array(personIn(each), { minLength: 20, maxLength: 20, size: "max" }),
  }),
);

function runOf(order: {
  period: PayrollPeriod;
  people: readonly RunPerson[];
  settings: PayrollRun["order"]["settings"];
}) {
  const run = computeRun({ ...order, overrides: {} });
  if (!run.ok) throw new Error(JSON.stringify(run.error));
  return run.value;
}

function groupSum({ lines }: Slip, group: SlipGroup): number {
  return lines.reduce(
    (sum, { concept, amount }) => (CONCEPTS[concept].group === group ? sum + amount : sum),
    0,
  );
}

/** The invariants a slip violates. Collected in a list: one expectation per line of 10.000 slips would be slow. */
function faultsOf(slip: Slip): string[] {
  const { totals, lines, bases, period } = slip;
  const checks: [string, boolean][] = [
    ["accrued", totals.accrued === groupSum(slip, "accrued")],
    ["deducted", totals.deducted === groupSum(slip, "deducted")],
    ["employer", totals.employer === groupSum(slip, "employer")],
    ["provisions", totals.provisions === groupSum(slip, "provision")],
    ["net", totals.net === totals.accrued - totals.deducted],
    ["cost", totals.cost === totals.accrued + totals.employer + totals.provisions],
    ["days", slip.days >= 1 && slip.days <= (period.part === "month" ? 30 : 15)],
    ["worked", slip.workedDays >= 0 && slip.workedDays <= slip.days],
  ];
  for (const { concept, amount, derivation } of lines) {
    const last = derivation.steps.at(-1)?.value;
    checks.push([`${concept} is whole and not below zero`, Number.isSafeInteger(amount) && amount >= 0]);
    checks.push([`${concept} is explained`, last?.kind === "amount" && last.amount === amount]);
    checks.push([`${concept} has a norm`, derivation.norm !== ""]);
  }
  for (const [key, figure] of Object.entries(bases)) checks.push([key, figure.amount >= 0]);
  return checks.filter(([, holds]) => !holds).map(([what]) => what);
}

const chart = pucChart();

function checkRun(run: PayrollRun): void {
  const { slips, totals } = run;
  for (const key of ["accrued", "deducted", "net", "employer", "provisions", "cost"] as const)
    expect(totals[key], key).toBe(slips.reduce((sum, slip) => sum + slip.totals[key], 0));
  const entry = runEntry(run);
  expect(checkEntry(entry, chart)).toEqual([]);
  const summary = summarizeRun(run).reduce(
    (sum, { group, amount }) => (group === "accrued" ? sum + amount : sum),
    0,
  );
  expect(summary).toBe(totals.accrued);
  const loans = slips.flatMap(({ lines }) => lines.filter(({ concept }) => concept === "loan"));
  const lent = loans.reduce((sum, { amount }) => sum + amount, 0);
  const owed = obligationsOf(run).reduce((sum, { amount }) => sum + amount, 0);
  const claimed = slips.reduce((sum, slip) => sum + Math.max(-slip.totals.net, 0), 0);
  expect(owed + lent - claimed).toBe(totals.cost);
  const { lines } = entry;
  const payable = lines.reduce((sum, { account, credit }) => (account === "2505" ? sum + credit : sum), 0);
  expect(obligationsOf(run)[0]?.amount).toBe(payable);
}

describe("I-29 in the law's sets", () => {
  it("holds for 10.000 random employees: slips add up, runs add up, the posting balances, nothing is below zero", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const run = runOf(order);
        expect(run.slips.flatMap(faultsOf)).toEqual([]);
        checkRun(run);
      }),
      { ...runs(500, 1_000), endOnFailure: true },
    );
  });

  it("does not depend on the order of the people", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const backwards = runOf({ ...order, people: order.people.toReversed() });
        expect(backwards.totals).toEqual(runOf(order).totals);
        expect(backwards.slips.toReversed()).toEqual(runOf(order).slips);
      }),
      { numRuns: 10 },
    );
  });

  it("pays nothing for no hours", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const people = order.people.map((each) => ({ ...each, input: { ...each.input, hours: [] } }));
        for (const { lines } of runOf({ ...order, people }).slips)
          expect(lines.some(({ concept }) => concept === "hours")).toBe(false);
      }),
      { numRuns: 10 },
    );
  });
});

describe("two fortnights", () => {
  it("take for the month what one slip of the month takes", () => {
    const month = fc.integer({ min: 1, max: 12 }).map((each) => `2026-${String(each).padStart(2, "0")}`);
    fc.assert(
      fc.property(
        month.chain((each) => fc.tuple(fc.constant(each), personIn(periodOf(`${each} -1`)))),
        ([name, person]) => {
          const settings = { employer: "company", transportBy: "all-salary" } as const;
          // Half of an even salary is whole, so that rounding cannot push the month over a limit.
          const salary = (person.contract.salary - (person.contract.salary % 2)) as Pesos;
          const quiet = {
            contract: { ...person.contract, salary, end: null, transport: "none" as const },
            input: { ...person.input, absences: [] },
          };
          const [first] = runOf({ period: periodOf(`${name} -1`), settings, people: [quiet] }).slips;
          if (!first) throw new Error("no slip");
          const later = { ...quiet, input: { ...quiet.input, hours: [] }, soFar: first.monthSoFar };
          const [second] = runOf({ period: periodOf(`${name} -2`), settings, people: [later] }).slips;
          if (!second) throw new Error("no slip");
          const { commissions, salaryBonus, nonSalary } = person.input;
          const both = {
            ...quiet.input,
            commissions: commissions * 2,
            salaryBonus: salaryBonus * 2,
            nonSalary: nonSalary * 2,
          };
          const [whole] = runOf({
            period: periodOf(name),
            settings,
            people: [{ ...quiet, input: both as unknown as RunPerson["input"] }],
          }).slips;
          for (const concept of [
            "health",
            "pension",
            "solidarity",
            "withholding",
            "arl",
            "familyFund",
          ] as const) {
            const total = (slip: Slip | undefined) =>
              slip?.lines.reduce((sum, line) => (line.concept === concept ? sum + line.amount : sum), 0) ?? 0;
            const room = concept === "withholding" ? 1000 : 0;
            // Excess tax withheld in the first fortnight is not refunded.
            if (concept === "withholding" && total(first) > total(whole)) continue;
            expect(Math.abs(total(first) + total(second) - total(whole)), concept).toBeLessThanOrEqual(room);
          }
        },
      ),
      runs(150, 1_000),
    );
  });
});
