import type { Report } from "../../report/report.ts";
import type { PayrollRun } from "../run/compute-run.ts";
import type { PayrollCompany } from "./payroll-company.ts";

/** A report of a payroll run as a value. */
export interface RunReport {
  readonly title: string;
  readonly build: (
    computed: { readonly run: Pick<PayrollRun, "slips" | "order" | "totals"> },
    company: PayrollCompany,
  ) => Report;
  /** Points on paper, for columns that need little. */
  readonly widths?: Readonly<Record<string, number>>;
}
