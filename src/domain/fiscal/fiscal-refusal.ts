import type { Refusal } from "../accounting/refusal.ts";
import type { FiscalProfile, ProfileProblem } from "./fiscal-profile.ts";

/** Why a change to fiscal profiles is refused; includes the refusals common to all commands. */
export type FiscalRefusal =
  | { readonly kind: "unknown-profile" }
  /** The profile was changed in the meantime; `current` is the stored version. */
  | { readonly kind: "stale-profile"; readonly current: FiscalProfile }
  | { readonly kind: "bad-profile"; readonly problem: ProfileProblem }
  /** The profile is over the plan's limit: it can be read and deleted, not written to. */
  | { readonly kind: "over-limit-profile" }
  | Refusal;
