import { useEffect, useMemo } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { TypedParty } from "#domain/accounting/memory/known-parties.ts";
import { ownerOf } from "#domain/company/owner.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useUsedAccounts } from "#session/storage/use-used-accounts.ts";
import { useStoreTurn } from "#storage/engine/use-store-turn.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { watchBookMemory } from "#storage/queries/books/book-memory.ts";
import { useLatest } from "#ui/kit/use-latest.ts";
import { useDrafts, useEntryEditor } from "../editor/use-entry-editor.ts";
import { useRecentAccounts } from "../editor/use-recent-accounts.ts";
import type { EntryActions } from "../entry/use-entry-actions.ts";
import { useItemDesk } from "../items/use-item-desk.ts";
import type { DialogStore } from "../journal-dialog.ts";
import { readingDay } from "../month/period.ts";
import { useBalanceOf } from "../month/use-journal-month.ts";
import type { TaxFacts } from "../taxes/tax-answers.ts";
import type { PartyWish } from "../taxes/tax-desk.ts";
import { rememberParty, useTaxDesk } from "../taxes/use-tax-offer.ts";
import type { JournalPlace } from "../use-journal-place.ts";
import { createParty } from "./create-party.ts";
import { watchGoneParties } from "./gone-party.ts";
import { watchParties } from "./known-parties.ts";
import { offerRule } from "./offer-rule.ts";
import type { Offers } from "./offers.ts";
import { watchSimilar } from "./similar-entry.ts";
import { createWriting, type Writing } from "./writing.ts";

interface WritingInput {
  readonly place: JournalPlace;
  readonly actions: EntryActions;
  readonly dialogs: DialogStore;
  readonly light: (entry: EntryId) => void;
}

/** The entry being written in this book, and the drafts that come back into its row. */
export function useWriting({ place, actions, dialogs, light }: WritingInput): Writing {
  const { open, month, onGo, rules, embedding } = place;
  const storage = useStorage();
  const turn = useStoreTurn();
  const bookId = open.book.id;
  const editor = useEntryEditor(bookId, month.month);
  const remember = (wish: PartyWish) => void rememberParty(storage, bookId, wish);
  const record = (party: TypedParty) => void createParty(storage, bookId, party);
  const today = useToday(storage.clock);
  const world = useLatest({
    chart: open.chart,
    offersEntries: embedding === undefined,
    book: open.book,
    newMove: () => storage.newId("stockMove"),
    today,
    month: month.month,
    actions,
    onGo,
    dialogs,
    light,
    remember,
    createParty: record,
    offerRule: (entry: Entry, facts: TaxFacts | null) =>
      offerRule({ storage, book: open.book, chart: open.chart }, entry, facts),
  });
  const writing = useMemo(() => createWriting(editor, world), [editor, world]);
  const { memory, similar, isOffered, parties, taxes } = writing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: watches again once the store is back
  useEffect(() => watchBookMemory(storage, bookId, memory.set), [storage, bookId, memory, turn]);
  const offersEntries = embedding === undefined;
  useEffect(
    () => (offersEntries ? watchSimilar({ memory, editor, isOffered }, similar) : undefined),
    [offersEntries, memory, editor, isOffered, similar],
  );
  useEffect(() => watchParties(taxes.facts, memory, parties.set), [taxes, memory, parties]);
  useEffect(() => watchGoneParties(taxes.facts, editor), [taxes, editor]);
  useDrafts(editor, place, rules.readOnly);
  useTaxDesk(storage, open.book, writing);
  useItemDesk(writing, open.book.stock !== undefined);
  return writing;
}

/** What the fields of the entry row offer, as the book is now. */
export function useOffersOf({ open, month, isGuest, embedding }: JournalPlace): Offers {
  const { book, chart } = open;
  const now = useToday(useStorage().clock);
  const recent = useRecentAccounts(book.id, month);
  const used = useUsedAccounts(book);
  const balanceOf = useBalanceOf(book, chart);
  const reading = readingDay(month.month, now);
  const planOf = isGuest || embedding !== undefined ? null : book.id;
  const entries = embedding === undefined;
  const owner = open.company === null ? null : ownerOf(open.company);
  return useMemo(
    () => ({ chart, entries, recent, used, owner, planOf, balanceOf, today: now, reading }),
    [chart, entries, recent, used, owner, planOf, balanceOf, now, reading],
  );
}
