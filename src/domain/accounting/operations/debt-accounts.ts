import type { AccountCode, ChartKind } from "../account.ts";
import type { Chart } from "../chart.ts";
import { shortAccount } from "../charts/short-charts.ts";
import { keepsParties } from "../ledger/party-balances.ts";
import type { Direction } from "./operation.ts";

/** Anticipos: given to suppliers, and received from customers. Paid before anything is owed. */
const ADVANCES: Readonly<Record<Direction, string>> = { in: "2805", out: "1330" };
const ADVANCES_GIVEN = "1330";

/** The PUC code of an account of any chart; empty for one that the chart does not have. */
export function pucOf(account: AccountCode, chart: ChartKind): string {
  if (chart === "puc") return account;
  return shortAccount(chart, account)?.puc ?? "";
}

/** Whether an account holds what others owe (in: it will be collected) or are owed (out: it will be paid). */
export function isDebtAccount(account: AccountCode, direction: Direction, chart: ChartKind): boolean {
  const puc = pucOf(account, chart);
  if (!keepsParties(puc)) return false;
  return direction === "in"
    ? puc.startsWith("13") && !puc.startsWith(ADVANCES_GIVEN)
    : puc.startsWith("2") && !puc.startsWith("28");
}

/** Whether an account holds what was collected (in) or paid (out) beyond what was owed. */
export function isAdvanceAccount(account: AccountCode, direction: Direction, chart: ChartKind): boolean {
  return pucOf(account, chart).startsWith(ADVANCES[direction]);
}

/** The account of such an advance; null in a chart that has none. */
export function advanceAccount(direction: Direction, chart: Pick<Chart, "accounts">): AccountCode | null {
  return chart.accounts.find((account) => account.puc === ADVANCES[direction])?.code ?? null;
}
