import { useSyncExternalStore } from "react";
import type { SavedState } from "#ui/kit/feedback/saved-indicator.tsx";
import { useSession } from "../who/use-session.ts";
import { saveState } from "./save-state.ts";

/** State of a header's saved indicator. It shows nothing to a guest who has saved nothing yet. */
export function useSaved(): SavedState {
  const state = useSyncExternalStore(saveState.subscribe, saveState.get);
  const { state: who, sample } = useSession();
  if (state.kind === "idle") return { kind: who.kind === "in" || sample ? "saved" : "nothing" };
  return state.kind === "failed" ? { kind: "failed", onRetry: state.retry } : state;
}
