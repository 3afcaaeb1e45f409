import { useSyncExternalStore } from "react";
import type { ClassStorage } from "#storage/classroom/class-storage.ts";
import type { StorageTrouble } from "#storage/engine/storage-error.ts";

const nothing = (): void => undefined;

type Watched = Pick<ClassStorage, "health"> | null;

function useHealth(storage: Watched): StorageTrouble | null {
  const health = useSyncExternalStore(
    (listener) => storage?.health.subscribe(listener) ?? nothing,
    () => storage?.health.get() ?? "ok",
  );
  return health === "ok" ? null : health;
}

const isGone = (trouble: StorageTrouble): boolean => trouble === "lost" || trouble === "damaged";

/** Why an open database of the edition is gone: null while it is there, and before it is open. */
export function useClassHealth(storage: Watched): StorageTrouble | null {
  const trouble = useHealth(storage);
  return trouble !== null && isGone(trouble) ? trouble : null;
}

/** Why it takes nothing now, though it is there: its screen stays, what is typed too (ST-06). */
export function useClassStop(storage: Watched): StorageTrouble | null {
  const trouble = useHealth(storage);
  return trouble === null || isGone(trouble) ? null : trouble;
}
