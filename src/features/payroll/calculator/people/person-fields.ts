import type { PayrollFieldKey } from "#domain/payroll/calculator/payroll-fields.data.ts";
import type { PayrollRow } from "#domain/payroll/calculator/payroll-row.ts";

/** hidden: there is one person and nobody could go. last: the plan gives it, but one person stays. */
export type Removal = "hidden" | "last" | "locked" | "allowed";

/** What a person's fields do, in the table and on a card. */
export interface PersonHandlers {
  readonly onName: (row: string, name: string) => void;
  readonly onFigure: (row: string, field: PayrollFieldKey, value: number) => void;
  readonly removal: Removal;
  readonly onRemove: (row: string) => void;
}

export interface PersonProps extends PersonHandlers {
  readonly row: PayrollRow;
  /** From 1. */
  readonly position: number;
}
