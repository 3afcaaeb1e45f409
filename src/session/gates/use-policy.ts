import type { Counts } from "#domain/access/counts.ts";
import { type Capability, may, type Permission, type Who } from "#domain/access/policy.ts";
import type { SessionSnapshot } from "../who/session-state.ts";
import { useSession } from "../who/use-session.ts";

/**
 * Maps the session to a policy subject. The plan comes from the registry, which also checked the stored record
 * (AU-07).
 */
export function whoOf({ state }: Pick<SessionSnapshot, "state">): Who {
  if (state.kind === "in") return state.user.plan;
  return state.kind === "guest" ? "guest" : "out";
}

/** Whether the current user may do something, for screens; the command checks again. */
export function usePolicy(capability: Capability, counts?: Partial<Counts>): Permission {
  const session = useSession();
  return may(capability, { who: whoOf(session), sample: session.sample, ...(counts ? { counts } : {}) });
}
