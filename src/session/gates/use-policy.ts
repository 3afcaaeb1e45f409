import type { Counts } from "#domain/access/counts.ts";
import { type Capability, may, type Permission, type Who } from "#domain/access/policy.ts";
import type { SessionSnapshot } from "../who/session-state.ts";
import { useSession } from "../who/use-session.ts";

/** Who somebody is to the policy. The plan is the registry's: what the stored record says of it was checked there (AU-07). */
export function whoOf({ state }: Pick<SessionSnapshot, "state">): Who {
  if (state.kind === "in") return state.user.plan;
  return state.kind === "guest" ? "guest" : "out";
}

/** Whether whoever is here may do something, for screens; the command that does it asks again. */
export function usePolicy(capability: Capability, counts?: Partial<Counts>): Permission {
  const session = useSession();
  return may(capability, { who: whoOf(session), sample: session.sample, ...(counts ? { counts } : {}) });
}
