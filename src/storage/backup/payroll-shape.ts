import type { Pesos } from "#domain/kernel/pesos.ts";
import { PARAMETER_SETS } from "#domain/payroll/calculator.ts";
import { isFieldValue } from "#domain/payroll/payroll-field.ts";
import type { PayrollFieldKey } from "#domain/payroll/payroll-fields.data.ts";
import type { PayrollRow } from "#domain/payroll/payroll-row.ts";
import type { SavedPayroll } from "#domain/payroll/saved-payroll.ts";
import {
  amount,
  BAD,
  type Copy,
  count,
  day,
  id,
  integer,
  list,
  oneOf,
  orNull,
  shape,
  text,
} from "./copy-value.ts";

/** What the field of that name could hold. */
function field<T extends number>(key: PayrollFieldKey): Copy<T> {
  return (value) => (isFieldValue(key, value) ? (value as T) : BAD);
}

const row = shape<PayrollRow>({
  id: text,
  employeeName: text,
  basicSalary: field<Pesos>("basicSalary"),
  healthContribution: field("healthContribution"),
  pensionContribution: field("pensionContribution"),
  arl: field("arl"),
  overtimeHours: field("overtimeHours"),
  overtimeRate: field("overtimeRate"),
  bonus: field<Pesos>("bonus"),
  deductions: field<Pesos>("deductions"),
  transportAllowance: amount,
});

export const copyPayrollRows = list(row);

export const copyPayroll = shape<SavedPayroll>({
  kind: oneOf("calculation"),
  id: id("payrollRun"),
  companyId: orNull(id("company")),
  set: oneOf(...PARAMETER_SETS),
  day,
  rows: copyPayrollRows,
  createdAt: integer,
  updatedAt: integer,
  version: count,
});
