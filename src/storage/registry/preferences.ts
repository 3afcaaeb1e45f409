import { checkRegistrySchema, openRegistry } from "./registry.ts";

/** A preference of this device, or undefined. What comes back is unknown: check it where it is used. */
export async function readPreference(key: string): Promise<unknown> {
  const { db } = await openRegistry();
  return (await db.preferences.get(key))?.value;
}

export async function writePreference(key: string, value: string | number | boolean | null): Promise<void> {
  const { db } = await openRegistry();
  await db.transaction("rw", db.meta, db.preferences, async () => {
    await checkRegistrySchema(db);
    await db.preferences.put({ key, value });
  });
}
