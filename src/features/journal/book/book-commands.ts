import type { Month } from "#domain/kernel/day.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { tracked } from "#session/saved/save-state.ts";
import { setBookStatus } from "#storage/commands/books/change-book.ts";
import { closeMonth, reopenMonth } from "#storage/commands/books/close-month.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { tellEntryRefusal } from "../entry/use-entry-actions.ts";
import { journalTexts as texts } from "../texts.ts";

/** Closes or reopens the month; both are announced and audited. */
export async function toggleMonth(
  storage: AppStorage,
  bookId: BookId,
  month: Month,
  closed: boolean,
): Promise<void> {
  const command = { id: storage.newId("command"), bookId, month };
  const result = await tracked(() => (closed ? reopenMonth : closeMonth)(storage, command));
  if (!result.ok) return tellEntryRefusal(result.error);
  const name = formatMonth(month);
  const back = undoNotice(() => toggleMonth(storage, bookId, month, !closed));
  toast.success({ title: closed ? texts.monthReopened(name) : texts.monthClosed(name), ...back });
}

export async function reopenBook(storage: AppStorage, bookId: BookId): Promise<void> {
  const command = { id: storage.newId("command"), bookId, status: "active" as const };
  const result = await tracked(() => setBookStatus(storage, command));
  if (result.ok) toast.success({ title: texts.reopened });
  else tellEntryRefusal(result.error);
}
