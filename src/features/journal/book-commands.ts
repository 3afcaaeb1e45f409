import type { Month } from "#domain/kernel/calendar-day.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { tracked } from "#session/save-state.ts";
import type { AppStorage } from "#storage/app-storage.ts";
import { setBookStatus } from "#storage/commands/change-book.ts";
import { closeMonth, reopenMonth } from "#storage/commands/close-month.ts";
import { toast } from "#ui/kit/toast.ts";
import { undoNotice } from "#ui/kit/undo-notice.ts";
import { journalTexts as texts } from "./texts.ts";
import { tellRefusal } from "./use-entry-actions.ts";

/** Closes the month or opens it again; both are said, and on record. */
export async function toggleMonth(
  storage: AppStorage,
  bookId: BookId,
  month: Month,
  closed: boolean,
): Promise<void> {
  const command = { id: storage.newId("command"), bookId, month };
  const result = await tracked(() => (closed ? reopenMonth : closeMonth)(storage, command));
  if (!result.ok) return tellRefusal(result.error);
  const name = formatMonth(month);
  const back = undoNotice(() => toggleMonth(storage, bookId, month, !closed));
  toast.success({ title: closed ? texts.monthReopened(name) : texts.monthClosed(name), ...back });
}

export async function reopenBook(storage: AppStorage, bookId: BookId): Promise<void> {
  const command = { id: storage.newId("command"), bookId, status: "active" as const };
  const result = await tracked(() => setBookStatus(storage, command));
  if (result.ok) toast.success({ title: texts.reopened });
  else tellRefusal(result.error);
}
