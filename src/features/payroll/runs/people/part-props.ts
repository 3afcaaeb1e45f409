import type { PayrollPeriod } from "#domain/payroll/run/period.ts";
import type { PeriodInput } from "#domain/payroll/run/period-input.ts";

/** Props shared by the parts of the form. */
export interface PartProps {
  readonly input: PeriodInput;
  readonly period: PayrollPeriod;
  readonly onInput: (part: Partial<PeriodInput>) => void;
}
