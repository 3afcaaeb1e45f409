import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { askedCloseTexts } from "./texts.ts";

interface AskedClose {
  /** For every way to close the dialog: its buttons, its cross, Esc and the backdrop. */
  readonly close: () => void;
  readonly question: ReactNode;
}

/** Asks once before a dialog closes that holds what somebody typed, pasted or changed. */
export function useAskedClose(isDirty: boolean, onClose: () => void): AskedClose {
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => (isDirty ? setAsking(true) : onClose()),
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
