import { useSyncExternalStore } from "react";
import { storeTurn } from "./store-turn.ts";

/** Changes when a database was opened again: what was asked while it was away is asked once more. */
export function useStoreTurn(): number {
  return useSyncExternalStore(storeTurn.subscribe, storeTurn.getSnapshot, storeTurn.getSnapshot);
}
