import { GUEST_PREFIX } from "../engine/database-names.ts";
import { removeDatabase } from "./remove-database.ts";

/** A reload releases its guest's lock for a moment; only a lock still free after this wait (ms) means abandoned. */
const RELOAD_MS = 4000;

/** Deletes the database if its lock is free, holding the lock meanwhile. */
function removeIfFree(name: string): Promise<void> {
  return navigator.locks.request(name, { mode: "exclusive", ifAvailable: true }, async (lock) => {
    if (lock !== null) await removeDatabase(name);
  });
}

async function isFree(name: string): Promise<boolean> {
  const { held } = await navigator.locks.query();
  return !held?.some((lock) => lock.name === name);
}

/**
 * Deletes the guest databases whose tab no longer holds their lock (spec-decision 3). Call it only after a database
 * was opened: listing databases first would swallow the only sign of a damaged store (ST-03).
 */
export async function sweepGuests(wait = RELOAD_MS): Promise<void> {
  if (typeof navigator === "undefined" || !navigator.locks || !indexedDB.databases) return;
  const names = (await indexedDB.databases())
    .map((each) => each.name ?? "")
    .filter((name) => name.startsWith(GUEST_PREFIX));
  const free: string[] = [];
  for (const name of names) if (await isFree(name)) free.push(name);
  if (free.length === 0) return;
  await new Promise((resolve) => setTimeout(resolve, wait));
  for (const name of free) await removeIfFree(name);
}
