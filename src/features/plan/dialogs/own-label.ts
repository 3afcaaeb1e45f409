import type { Account } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";

/** An own account as notices and dialogs name it: with its code where the chart shows them. */
export function ownLabel(chart: Chart, { code, name }: Pick<Account, "code" | "name">): string {
  return chart.showsCodes ? `${code} ${name}` : name;
}
