import { useSyncExternalStore } from "react";
import type { User } from "#domain/access/user.ts";
import { session } from "./session.ts";
import type { SessionSnapshot } from "./session-state.ts";

// State that the build renders into the page and that React hydrates from: no user yet.
const BEFORE: SessionSnapshot = { state: { kind: "loading" }, sample: false, pendingGuest: null };
const before = () => BEFORE;

export function useSession(): SessionSnapshot {
  return useSyncExternalStore(session.subscribe, session.getSnapshot, before);
}

/** The signed-in user, or null. */
export function useUser(): User | null {
  const { state } = useSession();
  return state.kind === "in" ? state.user : null;
}
