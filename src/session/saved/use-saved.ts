import { useSyncExternalStore } from "react";
import type { SavedState } from "#ui/kit/feedback/saved-indicator.tsx";
import { useSession } from "../who/use-session.ts";
import { saveState } from "./save-state.ts";

/** State of a header's saved indicator. A guest who has saved nothing yet is not told that anything is saved. */
export function useSaved(): SavedState {
  const state = useSyncExternalStore(saveState.subscribe, saveState.get);
  const { state: who, sample } = useSession();
  if (state.kind === "idle") return { kind: who.kind === "in" || sample ? "saved" : "nothing" };
  return state.kind === "failed" ? { kind: "failed", onRetry: state.retry } : state;
}
