import { createContext, use, useSyncExternalStore } from "react";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { CurrentStorage } from "./current-storage.ts";
import { currentStorage } from "./storage-of-session.ts";

export const StorageContext = createContext<AppStorage | null>(null);

/** The open database. Use only under a `StorageGate`, which waits until it is open. */
export function useStorage(): AppStorage {
  const storage = use(StorageContext);
  if (storage === null) throw new Error("useStorage outside of a StorageGate");
  return storage;
}

export function useCurrentStorage(): CurrentStorage {
  return useSyncExternalStore(currentStorage.subscribe, currentStorage.getSnapshot);
}
