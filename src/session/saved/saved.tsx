import { SavedIndicator } from "#ui/kit/feedback/saved-indicator.tsx";
import { useSaved } from "./use-saved.ts";

/** Whether the work is safe: committed, on its way, or not. */
export function Saved() {
  return <SavedIndicator state={useSaved()} />;
}
