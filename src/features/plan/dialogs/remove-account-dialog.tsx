import { useState } from "react";
import { refusalText } from "#session/notices/refusal-text.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { removeAccount } from "#storage/commands/accounts/own-accounts.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import type { AccountDialogProps } from "./dialog-props.ts";
import { ownLabel } from "./own-label.ts";
import { runOnPlan } from "./plan-command.ts";
import { ownAccountTexts as texts } from "./texts.ts";

/** Asks before an own account is removed from every book that shares it; a refusal is told in a notice. */
export function RemoveAccountDialog({ bookId, plan, account, onClose }: AccountDialogProps) {
  const storage = useStorage();
  const [busy, setBusy] = useState(false);
  const name = ownLabel(plan.chart, account);
  const remove = async () => {
    setBusy(true);
    const removed = await runOnPlan({
      storage,
      bookId,
      run: (head) => removeAccount(storage, { ...head, code: account.code }),
      done: () => texts.removed(name),
    });
    if (!removed.ok) toast.error({ title: refusalText(removed.error) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={texts.removeTitle(name)}
      text={texts.removeText}
      confirmLabel={texts.remove}
      tone="danger"
      busy={busy}
      onConfirm={() => remove()}
      onCancel={onClose}
    />
  );
}
