import { addDays, firstDay, lastDay, monthOf } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { type Pesos, pesos, trySum, ZERO } from "../../kernel/pesos.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { ARL_KEYS } from "../contributions/contributions.ts";
import { hourPercent } from "../earnings/hours-pay.ts";
import { HOUR_KINDS, HOUR_RULES, type HourKind } from "../earnings/overtime-kinds.data.ts";
import { ARL_CLASSES, type ArlClass, type Contract, type RunSettings } from "../employee/contract.ts";
import { createLawReader, type Law, type LawOverrides, type LawReader } from "../law/law.ts";
import { computeRun, type PayrollRun, type RunPerson, type RunProblem } from "../run/compute-run.ts";
import { NOTHING_NEW } from "../run/period-input.ts";
import type { Slip } from "../slip/slip.ts";
import type { PayrollTotals, ResultColumn } from "./academic-summary.ts";
import type { PayrollProblem } from "./compute-academic.ts";
import { fieldValue, isFieldValue } from "./payroll-field.ts";
import { nameShown, type PayrollRow, WHOLE_MONTH } from "./payroll-row.ts";

/** How a value that a calculator row leaves open was interpreted under the law. */
export type RowReading =
  /** The percentage matches no risk class; `arlClass` was assumed. */
  | { readonly kind: "arl-class-taken"; readonly row: string; readonly arlClass: ArlClass }
  /** The surcharge matches no kind of overtime: it was paid as typed, on hours of this kind. */
  | { readonly kind: "hours-taken"; readonly row: string; readonly hours: HourKind }
  /** More overtime than the law allows in the days of an incomplete month. */
  | {
      readonly kind: "hours-over-days";
      readonly row: string;
      readonly hours: number;
      readonly days: number;
      readonly most: number;
    }
  /** The row's health and pension percentages differ from the law's, which were used. */
  | { readonly kind: "law-percent"; readonly row: string };

/** The calculator's rows under the law of a day, with the columns of the results table. */
export interface LegalCalculation {
  readonly run: PayrollRun;
  readonly readings: readonly RowReading[];
  readonly totals: PayrollTotals;
}

/** The risk class with this initial rate; null if none. */
function arlClassOf(percent: number, law: Law): ArlClass | null {
  return ARL_CLASSES.find((each) => law.values[ARL_KEYS[each]].value === percent) ?? null;
}

/** The kind of overtime with this surcharge; null if none. */
function hourKindOf(surcharge: number, law: Law): HourKind | null {
  return (
    HOUR_KINDS.find((kind) => HOUR_RULES[kind].extra && hourPercent(kind, law) === 100 + surcharge) ?? null
  );
}

function contractOf(row: PayrollRow, arlClass: ArlClass, start: Day): Contract {
  return {
    id: row.id,
    name: nameShown(row),
    document: "",
    salary: row.basicSalary,
    kind: "ordinary",
    start,
    end: null,
    arlClass,
    area: "administration",
    transport: "transport",
    contributesToPension: true,
    relief: { homeLoanInterest: ZERO, prepaidHealth: ZERO, dependents: false, voluntaryPension: ZERO },
  };
}

/**
 * The days of the month around a date on which hours of a kind pay the same, because a row does not say when they
 * were worked.
 */
function sameLaw(kind: HourKind, date: Day, read: LawReader): { readonly date: Day; readonly until: Day } {
  const [first, last] = [firstDay(monthOf(date)), lastDay(monthOf(date))];
  const paysAs = (each: Day) => {
    const law = read(each);
    return law.ok && `${law.value.values.hourDivisor.value} ${hourPercent(kind, law.value)}`;
  };
  const same = (other: Day) => paysAs(other) === paysAs(date);
  let [from, until] = [date, date];
  while (from > first && same(addDays(from, -1))) from = addDays(from, -1);
  while (until < last && same(addDays(until, 1))) until = addDays(until, 1);
  return { date: from, until };
}

/** Checks the limits of two hours a day and twelve a week (CST art. 167A) for days without known dates. */
function hoursOverDays(row: PayrollRow, days: number, { values }: Law): readonly RowReading[] {
  const weeks = Math.ceil(days / 7);
  const most = Math.min(days * values.overtimeMostDay.value, weeks * values.overtimeMostWeek.value);
  // A whole month is checked against calendar days, with its slip.
  if (days === WHOLE_MONTH || row.overtimeHours <= most) return [];
  return [{ kind: "hours-over-days", row: row.id, hours: row.overtimeHours, days, most }];
}

interface ReadRow {
  readonly person: RunPerson;
  readonly readings: readonly RowReading[];
}

/** The bonus counts as salary; hours are paid by the law of the given day. */
function readRow(row: PayrollRow, law: Law, read: LawReader): ReadRow {
  const { date } = law;
  const arlClass = arlClassOf(row.arl, law);
  const kind = hourKindOf(row.overtimeRate, law);
  const readings: RowReading[] = [];
  if (arlClass === null) readings.push({ kind: "arl-class-taken", row: row.id, arlClass: 1 });
  if (kind === null && row.overtimeHours > 0)
    readings.push({ kind: "hours-taken", row: row.id, hours: "HED" });
  const days = fieldValue(row, "workedDays");
  readings.push(...hoursOverDays(row, days, law));
  const { health, pension } = law.values;
  if (row.healthContribution !== health.value || row.pensionContribution !== pension.value)
    readings.push({ kind: "law-percent", row: row.id });
  const taken = kind ?? "HED";
  const typed = kind === null ? { surcharge: row.overtimeRate } : {};
  const worked = { kind: taken, hours: row.overtimeHours, ...typed, ...sameLaw(taken, date, read) };
  const hours = row.overtimeHours > 0 ? [worked] : [];
  const deductions = [{ kind: "otherDeduction", detail: "", amount: row.deductions } as const];
  const input = { ...NOTHING_NEW, hours, salaryBonus: row.bonus, deductions };
  const contract = contractOf(row, arlClass ?? 1, firstDay(monthOf(date)));
  return { person: { contract, input, workedDays: days }, readings };
}

/** A results column for a slip; the cost includes provisions, which the academic set lacks. */
export function legalFigure(slip: Slip, column: ResultColumn): Pesos {
  const { accrued, deducted, net, employer, provisions, cost } = slip.totals;
  switch (column) {
    case "basicSalary":
      return slip.contract.salary;
    case "grossSalary":
      return accrued;
    case "totalDeductions":
      return deducted;
    case "netSalary":
      return net;
    case "employerContributions":
      return pesos(employer + provisions);
    case "totalCost":
      return cost;
  }
}

/**
 * "Calcular con la ley de hoy": the calculator's rows as a monthly run under the law of a day, each person for the
 * days worked. Typed amounts and hours are for those days. Values a row does not determine are assumed as listed in
 * `readings`.
 */
export function calculateByLaw(
  rows: readonly PayrollRow[],
  date: Day,
  settings: RunSettings,
  overrides: LawOverrides = {},
): Result<LegalCalculation, RunProblem | PayrollProblem> {
  const reader = createLawReader(overrides);
  const law = reader(date);
  if (!law.ok) return law;
  const bad = rows.find((row) => !isFieldValue("workedDays", fieldValue(row, "workedDays")));
  if (bad) return err({ kind: "bad-value", row: bad.id, field: "workedDays" });
  const month = monthOf(date);
  const read = rows.map((row) => readRow(row, law.value, reader));
  const people = read.map(({ person }) => person);
  const run = computeRun({ period: { month, part: "month" }, settings, overrides, people });
  if (!run.ok) return run;
  const { totals, slips } = run.value;
  const basicSalary = trySum(slips.map(({ contract }) => contract.salary));
  if (basicSalary === null) return err({ kind: "too-large" });
  return ok({
    run: run.value,
    readings: read.flatMap(({ readings }) => readings),
    totals: {
      basicSalary,
      grossSalary: totals.accrued,
      totalDeductions: totals.deducted,
      netSalary: totals.net,
      employerContributions: pesos(totals.employer + totals.provisions),
      totalCost: totals.cost,
    },
  });
}
