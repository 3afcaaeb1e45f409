import { useState } from "react";
import type { PayrollFieldKey } from "#domain/payroll/calculator/payroll-fields.data.ts";
import type { PayrollRow } from "#domain/payroll/calculator/payroll-row.ts";
import { payrollTexts as texts } from "../texts.ts";

type RowField = "employeeName" | PayrollFieldKey;

export interface RowErrors {
  of(field: RowField): string | null;
  /** All visible messages without duplicates, in the order their fields lost focus. */
  readonly all: readonly string[];
  typed(field: RowField): void;
  /** The field lost focus; `problem` says why the typed text became 0. */
  settled(field: RowField, problem: string | null): void;
}

/** Why a field prevents the calculation. */
function missingIn(row: PayrollRow, field: RowField): string | null {
  if (field === "employeeName") return row.employeeName.trim() === "" ? texts.noName : null;
  if (field === "basicSalary") return row.basicSalary > 0 ? null : texts.noSalary;
  return null;
}

type Left = Readonly<Partial<Record<RowField, string | null>>>;

/** Errors of a person's visible fields: shown once a field loses focus, hidden while it is edited again. */
export function useRowErrors(row: PayrollRow, fields: readonly PayrollFieldKey[]): RowErrors {
  const [left, setLeft] = useState<Left>({});
  const of = (field: RowField) => {
    const problem = left[field];
    if (problem === undefined) return null;
    return problem !== null && row[field] === 0 ? problem : missingIn(row, field);
  };
  const isThere = (field: RowField) => field === "employeeName" || fields.includes(field);
  const shown = (Object.keys(left) as RowField[]).filter(isThere).flatMap((field) => of(field) ?? []);
  return {
    of,
    all: [...new Set(shown)],
    typed: (field) => setLeft(({ [field]: _gone, ...rest }) => rest),
    settled: (field, problem) => setLeft((now) => ({ ...now, [field]: problem })),
  };
}
