import { day, month } from "#domain/kernel/calendar-day.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import { type Contract, DEFAULT_SETTINGS } from "#domain/payroll/employee/contract.ts";
import type { PersonNotes } from "#domain/payroll/employee/employee.ts";
import type { LawOverrides } from "#domain/payroll/law/law.ts";
import { computeRun, type PayrollRun, type RunPerson } from "#domain/payroll/run/compute-run.ts";
import type { PayrollPeriod } from "#domain/payroll/run/period.ts";
import { NOTHING_NEW, type PeriodInput } from "#domain/payroll/run/period-input.ts";

export const LA_SABANA = { name: "Ferretería La Sabana S.A.S.", nit: "901.482.316-8" };

export const NOVEMBER: PayrollPeriod = { month: month("2026-11"), part: "month" };

export function contractOf(id: string, name: string, salary: number, more: Partial<Contract> = {}): Contract {
  return {
    id,
    name,
    document: "52.731.094",
    salary: salary as Pesos,
    kind: "ordinary",
    start: day("2026-02-02"),
    end: null,
    arlClass: 1,
    area: "sales",
    transport: "transport",
    contributesToPension: true,
    relief: { homeLoanInterest: ZERO, prepaidHealth: ZERO, dependents: false, voluntaryPension: ZERO },
    ...more,
  };
}

export function personOf(contract: Contract, input: Partial<PeriodInput> = {}): RunPerson {
  return { contract, input: { ...NOTHING_NEW, ...input } };
}

const extra = (date: string) => ({ kind: "HED" as const, hours: 2, date: day(date) });

/** A person with overtime and a loan, one with an integral salary, and one who owes more than was earned. */
export const PEOPLE: readonly RunPerson[] = [
  personOf(contractOf("p1", "Yuliana Cárdenas Peña", 2_200_000), {
    hours: ["2026-11-05", "2026-11-12", "2026-11-19", "2026-11-26"].map(extra),
    deductions: [{ kind: "loan", detail: "cuota 3 de 6", amount: 120_000 as Pesos }],
  }),
  personOf(
    contractOf("p2", "Íngrid Núñez Ágredo", 30_000_000, {
      document: "1.020.456.789",
      kind: "integral",
      transport: "none",
      area: "administration",
    }),
  ),
  personOf(
    contractOf("p3", "José Peña Ñustes", 1_750_905, { document: "79.123.456", start: day("2026-11-16") }),
    { deductions: [{ kind: "garnishment", detail: "", amount: 5_000_000 as Pesos }] },
  ),
];

export const NOTES: readonly PersonNotes[] = [
  { position: "Auxiliar de ventas", eps: "EPS Andina", pensionFund: "Fondo Cordillera" },
  { position: "Gerente", eps: "EPS Andina", pensionFund: "Fondo Cordillera" },
  { position: "", eps: "", pensionFund: "" },
];

export function runOf(
  people: readonly RunPerson[] = PEOPLE,
  period: PayrollPeriod = NOVEMBER,
  overrides: LawOverrides = {},
): PayrollRun {
  const run = computeRun({ period, settings: DEFAULT_SETTINGS, overrides, people });
  if (!run.ok) throw new Error(JSON.stringify(run.error));
  return run.value;
}
