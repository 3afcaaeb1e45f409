import { systemClock } from "./environment.ts";

/** A store that has not answered by then (ms) counts as not answering. */
const SLOW_MS = 10_000;
/** A timer that fires this much later (ms) slept with the device: nobody has waited yet. */
const SLEPT_MS = 5_000;

type Listener = () => void;

const listeners = new Set<Listener>();
let overdue = 0;

function count(change: 1 | -1): void {
  const before = overdue > 0;
  overdue += change;
  if (overdue > 0 !== before) for (const listener of [...listeners]) listener();
}

/**
 * Follows a wait for the store; call the returned function when it has an answer. Everything that waits for the store
 * goes through here, so that no screen waits without a word (ST-16).
 */
export function beginWait(): () => void {
  let state: "waiting" | "overdue" | "over" = "waiting";
  let timer: ReturnType<typeof setTimeout>;
  const arm = () => {
    const from = systemClock.now();
    timer = setTimeout(() => {
      if (systemClock.now() - from > SLOW_MS + SLEPT_MS) return arm();
      state = "overdue";
      count(1);
    }, SLOW_MS);
  };
  arm();
  return () => {
    clearTimeout(timer);
    if (state === "overdue") count(-1);
    state = "over";
  };
}

/** The same for a promise. */
export async function watchWait<T>(answer: PromiseLike<T>): Promise<T> {
  const end = beginWait();
  try {
    return await answer;
  } finally {
    end();
  }
}

/** Whether some wait has lasted longer than anybody should wait without a word. */
export const slowWaits = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): boolean => overdue > 0,
} as const;
