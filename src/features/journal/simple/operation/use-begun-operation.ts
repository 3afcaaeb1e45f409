import { chargesVat } from "#domain/fiscal/effect-vat.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useTaxFacts } from "../../taxes/use-tax-offer.ts";
import type { SimpleJournal } from "../use-simple-journal.ts";
import { begunOperation } from "./told-operation.ts";

type Begun = Pick<SimpleJournal, "opened" | "today" | "proposed" | "state">;

/** Opens the form that a few words begin, with what the company knows of names, rules and IVA. */
export function useBegunOperation({ opened, today, proposed, state }: Begun): (words: string) => void {
  const facts = useTaxFacts(useStorage(), opened.book);
  return (words) => {
    const world = {
      today,
      parties: facts?.parties.map(({ name }) => name) ?? [],
      chargesVat: facts?.profile ? chargesVat(facts.profile) : null,
      rules: facts?.rules ?? [],
    };
    state.beginWith(begunOperation(words, opened.chart, world, proposed));
  };
}
