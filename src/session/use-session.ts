import { useSyncExternalStore } from "react";
import type { User } from "#domain/access/user.ts";
import { session } from "./session.ts";
import type { SessionSnapshot } from "./session-state.ts";

export function useSession(): SessionSnapshot {
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}

/** Who is signed in, or null. */
export function useUser(): User | null {
  const { state } = useSession();
  return state.kind === "in" ? state.user : null;
}
