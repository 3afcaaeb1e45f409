import { useState } from "react";
import type { ClosingPeriod } from "#domain/accounting/closing/closing-period.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { Result } from "#domain/kernel/result.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useUser } from "#session/who/use-session.ts";
import { closeYear, reopenYear } from "#storage/commands/books/close-year.ts";
import { accountOfDatabase } from "#storage/engine/database-names.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import { copyInWorker } from "#storage/workers/copy-in-worker.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { closingTexts as texts } from "./texts.ts";

/** Makes a copy of the account in this browser; null if the books have no account to restore it to. */
export function useCopyBeforeClosing(): (() => Promise<boolean>) | null {
  const storage = useStorage();
  const user = useUser();
  if (user === null || accountOfDatabase(storage.name) !== user.id) return null;
  return async () => {
    try {
      await copyInWorker(storage.name, user);
      return true;
    } catch {
      return false;
    }
  };
}

interface ClosingActions {
  readonly busy: boolean;
  /** `transfer`: the step that takes the result to equity; null to leave it out, absent where there is none. */
  close(transfer?: EntryContent | null): Promise<void>;
  reopen(): Promise<void>;
}

/** Actions on a period. Every refusal is shown as returned. */
export function useClosingActions(bookId: BookId, period: ClosingPeriod): ClosingActions {
  const storage = useStorage();
  const copy = useCopyBeforeClosing();
  const [busy, setBusy] = useState(false);
  const { year, part } = period;
  const head = () => ({ id: storage.newId("command"), bookId, year, part });
  const run = async (command: () => Promise<Result<unknown, Refusal | StorageRefusal>>): Promise<boolean> => {
    setBusy(true);
    const done = await tracked(command);
    setBusy(false);
    if (!done.ok) toast.error({ title: texts.failed, text: refusalText(done.error) });
    return done.ok;
  };
  const reopen = async () => {
    const command = head();
    if (await run(() => reopenYear(storage, command))) toast.success({ title: texts.reopenedToast(period) });
  };
  return {
    busy,
    reopen,
    close: async (transfer) => {
      const command = head();
      setBusy(true);
      const copied = copy === null || (await copy());
      if (
        !(await run(() =>
          closeYear(storage, { ...command, ...(transfer === undefined ? {} : { transfer }) }),
        ))
      )
        return;
      toast.success({
        title: texts.closedToast(period),
        ...(copied ? {} : { text: texts.notCopied }),
        // Undo is also available on the screen later.
        ...undoNotice(reopen),
      });
    },
  };
}
