import type { Entry } from "#domain/accounting/entries/entry.ts";
import { joinParties, type KnownParty, namesOnLines } from "#domain/accounting/memory/known-parties.ts";
import { documentText } from "#domain/parties/document.ts";
import type { Store } from "#ui/kit/create-store.ts";
import type { TaxFacts } from "../taxes/tax-answers.ts";

/** The third parties of a book: those it has a record of, and the names on the lines of its last entries. */
export function partiesOf(facts: TaxFacts | null, entries: readonly Entry[]): readonly KnownParty[] {
  const recorded = (facts?.parties ?? []).map(
    ({ name, document }): KnownParty => ({ name, document: document ? documentText(document) : null }),
  );
  const named = namesOnLines(entries).map((name): KnownParty => ({ name, document: null }));
  return joinParties(recorded, named);
}

/** Tells the third parties, now and after each change of either, until the returned function is called. */
export function watchParties(
  facts: Store<TaxFacts | null>,
  entries: Store<readonly Entry[]>,
  tell: (parties: readonly KnownParty[]) => void,
): () => void {
  const told = () => tell(partiesOf(facts.getSnapshot(), entries.getSnapshot()));
  told();
  const stops = [facts.subscribe(told), entries.subscribe(told)];
  return () => {
    for (const stop of stops) stop();
  };
}
