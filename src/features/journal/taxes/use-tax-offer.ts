import { useEffect, useMemo } from "react";
import type { Book } from "#domain/company/book.ts";
import type { Counterparty } from "#domain/fiscal/fiscal-operation.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { saveParty } from "#storage/commands/fiscal/save-party.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { bookRules } from "#storage/queries/automation/book-rules.ts";
import { fiscalProfileFor } from "#storage/queries/fiscal.ts";
import { listParties } from "#storage/queries/parties/parties.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { useSelected, useStore } from "#ui/kit/use-store.ts";
import type { Writing } from "../writing/writing.ts";
import type { ShownOffer, TaxFacts } from "./tax-answers.ts";
import { taxTexts as texts } from "./texts.ts";

/** What the book knows for its taxes and its told sentences; null until it is read. */
export function useTaxFacts(storage: AppStorage, { id, companyId, chart }: Book): TaxFacts | null {
  const found = useQuery(async () => {
    const [profile, parties, rules] = await Promise.all([
      fiscalProfileFor(storage, { companyId }),
      listParties(storage, id),
      bookRules(storage, { id, companyId, chart }),
    ]);
    return { profile, parties, rules };
  }, [storage, id, companyId, chart]);
  return found.state === "ready" ? found.value : null;
}

interface Wish {
  readonly name: string;
  readonly kind: Counterparty;
  readonly offered: boolean;
}

/** Remembers a third party with the book, with a notice that can undo it. */
export async function rememberParty(storage: AppStorage, bookId: BookId, wish: Wish): Promise<void> {
  const target = storage.newId("command");
  const command = { id: target, bookId, partyId: storage.newId("party"), ...wish };
  const result = await tracked(() => saveParty(storage, command));
  if (!result.ok) {
    toast.error({ title: texts.refused, text: refusalText(result.error) });
    return;
  }
  const { name } = result.value;
  const onRefused = () => toast.error({ title: texts.refused });
  const done = { title: texts.forgotten(name) };
  const title = wish.offered ? texts.remembered(name) : texts.never(name);
  toast.success({ title, ...recordsBack(storage, { target, done, onRefused }) });
}

/** Keeps what the book knows before the entry being written. */
export function useTaxDesk(storage: AppStorage, book: Book, { taxes }: Writing): void {
  const facts = useTaxFacts(storage, book);
  useEffect(() => taxes.facts.set(facts), [taxes, facts]);
}

/** The offer for the entry being written, as it is now. */
export function useTaxOffer({ editor, taxes }: Writing): ShownOffer | null {
  const state = useStore(editor);
  const facts = useStore(taxes.facts);
  const answers = useStore(taxes.answers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: facts and answers are what the offer is read from
  return useMemo(() => taxes.offerOf(state), [taxes, state, facts, answers]);
}

/** Whether the sheet shows a line about taxes: an offer, or the fact that this third party gets none. */
export function hasTaxRow(shown: ShownOffer | null): boolean {
  return shown !== null && shown.status !== "quiet";
}

/** The same for the entry being written; renders again only when it changes. */
export function useHasTaxRow({ editor, taxes }: Writing): boolean {
  useStore(taxes.facts);
  useStore(taxes.answers);
  return useSelected(editor, (state) => hasTaxRow(taxes.offerOf(state)) || taxes.lacksProfile(state));
}

/** Whether the words of the entry say a withholding that only a profile could compute. */
export function useLacksProfile({ editor, taxes }: Writing): boolean {
  useStore(taxes.facts);
  return useSelected(editor, taxes.lacksProfile);
}
