import type { PayrollPeriod } from "#domain/payroll/run/period.ts";
import type { PeriodInput } from "#domain/payroll/run/period-input.ts";

/** What each part of the form takes. */
export interface PartProps {
  readonly input: PeriodInput;
  readonly period: PayrollPeriod;
  readonly onInput: (part: Partial<PeriodInput>) => void;
}
