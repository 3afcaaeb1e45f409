import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { DEFAULT_SETTINGS } from "#domain/payroll/employee/contract.ts";
import { computeRun, type RunOrder, type RunPerson } from "#domain/payroll/run/compute-run.ts";
import { NOTHING_NEW } from "#domain/payroll/run/period-input.ts";
import { median } from "./bare.ts";

function person(index: number): RunPerson {
  return {
    contract: {
      id: `p${index}`,
      name: `Persona ${index}`,
      document: String(10_000_000 + index),
      // From the minimum wage to 14.000.000: some without allowance, some with solidarity fund and tax.
      salary: pesos(1_750_905 + index * 12_345),
      kind: "ordinary",
      start: day("2024-02-01"),
      end: null,
      arlClass: 1,
      area: index % 3 === 0 ? "sales" : "administration",
      transport: "transport",
      contributesToPension: true,
      relief: { homeLoanInterest: ZERO, prepaidHealth: ZERO, dependents: false, voluntaryPension: ZERO },
    },
    input: {
      ...NOTHING_NEW,
      // July, when the hour divisor changes within the month.
      hours:
        index % 3 === 0
          ? []
          : [
              { kind: "HED", hours: 4, date: day("2026-07-10") },
              { kind: "HEN", hours: 2, date: day("2026-07-20") },
            ],
      deductions: index % 4 === 0 ? [{ kind: "loan", detail: "", amount: pesos(120_000) }] : [],
    },
  };
}

/** Milliseconds to compute a month for that many employees, each figure with its derivation. */
export function payrollTime(employees: number, times: number): number {
  const order: RunOrder = {
    period: { month: month("2026-07"), part: "month" },
    settings: DEFAULT_SETTINGS,
    overrides: {},
    people: Array.from({ length: employees }, (_, index) => person(index)),
  };
  const runs: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const start = performance.now();
    const made = computeRun(order);
    runs.push(performance.now() - start);
    if (!made.ok) throw new Error(made.error.kind);
  }
  return median(runs);
}
