import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { chainFrom, chainOver, chainShare, finish, shownShare } from "../derivation/chain.ts";
import type { Law } from "../law/law.ts";
import { commercialDays, serviceDays } from "../run/period.ts";
import type { SettlementLine } from "./benefit-lines.ts";
import { INDEMNITY_DAYS, LEAST_DAYS_OF_WORK, SETTLEMENT_CONCEPTS } from "./settlement-concepts.data.ts";
import type { SettlementOrder } from "./settlement-order.ts";

const YEAR = 360;
const NORM = "CST art. 64 (Ley 789 de 2002, art. 28)";

/** Days of salary owed, in 360ths: the remaining term, or by years of service with part years in proportion. */
function partsOwed(order: SettlementOrder, salary: Pesos, law: Law): number {
  const { contract, end, agreedEnd } = order;
  // Computed as a difference, because the last day of February ends a 30-day month like any other.
  if (agreedEnd !== null) {
    const least = order.isForWork ? LEAST_DAYS_OF_WORK : 0;
    const left = commercialDays(contract.start, agreedEnd) - commercialDays(contract.start, end);
    return Math.max(left, least) * YEAR;
  }
  const high = salary >= INDEMNITY_DAYS.from * law.values.minimumWage.value;
  const { firstYear, eachMore } = high ? INDEMNITY_DAYS.reaching : INDEMNITY_DAYS.below;
  return firstYear * YEAR + Math.max(serviceDays(contract.start, end) - YEAR, 0) * eachMore;
}

/** Monthly salary including variable pay: overtime and commissions are salary too (CST art. 127). */
export function monthlySalary({ contract, variableOfYear }: SettlementOrder): Pesos {
  return pesos(contract.salary + variableOfYear);
}

/** The indemnity for a dismissal without just cause; null for any other end. */
export function indemnityOf(order: SettlementOrder, law: Law): SettlementLine | null {
  if (order.reason !== "unjust") return null;
  const salary = monthlySalary(order);
  const parts = partsOwed(order, salary, law);
  if (parts === 0) return null;
  const month = chainOver(chainFrom("Salario", salary), "Días del mes", 30, "days");
  const figure = finish(chainShare(month, "Días de indemnización", parts, YEAR, "days"), NORM);
  const days = shownShare(parts, YEAR);
  return { concept: "indemnity", label: SETTLEMENT_CONCEPTS.indemnity.label, days, ...figure };
}
