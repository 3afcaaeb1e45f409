import { asId } from "#domain/kernel/ids.ts";
import { guestDatabase } from "#storage/engine/database-names.ts";
import type { GuestId } from "./session-state.ts";
import type { SessionLocks } from "./session-world.ts";

const SIGNED_IN_KEY = "cuadra_sesion";
const GUEST_KEY = "cuadra_invitado";
const PENDING_KEY = "cuadra_invitado_pendiente";
const SAMPLE_KEY = "cuadra_ejemplo";
/** Held by every signed-in tab: a session that is not remembered lasts while one of them is open. */
const SESSION_LOCK = "cuadra-session";

/** State of this tab alone, with the locks that tell other tabs it is open. */
export interface TabMarks {
  signedIn(accountId: string): void;
  signedOut(): void;
  /** Whether this same tab was signed in before it was reloaded. */
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

  // The lock has the name of the database: deleting the database requires holding the lock.
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
      // The lock is held until the user has decided about the guest's work.
      holdGuest(guestId);
      tab.setItem(PENDING_KEY, guestId);
      tab.removeItem(GUEST_KEY);
    },
    signedOut() {
      tab.removeItem(SIGNED_IN_KEY);
      tab.removeItem(SAMPLE_KEY);
      // Undecided guest work is kept, locked, and offered at the next sign-in.
      releaseSession?.();
      releaseSession = null;
    },
    isSignedInHere: (accountId) => tab.getItem(SIGNED_IN_KEY) === accountId,
    isSignedInElsewhere: () => locks.isHeld(SESSION_LOCK),
    startGuest() {
      // One guest per tab: continuing the pending guest's work prevents another guest from orphaning it.
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
