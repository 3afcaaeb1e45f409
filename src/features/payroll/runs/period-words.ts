import { type PayrollPeriod, periodName } from "#domain/payroll/run/period.ts";

/** "noviembre de 2026, primera quincena": for use within a sentence. */
export function periodWords(period: PayrollPeriod): string {
  const name = periodName(period);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
