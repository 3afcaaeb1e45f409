import type { PolicyText } from "../../access/policy.ts";

/** Why a calculation is not kept, or not taken away. */
export type PayrollRefusal =
  | { readonly kind: "plan"; readonly text: PolicyText }
  /** Rows that the calculator would not calculate. */
  | { readonly kind: "bad-payroll" }
  | { readonly kind: "unknown-payroll" };
