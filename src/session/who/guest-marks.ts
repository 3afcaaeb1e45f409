import { asId } from "#domain/kernel/ids.ts";
import { guestDatabase } from "#storage/engine/database-names.ts";
import { type GuestRecord, guestRecords, keepGuestRecord } from "#storage/registry/guest-records.ts";
import type { GuestId } from "./session-state.ts";
import type { SessionWorld } from "./session-world.ts";

const GUEST_KEY = "cuadra_invitado";
const PENDING_KEY = "cuadra_invitado_pendiente";

/** The guest of this tab, with the lock and the record that keep their database. */
export interface GuestMarks {
  /** The guest who works in this tab now; null once they signed in. */
  currentGuest(): GuestId | null;
  startGuest(): GuestId;
  resumeGuest(): GuestId | null;
  /** The guest, if any, signed in to this account: their work waits for an answer. */
  signedIn(accountId: string): void;
  pendingGuest(): GuestId | null;
  /** Takes up the first of these guests whom no tab holds: their own tab was killed or closed. */
  takeWaitingGuest(guests: readonly string[]): Promise<GuestId | null>;
  /** The pending guest's work is about to be brought into an account: from here on nothing is added to it. */
  beginHandOver(): void;
  endGuest(): void;
  /** This page ends as when its tab is closed, or goes on after all. */
  pageLeft(left: boolean): void;
}

/** What the marks need of the browser. */
type MarksWorld = Pick<SessionWorld, "tab" | "local" | "locks" | "now" | "newGuestId">;

interface Holder {
  readonly isHolding: () => boolean;
  hold(guestId: GuestId): void;
  note(guestId: GuestId, change: Partial<GuestRecord>): void;
  noteHeld(change: Partial<GuestRecord>): void;
  release(): void;
}

/** Holds one guest's database and marks that in its record. */
function makeHolder({ local, locks, now }: MarksWorld): Holder {
  let held: { readonly guestId: GuestId; readonly release: () => void } | null = null;
  function note(guestId: GuestId, change: Partial<GuestRecord>): void {
    const { left: _left, ...known } = guestRecords(local)[guestId] ?? {};
    keepGuestRecord(local, guestId, { ...known, used: now(), ...change });
  }
  return {
    isHolding: () => held !== null,
    // The lock has the name of the database: deleting the database requires holding the lock.
    hold(guestId) {
      note(guestId, {});
      if (held?.guestId === guestId) return;
      held?.release();
      held = { guestId, release: locks.hold(guestDatabase(guestId)) };
    },
    note,
    noteHeld(change) {
      if (held !== null) note(held.guestId, change);
    },
    release() {
      held?.release();
      held = null;
    },
  };
}

export function makeGuestMarks(world: MarksWorld): GuestMarks {
  const { tab, local, locks, now, newGuestId } = world;
  const holder = makeHolder(world);
  const guestUnder = (key: string): GuestId | null => asId("guest", tab.getItem(key));

  /** Undecided work of this tab that may still be added to. Once its hand-over began, it must stay as it is. */
  function openPending(): GuestId | null {
    const guestId = guestUnder(PENDING_KEY);
    const { handing, done } = (guestId !== null && guestRecords(local)[guestId]) || {};
    return handing || done ? null : guestId;
  }

  const pending = guestUnder(PENDING_KEY);
  if (pending !== null) holder.hold(pending);

  return {
    currentGuest: () => guestUnder(GUEST_KEY),
    startGuest() {
      // One guest per tab: continuing the pending guest's work prevents another guest from orphaning it.
      const guestId = guestUnder(GUEST_KEY) ?? openPending() ?? newGuestId();
      tab.setItem(GUEST_KEY, guestId);
      tab.removeItem(PENDING_KEY);
      holder.hold(guestId);
      return guestId;
    },
    resumeGuest() {
      const guestId = guestUnder(GUEST_KEY);
      if (guestId !== null) holder.hold(guestId);
      return guestId;
    },
    signedIn(accountId) {
      const guestId = guestUnder(GUEST_KEY);
      if (guestId === null) return;
      // The lock is held until the user has decided about the guest's work.
      holder.hold(guestId);
      // The record first: killed in between, the tab goes on as a guest and nothing is lost.
      holder.note(guestId, { account: accountId });
      tab.setItem(PENDING_KEY, guestId);
      tab.removeItem(GUEST_KEY);
    },
    pendingGuest: () => guestUnder(PENDING_KEY),
    async takeWaitingGuest(guests) {
      for (const guest of guests) {
        const guestId = asId("guest", guest);
        if (guestId === null || guestRecords(local)[guestId]?.done) continue;
        if (await locks.isHeld(guestDatabase(guestId))) continue;
        // While the locks were asked, this tab may have got a guest of its own.
        if (holder.isHolding()) return null;
        holder.hold(guestId);
        tab.setItem(PENDING_KEY, guestId);
        return guestId;
      }
      return null;
    },
    beginHandOver() {
      holder.noteHeld({ handing: true });
    },
    endGuest() {
      holder.noteHeld({ done: true });
      tab.removeItem(GUEST_KEY);
      tab.removeItem(PENDING_KEY);
      holder.release();
    },
    pageLeft(left) {
      holder.noteHeld(left ? { left: now() } : {});
    },
  };
}
