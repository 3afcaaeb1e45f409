import type { AccountCode, ChartKind } from "../../accounting/account.ts";
import type { EntryLine } from "../../accounting/entries/entry.ts";
import { sharesOf } from "../../invoice/invoice-moves.ts";
import { type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import type { InventoryMove, StockLine } from "../inventory-move.ts";
import type { CostSystem } from "../kardex.ts";
import { STOCK_ACCOUNTS } from "../stock-accounts.data.ts";
import { isRole } from "../stock-side.ts";

/**
 * The lines of a purchase with what it cost to bring them (NIIF para PYMES 13.6; NIC 2.11), shared by what each was
 * bought for, to the peso: together they cost the whole.
 */
export function withPurchaseCosts<L extends Pick<StockLine, "amount">>(
  lines: readonly L[],
  costs: number,
): readonly L[] {
  const shares = sharesOf(
    costs,
    lines.map(({ amount }) => amount),
  );
  return lines.map((line, at) => ({ ...line, amount: pesos(line.amount + (shares[at] ?? 0)) }));
}

/** What was billed later for bringing a purchase. */
interface Freight {
  readonly amount: Pesos;
  readonly counter: AccountCode;
  readonly thirdParty: string;
}

/** The lines of the entry of a purchase with its freight, on the account that the purchase debited. */
export function withFreight(
  chart: ChartKind,
  system: CostSystem,
  lines: readonly EntryLine[],
  { amount, counter, thirdParty }: Freight,
): readonly EntryLine[] {
  const role = system === "periodic" ? "purchases" : "inventory";
  const bought = lines.find(({ account, debit }) => debit > 0 && isRole(chart, role, account));
  const account = bought?.account ?? STOCK_ACCOUNTS[chart][role];
  const who = thirdParty === "" ? {} : { thirdParty };
  return [
    ...lines,
    { account, debit: amount, credit: ZERO },
    { account: counter, debit: ZERO, credit: amount, ...who },
  ];
}

/**
 * Whether what it cost to bring a purchase lies in the cost of its lines, which no supplier pays back (IN-16). IVA is of
 * what was bought alone, so that it tells; null where nothing of the entry does. `taxes`: the IVA of each line as it stands.
 */
export function carriesFreight(
  chart: ChartKind,
  { lines, typedLines }: Pick<InventoryMove, "lines" | "typedLines">,
  entry: readonly EntryLine[],
  taxes: readonly number[],
): boolean | null {
  const bought = entry.filter(({ account, debit }) => debit > 0 && isRole(chart, "inventory", account));
  // A bill of freight that came later has a line of its own.
  if (typedLines === undefined && bought.length > 1) return true;
  const posted = entry.reduce(
    (sum, { account, debit, credit }) => (isRole(chart, "vat", account) ? sum + debit - credit : sum),
    0,
  );
  const whole = taxes.reduce((sum, tax) => sum + tax, 0);
  if (posted <= 0 || whole <= 0 || posted > whole + lines.length) return null;
  return posted < whole - lines.length;
}
