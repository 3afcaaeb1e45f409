import { browserCopies } from "#storage/copies/copies.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { accountOfDatabase } from "#storage/engine/database-names.ts";
import { inTime } from "#storage/engine/in-time.ts";
import { copyInWorker } from "#storage/workers/copy-in-worker.ts";
import { session } from "../who/session.ts";

/** Packing the largest account takes seconds. */
const MOST_MS = 30_000;

/**
 * A copy of how the account was before a file is imported, gone back to in one press in the settings (BR-13). Only of
 * an account's own database. False if there is none: the import can be undone all the same, so it goes on.
 */
export async function snapshotBeforeImport({ name }: Pick<AppStorage, "name">): Promise<boolean> {
  const { state } = session.getSnapshot();
  if (state.kind !== "in" || accountOfDatabase(name) !== state.user.id || browserCopies() === null)
    return true;
  const { id, name: who, email } = state.user;
  try {
    await inTime(copyInWorker(name, { id, name: who, email }, "import"), MOST_MS);
    return true;
  } catch {
    return false;
  }
}
