import { isPesos, type Pesos, pesos } from "../kernel/pesos.ts";
import type { GuidedPayment } from "./guided-operation.ts";

/** What each payment comes to, in order; null where the shares are not the whole. */
export function paymentAmounts(total: Pesos, payments: readonly GuidedPayment[]): readonly Pesos[] | null {
  if (payments.length === 0 || payments.filter(({ share }) => share.kind === "rest").length > 1) return null;
  let left: number = total;
  let percents = 0;
  const own = payments.map(({ share }) => {
    if (share.kind === "rest") return null;
    if (share.kind === "percent") percents += share.percent;
    // Rounded up, so that what is left is never more than its share.
    const amount = share.kind === "amount" ? share.amount : Math.ceil((total * share.percent) / 100 - 1e-6);
    // The last of shares that are the whole takes what is left to the peso.
    const isLast = percents === 100 && share.kind === "percent";
    const taken = isLast && amount !== left && Math.abs(amount - left) < payments.length ? left : amount;
    left -= taken;
    return taken;
  });
  const hasRest = own.includes(null);
  if (hasRest ? left <= 0 : left !== 0) return null;
  const amounts = own.map((amount) => amount ?? left);
  return amounts.every((amount) => isPesos(amount) && amount > 0) ? amounts.map(pesos) : null;
}
