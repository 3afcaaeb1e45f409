import { day, month } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Pesos, pesos, ZERO } from "#domain/kernel/pesos.ts";
import { type Contract, DEFAULT_SETTINGS, type RunSettings } from "#domain/payroll/employee/contract.ts";
import { createLawReader, type LawOverrides } from "#domain/payroll/law/law.ts";
import type { PayrollPeriod } from "#domain/payroll/run/period.ts";
import { NOTHING_NEW, type PeriodInput } from "#domain/payroll/run/period-input.ts";
import { computeSlip, type SlipOrder } from "#domain/payroll/slip/compute-slip.ts";
import type { ConceptKey } from "#domain/payroll/slip/concepts.data.ts";
import type { MonthSoFar, Slip } from "#domain/payroll/slip/slip.ts";

export function contractOf(salary: number, more: Partial<Contract> = {}): Contract {
  return {
    id: "p1",
    name: "Yuliana Cárdenas Peña",
    document: "52.731.094",
    salary: salary as Pesos,
    kind: "ordinary",
    start: day("2020-01-01"),
    end: null,
    arlClass: 1,
    area: "administration",
    transport: "transport",
    contributesToPension: true,
    relief: { homeLoanInterest: ZERO, prepaidHealth: ZERO, dependents: false, voluntaryPension: ZERO },
    ...more,
  };
}

export function periodOf(text: string): PayrollPeriod {
  const part = text.endsWith("-1") ? "first-half" : text.endsWith("-2") ? "second-half" : "month";
  return { month: month(text.slice(0, 7)), part };
}

export interface Case {
  readonly contract?: Partial<Contract>;
  readonly input?: Partial<PeriodInput>;
  readonly settings?: Partial<RunSettings>;
  readonly overrides?: LawOverrides;
  readonly soFar?: MonthSoFar;
}

/** "2026-11" is a month; "2026-11 -1" and "2026-11 -2" are its fortnights. */
function orderOf(period: string, salary: number, each: Case = {}): SlipOrder {
  const order = {
    contract: contractOf(salary, each.contract),
    period: periodOf(period),
    input: { ...NOTHING_NEW, ...each.input },
    settings: { ...DEFAULT_SETTINGS, ...each.settings },
  };
  return each.soFar ? { ...order, soFar: each.soFar } : order;
}

export function trySlip(period: string, salary: number, each: Case = {}) {
  return computeSlip(orderOf(period, salary, each), createLawReader(each.overrides));
}

export function slipOf(period: string, salary: number, each: Case = {}): Slip {
  const slip = trySlip(period, salary, each);
  if (!slip.ok) throw new Error(JSON.stringify(slip.error));
  return slip.value;
}

export function amountOf(slip: Slip, concept: ConceptKey): number {
  return slip.lines.reduce((total, line) => (line.concept === concept ? total + line.amount : total), 0);
}

export function hours(
  kind: PeriodInput["hours"][number]["kind"],
  count: number,
  date: string,
  until?: string,
) {
  const entry = { kind, hours: count, date: day(date) };
  return until === undefined ? entry : { ...entry, until: day(until) };
}

export function absence(kind: PeriodInput["absences"][number]["kind"], from: string, to: string) {
  return { kind, from: day(from) as Day, to: day(to) as Day };
}

export function deduction(kind: PeriodInput["deductions"][number]["kind"], amount: number, detail = "") {
  return { kind, detail, amount: pesos(amount) };
}
