import type { Instant } from "#domain/kernel/clock.ts";
import { GUEST_PREFIX } from "../engine/database-names.ts";
import { systemClock } from "../engine/environment.ts";
import { guestRecords, keepGuestRecord, mayRemoveGuest } from "./guest-records.ts";
import { removeDatabase } from "./remove-database.ts";

/** A reload releases its guest's lock for a moment: a database is deleted only if the lock is still free then (ms). */
const RELOAD_MS = 4000;

/** Deletes the database if its lock is free and nobody came back to it, holding the lock meanwhile. */
function removeIfFree(name: string, local: Storage, now: Instant): Promise<void> {
  const guest = name.slice(GUEST_PREFIX.length);
  return navigator.locks.request(name, { mode: "exclusive", ifAvailable: true }, async (lock) => {
    const record = guestRecords(local)[guest];
    if (lock === null || record === undefined || !mayRemoveGuest(record, now)) return;
    if (await removeDatabase(name)) keepGuestRecord(local, guest, null);
  });
}

async function heldLocks(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map((lock) => lock.name ?? ""));
}

/**
 * Databases that no tab holds and whose time is over. One that nothing is known of, or that was last used in the
 * future because the clock was set back, counts as used now.
 */
function abandoned(
  names: readonly string[],
  held: ReadonlySet<string>,
  local: Storage,
  now: Instant,
): string[] {
  const records = guestRecords(local);
  for (const guest of Object.keys(records)) {
    const name = GUEST_PREFIX + guest;
    if (!names.includes(name) && !held.has(name)) keepGuestRecord(local, guest, null);
  }
  return names.filter((name) => {
    if (held.has(name)) return false;
    const guest = name.slice(GUEST_PREFIX.length);
    const record = records[guest];
    if (record !== undefined && record.used <= now) return mayRemoveGuest(record, now);
    keepGuestRecord(local, guest, { ...record, used: now });
    return false;
  });
}

/**
 * Deletes the guest databases that nobody wants any more (spec-decision 3; `mayRemoveGuest`). A free lock alone says
 * only that nobody holds one: the tab may have crashed, or sleep. Call it only after a database was opened: listing
 * databases first would swallow the only sign of a damaged store (ST-03).
 */
export async function sweepGuests(
  local: Storage = localStorage,
  now: Instant = systemClock.now(),
  wait = RELOAD_MS,
): Promise<void> {
  if (typeof navigator === "undefined" || !navigator.locks || !indexedDB.databases) return;
  const names = (await indexedDB.databases())
    .map((each) => each.name ?? "")
    .filter((name) => name.startsWith(GUEST_PREFIX));
  const over = abandoned(names, await heldLocks(), local, now);
  if (over.length === 0) return;
  await new Promise((resolve) => setTimeout(resolve, wait));
  for (const name of over) await removeIfFree(name, local, now);
}
