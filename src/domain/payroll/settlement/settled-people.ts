import type { Day } from "../../kernel/day.ts";
import type { Contract } from "../employee/contract.ts";
import { bareDocument, type Employee } from "../employee/employee.ts";
import { periodSpan } from "../run/period.ts";
import type { RunRefusal } from "../run/run-refusal.ts";
import type { StoredRun } from "../run/stored-run.ts";
import type { PaymentContent } from "./stored-payment.ts";

type Settlement = Pick<PaymentContent, "day" | "people">;

type Person = Pick<Employee, "id" | "contract">;

/** An employee as runs may pay them. */
export interface PayableEmployee extends Employee {
  /** Last day of the settlement that ended the contract; null if none. */
  readonly settled: Day | null;
  /** Whether the settlement alone ended it: the employee's own record goes on. */
  readonly isCut: boolean;
}

/** Days of settlements by employee, and by document, which a person keeps when deleted and added again. */
function settledDays(employees: readonly Person[], settlements: readonly Settlement[]) {
  const documents = new Map(employees.map(({ id, contract }) => [id, bareDocument(contract.document)]));
  const days = new Map<string, Day[]>();
  const add = (key: string, day: Day) => days.set(key, [...(days.get(key) ?? []), day]);
  for (const { day, people } of settlements)
    for (const { employeeId, document: noted = "" } of people) {
      const written = documents.get(employeeId) ?? bareDocument(noted);
      add(employeeId, day);
      if (written !== "") add(written, day);
    }
  return days;
}

function lastFrom(start: Day, days: readonly Day[]): Day | null {
  const since = days.filter((day) => day >= start);
  return since.sort().at(-1) ?? null;
}

/**
 * Employees with the contracts that settlements ended: nobody is paid by a run for days after theirs. A contract that
 * begins after the settlement is another one. `settlements`: those that count in a book.
 */
export function untilSettled(
  employees: readonly Employee[],
  settlements: readonly Settlement[],
): readonly PayableEmployee[] {
  const days = settledDays(employees, settlements);
  return employees.map((employee) => {
    const { id, contract } = employee;
    const own = [...(days.get(id) ?? []), ...(days.get(bareDocument(contract.document)) ?? [])];
    const settled = lastFrom(contract.start, own);
    const { end } = contract;
    if (settled === null || (end !== null && end <= settled)) return { ...employee, settled, isCut: false };
    return { ...employee, contract: { ...contract, end: settled }, settled, isCut: true };
  });
}

/** A person whom a run would pay for days after their settlement; null if none. */
export function refuseSettled(
  { people, period }: Pick<StoredRun, "people" | "period">,
  employees: readonly PayableEmployee[],
): RunRefusal | null {
  const { to } = periodSpan(period);
  const known = new Map<string, PayableEmployee>(employees.map((each) => [each.id, each]));
  const pays = ({ start, end }: Contract, settled: Day) =>
    start <= settled && settled < (end ?? to) && settled < to;
  for (const { contract } of people) {
    const settled = known.get(contract.id)?.settled ?? null;
    if (settled !== null && pays(contract, settled))
      return { kind: "settled-person", name: contract.name, day: settled };
  }
  return null;
}
