import type { AccountCode } from "../accounting/account.ts";
import type { Day } from "../kernel/calendar-day.ts";
import type { Pesos } from "../kernel/pesos.ts";
import type { Period } from "./report-period.ts";

/**
 * Everything that a person may print, export or look at as a table with totals is one of these.
 * Built once in domain/report/reports; screen, PDF, XLSX and CSV only print it, with the same figures (I-25).
 */
export interface Report {
  readonly title: string;
  /** Company, book. */
  readonly subtitle: string;
  /** In words: "noviembre de 2026, corte al 20/11/2026". */
  readonly period: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  /** Checks that hold or not: "Sumas iguales". */
  readonly checks: readonly ReportCheck[];
}

/** Whose report it is and of when, in words. */
export type ReportHead = Pick<Report, "subtitle" | "period">;

/**
 * Rows of the same report by their place in it, from 0, both ends included. Every amount between them counts, column by
 * column: a span holds nothing that is no part of the sum.
 */
export interface ReportSpan {
  readonly from: number;
  readonly to: number;
  /** Taken away: the cost of what was sold. */
  readonly minus?: true;
}

export const REPORT_COLUMN_KINDS = ["text", "code", "day", "amount", "percent", "number"] as const;
export type ReportColumnKind = (typeof REPORT_COLUMN_KINDS)[number];

export interface ReportColumn {
  readonly key: string;
  readonly label: string;
  readonly kind: ReportColumnKind;
  /** Columns that share a heading above them: "Saldo anterior" over Debe and Haber. */
  readonly group?: string;
  /** Each figure goes on from the one above it, as a balance does: nothing adds this column up. */
  readonly running?: true;
  /** In each line, what other columns of it come to, for files that go on reckoning. Sums of rows add rows. */
  readonly adds?: readonly ColumnTerm[];
}

/** Another column of the same report by its key. */
export interface ColumnTerm {
  readonly key: string;
  /** Taken away: what is deducted from what was earned. */
  readonly minus?: true;
}

/** A cell is text, a figure, a day, or nothing. Never NaN, Infinity, −0 or undefined (I-28). */
export type ReportCell =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "day"; readonly day: Day }
  | { readonly kind: "amount"; readonly amount: Pesos }
  | { readonly kind: "number"; readonly value: number; readonly decimals: number }
  | { readonly kind: "percent"; readonly share: number }
  | { readonly kind: "none" };

export const REPORT_ROW_KINDS = ["heading", "line", "subtotal", "total", "note"] as const;
export type ReportRowKind = (typeof REPORT_ROW_KINDS)[number];

/** Where a figure comes from; pressing it opens that. */
export type ReportSource =
  /** An account in the period of the report, or in one of its own: a month of it. */
  | { readonly kind: "account"; readonly account: AccountCode; readonly period?: Period }
  | { readonly kind: "entry"; readonly number: number; readonly date: Day }
  /** A line of a statement by its key: the sum of several accounts. */
  | { readonly kind: "line"; readonly line: string };

export interface ReportRow {
  readonly kind: ReportRowKind;
  /** 0 for outermost. */
  readonly level: number;
  /** In the order of the report's columns. */
  readonly cells: readonly ReportCell[];
  readonly source?: ReportSource;
  /** What its figures add up, for files that go on reckoning; earlier rows only. */
  readonly sums?: readonly ReportSpan[];
  /** Something to look at in this row, in words: a balance against the account's nature. */
  readonly warning?: string;
}

export interface ReportCheck {
  readonly label: string;
  readonly holds: boolean;
  readonly difference: Pesos;
  /** Where all of the difference is, in words that follow it: "en cuentas sin línea en este estado". */
  readonly where?: string;
}

export const NONE: ReportCell = { kind: "none" };

export function text(value: string): ReportCell {
  return { kind: "text", text: value };
}

export function amount(value: Pesos): ReportCell {
  return { kind: "amount", amount: value };
}
