import type { Day } from "#domain/kernel/day.ts";
import type { MonthsInUse, Period } from "#domain/report/report-period.ts";

export interface PeriodFieldsProps {
  /** As asked for. */
  readonly period: Period;
  /** The last day counted, when the fields show days: that of the period when absent. */
  readonly cutoff?: Day;
  readonly today: Day;
  readonly used: MonthsInUse;
  readonly onPeriod: (period: Period) => void;
}
