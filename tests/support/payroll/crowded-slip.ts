import { day } from "#domain/kernel/calendar-day.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { HOUR_KINDS } from "#domain/payroll/earnings/overtime-kinds.data.ts";
import type { RunPerson } from "#domain/payroll/run/compute-run.ts";
import { DEDUCTION_KINDS } from "#domain/payroll/run/period-input.ts";
import { contractOf, personOf } from "./slip-people.ts";

const pesos = (value: number) => value as Pesos;

/** A person with nearly every concept: 26 lines, with this text on each deduction. */
export function crowdedPerson(name: string, detail = "", repeated = 1): RunPerson {
  return personOf(contractOf("p9", name, 19_000_000, { document: "1.098.765.432", arlClass: 5 }), {
    hours: HOUR_KINDS.map((kind, index) => ({
      kind,
      hours: 1.5 + index,
      date: day(`2026-11-0${index + 1}`),
    })),
    commissions: pesos(1_500_000),
    salaryBonus: pesos(500_000),
    nonSalary: pesos(900_000),
    absences: [
      { kind: "sick", from: day("2026-11-12"), to: day("2026-11-16") },
      { kind: "vacation", from: day("2026-11-23"), to: day("2026-11-27") },
    ],
    deductions: Array.from({ length: repeated }, () =>
      DEDUCTION_KINDS.map((kind, index) => ({ kind, detail, amount: pesos(100_000 + index) })),
    ).flat(),
  });
}
