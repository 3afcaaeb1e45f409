import type { PolicyText } from "../../access/policy.ts";

/** Why a calculation is not saved or not deleted. */
export type PayrollRefusal =
  | { readonly kind: "plan"; readonly text: PolicyText }
  /** Rows that the calculator cannot calculate. */
  | { readonly kind: "bad-payroll" }
  | { readonly kind: "unknown-payroll" };
