import Check from "lucide-react/icons/check";
import CircleDot from "lucide-react/icons/circle-dot";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { kitTexts } from "../texts.ts";
import { Spinner } from "./spinner.tsx";

/** "saved" means committed: the record is in the store. Without a time it says where, "en este equipo". */
export type SavedState =
  | { readonly kind: "saving" }
  | { readonly kind: "saved"; readonly time?: string }
  | { readonly kind: "unsaved" }
  /** Without a retry there is nothing to press: it was told where it happened. */
  | { readonly kind: "failed"; readonly onRetry: (() => void) | null };

function Words({ state }: { readonly state: SavedState }) {
  switch (state.kind) {
    case "saving":
      return (
        <>
          <Spinner size={15} />
          {kitTexts.saving}
        </>
      );
    case "saved":
      return (
        <>
          <Check className="text-success" size={16} aria-hidden="true" />
          {state.time === undefined ? kitTexts.savedHere : kitTexts.savedAt(state.time)}
        </>
      );
    case "unsaved":
      return (
        <>
          <CircleDot size={15} aria-hidden="true" />
          {kitTexts.unsaved}
        </>
      );
    case "failed":
      return (
        <span className="inline-flex items-center gap-1.5 text-error">
          <TriangleAlert size={15} aria-hidden="true" />
          {kitTexts.saveFailed}
          {state.onRetry === null ? null : (
            <button type="button" className="text-link text-error" onClick={state.onRetry}>
              {kitTexts.retry}
            </button>
          )}
        </span>
      );
  }
}

/** Whether the work is safe. Said politely, at each change of state and not at each key. */
export function SavedIndicator({ state }: { readonly state: SavedState }) {
  return (
    <span className="saved-state" role="status" aria-live="polite">
      <Words state={state} />
    </span>
  );
}
