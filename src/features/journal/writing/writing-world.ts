import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { TypedParty } from "#domain/accounting/memory/known-parties.ts";
import type { Book } from "#domain/company/book.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { EntryId, StockMoveId } from "#domain/kernel/ids.ts";
import type { EntryActions } from "../entry/use-entry-actions.ts";
import type { GoInJournal } from "../journal-address.ts";
import type { DialogStore } from "../journal-dialog.ts";
import type { TaxFacts } from "../taxes/tax-answers.ts";
import type { PartyWish } from "../taxes/tax-desk.ts";

/** What writing an entry leads to outside of its rows, as it is now. */
export interface WritingWorld {
  readonly chart: Chart;
  /** Whether whole entries are proposed: not where finding them is the exercise. */
  readonly offersEntries: boolean;
  readonly book: Book;
  readonly newMove: () => StockMoveId;
  readonly today: Day;
  /** The month shown. */
  readonly month: Month;
  readonly actions: EntryActions;
  readonly onGo: GoInJournal;
  readonly dialogs: DialogStore;
  /** Remembers a third party with the book. */
  readonly remember: (wish: PartyWish) => void;
  /** Records a third party that was typed on a line. */
  readonly createParty: (party: TypedParty) => void;
  /** Offers to keep what was changed of a told entry as a rule. */
  readonly offerRule: (entry: Entry, facts: TaxFacts | null) => void;
  /** Lights a row for a moment. */
  readonly light: (entry: EntryId) => void;
}
