import { nameRefusal } from "#session/notices/name-refusal.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { renameAccount } from "#storage/commands/accounts/own-accounts.ts";
import { NameDialog } from "#ui/kit/overlays/name-dialog.tsx";
import type { AccountDialogProps } from "./dialog-props.ts";
import { ownLabel } from "./own-label.ts";
import { runOnPlan } from "./plan-command.ts";
import { ownAccountTexts as texts } from "./texts.ts";

/** Gives an own account another name, in every book that shares it. */
export function RenameAccountDialog({ bookId, plan, account, onClose }: AccountDialogProps) {
  const storage = useStorage();
  const rename = async (name: string) => {
    const renamed = await runOnPlan({
      storage,
      bookId,
      run: (head) => renameAccount(storage, { ...head, code: account.code, name, seen: account.name }),
      done: (answer) => texts.renamed(ownLabel(plan.chart, answer)),
    });
    return renamed.ok ? null : nameRefusal(renamed.error);
  };
  return (
    <NameDialog
      title={texts.renameTitle(plan.chart.showsCodes ? account.code : account.name)}
      label={texts.name}
      name={account.name}
      confirm={texts.save}
      onConfirm={rename}
      onClose={onClose}
    >
      <p className="text-sm text-muted">{texts.everywhere(plan.books.length)}</p>
    </NameDialog>
  );
}
