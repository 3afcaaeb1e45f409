import type { VacationOwed } from "../../accounting/closing/proposals/proposal.ts";
import type { Day } from "../../kernel/day.ts";
import type { BookId } from "../../kernel/ids.ts";
import { pesos } from "../../kernel/pesos.ts";
import type { Contract } from "../employee/contract.ts";
import { salaryOn } from "../employee/salary-on.ts";
import { serviceDays } from "../run/period.ts";
import { accountOf } from "../run/run-entry.ts";
import type { StoredRun } from "../run/stored-run.ts";
import type { PayableEmployee } from "../settlement/settled-people.ts";
import { DAYS_OF_VACATION_DAY } from "../settlement/settlement-warnings.ts";
import { CONCEPTS } from "../slip/concepts.data.ts";
import { spanPay, yearOfService } from "./average-pay.ts";
import { payHistory } from "./pay-history.ts";

const DAYS_OF_MONTH = 30;

type Served = Contract & { readonly id: string };

/**
 * Days earned less those that closed runs paid, at the salary of the day and the average of what varied in the last
 * year of service (CST arts. 186, 189 and 192).
 */
function pending(contract: Served, runs: readonly StoredRun[], date: Day) {
  const history = payHistory(runs, contract).filter(({ from }) => from <= date);
  const served = serviceDays(contract.start, date);
  const known = history.reduce((sum, { days, unpaidDays }) => sum + days + unpaidDays, 0);
  const unpaid = history.reduce((sum, { unpaidDays }) => sum + unpaidDays, 0);
  const taken = history.reduce((sum, { vacationDays }) => sum + vacationDays, 0);
  const days = Math.max((served - unpaid) / DAYS_OF_VACATION_DAY - taken, 0);
  const { vacationVariable } = spanPay(history, contract, yearOfService(contract, date));
  const monthly = salaryOn(contract, date) + vacationVariable;
  return {
    account: accountOf(CONCEPTS.vacationProvision.debit, contract),
    amount: Math.round((monthly * days) / DAYS_OF_MONTH),
    complete: known >= served,
  };
}

/** The books that hold a person's posted runs. */
function booksOf({ id }: Served, runs: readonly StoredRun[]): ReadonlySet<BookId> {
  const own = runs.filter(({ people }) => people.some(({ contract }) => contract.id === id));
  return new Set(own.flatMap(({ posting }) => (posting === null ? [] : [posting.bookId])));
}

function byAccount(each: readonly { readonly account: string; readonly amount: number }[]) {
  const sums = new Map<string, number>();
  for (const { account, amount } of each) sums.set(account, (sums.get(account) ?? 0) + amount);
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([account, amount]) => ({ account, amount: pesos(amount) }));
}

/**
 * What a company owes its people for vacations on a day, as far as one book provides for them: who is paid in another
 * book is left out, and who is paid in several makes the figure incomplete. Null without people who go on working.
 */
export function vacationOwed(
  employees: readonly PayableEmployee[],
  runs: readonly StoredRun[],
  date: Day,
  book: BookId | null = null,
): VacationOwed | null {
  const working = employees.filter(
    ({ contract, settled }) =>
      contract.start <= date &&
      (contract.end === null || contract.end > date) &&
      (settled === null || settled > date),
  );
  const paid = working.map(({ id, contract }) => {
    const person = { ...contract, id };
    return { person, books: booksOf(person, runs) };
  });
  const own = paid.filter(({ books }) => book === null || books.size === 0 || books.has(book));
  if (own.length === 0) return null;
  const each = own.map(({ person }) => pending(person, runs, date));
  return {
    amount: pesos(each.reduce((sum, { amount }) => sum + amount, 0)),
    people: own.length,
    expenses: byAccount(each),
    complete: each.every(({ complete }) => complete) && own.every(({ books }) => books.size < 2),
  };
}
