import { type ExitVat, exitVat, isExitRole } from "#domain/inventory/posting/stock-exits.ts";
import type { StockRole } from "#domain/inventory/stock-accounts.data.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import type { TypedLine } from "#flows/stock/item-line-fields.tsx";

interface SaidExit {
  readonly role: StockRole;
  readonly taxed: boolean;
}

/** How IVA looks at an exit; null for a move that is none. */
export function vatOfRole(role: StockRole): ExitVat | null {
  return isExitRole(role) ? exitVat(role) : null;
}

/** Whether an exit says what its items are worth to a customer: where its IVA is computed on that. */
export function saysWorth({ role, taxed }: SaidExit): boolean {
  return taxed && vatOfRole(role) === "deemed-sale";
}

/** Whether a line lacks what its IVA is computed on. */
export function lacksWorth(said: SaidExit, { valued, amount }: TypedLine): boolean {
  const tax = valued?.item.tax;
  return saysWorth(said) && amount <= 0 && (tax === "general" || tax === "reduced");
}

/** What an exit does not ask, it does not say. */
export function worthOf(said: SaidExit, { amount }: TypedLine): TypedLine["amount"] {
  return vatOfRole(said.role) === null || saysWorth(said) ? amount : ZERO;
}
