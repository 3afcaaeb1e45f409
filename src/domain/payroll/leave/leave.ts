import { addDays, day, dayNumber, monthOf } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import type { Contract } from "../employee/contract.ts";
import { commercialDays, type DaySpan, overlap } from "../run/period.ts";
import type { Absence, LeaveAverages } from "../run/period-input.ts";
import {
  ABSENCE_COUNTS,
  type AbsenceKind,
  SICK_DAYS_AT_SHARE,
  SICK_DAYS_OF_EMPLOYER,
  SICK_DAYS_OF_INSURER,
} from "./absences.data.ts";

/** Days of one absence within a period. */
export interface LeaveDays {
  readonly absence: Absence;
  readonly days: number;
  /** How many of them the employer pays: the first ones of a sick leave. */
  readonly ofEmployer: number;
  /** For a sick leave: how many come after its day 90, and how many of those after its day 180. */
  readonly atHalf: number;
  readonly ofFund: number;
}

/** The average that days of leave are reckoned on, besides the basic salary. */
export function reckonedAverage(
  { kind: salary }: Pick<Contract, "kind">,
  averages: LeaveAverages | undefined,
  kind: AbsenceKind,
): number {
  if (averages === undefined || salary === "integral" || kind === "unpaid") return 0;
  return kind === "vacation" ? averages.vacation : averages.variable;
}

/** Calendar days without the 31st, which 30-day months do not pay. */
function leaveDays({ from, to }: DaySpan): number {
  const last = to.endsWith("-31") ? addDays(to, -1) : to;
  return Math.max(dayNumber(last) - dayNumber(from) + 1, 0);
}

/** The first day of a leave recorded in several parts, each from the day after the one before it. */
export function leaveStart(absence: Absence, absences: readonly Absence[]): Day {
  const before = absences.find(({ kind, to }) => kind === absence.kind && addDays(to, 1) === absence.from);
  return before ? leaveStart(before, absences) : absence.from;
}

/**
 * The days of an absence within a span. The day of a work accident is none: the employer pays it as a day of work, and
 * the insurer from the next one (Ley 776 de 2002, art. 3).
 */
function awayWithin(absence: Absence, start: Day, span: DaySpan): DaySpan | null {
  const isAccident = absence.kind === "accident" && absence.from === start;
  return overlap({ from: isAccident ? addDays(start, 1) : absence.from, to: absence.to }, span);
}

/** How many of the days inside come up to the leave's day so many; the rest of `days` come after it. */
function daysUpTo(start: Day, count: number, inside: DaySpan): number {
  const both = overlap({ from: start, to: addDays(start, count - 1) }, inside);
  return both ? leaveDays(both) : 0;
}

/** The days of a leave within a fortnight, by who pays them and how much. */
function partsOf(absence: Absence, start: Day, inside: DaySpan, days: number): Omit<LeaveDays, "absence"> {
  if (absence.kind !== "sick") return { days, ofEmployer: 0, atHalf: 0, ofFund: 0 };
  const ofEmployer = Math.min(daysUpTo(start, SICK_DAYS_OF_EMPLOYER, inside), days);
  const after = (count: number) =>
    inside.to > addDays(start, count - 1) ? Math.max(days - daysUpTo(start, count, inside), 0) : 0;
  return { days, ofEmployer, atHalf: after(SICK_DAYS_AT_SHARE), ofFund: after(SICK_DAYS_OF_INSURER) };
}

/** The fortnights of a span within one month: it is cut between the 15th and the 16th. */
function fortnights({ from, to }: DaySpan): readonly DaySpan[] {
  const month = monthOf(from);
  const halves = [
    { from, to: day(`${month}-15`) },
    { from: day(`${month}-16`), to },
  ];
  return halves.flatMap((half) => overlap(half, { from, to }) ?? []);
}

/**
 * Splits a period's days by absence. An absence over a whole fortnight takes its 15 days, in February too, and those of
 * a part are never more in all, as none of them is a 31st. A month counts what its two fortnights count.
 */
export function leaveIn(span: DaySpan, absences: readonly Absence[]): readonly LeaveDays[] {
  const found = new Map<Absence, LeaveDays>();
  for (const half of fortnights(span)) {
    for (const absence of absences) {
      const start = leaveStart(absence, absences);
      const inside = awayWithin(absence, start, half);
      if (!inside) continue;
      const whole = inside.from === half.from && inside.to === half.to;
      const days = whole ? commercialDays(half.from, half.to) : leaveDays(inside);
      if (days === 0) continue;
      const before = found.get(absence) ?? { absence, days: 0, ofEmployer: 0, atHalf: 0, ofFund: 0 };
      const parts = partsOf(absence, start, inside, days);
      found.set(absence, {
        absence,
        days: before.days + parts.days,
        ofEmployer: before.ofEmployer + parts.ofEmployer,
        atHalf: before.atHalf + parts.atHalf,
        ofFund: before.ofFund + parts.ofFund,
      });
    }
  }
  return [...found.values()];
}

/** Days that count for benefits and contributions: all except unpaid leave. */
export function paidDays(days: number, leave: readonly LeaveDays[]): number {
  return leave.reduce((left, each) => (ABSENCE_COUNTS[each.absence.kind] ? left : left - each.days), days);
}
