import { hasRoom, type LimitKey, PLAN_LIMITS } from "#domain/access/limits.ts";
import { UNLIMITED } from "#domain/access/plan.ts";
import { useSession } from "../who/use-session.ts";

interface Limit {
  /** Whether one more may be created. */
  readonly room: boolean;
  readonly most: number;
}

/** Limit under the current user's plan; a guest has the free plan's, and the sample company has none. */
export function useLimit(of: LimitKey, count: number): Limit {
  const { state, sample } = useSession();
  if (sample) return { room: true, most: UNLIMITED };
  const plan = state.kind === "in" ? state.user.plan : "free";
  return { room: hasRoom(plan, of, count), most: PLAN_LIMITS[plan][of] };
}
