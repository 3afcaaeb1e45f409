import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { CostChange } from "#domain/inventory/plan-stock.ts";
import type { ItemId } from "#domain/kernel/ids.ts";
import type { WritableStore } from "#ui/kit/create-store.ts";

/** What floats over the journal while it waits for an answer. */
export type JournalDialog =
  | { readonly kind: "reverse"; readonly entry: Entry }
  | { readonly kind: "history"; readonly entry: Entry }
  | { readonly kind: "purpose"; readonly entry: Entry }
  /** Its photos and PDF. */
  | { readonly kind: "files"; readonly entry: Entry }
  | { readonly kind: "close-month" }
  /** Movements copied from elsewhere; empty text, to be pasted there. */
  | { readonly kind: "paste"; readonly text: string }
  /** A file to be brought into the book; null, to be chosen there. */
  | { readonly kind: "import"; readonly file: File | null }
  /** The taxes offered for the entry being written. */
  | { readonly kind: "taxes" }
  /** What other moves of the stock cost once the entry is posted (IN-03). */
  | {
      readonly kind: "costs";
      readonly changes: readonly CostChange[];
      readonly names: ReadonlyMap<ItemId, string>;
      readonly onAnswer: (accepts: boolean) => void;
    }
  /** Another tab saved this version of the entry being written. */
  | { readonly kind: "stale"; readonly theirs: Entry };

/** The dialog that is open; null for none. */
export type DialogStore = WritableStore<JournalDialog | null>;
