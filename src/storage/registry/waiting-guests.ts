import type { AccountId, Id } from "#domain/kernel/ids.ts";
import { checkRegistrySchema, openRegistry } from "./registry.ts";

/**
 * Guests whose work waits for an account's answer, in the registry: the browser writes local storage to disk seconds
 * later, and a browser killed meanwhile would leave work that nobody is ever offered (AU-18).
 */
const PREFIX = "guest:";

/** Call when a guest signs in, before the session changes. */
export async function keepGuestFor(guest: Id<"guest">, account: AccountId): Promise<void> {
  const { db } = await openRegistry();
  await db.transaction("rw", db.meta, db.preferences, async () => {
    await checkRegistrySchema(db);
    await db.preferences.put({ key: PREFIX + guest, value: account });
  });
}

/** The guests that wait for this account; whether their databases are still there is not looked at. */
export async function guestsWaitingFor(account: AccountId): Promise<readonly string[]> {
  const { db } = await openRegistry();
  const rows = await db.preferences.where("key").startsWith(PREFIX).toArray();
  return rows.filter(({ value }) => value === account).map(({ key }) => key.slice(PREFIX.length));
}

/** Call once the work was brought or given up. */
export async function forgetWaitingGuest(guest: Id<"guest">): Promise<void> {
  const { db } = await openRegistry();
  await db.preferences.delete(PREFIX + guest);
}
