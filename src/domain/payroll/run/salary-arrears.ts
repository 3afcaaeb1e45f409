import { addDays } from "../../kernel/calendar-day.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import type { Contract } from "../employee/contract.ts";
import { paidOtherwise } from "./paid-otherwise.ts";
import { type PayrollPeriod, periodName, periodSpan } from "./period.ts";
import type { SalaryArrears } from "./period-input.ts";
import type { StoredRun } from "./stored-run.ts";

const isSamePeriod = (a: PayrollPeriod, b: PayrollPeriod) => a.month === b.month && a.part === b.part;

/** What runs took up already of what a period left unpaid, whatever they paid of it in the end. */
function takenUp(runs: readonly StoredRun[], id: string, period: PayrollPeriod): number {
  return runs
    .flatMap(({ people }) => people.find(({ contract }) => contract.id === id)?.input.arrears ?? [])
    .filter(({ of }) => isSamePeriod(of, period))
    .reduce((sum, { owed }) => sum + owed, 0);
}

/**
 * What raises dated back left unpaid in the closed runs before a period and no other run took up, oldest first (PY-31).
 * A salary that was changed without a day is that of the days not yet paid, and leaves nothing. `runs`: the company's,
 * without the run that is asked for.
 */
export function owedArrears(
  contract: Contract,
  period: PayrollPeriod,
  runs: readonly StoredRun[],
): readonly SalaryArrears[] {
  const [first] = contract.earlierSalaries ?? [];
  if (first === undefined) return [];
  const { from } = periodSpan(period);
  return paidOtherwise(contract, addDays(first.until, 1), runs).flatMap(({ period: of, difference }) => {
    if (difference === null || periodSpan(of).to >= from) return [];
    const owed = difference.accrued - takenUp(runs, contract.id, of);
    return owed > 0 ? [{ of, owed: pesos(owed), amount: pesos(owed) }] : [];
  });
}

/** What is owed now, with the amounts that were typed of what was owed alike before. */
export function withTypedArrears(
  typed: readonly SalaryArrears[],
  owed: readonly SalaryArrears[],
): readonly SalaryArrears[] {
  return owed.map(
    (each) => typed.find(({ of, owed: was }) => isSamePeriod(of, each.of) && was === each.owed) ?? each,
  );
}

const debtsIn = (arrears: readonly SalaryArrears[]) =>
  arrears.map(({ of, owed }) => `${of.month} ${of.part} ${owed}`).join();

/** Whether two lists say the same debts, whatever was typed of them. */
export function isSameArrears(a: readonly SalaryArrears[], b: readonly SalaryArrears[]): boolean {
  return debtsIn(a) === debtsIn(b);
}

/** The whole of a list, as it is typed. */
export function arrearsSum(arrears: readonly SalaryArrears[] = []): Pesos {
  return pesos(arrears.reduce((sum, { amount }) => sum + amount, 0));
}

export function arrearsOf({ of }: Pick<SalaryArrears, "of">): string {
  return periodName(of);
}
