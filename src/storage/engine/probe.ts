import { openExisting } from "./open-existing.ts";
import { secondLook } from "./second-look.ts";
import type { StorageTrouble } from "./storage-error.ts";

/** Result of probing a database before Dexie opens it. failed: why it does not open. Nothing is created by looking. */
export type Probe =
  | { readonly kind: "absent" }
  | { readonly kind: "present"; readonly version: number }
  | { readonly kind: "failed"; readonly trouble: StorageTrouble; readonly detail: string };

/** Whether a database of this native version was written by code with a later schema than `schema`. */
export function isNewerThan(schema: number, version: number): boolean {
  // Dexie's native versions are ten times its own.
  return version >= (schema + 1) * 10;
}

export async function probeDatabase(name: string): Promise<Probe> {
  const found = await openExisting(name);
  if (found.kind === "absent") return found;
  if (found.kind === "failed") return { ...found, trouble: await secondLook(found.trouble) };
  const { version } = found.db;
  found.db.close();
  return { kind: "present", version };
}
