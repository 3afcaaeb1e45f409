import { useState } from "react";
import type { PayrollFieldKey } from "#domain/payroll/calculator/payroll-fields.data.ts";
import type { PayrollRow } from "#domain/payroll/calculator/payroll-row.ts";
import { payrollTexts as texts } from "../texts.ts";

type RowField = "employeeName" | PayrollFieldKey;

export interface RowErrors {
  of(field: RowField): string | null;
  /** Every text that is shown, once, in the order of the fields that were left. */
  readonly all: readonly string[];
  typed(field: RowField): void;
  /** The field was left; `problem` says why what was typed became 0. */
  settled(field: RowField, problem: string | null): void;
}

/** What keeps a field from being calculated. */
function missingIn(row: PayrollRow, field: RowField): string | null {
  if (field === "employeeName") return row.employeeName.trim() === "" ? texts.noName : null;
  if (field === "basicSalary") return row.basicSalary > 0 ? null : texts.noSalary;
  return null;
}

type Left = Readonly<Partial<Record<RowField, string | null>>>;

/** What is wrong with those of a person's fields that are on screen: said once they were left, gone while they are typed in again. */
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
