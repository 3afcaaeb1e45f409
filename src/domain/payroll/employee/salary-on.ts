import { asDay } from "../../kernel/as-day.ts";
import { addDays } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { isPesos, type Pesos } from "../../kernel/pesos.ts";
import type { Contract, EarlierSalary } from "./contract.ts";
import { MAX_AMOUNT } from "./max-amount.ts";

/** The part of a contract that says what it pays on each day. */
export type Salaried = Pick<Contract, "salary" | "earlierSalaries">;

/** As many changes as anybody keeps: fifty years of yearly raises. */
const MOST_EARLIER = 50;

/** The monthly salary of a day. */
export function salaryOn({ salary, earlierSalaries = [] }: Salaried, date: Day): Pesos {
  return earlierSalaries.find(({ until }) => date <= until)?.salary ?? salary;
}

/** A contract as it stood on a day: without what was agreed for later days. */
export function contractOn<Kept extends Salaried>(contract: Kept, date: Day): Kept {
  const { earlierSalaries: all = [], ...rest } = contract;
  const earlierSalaries = all.filter(({ until }) => until < date);
  if (earlierSalaries.length === all.length) return contract;
  const salary = salaryOn(contract, date);
  return { ...rest, salary, ...(earlierSalaries.length > 0 ? { earlierSalaries } : {}) } as unknown as Kept;
}

/** Days of one salary. */
export interface SalarySpan {
  readonly from: Day;
  readonly to: Day;
  readonly salary: Pesos;
}

/** The days between two days, both inclusive, by their salary; at least one span. */
export function salarySpans(
  contract: Salaried,
  { from, to }: Omit<SalarySpan, "salary">,
): readonly SalarySpan[] {
  const spans: SalarySpan[] = [];
  let next = from;
  for (const { until, salary } of contract.earlierSalaries ?? []) {
    if (until < next || until >= to) continue;
    spans.push({ from: next, to: until, salary });
    next = addDays(until, 1);
  }
  return [...spans, { from: next, to, salary: salaryOn(contract, to) }];
}

/** Whether two contracts pay the same salary on each day from one to another. */
export function paysAlike(a: Salaried, b: Salaried, { from, to }: Omit<SalarySpan, "salary">): boolean {
  const changes = [a, b].flatMap(({ earlierSalaries = [] }) =>
    earlierSalaries.map(({ until }) => addDays(until, 1)),
  );
  return [from, ...changes.filter((date) => date > from && date <= to)].every(
    (date) => salaryOn(a, date) === salaryOn(b, date),
  );
}

/** Whether a history of salaries can be read: valid days in order, and amounts that a salary may have. */
export function isSalaryHistory(history: readonly EarlierSalary[]): boolean {
  const inOrder = ({ until, salary }: EarlierSalary, at: number) =>
    asDay(until) !== null &&
    (at === 0 || until > (history[at - 1]?.until ?? until)) &&
    isPesos(salary) &&
    salary >= 0 &&
    salary <= MAX_AMOUNT;
  return history.length <= MOST_EARLIER && history.every(inOrder);
}

/**
 * The history of a contract whose salary changes on a day: what it paid until the eve. A change on a day already told
 * tells it anew, and later ones are left out.
 */
export function withRaise(before: Salaried, from: Day): readonly EarlierSalary[] {
  const eve = addDays(from, -1);
  const kept = (before.earlierSalaries ?? []).filter(({ until }) => until < eve);
  return [...kept, { until: eve, salary: salaryOn(before, eve) }];
}
