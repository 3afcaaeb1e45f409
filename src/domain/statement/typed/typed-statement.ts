import type { Day } from "../../kernel/day.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import type { VatTreatment } from "../../law/tax-statutes.data.ts";
import type { StatementKind } from "../statement-kind.ts";

/** One account of a statement typed in a workspace. At most one of the two sides is above zero. */
export interface StatementRow {
  readonly id: string;
  /** Free text; the chart's code if the row was chosen from the chart. */
  readonly code: string;
  /** Empty until an account is chosen. */
  readonly name: string;
  readonly debit: Pesos;
  readonly credit: Pesos;
  /** Included in the tax total of the complex view, and there the base of proposed taxes. */
  readonly affectsTaxes: boolean;
  /** The VAT of what was sold or bought; the general rate when absent. */
  readonly vat?: VatTreatment;
}

export const STATEMENT_VIEWS = ["simple", "complex"] as const;
export type StatementView = (typeof STATEMENT_VIEWS)[number];

/** A statement typed in a Simple or Complex workspace (spec §3). */
export interface TypedStatement {
  readonly statement: StatementKind;
  readonly view: StatementView;
  readonly rows: readonly StatementRow[];
  /** The first day of the period, for statements that cover one; the last is the statement's date. */
  readonly from?: Day;
}
