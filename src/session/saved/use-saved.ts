import { useSyncExternalStore } from "react";
import type { SavedState } from "#ui/kit/feedback/saved-indicator.tsx";
import { saveState } from "./save-state.ts";

/** State of a header's saved indicator. */
export function useSaved(): SavedState {
  const state = useSyncExternalStore(saveState.subscribe, saveState.get);
  if (state.kind === "idle") return { kind: "saved" };
  return state.kind === "failed" ? { kind: "failed", onRetry: state.retry } : state;
}
