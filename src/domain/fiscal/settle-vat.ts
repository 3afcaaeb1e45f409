import type { Day } from "../kernel/calendar-day.ts";
import { add, type Pesos, pesos, subtract, sum } from "../kernel/pesos.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { roundHalfUp } from "../kernel/rounding.ts";
import { percentOf } from "./percent.ts";
import { VAT_TREATMENTS, type VatTreatment } from "./tax-law.data.ts";
import { TO_CONFIRM, vatOn } from "./tax-law.ts";

export interface VatPeriod {
  /** The last day of the period. */
  readonly day: Day;
  readonly sales: Readonly<Record<VatTreatment, Pesos>>;
  readonly purchases: Readonly<Record<VatTreatment, Pesos>>;
  /** Whether what was bought serves taxed and excluded sales alike: then only its share is taken off (ET art. 490). */
  readonly common: boolean;
  /** VAT that customers withheld. */
  readonly suffered: Pesos;
}

export interface VatSettlement {
  readonly generated: Pesos;
  readonly deductible: Pesos;
  /** The part of the VAT bought that became cost. */
  readonly cost: Pesos;
  /** Below zero: a balance in favour. */
  readonly toPay: Pesos;
}

/** What a period owes in VAT, from its bases by treatment. */
export function settleVat(period: VatPeriod): Result<VatSettlement, typeof TO_CONFIRM> {
  const rows = VAT_TREATMENTS.map((treatment) => ({ treatment, law: vatOn(period.day, treatment) }));
  const bought: Pesos[] = [];
  const generated: Pesos[] = [];
  const withRight: Pesos[] = [];
  for (const { treatment, law } of rows) {
    if (!law.known) return err(TO_CONFIRM);
    generated.push(percentOf(period.sales[treatment], law.value.rate));
    bought.push(percentOf(period.purchases[treatment], law.value.rate));
    if (law.value.deductible) withRight.push(period.sales[treatment]);
  }
  const paid = sum(bought);
  const sold = sum(Object.values(period.sales));
  const deductible = period.common && sold > 0 ? roundHalfUp(paid, sum(withRight), sold) : paid;
  const due = sum(generated);
  return ok({
    generated: due,
    deductible,
    cost: subtract(paid, deductible),
    toPay: pesos(due - add(deductible, period.suffered)),
  });
}
