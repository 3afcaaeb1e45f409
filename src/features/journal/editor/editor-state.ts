import type { EntryProblem } from "#domain/accounting/entries/check-entry.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { CommandId, EntryId } from "#domain/kernel/ids.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import { type EntryDraft, emptyDraft, entryContentOf, isBlank, isSameContent } from "./entry-draft.ts";

/** Why the row cannot be stored or posted. A refusal by the inventory comes in words, since it names items. */
export type RowRefusal = Refusal | StorageRefusal | { readonly kind: "items"; readonly text: string };

/** The entry in the row. */
export interface RowState {
  /** The posted entry being corrected in place; null for a new one. */
  readonly original: Entry | null;
  readonly entryId: EntryId;
  readonly draft: EntryDraft;
  /** The last valid day, while the date field has invalid text. */
  readonly lastDate: Day;
  /** The stored draft; null until its first save. */
  readonly saved: Entry | null;
  /** Typed and not yet stored. */
  readonly dirty: boolean;
  /** Why the current contents cannot be stored. */
  readonly refusal: RowRefusal | null;
}

/** A closed entry that was not posted, with the command that tried it. */
export interface HeldEntry {
  readonly state: RowState;
  readonly closeId: CommandId;
}

/** State of the entry row, and of the entries that left it and are not posted. */
export interface EditorState extends RowState {
  /** On their way, as they stand on the sheet meanwhile. */
  readonly posting: readonly Entry[];
  /** Posted, and not yet seen among the entries that the month was read with. */
  readonly arriving: readonly Entry[];
  /** Refused while something else was typed in the row. */
  readonly held: readonly HeldEntry[];
}

export function blankState(entryId: EntryId, date: Day): RowState {
  const draft = emptyDraft(date);
  return { original: null, entryId, draft, lastDate: date, saved: null, dirty: false, refusal: null };
}

/** Whether leaving it would lose input. */
export function hasChanges({ dirty, original, saved, draft, lastDate }: RowState): boolean {
  if (original === null) return dirty && !(isBlank(draft) && saved === null);
  return dirty && !isSameContent(entryContentOf(draft, lastDate), original);
}

/** Whether it holds unclosed work: a correction, or any text. */
export function isHolding({ original, draft }: Pick<EditorState, "original" | "draft">): boolean {
  return original !== null || !isBlank(draft);
}

/** Result of closing an entry. */
export type CloseOutcome =
  | { readonly kind: "posted"; readonly entry: Entry }
  | { readonly kind: "edited"; readonly entry: Entry }
  /** Not posted, and back in the row: its day is to be corrected. */
  | { readonly kind: "returned" }
  /** Not posted, and waiting: something else was typed in the row meanwhile. */
  | { readonly kind: "held" }
  /** Nothing to close. */
  | { readonly kind: "nothing" }
  /** Incomplete: kept as a draft. */
  | { readonly kind: "unfinished"; readonly problems: readonly EntryProblem[] }
  /** Another version was saved meanwhile (MT-02). */
  | { readonly kind: "stale"; readonly current: Entry }
  | { readonly kind: "refused"; readonly refusal: RowRefusal };
