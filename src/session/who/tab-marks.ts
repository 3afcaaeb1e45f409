import { asId } from "#domain/kernel/ids.ts";
import { guestDatabase } from "#storage/engine/database-names.ts";
import type { GuestId } from "./session-state.ts";
import type { SessionLocks } from "./session-world.ts";

const SIGNED_IN_KEY = "cuadra_sesion";
const GUEST_KEY = "cuadra_invitado";
const PENDING_KEY = "cuadra_invitado_pendiente";
const SAMPLE_KEY = "cuadra_ejemplo";
/** Held by every tab that is signed in: a session not to be remembered lives while one of them does. */
const SESSION_LOCK = "cuadra-session";

/** What belongs to this tab alone, with the locks that show other tabs that it lives. */
export interface TabMarks {
  signedIn(accountId: string): void;
  signedOut(): void;
  /** This very tab was signed in before it was reloaded. */
  isSignedInHere(accountId: string): boolean;
  isSignedInElsewhere(): Promise<boolean>;
  startGuest(): GuestId;
  resumeGuest(): GuestId | null;
  pendingGuest(): GuestId | null;
  endGuest(): void;
  sample(): boolean;
  setSample(on: boolean): void;
}

export function makeTabMarks(tab: Storage, locks: SessionLocks, newGuestId: () => GuestId): TabMarks {
  let releaseSession: (() => void) | null = null;
  let releaseGuest: (() => void) | null = null;
  const guestUnder = (key: string): GuestId | null => asId("guest", tab.getItem(key));

  // The lock bears the name of the database: who may delete the one must hold the other.
  function holdGuest(guestId: GuestId): void {
    releaseGuest ??= locks.hold(guestDatabase(guestId));
  }

  function endGuest(): void {
    tab.removeItem(GUEST_KEY);
    tab.removeItem(PENDING_KEY);
    releaseGuest?.();
    releaseGuest = null;
  }

  const left = guestUnder(PENDING_KEY);
  if (left !== null) holdGuest(left);

  return {
    signedIn(accountId) {
      tab.setItem(SIGNED_IN_KEY, accountId);
      releaseSession ??= locks.hold(SESSION_LOCK);
      const guestId = guestUnder(GUEST_KEY);
      if (guestId === null) return;
      // Its lock stays held until the person has said what becomes of it.
      holdGuest(guestId);
      tab.setItem(PENDING_KEY, guestId);
      tab.removeItem(GUEST_KEY);
    },
    signedOut() {
      tab.removeItem(SIGNED_IN_KEY);
      tab.removeItem(SAMPLE_KEY);
      // A guest's work that nobody has answered for stays, locked, and is offered at the next sign-in.
      releaseSession?.();
      releaseSession = null;
    },
    isSignedInHere: (accountId) => tab.getItem(SIGNED_IN_KEY) === accountId,
    isSignedInElsewhere: () => locks.isHeld(SESSION_LOCK),
    startGuest() {
      // One guest for a tab: going on with the work that still waits keeps it from being left behind by another.
      const guestId = guestUnder(GUEST_KEY) ?? guestUnder(PENDING_KEY) ?? newGuestId();
      tab.setItem(GUEST_KEY, guestId);
      tab.removeItem(PENDING_KEY);
      holdGuest(guestId);
      return guestId;
    },
    resumeGuest() {
      const guestId = guestUnder(GUEST_KEY);
      if (guestId !== null) holdGuest(guestId);
      return guestId;
    },
    pendingGuest: () => guestUnder(PENDING_KEY),
    endGuest,
    sample: () => tab.getItem(SAMPLE_KEY) === "1",
    setSample(on) {
      if (on) tab.setItem(SAMPLE_KEY, "1");
      else tab.removeItem(SAMPLE_KEY);
    },
  };
}
