import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { type WageShortfall, wageShortfall } from "../earnings/wage-floor.ts";
import type { Law } from "../law/law.ts";
import { lawWarnings, type RunWarning } from "../run/compute-run.ts";
import type { SettlementLine } from "./benefit-lines.ts";
import { paidOf } from "./paid-benefits.ts";
import type { SettlementConcept } from "./settlement-concepts.data.ts";
import type { SettlementOrder } from "./settlement-order.ts";

/** What is settled all the same and has to be looked at. */
export type SettlementWarning =
  | WageShortfall
  /** More was paid of a benefit than is owed of it; nothing is taken back. */
  | { readonly kind: "paid-over"; readonly concept: SettlementConcept; readonly excess: Pesos }
  /** More vacation was taken than the contract earned: so many working days. */
  | { readonly kind: "vacation-over"; readonly days: number }
  /** What was agreed as the last day is before the real one: there was no term left. */
  | { readonly kind: "term-over" }
  | Extract<RunWarning, { readonly kind: "provisional" | "overridden" }>;

/** Days of contract that a working day of vacation stands for: fifteen a year of 360 (CST art. 186). */
export const DAYS_OF_VACATION_DAY = 24;

function paidOver({ paid }: SettlementOrder, due: readonly SettlementLine[]): readonly SettlementWarning[] {
  return due.flatMap(({ concept, amount }): SettlementWarning[] => {
    const excess = paidOf(paid, concept) - amount;
    return excess > 0 ? [{ kind: "paid-over", concept, excess: pesos(excess) }] : [];
  });
}

/** `due`: the benefits before what was paid of them; `days`: of contract, without unpaid ones. */
export function settlementWarnings(
  order: SettlementOrder,
  law: Law,
  due: readonly SettlementLine[],
  days: number,
): readonly SettlementWarning[] {
  const { contract, end, reason, agreedEnd, vacationDaysTaken } = order;
  const wage = wageShortfall(contract, law);
  const over = Math.round((vacationDaysTaken - days / DAYS_OF_VACATION_DAY) * 100) / 100;
  return [
    ...(wage ? [wage] : []),
    ...paidOver(order, due),
    ...(over > 0 ? [{ kind: "vacation-over", days: over } as const] : []),
    ...(reason === "unjust" && agreedEnd !== null && agreedEnd < end ? [{ kind: "term-over" } as const] : []),
    ...lawWarnings(law).filter((warning) => warning.kind !== "same-document"),
  ];
}
