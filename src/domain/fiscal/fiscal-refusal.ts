import type { Refusal } from "../accounting/refusal.ts";
import type { FiscalProfile, ProfileProblem } from "./fiscal-profile.ts";

/** Why a change to fiscal profiles is refused; whatever else any command may answer is among it. */
export type FiscalRefusal =
  | { readonly kind: "unknown-profile" }
  /** Somebody saved it differently meanwhile; what is there now. */
  | { readonly kind: "stale-profile"; readonly current: FiscalProfile }
  | { readonly kind: "bad-profile"; readonly problem: ProfileProblem }
  /** The plan no longer holds it: it can be read and deleted, not written to. */
  | { readonly kind: "over-limit-profile" }
  | Refusal;
