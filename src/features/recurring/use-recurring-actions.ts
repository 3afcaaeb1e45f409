import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { Recurring, RecurringFields } from "#domain/recurring/recurring.ts";
import type { DueEntry } from "#domain/recurring/recurring-dues.ts";
import { askIfAnyFar, askIfFar } from "#session/far-date/ask-if-far.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { remember, undoOne } from "#session/undo/undo-stack.ts";
import { postRecurring, skipRecurring } from "#storage/commands/recurring/post-recurring.ts";
import { deleteRecurring, saveRecurring } from "#storage/commands/recurring/save-recurring.ts";
import type { RecurringResult } from "#storage/recurring/recurring-work.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { PROBLEM_TEXTS, recurringTexts as texts } from "./texts.ts";

type Refused = Extract<RecurringResult<unknown>, { readonly ok: false }>["error"];

function refusedText(error: Refused): string {
  switch (error.kind) {
    case "unknown-recurring":
    case "recurring-changed":
      return texts.refusals[error.kind];
    case "bad-recurring":
      return error.problems.map((problem) => PROBLEM_TEXTS[problem]).join(" ");
    default:
      return refusalText(error);
  }
}

function tellRefused(result: RecurringResult<unknown>): void {
  if (!result.ok) toast.error({ title: texts.failed, text: refusedText(result.error) });
}

/** One of what waits, with the amount that was typed instead of the planned one. */
export interface ChosenEntry {
  readonly due: DueEntry;
  readonly amount: Pesos | null;
}

/** What is done with what repeats, each with its way back. */
export function useRecurringActions(bookId: BookId) {
  const storage = useStorage();
  const back = (target: CommandId, title: string, text: string) =>
    recordsBack(storage, { target, done: { title, text }, onRefused: tellRefused });
  /** `parts`: more that was said with it and repeats beside it. */
  const save = async (
    fields: RecurringFields,
    known: Recurring | null,
    parts: readonly RecurringFields[] = [],
  ): Promise<boolean> => {
    if (fields.first !== known?.first && !(await askIfFar(storage, bookId, fields.first))) return false;
    const id = storage.newId("command");
    const recurringId = known?.id ?? storage.newId("recurring");
    const beside = parts.map((each) => ({ recurringId: storage.newId("recurring"), fields: each }));
    const command = { id, bookId, recurringId, fields, version: known?.version ?? null, beside };
    const result = await tracked(() => saveRecurring(storage, command));
    tellRefused(result);
    if (!result.ok) return false;
    const title = known === null ? texts.added : texts.saved;
    toast.success({ title, text: fields.description, ...back(id, texts.takenBack, fields.description) });
    return true;
  };
  const remove = async ({ id: recurringId, version, description }: Recurring) => {
    const id = storage.newId("command");
    const result = await tracked(() => deleteRecurring(storage, { id, bookId, recurringId, version }));
    if (!result.ok) return tellRefused(result);
    toast.neutral({ title: texts.removed, text: description, ...back(id, texts.restored, description) });
  };
  const skip = async ({ id: recurringId, description }: Recurring, date: Day, isSkipped: boolean) => {
    const id = storage.newId("command");
    const command = { id, bookId, recurringId, date, skip: isSkipped };
    const result = await tracked(() => skipRecurring(storage, command));
    if (!result.ok) return tellRefused(result);
    const title = isSkipped ? texts.skipped(formatDay(date)) : texts.proposedAgain;
    toast.neutral({ title, text: description, ...back(id, texts.takenBack, description) });
  };
  const post = async (entries: readonly ChosenEntry[]): Promise<boolean> => {
    const days = entries.map(({ due }) => due.date);
    if (!(await askIfAnyFar(storage, bookId, days))) return false;
    const id = storage.newId("command");
    const chosen = entries.map(({ due: { recurring, date }, amount }) => ({
      recurringId: recurring.id,
      date,
      amount,
      entryId: storage.newId("entry"),
    }));
    const result = await tracked(() => postRecurring(storage, { id, bookId, chosen }));
    tellRefused(result);
    if (!result.ok) return false;
    remember(bookId, id);
    const undo = async () => {
      const undone = await undoOne(storage, bookId, id);
      if (undone.ok) toast.neutral({ title: texts.undone });
      else toast.error({ title: texts.failed, text: refusalText(undone.error) });
    };
    toast.success({ title: texts.posted(entries.length), ...undoNotice(undo) });
    return true;
  };
  return { save, remove, skip, post };
}
