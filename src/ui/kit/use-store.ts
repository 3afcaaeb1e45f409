import { useMemo, useSyncExternalStore } from "react";
import type { Store } from "./create-store.ts";

/** The value of a store; renders again with each new one. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}

/**
 * A part of a store; renders again only when that part changes. `select` may use what the component knows; where it
 * makes a new object each time, `isEqual` says when nothing changed.
 */
export function useSelected<T, Part>(
  store: Store<T>,
  select: (value: T) => Part,
  isEqual: (a: Part, b: Part) => boolean = Object.is,
): Part {
  const read = useMemo(() => {
    let last: { readonly part: Part } | null = null;
    return () => {
      const part = select(store.getSnapshot());
      if (last === null || !isEqual(last.part, part)) last = { part };
      return last.part;
    };
  }, [store, select, isEqual]);
  return useSyncExternalStore(store.subscribe, read, read);
}
