import { useId, useLayoutEffect } from "react";
import { createStore } from "../create-store.ts";
import { useStore } from "../use-store.ts";

/** Priority of notices that compete for the place; stopped: nothing is saved any more. */
const ORDER = ["stopped", "error", "guest", "sample", "version", "arrival"] as const;
type NoticeRank = (typeof ORDER)[number];

interface Waiting {
  readonly id: string;
  readonly rank: NoticeRank;
}

const queue = createStore<readonly Waiting[]>([]);

/** The first of the highest rank; among equals, the earliest. */
function firstOf(waiting: readonly Waiting[]): string | undefined {
  const rank = ORDER.find((each) => waiting.some((one) => one.rank === each));
  return waiting.find((one) => one.rank === rank)?.id;
}

/** Whether this notice may be shown now: a page shows one at a time. null: no notice to show. */
export function useNoticeTurn(rank: NoticeRank | null): boolean {
  const id = useId();
  const first = firstOf(useStore(queue));
  // Before the browser paints, so that two notices are never visible together.
  useLayoutEffect(() => {
    if (rank === null) return;
    queue.set([...queue.getSnapshot(), { id, rank }]);
    return () => queue.set(queue.getSnapshot().filter((each) => each.id !== id));
  }, [id, rank]);
  return rank !== null && first === id;
}
