import type { AccountCode } from "../accounting/account.ts";
import type { Day } from "../kernel/day.ts";
import type { Pesos } from "../kernel/pesos.ts";
import type { Period } from "./report-period.ts";

/**
 * Any table with totals that a person can print, export or view. Built once; screen, PDF,
 * XLSX and CSV only render it, with the same figures (I-25).
 */
export interface Report {
  readonly title: string;
  /** Company and book. */
  readonly subtitle: string;
  /** In words: "noviembre de 2026, corte al 20/11/2026". */
  readonly period: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  /** Checks with their outcome: "Sumas iguales". */
  readonly checks: readonly ReportCheck[];
}

/** Whose report it is and of when, in words. */
export type ReportHead = Pick<Report, "subtitle" | "period">;

/**
 * Rows of the same report by index, from 0, both ends inclusive. Every amount in the range is added, column by
 * column: a span contains only rows that belong to the sum.
 */
export interface ReportSpan {
  readonly from: number;
  readonly to: number;
  /** Subtracted, such as the cost of sales. */
  readonly minus?: true;
}

export const REPORT_COLUMN_KINDS = ["text", "code", "day", "amount", "percent", "number"] as const;
export type ReportColumnKind = (typeof REPORT_COLUMN_KINDS)[number];

export interface ReportColumn {
  readonly key: string;
  readonly label: string;
  readonly kind: ReportColumnKind;
  /** Heading shared with adjacent columns: "Saldo anterior" over Debe and Haber. */
  readonly group?: string;
  /** Running column: each figure continues the one above, like a balance, so the column is never summed. */
  readonly running?: true;
  /** The other columns that each line's figure sums, for files with live formulas. Total rows sum rows instead. */
  readonly adds?: readonly ColumnTerm[];
}

/** Reference to another column of the same report by key. */
export interface ColumnTerm {
  readonly key: string;
  /** Subtracted: deductions from earnings. */
  readonly minus?: true;
}

/** A cell is text, a figure, a day, or empty. Never NaN, Infinity, −0 or undefined (I-28). */
export type ReportCell =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "day"; readonly day: Day }
  | { readonly kind: "amount"; readonly amount: Pesos }
  | { readonly kind: "number"; readonly value: number; readonly decimals: number }
  | { readonly kind: "percent"; readonly share: number }
  | { readonly kind: "none" };

export const REPORT_ROW_KINDS = ["heading", "line", "subtotal", "total", "note"] as const;
export type ReportRowKind = (typeof REPORT_ROW_KINDS)[number];

/** Drill-down target of a row's figure. */
export type ReportSource =
  /** An account in the period of the report, or in one of its own: a month of it. */
  | { readonly kind: "account"; readonly account: AccountCode; readonly period?: Period }
  | { readonly kind: "entry"; readonly number: number; readonly date: Day }
  /** One account of a third party, as lists of third parties name it, in the period of the report. */
  | { readonly kind: "party"; readonly party: string; readonly account: AccountCode }
  /** A line of a statement by its key: the sum of several accounts. */
  | { readonly kind: "line"; readonly line: string };

export interface ReportRow {
  readonly kind: ReportRowKind;
  /** 0 is outermost. */
  readonly level: number;
  /** In the order of the report's columns. */
  readonly cells: readonly ReportCell[];
  readonly source?: ReportSource;
  /** The earlier rows that its figures sum, for files with live formulas. */
  readonly sums?: readonly ReportSpan[];
  /** Warning text for this row, such as a balance against the account's nature. */
  readonly warning?: string;
}

export interface ReportCheck {
  readonly label: string;
  readonly holds: boolean;
  readonly difference: Pesos;
  /** Where the whole difference lies, as text appended to it: "en cuentas sin línea en este estado". */
  readonly where?: string;
}

export const NONE: ReportCell = { kind: "none" };

export function text(value: string): ReportCell {
  return { kind: "text", text: value };
}

export function amount(value: Pesos): ReportCell {
  return { kind: "amount", amount: value };
}
