import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "./app-storage.ts";
import { STOPPED, type StorageRefusal, trouble } from "./run-command.ts";

/**
 * What a command reads before its transaction opens. A store that does not give it is the command's answer: what was not
 * read is not missing, and no other refusal may be made of it.
 */
export async function readBefore<Read>(
  storage: AppStorage,
  read: () => Promise<Result<Read, StorageRefusal>>,
): Promise<Result<Read, StorageRefusal>> {
  const state = storage.health.get();
  if (state !== "ok" && STOPPED.has(state)) return err({ kind: "storage", trouble: state });
  try {
    return await read();
  } catch (error) {
    return err(await trouble(storage, error));
  }
}

/** The same of a read that only throws. */
export function valueBefore<Read>(storage: AppStorage, read: () => Promise<Read>) {
  return readBefore(storage, async () => ok(await read()));
}
