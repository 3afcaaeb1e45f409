import type { Ledger, LedgerLine, LedgerMonth } from "#domain/accounting/ledger/ledger.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";

/** The ledger as a list: balance brought forward, movements, sums after each month. */
export type LedgerRow =
  | { readonly kind: "opening"; readonly balance: Pesos }
  | { readonly kind: "line"; readonly line: LedgerLine; readonly lastOfMonth: boolean }
  | { readonly kind: "sums"; readonly month: LedgerMonth };

export function ledgerRows(ledger: Ledger): LedgerRow[] {
  const rows: LedgerRow[] = [{ kind: "opening", balance: ledger.opening }];
  for (const month of ledger.months) {
    month.lines.forEach((line, index) => {
      rows.push({ kind: "line", line, lastOfMonth: index === month.lines.length - 1 });
    });
    rows.push({ kind: "sums", month });
  }
  return rows;
}

export function rowKey(row: LedgerRow): string {
  if (row.kind === "opening") return "opening";
  return row.kind === "sums" ? row.month.month : `${row.line.entry.id}:${row.line.line}`;
}

/** A step of the balance chart, and the row it links to. */
interface BalanceStep {
  readonly day: Day;
  readonly balance: Pesos;
  readonly row: number;
}

/** One step per day, with the day's last balance: a line chart cannot show more, however many movements there are. */
export function balanceSteps(rows: readonly LedgerRow[]): BalanceStep[] {
  const steps: BalanceStep[] = [];
  rows.forEach((row, index) => {
    if (row.kind !== "line") return;
    const { balance, entry } = row.line;
    if (steps.at(-1)?.day === entry.date) steps.pop();
    steps.push({ day: entry.date, balance, row: index });
  });
  return steps;
}
