import { timeInBogota } from "#domain/kernel/clock.ts";
import type { Result } from "#domain/kernel/result.ts";
import { systemClock } from "#storage/environment.ts";

/** What the saved indicator says. "saved" only after a commit, never before (reliability rule 2). */
export type SaveState =
  | { readonly kind: "idle" }
  | { readonly kind: "unsaved" }
  | { readonly kind: "saving" }
  | { readonly kind: "saved"; readonly time: string }
  | { readonly kind: "failed"; readonly retry: (() => void) | null };

let state: SaveState = { kind: "idle" };
let running = 0;
const listeners = new Set<() => void>();
const firstSave = new Set<() => void>();

function set(next: SaveState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** One indicator for the page: outside React, so that any command on any screen reports to it. */
export const saveState = {
  get: (): SaveState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Runs once, after the first commit of this page: persistent storage is asked for then. */
  onFirstSave(listener: () => void): void {
    firstSave.add(listener);
  },
  typing(): void {
    if (state.kind !== "failed" && state.kind !== "saving") set({ kind: "unsaved" });
  },
  reset(): void {
    set({ kind: "idle" });
  },
};

/** Runs a command and shows how it goes. A refusal by the rules leaves nothing unsaved; one by the store does. */
export async function tracked<T, E extends { readonly kind: string }>(
  run: () => Promise<Result<T, E>>,
  retry: (() => void) | null = null,
): Promise<Result<T, E>> {
  running += 1;
  set({ kind: "saving" });
  let result: Result<T, E>;
  try {
    result = await run();
  } finally {
    running -= 1;
  }
  if (!result.ok && result.error.kind === "storage") set({ kind: "failed", retry });
  else if (!result.ok) set({ kind: "unsaved" });
  else if (running === 0) {
    set({ kind: "saved", time: timeInBogota(systemClock.now()) });
    for (const listener of firstSave) listener();
    firstSave.clear();
  }
  return result;
}
