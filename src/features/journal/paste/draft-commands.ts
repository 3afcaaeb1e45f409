import type { AccountLookup } from "#domain/accounting/chart.ts";
import { checkNewEntry } from "#domain/accounting/entries/check-entry.ts";
import type { Entry, EntryContent } from "#domain/accounting/entries/entry.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { askIfAnyFar } from "#session/far-date/ask-if-far.ts";
import { tracked } from "#session/saved/save-state.ts";
import { remember, undoOne } from "#session/undo/undo-stack.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { discardDrafts, postDrafts, saveDrafts } from "#storage/commands/entries/save-drafts.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { tellEntryRefusal, UNDO_TOAST } from "../entry/use-entry-actions.ts";
import { pasteMovementsTexts as texts } from "./texts.ts";

/** The drafts that lack nothing. */
export function completeDrafts(chart: AccountLookup, drafts: readonly Entry[]): readonly Entry[] {
  return drafts.filter((draft) => checkNewEntry(draft, chart).length === 0);
}

const daysOf = (entries: readonly EntryContent[]) => entries.map(({ date }) => date);

async function createDrafts(storage: AppStorage, bookId: BookId, contents: readonly EntryContent[]) {
  const drafts = contents.map((content) => ({ entryId: storage.newId("entry"), content }));
  const id = storage.newId("command");
  return tracked(() => saveDrafts(storage, { id, bookId, drafts, origin: "journal" }));
}

/** The same discarded drafts again: their files belong to them by their ids (AD-04). */
async function bringDraftsBack(storage: AppStorage, bookId: BookId, were: readonly Entry[]) {
  const drafts = were.map(({ id: entryId, date, description, reference, lines, operation }) => {
    const content = { date, description, reference, lines, ...(operation && { operation }) };
    return { entryId, content };
  });
  const id = storage.newId("command");
  return tracked(() => saveDrafts(storage, { id, bookId, drafts, origin: "journal" }));
}

/** Changes one draft, if it is still as it was seen. */
export async function changeDraft(
  storage: AppStorage,
  bookId: BookId,
  seen: Entry,
  content: EntryContent,
): Promise<void> {
  const { date, description, reference, lines } = content;
  const command = {
    id: storage.newId("command"),
    bookId,
    entryId: seen.id,
    saved: seen,
    origin: seen.origin,
  };
  const changed = await tracked(() =>
    saveDraft(storage, { ...command, content: { date, description, reference, lines } }),
  );
  if (!changed.ok) tellEntryRefusal(changed.error);
}

/** Discards one draft, with the way back. */
export async function discardOne(storage: AppStorage, bookId: BookId, draft: Entry): Promise<void> {
  const id = storage.newId("command");
  const gone = await tracked(() => discardDrafts(storage, { id, bookId, drafts: [draft] }));
  if (!gone.ok) return tellEntryRefusal(gone.error);
  const back = async () => {
    const saved = await bringDraftsBack(storage, bookId, gone.value);
    if (!saved.ok) tellEntryRefusal(saved.error);
  };
  toast.neutral({ id: UNDO_TOAST, title: texts.undone(gone.value.length), ...undoNotice(back) });
}

async function takeAway(storage: AppStorage, bookId: BookId, drafts: readonly Entry[]): Promise<void> {
  const id = storage.newId("command");
  const gone = await tracked(() => discardDrafts(storage, { id, bookId, drafts }));
  if (gone.ok) toast.neutral({ title: texts.undone(gone.value.length) });
  else tellEntryRefusal(gone.error);
}

/** Makes drafts of pasted movements, with the ways on and back; `posts`: the complete ones at once. True if saved. */
export async function pasteDrafts(
  storage: AppStorage,
  bookId: BookId,
  chart: AccountLookup,
  contents: readonly EntryContent[],
  posts: boolean,
): Promise<boolean> {
  if (posts && !(await askIfAnyFar(storage, bookId, daysOf(contents)))) return false;
  const saved = await createDrafts(storage, bookId, contents);
  if (!saved.ok) {
    tellEntryRefusal(saved.error);
    return false;
  }
  const { actions = [], ...rest } = undoNotice(() => takeAway(storage, bookId, saved.value));
  const complete = completeDrafts(chart, saved.value);
  if (posts && complete.length > 0) {
    await postAsked(storage, bookId, complete);
    return true;
  }
  const post = { label: texts.post, onAction: () => void postAll(storage, bookId, complete) };
  toast.success({
    id: UNDO_TOAST,
    title: texts.created(saved.value.length),
    ...rest,
    actions: complete.length > 0 ? [post, ...actions] : actions,
  });
  return true;
}

/** Posts many drafts at once, after asking about a date far from the book's; taken back they are drafts again. */
export async function postAll(storage: AppStorage, bookId: BookId, drafts: readonly Entry[]): Promise<void> {
  if (await askIfAnyFar(storage, bookId, daysOf(drafts))) await postAsked(storage, bookId, drafts);
}

async function postAsked(storage: AppStorage, bookId: BookId, drafts: readonly Entry[]): Promise<void> {
  const id = storage.newId("command");
  const posted = await tracked(() => postDrafts(storage, { id, bookId, drafts }));
  if (!posted.ok) return tellEntryRefusal(posted.error);
  const { from, to, drafts: were } = posted.value;
  const again = async () => {
    const saved = await createDrafts(storage, bookId, were);
    if (saved.ok) toast.neutral({ title: texts.backToDrafts(were.length) });
    else tellEntryRefusal(saved.error);
  };
  remember(bookId, id, texts.name(were.length), again);
  const back = async () => {
    const undone = await undoOne(storage, bookId, id);
    if (!undone.ok) tellEntryRefusal(undone.error);
  };
  toast.success({ id: UNDO_TOAST, title: texts.posted(were.length, from, to), ...undoNotice(back) });
}
