import { pesos } from "../kernel/pesos.ts";
import type { SettlementLine } from "./benefit-lines.ts";
import { chainFrom, chainOver, chainTimes, finish } from "./chain.ts";
import type { Law } from "./law/law.ts";
import { commercialDays } from "./period.ts";
import type { SettlementOrder } from "./settle-contract.ts";
import { INDEMNITY_DAYS, SETTLEMENT_CONCEPTS } from "./settlement-concepts.data.ts";

const NORM = "CST art. 64 (Ley 789 de 2002, art. 28)";

/** Days of salary: the rest of a term, or by years of service, the part of a year in proportion. */
function daysOwed({ contract, end, agreedEnd }: SettlementOrder, law: Law): number {
  if (agreedEnd !== null) return agreedEnd > end ? commercialDays(end, agreedEnd) - 1 : 0;
  const high = contract.salary >= INDEMNITY_DAYS.from * law.values.minimumWage.value;
  const { firstYear, eachMore } = high ? INDEMNITY_DAYS.reaching : INDEMNITY_DAYS.below;
  const more = Math.max(commercialDays(contract.start, end) - 360, 0);
  return Math.round((firstYear + (more * eachMore) / 360) * 10_000) / 10_000;
}

/** What a dismissal without just cause pays; null for any other end. */
export function indemnityOf(order: SettlementOrder, law: Law): SettlementLine | null {
  if (order.reason !== "unjust") return null;
  const days = daysOwed(order, law);
  if (days === 0) return null;
  const salary = pesos(order.contract.salary + order.variableOfYear);
  const month = chainOver(chainFrom("Salario", salary), "Días del mes", 30, "days");
  const figure = finish(chainTimes(month, "Días de indemnización", days, "days"), NORM);
  return { concept: "indemnity", label: SETTLEMENT_CONCEPTS.indemnity.label, days, ...figure };
}
