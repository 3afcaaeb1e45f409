import { asDay } from "../../kernel/as-day.ts";
import type { Day } from "../../kernel/day.ts";
import { isPesos, ZERO } from "../../kernel/pesos.ts";
import { DAY_KINDS, HOUR_KINDS, MOST_SURCHARGE } from "../earnings/overtime-kinds.data.ts";
import { ARL_CLASSES, type Contract } from "../employee/contract.ts";
import { MAX_AMOUNT } from "../employee/max-amount.ts";
import { isSalaryHistory } from "../employee/salary-on.ts";
import { ABSENCE_KINDS } from "../leave/absences.data.ts";
import type { InputField, SlipProblem } from "../slip/slip.ts";
import type { DaySpan } from "./period.ts";
import { type Absence, DEDUCTION_KINDS, type HoursEntry, type PeriodInput } from "./period-input.ts";

/** The hours of the longest month. */
export const MOST_HOURS = 744;
/** The days of rest of a month, and every other one. */
export const MOST_DAYS = 31;
const MAX_ROWS = 200;

function isAmount(value: unknown): boolean {
  return isPesos(value) && value >= 0 && value <= MAX_AMOUNT;
}

function isSpan({ from, to }: DaySpan): boolean {
  return asDay(from) !== null && asDay(to) !== null && from <= to;
}

function areHours({ kind, hours, date, until = date, isDays, surcharge }: HoursEntry, last: Day): boolean {
  if (!HOUR_KINDS.includes(kind) || !isSpan({ from: date, to: until }) || until > last) return false;
  if (isDays && !DAY_KINDS.includes(kind)) return false;
  if (surcharge !== undefined && !(surcharge >= 0 && surcharge <= MOST_SURCHARGE)) return false;
  return Number.isFinite(hours) && hours > 0 && hours <= (isDays ? MOST_DAYS : MOST_HOURS);
}

function isContract(contract: Contract): boolean {
  const { start, end, arlClass } = contract;
  if (asDay(start) === null || (end !== null && (asDay(end) === null || end < start))) return false;
  return ARL_CLASSES.includes(arlClass);
}

function isRelief({ relief }: Contract): boolean {
  const { homeLoanInterest, prepaidHealth, voluntaryPension, dependentsAmount = ZERO } = relief;
  return [homeLoanInterest, prepaidHealth, voluntaryPension, dependentsAmount].every(isAmount);
}

function badField(contract: Contract, input: PeriodInput, last: Day): InputField | null {
  if (!isContract(contract)) return "contract";
  if (!isAmount(contract.salary) || !isSalaryHistory(contract.earlierSalaries ?? [])) return "salary";
  if (!isRelief(contract)) return "relief";
  for (const key of ["commissions", "salaryBonus", "nonSalary"] as const)
    if (!isAmount(input[key])) return key;
  const { hours, absences, deductions, arrears = [] } = input;
  if (arrears.length > MAX_ROWS || !arrears.every(({ owed, amount }) => isAmount(owed) && isAmount(amount)))
    return "arrears";
  if (hours.length > MAX_ROWS || !hours.every((entry) => areHours(entry, last))) return "hours";
  if (!Object.values({ ...input.leaveAverages }).every(isAmount)) return "absences";
  const known = (each: Absence) =>
    ABSENCE_KINDS.includes(each.kind) && isSpan(each) && isAmount(each.salary ?? ZERO);
  if (absences.length > MAX_ROWS || !absences.every(known)) return "absences";
  const taken = (kind: string, amount: unknown) =>
    DEDUCTION_KINDS.some((each) => each === kind) && isAmount(amount);
  if (deductions.length > MAX_ROWS || !deductions.every((each) => taken(each.kind, each.amount)))
    return "deductions";
  return null;
}

function firstOverlap(absences: readonly Absence[]): Day | null {
  const sorted = absences.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const again = sorted.find(({ from }, at) => from <= (sorted[at - 1]?.to ?? ""));
  return again?.from ?? null;
}

/** Problem that prevents computing an input; null if none. Requires whole pesos, valid dates, hours above 0. */
export function checkInput(contract: Contract, input: PeriodInput, span: DaySpan): SlipProblem | null {
  const employee = contract.id;
  const field = badField(contract, input, span.to);
  if (field !== null) return { kind: "bad-input", employee, field };
  const day = firstOverlap(input.absences);
  if (day !== null) return { kind: "absences-overlap", employee, day };
  const { start, end } = contract;
  if (start > span.to || (end !== null && end < span.from)) return { kind: "not-in-period", employee };
  return null;
}
