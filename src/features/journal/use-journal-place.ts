import { useMemo } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { COST_SYSTEMS } from "#domain/inventory/kardex.ts";
import { itemsAskedBy, mayTellItems } from "#domain/inventory/told-items.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import { purposeChoices } from "#domain/statement/flow-choices.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useSession } from "#session/who/use-session.ts";
import type { MonthSheet } from "#storage/queries/books/journal.ts";
import type { Store } from "#ui/kit/create-store.ts";
import type { Embedding } from "./embedded/embedding.ts";
import type { EntryRules } from "./entry/entry-menu.tsx";
import type { GoInJournal, JournalAddress } from "./journal-address.ts";
import { useOverLimit } from "./month/use-over-limit.ts";

interface PlaceInput {
  readonly open: OpenBook;
  readonly month: MonthSheet;
  /** The unfinished entries of the month. */
  readonly drafts: Store<readonly Entry[]>;
  readonly address: JournalAddress;
  readonly onGo: GoInJournal;
  /** The journal is a part of another screen. */
  readonly embedding?: Embedding | undefined;
}

/** The month of a book that is shown, and what may be done there. */
export interface JournalPlace extends PlaceInput {
  readonly rules: EntryRules;
  readonly isGuest: boolean;
  /** The address asks only to look. */
  readonly viewOnly: boolean;
  /** The plan no longer holds the book. */
  readonly over: boolean;
}

export function useJournalPlace({ open, month, drafts, address, onGo, embedding }: PlaceInput): JournalPlace {
  const { state: session, sample } = useSession();
  const { id, status, lastNumber } = open.book;
  const viewOnly = address.mode === "view";
  const over = useOverLimit(id);
  const readOnly = viewOnly || over || status !== "active" || embedding?.readOnly === true;
  const given = embedding?.given ?? 0;
  const { closed } = month;
  const isGuest = session.kind === "guest" && !sample && embedding === undefined;
  const mayRepeat = !isGuest && embedding === undefined;
  // One object while it says the same: the rows of the sheet are drawn again with another.
  const { chart } = open;
  const keepsStock = open.book.stock !== undefined;
  const gathers = open.book.stock?.methods.some(({ system }) => system === "periodic") === true;
  const rules = useMemo(() => {
    const systems = gathers ? COST_SYSTEMS : COST_SYSTEMS.slice(0, 1);
    const pucOf = pucReader(chart);
    const hasPurpose = (entry: Entry) => purposeChoices(entry, pucOf).length > 0;
    const hasItems = (entry: Entry) =>
      keepsStock &&
      (entry.origin === "inventory" ||
        (mayTellItems(entry) && systems.some((system) => itemsAskedBy(entry, chart.kind, system) !== null)));
    return { readOnly, closed, lastNumber, given, hasPurpose, hasItems, mayRepeat };
  }, [readOnly, closed, lastNumber, given, chart, mayRepeat, keepsStock, gathers]);
  return { open, month, drafts, address, onGo, embedding, rules, isGuest, viewOnly, over };
}
