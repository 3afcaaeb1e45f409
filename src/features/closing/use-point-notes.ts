import type { ClosingPeriod } from "#domain/accounting/closing/closing-period.ts";
import type { PointKey } from "#domain/accounting/closing/points/closing-point.ts";
import { spanKey } from "#domain/accounting/closing/points/closing-span.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { notePoint } from "#storage/commands/books/change-book.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { checklistTexts as texts } from "./point-texts.ts";
import { closingTexts } from "./texts.ts";

export interface PointNotes {
  /** Says why a point does not apply; null: it applies again. Returns the reason for a refusal, or null. */
  say(point: PointKey, label: string, reason: string | null): Promise<string | null>;
}

/** What a person says of the points of a month or a period, each with its way back. */
export function usePointNotes(bookId: BookId, period: ClosingPeriod): PointNotes {
  const storage = useStorage();
  const put = async (point: PointKey, reason: string | null) => {
    const command = { id: storage.newId("command"), bookId, span: spanKey(period), point, reason };
    const done = await tracked(() => notePoint(storage, command));
    return done.ok ? null : refusalText(done.error);
  };
  return {
    say: async (point, label, reason) => {
      const refused = await put(point, reason);
      if (refused !== null) {
        if (reason === null) toast.error({ title: closingTexts.failed, text: refused });
        return refused;
      }
      if (reason === null) {
        toast.neutral({ title: texts.unnoted(label) });
        return null;
      }
      const undo = async () => {
        const failed = await put(point, null);
        if (failed === null) toast.neutral({ title: texts.unnoted(label) });
        else toast.error({ title: closingTexts.failed, text: failed });
      };
      toast.success({ title: texts.noted(label), ...undoNotice(undo) });
      return null;
    },
  };
}
