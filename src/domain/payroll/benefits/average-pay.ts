import { addDays, addMonths, addMonthsToDay, firstDay, lastDay, monthOf } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import { roundHalfUp } from "../../kernel/rounding.ts";
import type { Contract } from "../employee/contract.ts";
import { type Salaried, salaryOn, salarySpans } from "../employee/salary-on.ts";
import { commercialDays, type DaySpan, later, overlap } from "../run/period.ts";
import type { PaidSalary, PaidStretch } from "./pay-history.ts";

/** The monthly pay of a benefit that does not vary. */
export interface FixedPay {
  /** Average basic salary; absent: the contract's. */
  readonly salary?: Pesos;
  /** Average transport allowance that was due; absent: that of the last day. */
  readonly transport?: Pesos;
}

/** Monthly pay that a benefit is computed on. */
export interface BenefitPay extends FixedPay {
  /** Monthly average of overtime, surcharges, commissions and salary bonuses. */
  readonly variable: Pesos;
}

/** What the closed runs of a span say. */
export interface SpanPay {
  /** Average basic salary by days. Days without a closed run count with the salary of the next one, or the contract's. */
  readonly salary: Pesos;
  /** Salary on the last day of the span. */
  readonly lastSalary: Pesos;
  /** Whether the salary changed within the span, and within its last three months. */
  readonly changed: boolean;
  readonly changedLately: boolean;
  readonly variable: Pesos;
  readonly vacationVariable: Pesos;
  /** Null without a closed run. */
  readonly transport: Pesos | null;
  /** Days of the span, and those that a closed run paid, unpaid leave included. */
  readonly days: number;
  readonly knownDays: number;
  readonly unpaidDays: number;
}

/** The salaries of a span by its closed runs; `present`: those of the days after them. */
function salariesOf(known: readonly PaidStretch[], span: DaySpan, present: Salaried): readonly PaidSalary[] {
  const found: PaidSalary[] = [];
  let next: Day = span.from;
  const gap = (to: Day, of: Salaried) => {
    if (next > to) return;
    for (const each of salarySpans(of, { from: next, to }))
      found.push({ ...each, days: commercialDays(each.from, each.to) });
  };
  for (const { from, to, salaries } of known) {
    gap(addDays(from, -1), { salary: salaries[0]?.salary ?? present.salary });
    for (const each of salaries) {
      const inside = overlap(each, span);
      if (inside === null) continue;
      const cut = commercialDays(each.from, each.to) - commercialDays(inside.from, inside.to);
      found.push({ ...each, days: Math.max(each.days - cut, 0) });
    }
    next = later(next, addDays(to, 1));
  }
  gap(span.to, present);
  return found;
}

function monthly(total: number, days: number): Pesos {
  return days === 0 ? ZERO : roundHalfUp(pesos(total), 30, days);
}

/**
 * The first of so many 30-day months that end on a day: of three, 1 October for 31 December, 16 August for 15 November.
 * A 31st after a whole month is none of their days: 1 November for 30 January.
 */
export function firstOfMonthsTo(end: Day, count: number): Day {
  const month = monthOf(end);
  if (end === lastDay(month)) return firstDay(addMonths(month, 1 - count));
  const first = addDays(addMonthsToDay(end, -count), 1);
  return first.endsWith("-31") ? addDays(first, 1) : first;
}

function isChanging(salaries: readonly PaidSalary[], from: Day): boolean {
  return new Set(salaries.filter(({ to }) => to >= from).map(({ salary }) => salary)).size > 1;
}

/** A stretch that counts with some of its days: `part` of `of`. */
interface Counted {
  readonly stretch: PaidStretch;
  readonly part: number;
  readonly of: number;
}

/** How much of a stretch lies in a span: a year that begins on the 21st takes ten thirtieths of that month. */
function countedIn(stretch: PaidStretch, span: DaySpan): readonly Counted[] {
  const inside = overlap(stretch, span);
  if (inside === null) return [];
  return [
    { stretch, part: commercialDays(inside.from, inside.to), of: commercialDays(stretch.from, stretch.to) },
  ];
}

/** Averages of the closed runs that overlap a span of the contract; of a run cut by it, the part inside. */
export function spanPay(history: readonly PaidStretch[], contract: Salaried, span: DaySpan): SpanPay {
  const counted = history.flatMap((each) => countedIn(each, span));
  const known = counted.map(({ stretch }) => stretch);
  const after = history.find(({ from }) => from > span.to);
  const next = after?.salaries[0];
  const salaries = salariesOf(known, span, next ? { salary: next.salary } : contract);
  // Whole numbers: every amount and count of days is taken so many times as the cut runs have days.
  const times = counted.reduce((all, { part, of }) => (part === of ? all : all * of), 1);
  const total = (amount: (each: PaidStretch) => number) =>
    counted.reduce((sum, { stretch, part, of }) => sum + (amount(stretch) * times * part) / of, 0);
  const days = total((each) => each.days);
  const paidDays = known.reduce((sum, each) => sum + each.days, 0);
  const unpaidDays = known.reduce((sum, each) => sum + each.unpaidDays, 0);
  const weights = salaries.reduce((sum, each) => sum + each.days, 0);
  const weighed = salaries.reduce((sum, each) => sum + each.salary * each.days, 0);
  const lastSalary = salaries.at(-1)?.salary ?? salaryOn(contract, span.to);
  return {
    salary: weights === 0 ? lastSalary : roundHalfUp(pesos(weighed), 1, weights),
    lastSalary,
    changed: isChanging(salaries, span.from),
    changedLately: isChanging(salaries, firstOfMonthsTo(span.to, 3)),
    variable: monthly(
      total(({ variable }) => variable),
      days,
    ),
    vacationVariable: monthly(
      total(({ vacationVariable }) => vacationVariable),
      days,
    ),
    transport:
      days === 0
        ? null
        : monthly(
            total(({ transport }) => transport),
            days,
          ),
    days: commercialDays(span.from, span.to),
    knownDays: paidDays + unpaidDays,
    unpaidDays,
  };
}

function averaged({ salary, variable, transport }: SpanPay): BenefitPay {
  return { salary, variable, ...(transport === null ? {} : { transport }) };
}

/**
 * The pay that cesantías are settled on: the last salary if it did not change in the last three months and nothing
 * varied, else the average of the last year of service, or of all of a shorter one (CST art. 253).
 */
export function severancePay(pay: SpanPay): BenefitPay {
  return pay.changedLately || pay.variable > 0 ? averaged(pay) : { salary: pay.lastSalary, variable: ZERO };
}

/** The pay that the prima is settled on: the average of the semester, if anything changed or varied (CST art. 306). */
export function bonusPay(pay: SpanPay): BenefitPay {
  return pay.changed || pay.variable > 0 ? averaged(pay) : { salary: pay.lastSalary, variable: ZERO };
}

/** The year of service that ends on a day, or all of a shorter contract (CST art. 192). */
export function yearOfService({ start }: Pick<Contract, "start">, end: Day): DaySpan {
  return { from: later(start, firstOfMonthsTo(end, 12)), to: end };
}
