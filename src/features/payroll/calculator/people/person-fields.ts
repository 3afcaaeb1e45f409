import type { PayrollFieldKey } from "#domain/payroll/calculator/payroll-fields.data.ts";
import type { PayrollRow } from "#domain/payroll/calculator/payroll-row.ts";

/**
 * hidden: there is one person and the plan allows no removal. last: the plan allows removal, but one person must
 * stay.
 */
export type Removal = "hidden" | "last" | "locked" | "allowed";

/** Handlers of a person's fields, in the table and on a card. */
export interface PersonHandlers {
  readonly onName: (row: string, name: string) => void;
  readonly onFigure: (row: string, field: PayrollFieldKey, value: number) => void;
  readonly removal: Removal;
  readonly onRemove: (row: string) => void;
}

export interface PersonProps extends PersonHandlers {
  readonly row: PayrollRow;
  /** Counts from 1. */
  readonly position: number;
}
