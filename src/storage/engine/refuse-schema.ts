import type { MetaRow } from "../shapes/rows.ts";
import { StorageError } from "./storage-error.ts";

/** Checks the schema number that lies in the data; without one this is not our database. */
export function refuseSchema(found: MetaRow | undefined, schema: number): void {
  if (found === undefined) throw new StorageError("lost");
  if (found.value !== schema) throw new StorageError("newer");
}
