import type { Book } from "#domain/company/book.ts";
import { type BookPeriod, stretched } from "#domain/company/book-period.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { formatDay, formatMonth } from "#domain/kernel/format.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { tracked } from "#session/saved/save-state.ts";
import { setBookPeriod, setBookStatus } from "#storage/commands/books/change-book.ts";
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

async function changePeriod(storage: AppStorage, bookId: BookId, period: BookPeriod): Promise<boolean> {
  const command = { id: storage.newId("command"), bookId, ...period };
  const result = await tracked(() => setBookPeriod(storage, command));
  if (!result.ok) tellEntryRefusal(result.error);
  return result.ok;
}

function tellPeriod({ start, end }: BookPeriod, back = {}): void {
  toast.success({ title: texts.extended(formatDay(start), formatDay(end)), ...back });
}

/** Stretches the period of a book so far that these days are in it, with the way back. */
export async function extendBook(
  storage: AppStorage,
  { id, start, end }: Pick<Book, "id" | "start" | "end">,
  ...days: readonly Day[]
): Promise<void> {
  const wider = stretched({ start, end }, ...days);
  if (!(await changePeriod(storage, id, wider))) return;
  const back = async () => {
    if (await changePeriod(storage, id, { start, end })) tellPeriod({ start, end });
  };
  tellPeriod(wider, undoNotice(back));
}
