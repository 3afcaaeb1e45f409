import type { VacationOwed } from "../../accounting/closing/proposals/proposal.ts";
import type { Day } from "../../kernel/day.ts";
import { pesos } from "../../kernel/pesos.ts";
import type { Contract } from "../employee/contract.ts";
import { commercialDays } from "../run/period.ts";
import type { StoredRun } from "../run/stored-run.ts";
import type { PayableEmployee } from "../settlement/settled-people.ts";
import { DAYS_OF_VACATION_DAY } from "../settlement/settlement-warnings.ts";
import { payHistory } from "./pay-history.ts";

const DAYS_OF_MONTH = 30;

/** Days earned less those that closed runs paid, at the salary of the day (CST arts. 186 and 189). */
function pending(contract: Contract, runs: readonly StoredRun[], date: Day) {
  const history = payHistory(runs, contract).filter(({ from }) => from <= date);
  const served = commercialDays(contract.start, date);
  const known = history.reduce((sum, { days, unpaidDays }) => sum + days + unpaidDays, 0);
  const unpaid = history.reduce((sum, { unpaidDays }) => sum + unpaidDays, 0);
  const taken = history.reduce((sum, { vacationDays }) => sum + vacationDays, 0);
  const days = Math.max((served - unpaid) / DAYS_OF_VACATION_DAY - taken, 0);
  return { amount: Math.round((contract.salary * days) / DAYS_OF_MONTH), complete: known >= served };
}

/** What a company owes its people for vacations on a day; null without people who go on working. */
export function vacationOwed(
  employees: readonly PayableEmployee[],
  runs: readonly StoredRun[],
  date: Day,
): VacationOwed | null {
  const working = employees.filter(
    ({ contract, settled }) =>
      contract.start <= date &&
      (contract.end === null || contract.end > date) &&
      (settled === null || settled > date),
  );
  if (working.length === 0) return null;
  const each = working.map(({ id, contract }) => pending({ ...contract, id }, runs, date));
  return {
    amount: pesos(each.reduce((sum, { amount }) => sum + amount, 0)),
    people: working.length,
    complete: each.every(({ complete }) => complete),
  };
}
