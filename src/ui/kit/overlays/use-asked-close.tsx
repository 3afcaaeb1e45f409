import { type ReactNode, useState } from "react";
import { isHeldByWork } from "../held-work.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { askedCloseTexts } from "./texts.ts";

interface AskedClose {
  /** For every way to close the dialog: its buttons, its cross, Esc and the backdrop. */
  readonly close: () => void;
  readonly question: ReactNode;
}

/**
 * Asks once before a dialog closes that holds what somebody typed, pasted or changed. While it writes it stays, unless
 * it `leaves`: what it works at ends with it.
 */
export function useAskedClose(isDirty: boolean, leaves: boolean, onClose: () => void): AskedClose {
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => {
      if (!leaves && isHeldByWork()) return;
      if (isDirty) setAsking(true);
      else onClose();
    },
    question: (
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={askedCloseTexts.title}
        text={askedCloseTexts.text}
        cancelLabel={askedCloseTexts.stay}
        confirmLabel={askedCloseTexts.discard}
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      />
    ),
  };
}
