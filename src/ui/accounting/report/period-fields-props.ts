import type { Day } from "#domain/kernel/day.ts";
import type { MonthsInUse, Period } from "#domain/report/report-period.ts";

export interface PeriodFieldsProps {
  readonly period: Period;
  readonly today: Day;
  readonly used: MonthsInUse;
  readonly onPeriod: (period: Period) => void;
}
