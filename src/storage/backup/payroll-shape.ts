import { isPesos, type Pesos } from "#domain/kernel/pesos.ts";
import { PARAMETER_KEYS } from "#domain/law/parameters.ts";
import type { PayrollTotals } from "#domain/payroll/calculator/academic-summary.ts";
import type { LawTerms } from "#domain/payroll/calculator/calculator.ts";
import { PARAMETER_SETS } from "#domain/payroll/calculator/parameter-set.ts";
import { isFieldValue } from "#domain/payroll/calculator/payroll-field.ts";
import type { PayrollFieldKey } from "#domain/payroll/calculator/payroll-fields.data.ts";
import type { PayrollRow } from "#domain/payroll/calculator/payroll-row.ts";
import type { SavedPayroll } from "#domain/payroll/calculator/saved-payroll.ts";
import { EMPLOYER_KINDS } from "#domain/payroll/employee/contract.ts";
import { isOverride, type LawOverrides } from "#domain/payroll/law/law.ts";
import {
  amount,
  BAD,
  type Copy,
  count,
  day,
  id,
  integer,
  isObject,
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

const row = shape<PayrollRow>(
  {
    id: text,
    employeeName: text,
    basicSalary: field<Pesos>("basicSalary"),
    workedDays: field("workedDays"),
    healthContribution: field("healthContribution"),
    pensionContribution: field("pensionContribution"),
    arl: field("arl"),
    overtimeHours: field("overtimeHours"),
    overtimeRate: field("overtimeRate"),
    bonus: field<Pesos>("bonus"),
    deductions: field<Pesos>("deductions"),
    transportAllowance: amount,
  },
  "workedDays",
);

export const copyPayrollRows = list(row);

/** Only values that a parameter can have. */
export const copyLawOverrides: Copy<LawOverrides> = (value) => {
  if (!isObject(value)) return BAD;
  const made: [string, number][] = [];
  for (const [name, put] of Object.entries(value)) {
    const key = PARAMETER_KEYS.find((each) => each === name);
    if (key === undefined || !isOverride(key, put)) return BAD;
    made.push([key, put]);
  }
  return Object.fromEntries(made);
};

export const copyLawTerms = shape<LawTerms>({
  employer: oneOf(...EMPLOYER_KINDS),
  overrides: copyLawOverrides,
});

const pesosOf: Copy<Pesos> = (value) => (isPesos(value) ? value : BAD);

export const copyPayroll = shape<SavedPayroll>(
  {
    kind: oneOf("calculation"),
    id: id("payrollRun"),
    companyId: orNull(id("company")),
    set: oneOf(...PARAMETER_SETS),
    day,
    terms: copyLawTerms,
    totals: shape<PayrollTotals>({
      ...{ basicSalary: pesosOf, grossSalary: pesosOf, totalDeductions: pesosOf },
      ...{ netSalary: pesosOf, employerContributions: pesosOf, totalCost: pesosOf },
    }),
    rows: copyPayrollRows,
    createdAt: integer,
    updatedAt: integer,
    version: count,
  },
  "terms",
  "totals",
);
