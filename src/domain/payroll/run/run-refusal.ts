import type { EmployeeProblem } from "../employee/check-employee.ts";
import type { Employee } from "../employee/employee.ts";
import type { RunProblem } from "./compute-run.ts";
import type { KeptRun } from "./kept-run.ts";
import type { PayrollPeriod } from "./period.ts";

/** Why something of a company's employees and kept runs is refused, besides what any company or book refuses. */
export type RunRefusal =
  | { readonly kind: "unknown-employee" }
  /** Somebody saved the employee differently meanwhile; what is there now. */
  | { readonly kind: "stale-employee"; readonly current: Employee }
  | { readonly kind: "bad-employee"; readonly problems: readonly EmployeeProblem[] }
  | { readonly kind: "unknown-run" }
  | { readonly kind: "stale-run"; readonly current: KeptRun }
  /** Days of this period are paid by another run of the company already. */
  | { readonly kind: "run-exists"; readonly period: PayrollPeriod }
  /** Something that no form writes: records are checked as a file's are. */
  | { readonly kind: "bad-run" }
  | { readonly kind: "run-empty" }
  /** Only drafts are changed or deleted. */
  | { readonly kind: "run-closed" }
  /** Only closed runs are paid or posted. */
  | { readonly kind: "run-open" }
  | { readonly kind: "run-paid" }
  /** Its entry counts in the books. */
  | { readonly kind: "run-posted" }
  | { readonly kind: "run-problem"; readonly problem: RunProblem }
  /** The month's first fortnight has a run that is not closed. */
  | { readonly kind: "first-open" }
  /** The month's second fortnight was closed with what the first one paid. */
  | { readonly kind: "second-closed" }
  /** A settlement or benefit of somebody that counts in a book already. */
  | { readonly kind: "already-paid" }
  /** The book belongs to another company or to none. */
  | { readonly kind: "foreign-book" }
  /** Payroll is posted to accounts of the PUC. */
  | { readonly kind: "not-puc" };
