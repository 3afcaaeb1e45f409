import type { ToastContent } from "./toast.ts";

const UNDO_LABEL = "Deshacer";

/** How long a notice offers to undo (UX-07). */
const UNDO_MS = 10_000;

/** The undo action of a notice, with its duration. */
export function undoNotice(undo: () => unknown): Pick<ToastContent, "actions" | "durationMs"> {
  return { actions: [{ label: UNDO_LABEL, onAction: () => void undo() }], durationMs: UNDO_MS };
}
