import type { Pesos } from "#domain/kernel/pesos.ts";
import { PARAMETER_KEYS } from "#domain/law/parameters.ts";
import { isTableKey, TABLE_KEYS } from "#domain/law/tables.data.ts";
import type { PayrollTotals } from "#domain/payroll/calculator/academic-summary.ts";
import type { LawTerms } from "#domain/payroll/calculator/calculator.ts";
import { PARAMETER_SETS } from "#domain/payroll/calculator/parameter-set.ts";
import { isFieldValue } from "#domain/payroll/calculator/payroll-field.ts";
import type { PayrollFieldKey } from "#domain/payroll/calculator/payroll-fields.data.ts";
import type { PayrollRow } from "#domain/payroll/calculator/payroll-row.ts";
import type { SavedPayroll } from "#domain/payroll/calculator/saved-payroll.ts";
import { EMPLOYER_KINDS } from "#domain/payroll/employee/contract.ts";
import { isOverride, type LawOverrides } from "#domain/payroll/law/law.ts";
import { isTable } from "#domain/payroll/law/table-override.ts";
import {
  amountValue,
  count,
  dayValue,
  id,
  integer,
  list,
  maybe,
  oneOf,
  only,
  orNull,
  partOf,
  pesosValue,
  type Shape,
  shape,
  textValue,
} from "../shape.ts";

/** A value that the payroll field of that name accepts. */
function field<T extends number>(key: PayrollFieldKey): Shape<T> {
  return only((value): value is T => isFieldValue(key, value));
}

const row = shape<PayrollRow>({
  id: textValue,
  employeeName: textValue,
  basicSalary: field<Pesos>("basicSalary"),
  workedDays: maybe(field("workedDays")),
  healthContribution: field("healthContribution"),
  pensionContribution: field("pensionContribution"),
  arl: field("arl"),
  overtimeHours: field("overtimeHours"),
  overtimeRate: field("overtimeRate"),
  bonus: field<Pesos>("bonus"),
  deductions: field<Pesos>("deductions"),
  transportAllowance: amountValue,
});

export const payrollRowsShape = list(row);

/** Copies only values and tables that the law may have. */
export const lawOverridesShape: Shape<LawOverrides> = partOf(
  [...PARAMETER_KEYS, ...TABLE_KEYS],
  (key, value) => (isTableKey(key) ? isTable(key, value) : isOverride(key, value)),
);

export const lawTermsShape = shape<LawTerms>({
  employer: oneOf(EMPLOYER_KINDS),
  overrides: lawOverridesShape,
});

export const savedPayrollShape = shape<SavedPayroll>({
  id: id("calculation"),
  companyId: orNull(id("company")),
  set: oneOf(PARAMETER_SETS),
  day: dayValue,
  terms: maybe(lawTermsShape),
  totals: maybe(
    shape<PayrollTotals>({
      basicSalary: pesosValue,
      grossSalary: pesosValue,
      totalDeductions: pesosValue,
      netSalary: pesosValue,
      employerContributions: pesosValue,
      totalCost: pesosValue,
    }),
  ),
  rows: payrollRowsShape,
  createdAt: integer,
  updatedAt: integer,
  version: count,
});
