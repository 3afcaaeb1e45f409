import { useSyncExternalStore } from "react";
import type { ClassStorage } from "#storage/classroom/class-storage.ts";
import type { StorageTrouble } from "#storage/engine/storage-error.ts";

const nothing = (): void => undefined;

/** What became of an open database of the edition: null while it answers, or before it is open. */
export function useClassHealth(storage: Pick<ClassStorage, "health"> | null): StorageTrouble | null {
  const health = useSyncExternalStore(
    (listener) => storage?.health.subscribe(listener) ?? nothing,
    () => storage?.health.get() ?? "ok",
  );
  return health === "ok" ? null : health;
}
