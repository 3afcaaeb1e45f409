import { today } from "#domain/kernel/clock.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { type Signal, signalFigure, signalKey } from "#domain/watching/signal.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { reviewSignal } from "#storage/commands/companies/change-company.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { watchTexts as texts } from "./texts.ts";

function failed(result: CommandResult<unknown>): void {
  if (!result.ok) toast.error({ title: texts.failed, text: refusalText(result.error) });
}

/** Says that a signal was looked at, or shows it again, each with undo. */
export function useReview(companyId: CompanyId) {
  const storage = useStorage();
  return async (signal: Signal, title: string, isSeen: boolean) => {
    const id = storage.newId("command");
    const seen = isSeen ? { figure: signalFigure(signal), day: today(storage.clock) } : null;
    const command = { id, companyId, signal: signalKey(signal), seen };
    const result = await tracked(() => reviewSignal(storage, command));
    if (!result.ok) return failed(result);
    const back = recordsBack(storage, {
      target: id,
      done: { title: isSeen ? texts.back : texts.done, text: title },
      onRefused: failed,
    });
    if (isSeen) toast.success({ title: texts.done, text: texts.doneText(title), ...back });
    else toast.neutral({ title: texts.back, text: title, ...back });
  };
}
