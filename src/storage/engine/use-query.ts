import { useLiveQuery } from "dexie-react-hooks";
import { useRef } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { noteTrouble, placeOf } from "../health/recent-troubles.ts";
import type { AppStorage } from "./app-storage.ts";
import { beginWait } from "./slow-waits.ts";
import { classifyReadError, type StorageTrouble } from "./storage-error.ts";
import { useStoreTurn } from "./use-store-turn.ts";
import { useToday } from "./use-today.ts";

/** State of a query: loading, failed, or ready with its value. */
export type Loadable<T> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly value: T }
  | { readonly state: "failed"; readonly trouble: StorageTrouble };

const LOADING = { state: "loading" } as const;

/** Parts compare by identity. The open storage and a chart are one object as long as they mean the same. */
type KeyPart = string | number | boolean | null | undefined | AppStorage | Chart;

/** Everything that distinguishes one question from another: whatever the query reads from its surroundings. */
export type QueryKey = readonly KeyPart[];

interface Answer<T> {
  readonly key: QueryKey;
  readonly found: Loadable<T>;
}

const isSameKey = (one: QueryKey, other: QueryKey): boolean =>
  one.length === other.length && one.every((part, place) => Object.is(part, other[place]));

/** The store stopped answering and looks again by itself; the banner over the screen says so (ST-06). */
const PASSING: ReadonlySet<StorageTrouble> = new Set<StorageTrouble>(["full", "busy", "closed"]);

/**
 * The last answer that came, with the question that it answers. Asked again on a new day, since what is due depends on
 * it, and when the store is back. A question that was answered keeps its answer while the store is away: a screen
 * replaced by the trouble would lose what is typed on it.
 */
function useAnswer<T>(query: () => Promise<T>, key: QueryKey): Answer<T> | undefined {
  const day = useToday();
  const turn = useStoreTurn();
  const last = useRef<Answer<T> | null>(null);
  return useLiveQuery<Answer<T>>(async () => {
    const end = beginWait();
    try {
      const answer: Answer<T> = { key, found: { state: "ready", value: await query() } };
      last.current = answer;
      return answer;
    } catch (error) {
      const trouble = classifyReadError(error);
      noteTrouble(trouble, `read ${placeOf(error)}`);
      const before = last.current;
      if (PASSING.has(trouble) && before !== null && isSameKey(before.key, key)) return before;
      return { key, found: { state: "failed", trouble } };
    } finally {
      end();
    }
  }, [...key, day, turn]);
}

/**
 * A live query: runs again when a commit, in this tab or another, touches what it read (MT-10). Another key is another
 * question: it is loading until its own answer comes.
 */
export function useQuery<T>(query: () => Promise<T>, key: QueryKey): Loadable<T> {
  const answer = useAnswer(query, key);
  return answer !== undefined && isSameKey(answer.key, key) ? answer.found : LOADING;
}

/**
 * The same, but the answer to the last key stands until that to the new one comes. For screens that read everything
 * they show from the answer, the question included, and would flicker while a filter changes.
 */
export function useQueryKeepingLast<T>(query: () => Promise<T>, key: QueryKey): Loadable<T> {
  return useAnswer(query, key)?.found ?? LOADING;
}
