import { useLiveQuery } from "dexie-react-hooks";
import { classifyReadError, type StorageTrouble } from "./storage-error.ts";

/** What a screen knows of what it asked for. */
export type Loadable<T> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly value: T }
  | { readonly state: "failed"; readonly trouble: StorageTrouble };

const LOADING = { state: "loading" } as const;

/** A live query: runs again when a commit, in this tab or another, touches what it read (MT-10). */
export function useQuery<T>(query: () => Promise<T>, deps: readonly unknown[]): Loadable<T> {
  return useLiveQuery<Loadable<T>, Loadable<T>>(
    async () => {
      try {
        return { state: "ready", value: await query() };
      } catch (error) {
        return { state: "failed", trouble: classifyReadError(error) };
      }
    },
    [...deps],
    LOADING,
  );
}
