import type { Refusal } from "../accounting/refusal.ts";
import type { PartyProblem } from "./check-party.ts";
import type { Party } from "./party.ts";

/** Why a third party is not written. */
export type PartyRefusal =
  | Refusal
  | { readonly kind: "unknown-party" }
  /** Somebody else saved it meanwhile; `current` is what is stored. */
  | { readonly kind: "stale-party"; readonly current: Party }
  | { readonly kind: "bad-party"; readonly problems: readonly PartyProblem[] }
  /** Another one has this document. */
  | { readonly kind: "same-document"; readonly party: Party }
  /** Another one is called so, or has it as another name: entries with this name would be of both. */
  | { readonly kind: "same-name"; readonly party: Party; readonly name: string };
