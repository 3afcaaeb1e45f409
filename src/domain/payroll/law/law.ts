import type { Day } from "../../kernel/day.ts";
import { remembered } from "../../kernel/remembered.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { type Dated, lastKnownBefore, rowOn } from "../../law/dated.ts";
import type { Bracket, DatedTable, DatedValue } from "../../law/parameter.ts";
import { PARAMETER_KEYS, PARAMETERS, type ParameterKey } from "../../law/parameters.ts";
import { PAYROLL_TABLES, type TableKey } from "../../law/tables.data.ts";
import { isTable } from "./table-override.ts";

/** User values and tables that replace the law's for a whole run. Figures computed with them say so. */
export type LawOverrides = Readonly<
  Partial<Record<ParameterKey, number>> & Partial<Record<TableKey, readonly Bracket[]>>
>;

/** A value in force on a day; `overridden` when it replaces the law's. */
export interface LawValue extends DatedValue {
  readonly overridden: boolean;
}

/** The same of a table. */
export interface TableInForce extends DatedTable {
  readonly overridden: boolean;
}

/** All payroll law in force on a day. */
export interface Law {
  readonly date: Day;
  readonly values: Readonly<Record<ParameterKey, LawValue>>;
  /** Null while none is confirmed: only who reaches `SOLIDARITY_FROM` waits for it (`solidarityOf`). */
  readonly solidarity: TableInForce | null;
  readonly withholding: TableInForce;
}

/**
 * "Parámetros por confirmar": what is unknown for a day, and the last day with complete law; null when the day
 * precedes the data.
 */
export interface UnknownLaw {
  readonly kind: "unknown-law";
  readonly date: Day;
  readonly missing: readonly (ParameterKey | TableKey)[];
  readonly lastKnown: Day | null;
}

/** Whether a value may replace the parameter: finite, not negative, and above zero if it is a divisor. */
export function isOverride(key: ParameterKey, value: unknown): value is number {
  if (typeof value !== "number" || value < 0 || Object.is(value, -0)) return false;
  switch (PARAMETERS[key].unit) {
    case "percent":
      return value <= 100;
    case "clock":
      return Number.isInteger(value) && value <= 24;
    case "hours":
      return value > 0 && value <= 744;
    case "pesos":
      return Number.isSafeInteger(value) && value > 0 && value <= 1_000_000_000;
    case "smmlv":
    case "uvt":
      return value <= 10_000;
  }
}

const NO_NORM = "Valor cambiado a mano";

function valueOn(key: ParameterKey, date: Day, overrides: LawOverrides): LawValue | null {
  const row = rowOn(PARAMETERS[key].rows, date);
  const put = overrides[key];
  if (!isOverride(key, put)) return row && { ...row, overridden: false };
  return { value: put, from: row?.from ?? date, to: row?.to ?? date, norm: NO_NORM, overridden: true };
}

function tableOn(key: TableKey, date: Day, overrides: LawOverrides): TableInForce | null {
  const put = overrides[key];
  const table = rowOn(PAYROLL_TABLES[key].tables, date);
  if (!isTable(key, put)) return table && { ...table, overridden: false };
  return { kind: "statute", brackets: put, from: date, to: date, norm: NO_NORM, overridden: true };
}

/**
 * The law of a day with overrides applied; or what is unknown about it. Earlier values are never carried forward. The
 * table of the solidarity fund is no reason to wait: few people need it.
 */
export function lawOn(date: Day, overrides: LawOverrides = {}): Result<Law, UnknownLaw> {
  const values: Partial<Record<ParameterKey, LawValue>> = {};
  const missing: (ParameterKey | TableKey)[] = [];
  const lasts: (Day | null)[] = [];
  const lacks = (name: ParameterKey | TableKey, rows: readonly Dated[]) => {
    missing.push(name);
    lasts.push(lastKnownBefore(rows, date));
  };
  for (const key of PARAMETER_KEYS) {
    const value = valueOn(key, date, overrides);
    if (value) values[key] = value;
    else lacks(key, PARAMETERS[key].rows);
  }
  const withholding = tableOn("withholding", date, overrides);
  if (!withholding) lacks("withholding", PAYROLL_TABLES.withholding.tables);
  if (!withholding || missing.length > 0) {
    const lastKnown = lasts.includes(null) ? null : (lasts.sort()[0] ?? null);
    return err({ kind: "unknown-law", date, missing, lastKnown });
  }
  const solidarity = tableOn("solidarity", date, overrides);
  return ok({ date, values: values as Law["values"], solidarity, withholding });
}

/** That the table of the solidarity fund is not confirmed for a day. */
export function unknownSolidarity(date: Day): UnknownLaw {
  const lastKnown = lastKnownBefore(PAYROLL_TABLES.solidarity.tables, date);
  return { kind: "unknown-law", date, missing: ["solidarity"], lastKnown };
}

export type LawReader = (date: Day) => Result<Law, UnknownLaw>;

/** Caches the law by day: a run asks for the same few days for every employee. */
export function createLawReader(overrides: LawOverrides = {}): LawReader {
  return remembered((date) => lawOn(date, overrides));
}
