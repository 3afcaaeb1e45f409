import { abs, type Pesos, subtract, sum, ZERO } from "../../kernel/pesos.ts";
import type { StatementRow } from "./typed-statement.ts";

/** Figures shown below a typed table. */
export interface TypedTotals {
  readonly debit: Pesos;
  readonly credit: Pesos;
  /** Always positive. */
  readonly difference: Pesos;
  readonly balanced: boolean;
  /** Sum of the credits of rows that affect taxes (spec §5). */
  readonly taxes: Pesos;
  /** The table has no amount. */
  readonly empty: boolean;
}

/** Totals of rows whose sum is known to be in range. */
export function typedTotals(rows: readonly StatementRow[]): TypedTotals {
  const debit = sum(rows.map((row) => row.debit));
  const credit = sum(rows.map((row) => row.credit));
  const taxes = sum(rows.map((row) => (row.affectsTaxes ? row.credit : ZERO)));
  const difference = abs(subtract(debit, credit));
  return { debit, credit, difference, balanced: difference === 0, taxes, empty: debit + credit === 0 };
}

export type ShareTone = "green" | "amber" | "grey";

/**
 * A row's share of all debits and credits, from 0 to 1 (spec §5); null in a table without amounts.
 */
export function shareOf(row: StatementRow, { debit, credit }: TypedTotals): number | null {
  const whole = debit + credit;
  return whole === 0 ? null : (row.debit + row.credit) / whole;
}

/** Badge colour of a share: green above 20 %, amber above 10 % (spec §9). */
export function shareTone(share: number): ShareTone {
  if (share > 0.2) return "green";
  return share > 0.1 ? "amber" : "grey";
}
