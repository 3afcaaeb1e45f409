import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { EmployeeFields } from "#domain/payroll/employee/check-employee.ts";
import type { Contract } from "#domain/payroll/employee/contract.ts";
import type { PeriodInput } from "#domain/payroll/run/period-input.ts";

const NO_RELIEF = { homeLoanInterest: ZERO, prepaidHealth: ZERO, dependents: false, voluntaryPension: ZERO };

function person(name: string, salary: number, start: string, more: Partial<Contract>): EmployeeFields {
  return {
    contract: {
      name,
      document: "",
      salary: pesos(salary),
      kind: "ordinary",
      start: day(start),
      end: null,
      arlClass: 1,
      area: "administration",
      transport: "transport",
      contributesToPension: true,
      relief: NO_RELIEF,
      ...more,
    },
    position: "",
    eps: "EPS Andina",
    pensionFund: "Fondo Cordillera",
  };
}

/** The manager, the salesman, the clerk, and who loads the truck: one until September, another from then on. */
export const PEOPLE = {
  ana: person("Ana Lucía Botero", 9_000_000, "2024-01-15", { document: "42.101.330" }),
  bruno: person("Bruno Arias", 2_200_000, "2025-02-01", {
    document: "10.022.418",
    arlClass: 2,
    area: "sales",
  }),
  carla: person("Carla Henao", 1_900_000, "2025-07-01", { document: "1.088.240.115" }),
  dario: person("Darío Mosquera", 3_000_000, "2025-03-01", {
    document: "9.870.204",
    arlClass: 3,
    area: "sales",
    end: day("2026-09-15"),
  }),
  elena: person("Elena Ossa", 1_750_905, "2026-09-21", {
    document: "1.112.775.906",
    arlClass: 3,
    area: "sales",
  }),
} as const;

export type PersonKey = keyof typeof PEOPLE;

/** Carla's raise. */
export const RAISE = { who: "carla", from: "2026-11", salary: 2_100_000 } as const;

const loan = (number: number): Partial<PeriodInput> => ({
  deductions: [{ kind: "loan", detail: `cuota ${number} de 6`, amount: pesos(100_000) }],
});

/** What a month's run is told besides the contracts. */
export const NEWS: Readonly<Record<string, Partial<Record<PersonKey, Partial<PeriodInput>>>>> = {
  "2026-03": { dario: { absences: [{ kind: "sick", from: day("2026-03-09"), to: day("2026-03-15") }] } },
  "2026-04": { carla: loan(1) },
  "2026-05": { carla: loan(2) },
  "2026-06": { carla: loan(3) },
  "2026-07": {
    carla: loan(4),
    bruno: {
      commissions: pesos(1_400_000),
      hours: [
        { kind: "HED", hours: 6, date: day("2026-07-06"), until: day("2026-07-08") },
        { kind: "RDF", hours: 8, date: day("2026-07-20") },
        { kind: "HEN", hours: 4, date: day("2026-07-22"), until: day("2026-07-23") },
      ],
    },
  },
  "2026-08": {
    carla: loan(5),
    ana: { absences: [{ kind: "vacation", from: day("2026-08-03"), to: day("2026-08-25") }] },
  },
  "2026-09": { carla: loan(6) },
};

/** In October the company tries fortnights. */
export const PERIODS = [
  ...["01", "02", "03", "04", "05", "06", "07", "08", "09"].map((month) => `2026-${month}`),
  "2026-10 -1",
  "2026-10 -2",
  "2026-11",
  "2026-12",
] as const;
