import { type Pesos, pesos, sum } from "../../kernel/pesos.ts";
import { percentOf } from "../../kernel/rounding.ts";
import { type WageShortfall, wageShortfall } from "../earnings/wage-floor.ts";
import type { Law } from "../law/law.ts";
import { type LawWarning, lawWarnings } from "../run/compute-run.ts";
import type { SettlementLine } from "./benefit-lines.ts";
import { exemptSeverance } from "./exempt-severance.ts";
import { monthlySalary } from "./indemnity.ts";
import { paidOf } from "./paid-benefits.ts";
import type { SettlementConcept } from "./settlement-concepts.data.ts";
import type { SettlementOrder } from "./settlement-order.ts";

/** A fact that does not prevent the settlement but needs attention. */
export type SettlementWarning =
  | WageShortfall
  /** More of a benefit was paid than is due; nothing is taken back. */
  | { readonly kind: "paid-over"; readonly concept: SettlementConcept; readonly excess: Pesos }
  /** More vacation was taken than earned, by this many working days. */
  | { readonly kind: "vacation-over"; readonly days: number }
  /** A part of the cesantías and their interest is taxable income; nothing is withheld of it (ET arts. 206-4 y 385). */
  | {
      readonly kind: "severance-taxed";
      readonly income: Pesos;
      readonly exemptPercent: number;
      readonly taxed: Pesos;
    }
  /** The agreed last day is before the actual one, so no term was left. */
  | { readonly kind: "term-over" }
  | LawWarning;

/** Contract days that earn one working day of vacation: fifteen per year of 360 (CST art. 186). */
export const DAYS_OF_VACATION_DAY = 24;

function paidOver({ paid }: SettlementOrder, due: readonly SettlementLine[]): readonly SettlementWarning[] {
  return due.flatMap(({ concept, amount }): SettlementWarning[] => {
    const excess = paidOf(paid, concept) - amount;
    return excess > 0 ? [{ kind: "paid-over", concept, excess: pesos(excess) }] : [];
  });
}

const SEVERANCE: ReadonlySet<SettlementConcept> = new Set([
  "severance",
  "severanceInterest",
  "earlierSeverance",
  "earlierInterest",
]);

function severanceTaxed(
  order: SettlementOrder,
  law: Law,
  lines: readonly SettlementLine[],
): readonly SettlementWarning[] {
  const income = order.incomeOfHalfYear ?? monthlySalary(order);
  const exemptPercent = exemptSeverance(law, income);
  const paid = sum(lines.filter(({ concept }) => SEVERANCE.has(concept)).map(({ amount }) => amount));
  const taxed = pesos(paid - percentOf(paid, exemptPercent));
  return taxed > 0 ? [{ kind: "severance-taxed", income, exemptPercent, taxed }] : [];
}

interface SettledLines {
  /** Benefits before subtracting earlier payments. */
  readonly due: readonly SettlementLine[];
  /** What the settlement pays. */
  readonly lines: readonly SettlementLine[];
  /** Contract days without unpaid ones. */
  readonly days: number;
}

export function settlementWarnings(
  order: SettlementOrder,
  law: Law,
  { due, lines, days }: SettledLines,
): readonly SettlementWarning[] {
  const { contract, end, reason, agreedEnd, vacationDaysTaken } = order;
  const wage = wageShortfall(contract, law);
  const over = Math.round((vacationDaysTaken - days / DAYS_OF_VACATION_DAY) * 100) / 100;
  return [
    ...(wage ? [wage] : []),
    ...paidOver(order, due),
    ...severanceTaxed(order, law, lines),
    ...(over > 0 ? [{ kind: "vacation-over", days: over } as const] : []),
    ...(reason === "unjust" && !order.isForWork && agreedEnd !== null && agreedEnd < end
      ? [{ kind: "term-over" } as const]
      : []),
    ...lawWarnings(law),
  ];
}
