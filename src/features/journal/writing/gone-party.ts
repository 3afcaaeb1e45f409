import { PartyIndex } from "#domain/parties/find-party.ts";
import type { Store } from "#ui/kit/create-store.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import type { EntryEditor } from "../editor/entry-editor.ts";
import type { TaxFacts } from "../taxes/tax-answers.ts";
import { writingTexts as texts } from "./texts.ts";

function tellGone(name: string): void {
  toast.warning({ title: texts.partyTakenBack(name), text: texts.partyGone });
}

/**
 * Says it when a third party of the entry being written loses its record, in another tab: the line keeps its name.
 * Until the returned function is called.
 */
export function watchGoneParties(
  facts: Store<TaxFacts | null>,
  editor: EntryEditor,
  tell: (name: string) => void = tellGone,
): () => void {
  let last = facts.getSnapshot();
  return facts.subscribe(() => {
    const now = facts.getSnapshot();
    if (now === null || now === last) return;
    const before = new PartyIndex(last?.parties ?? []);
    const after = new PartyIndex(now.parties);
    last = now;
    const named = new Set(editor.getSnapshot().draft.lines.map(({ thirdParty }) => thirdParty ?? ""));
    for (const name of named) if (before.find(name) !== null && after.find(name) === null) tell(name);
  });
}
