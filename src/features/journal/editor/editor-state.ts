import type { EntryProblem } from "#domain/accounting/entries/check-entry.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Day } from "#domain/kernel/calendar-day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import { contentOf, type EntryDraft, emptyDraft, isBlank, isSameContent } from "./entry-draft.ts";

/** What stands in the entry row. */
export interface EditorState {
  /** The posted entry that is being corrected in its place; null for a new one. */
  readonly original: Entry | null;
  readonly entryId: EntryId;
  readonly draft: EntryDraft;
  /** The last day that was one, while the date field holds something else. */
  readonly lastDate: Day;
  /** The draft as it lies in the store; null until its first save. */
  readonly saved: Entry | null;
  /** Typed and not yet in the store. */
  readonly dirty: boolean;
  /** Why the store does not take it as it stands. */
  readonly refusal: Refusal | StorageRefusal | null;
}

export function blankState(entryId: EntryId, date: Day): EditorState {
  const draft = emptyDraft(date);
  return { original: null, entryId, draft, lastDate: date, saved: null, dirty: false, refusal: null };
}

/** Whether leaving it would lose something typed. */
export function hasChanges({ dirty, original, saved, draft, lastDate }: EditorState): boolean {
  if (original === null) return dirty && !(isBlank(draft) && saved === null);
  return dirty && !isSameContent(contentOf(draft, lastDate), original);
}

/** Whether something stands there that was not closed: a correction, or anything written. */
export function isHolding({ original, draft }: Pick<EditorState, "original" | "draft">): boolean {
  return original !== null || !isBlank(draft);
}

/** How closing an entry went. */
export type CloseOutcome =
  | { readonly kind: "posted"; readonly entry: Entry }
  | { readonly kind: "edited"; readonly entry: Entry }
  /** There was nothing to close. */
  | { readonly kind: "nothing" }
  /** Unfinished: it stays as a draft. */
  | { readonly kind: "unfinished"; readonly problems: readonly EntryProblem[] }
  /** Somebody saved another version meanwhile (MT-02). */
  | { readonly kind: "stale"; readonly current: Entry }
  | { readonly kind: "refused"; readonly refusal: Refusal | StorageRefusal };
