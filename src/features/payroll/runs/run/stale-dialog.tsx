import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { runTexts } from "../run-texts.ts";
import type { RunEditor } from "./run-editor.ts";

const { stale: texts } = runTexts;

interface StaleDialogProps {
  readonly editor: RunEditor;
  /** The version saved by another tab. */
  readonly other: StoredRun;
}

/** Two tabs edited the same run: the user chooses one version. */
export function StaleRunDialog({ editor, other }: StaleDialogProps) {
  return (
    <ConfirmDialog
      open
      title={texts.title}
      text={texts.text}
      cancelLabel={texts.theirs}
      confirmLabel={texts.mine}
      onCancel={() => editor.takeStored(other)}
      onConfirm={() => editor.keepMine()}
    />
  );
}
