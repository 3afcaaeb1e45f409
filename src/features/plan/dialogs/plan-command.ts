import type { Refusal } from "#domain/accounting/refusal.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import type { Result } from "#domain/kernel/result.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { undoAccounts } from "#storage/commands/accounts/undo-accounts.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { ownAccountTexts as texts } from "./texts.ts";

interface PlanCommand<Answer> {
  readonly storage: AppStorage;
  readonly bookId: BookId;
  readonly run: (head: { readonly id: CommandId; readonly bookId: BookId }) => Promise<CommandResult<Answer>>;
  /** Title of the notice that offers to undo it. */
  readonly done: (answer: Answer) => string;
}

/** Runs a command on the plan and offers to undo it. */
export async function runOnPlan<Answer>({
  storage,
  bookId,
  run,
  done,
}: PlanCommand<Answer>): Promise<Result<Answer, Refusal | StorageRefusal>> {
  const head = { id: storage.newId("command"), bookId };
  const result = await tracked(() => run(head));
  if (!result.ok) return result;
  const id = storage.newId("command");
  toast.success({
    title: done(result.value),
    ...undoNotice(async () => {
      const undone = await tracked(() => undoAccounts(storage, { id, bookId, target: head.id }));
      if (undone.ok) toast.success({ title: texts.undone });
      else toast.error({ title: refusalText(undone.error) });
    }),
  });
  return result;
}
