import { SavedIndicator } from "#ui/kit/feedback/saved-indicator.tsx";
import { useSaved } from "./use-saved.ts";

/** Saved indicator: whether the work is committed, being saved, or not saved. */
export function Saved() {
  return <SavedIndicator state={useSaved()} />;
}
