import Check from "lucide-react/icons/check";
import CircleDot from "lucide-react/icons/circle-dot";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { kitTexts } from "../texts.ts";
import { Spinner } from "./spinner.tsx";

/** "saved" means committed to the database. Without a time it says where: "en este equipo". */
export type SavedState =
  /** Nothing to tell: no word is shown. */
  | { readonly kind: "nothing" }
  | { readonly kind: "saving" }
  | { readonly kind: "saved"; readonly time?: string }
  | { readonly kind: "unsaved" }
  /** Without onRetry there is no button: the failure was reported where it happened. */
  | { readonly kind: "failed"; readonly onRetry: (() => void) | null };

function Words({ state }: { readonly state: SavedState }) {
  switch (state.kind) {
    case "nothing":
      return null;
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

/** Whether the work is saved. Announced politely on each change of state, not on each keystroke. */
export function SavedIndicator({ state }: { readonly state: SavedState }) {
  return (
    <span className="saved-state" role="status" aria-live="polite">
      <Words state={state} />
    </span>
  );
}
