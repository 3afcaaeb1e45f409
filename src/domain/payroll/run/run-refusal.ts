import type { Day } from "../../kernel/day.ts";
import type { EmployeeProblem } from "../employee/check-employee.ts";
import type { Employee } from "../employee/employee.ts";
import type { PaymentProblem } from "../payment/pay-liabilities.ts";
import type { RunProblem } from "./compute-run.ts";
import type { PayrollPeriod } from "./period.ts";
import type { StoredRun } from "./stored-run.ts";

/**
 * Why a change to employees or stored runs is refused, in addition to the general refusals of companies and books.
 */
export type RunRefusal =
  | { readonly kind: "unknown-employee" }
  /** The employee was changed in the meantime; `current` is the stored version. */
  | { readonly kind: "stale-employee"; readonly current: Employee }
  | { readonly kind: "bad-employee"; readonly problems: readonly EmployeeProblem[] }
  | { readonly kind: "unknown-run" }
  | { readonly kind: "stale-run"; readonly current: StoredRun }
  /** Another run of the company already pays days of this period. */
  | { readonly kind: "run-exists"; readonly period: PayrollPeriod }
  /** A value that no form produces: records are validated like files. */
  | { readonly kind: "bad-run" }
  | { readonly kind: "run-empty" }
  /** Only drafts can be changed or deleted. */
  | { readonly kind: "run-closed" }
  /** Only closed runs can be paid or posted. */
  | { readonly kind: "run-open" }
  | { readonly kind: "run-paid" }
  /** Its entry counts in the books. */
  | { readonly kind: "run-posted" }
  | { readonly kind: "run-problem"; readonly problem: RunProblem }
  /** The run of the month's first fortnight is not closed. */
  | { readonly kind: "first-open" }
  /** The month's second fortnight was closed based on what the first paid. */
  | { readonly kind: "second-closed" }
  /** A settlement or benefit of the person already counts in a book. */
  | { readonly kind: "already-paid" }
  /** A settlement that counts in a book ended the person's contract before the last day that the run pays. */
  | { readonly kind: "settled-person"; readonly name: string; readonly day: Day }
  /** An entry that pays what the run left owed counts in a book. */
  | { readonly kind: "payment-posted" }
  /** Nothing can be paid in the books before the run is posted in them. */
  | { readonly kind: "run-unposted" }
  | { readonly kind: "bad-payment"; readonly problem: PaymentProblem }
  /** The settlement or benefit is gone, or changed since it was read. */
  | { readonly kind: "stale-payment" }
  /** The book belongs to another company, or to none. */
  | { readonly kind: "foreign-book" }
  /** Payroll can only be posted to PUC accounts. */
  | { readonly kind: "not-puc" };
