import { useSyncExternalStore } from "react";
import type { User } from "#domain/access/user.ts";
import { session } from "./session.ts";
import type { SessionSnapshot } from "./session-state.ts";

// What the build writes into the page, and what React starts from where it goes on with it: nobody yet.
const BEFORE: SessionSnapshot = { state: { kind: "loading" }, sample: false, pendingGuest: null };
const before = () => BEFORE;

export function useSession(): SessionSnapshot {
  return useSyncExternalStore(session.subscribe, session.getSnapshot, before);
}

/** Who is signed in, or null. */
export function useUser(): User | null {
  const { state } = useSession();
  return state.kind === "in" ? state.user : null;
}
