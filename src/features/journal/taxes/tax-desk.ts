import type { Chart } from "#domain/accounting/chart.ts";
import type { Counterparty } from "#domain/fiscal/fiscal-operation.ts";
import { offerKey } from "#domain/fiscal/offer/apply-taxes.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { createStore, type WritableStore } from "#ui/kit/create-store.ts";
import type { EditorState } from "../editor/editor-state.ts";
import { takeTaxes } from "../editor/entry-draft.ts";
import type { EntryEditor } from "../editor/entry-editor.ts";
import { answerMemory } from "./answer-memory.ts";
import {
  lacksProfile,
  NO_ANSWERS,
  offerFor,
  type ShownOffer,
  type TaxAnswers,
  type TaxFacts,
} from "./tax-answers.ts";

/** What the book keeps about a third party. */
export interface PartyWish {
  readonly name: string;
  readonly kind: Counterparty;
  readonly offered: boolean;
}

/** The taxes offered for the entry being written in one book, and the answers to them. */
export interface TaxDesk {
  readonly facts: WritableStore<TaxFacts | null>;
  readonly answers: WritableStore<ReadonlyMap<EntryId, TaxAnswers>>;
  readonly offerOf: (state: EditorState) => ShownOffer | null;
  /** Whether the words of the entry say a withholding that only a profile could compute. */
  readonly lacksProfile: (state: EditorState) => boolean;
  /** Changes what was said of the entry being written. */
  readonly say: (part: Partial<TaxAnswers>) => void;
  /** Writes the offered taxes into the entry. False if there are none. */
  readonly accept: () => boolean;
  readonly dismiss: () => void;
  /** Whether this third party is offered taxes from now on. */
  readonly setOffered: (offered: boolean) => void;
}

interface DeskInput {
  readonly editor: EntryEditor;
  readonly chart: () => Chart;
  /** False where finding the taxes is the exercise. */
  readonly isOffering: () => boolean;
  readonly remember: (wish: PartyWish) => void;
}

function dayOf({ draft, lastDate }: EditorState) {
  return draft.date ?? lastDate;
}

export function createTaxDesk({ editor, chart, isOffering, remember }: DeskInput): TaxDesk {
  const facts = createStore<TaxFacts | null>(null);
  const answers = createStore(answerMemory.read());
  answers.subscribe(() => answerMemory.keep(answers.getSnapshot()));
  const answersOf = (id: EntryId) => answers.getSnapshot().get(id) ?? NO_ANSWERS;
  const offerOf = (state: EditorState) => {
    if (!isOffering()) return null;
    const entry = { lines: state.draft.lines, day: dayOf(state), isCorrection: state.original !== null };
    return offerFor(facts.getSnapshot(), chart(), entry, answersOf(state.entryId));
  };
  const unprofiled = ({ draft }: EditorState) =>
    isOffering() && lacksProfile(facts.getSnapshot(), chart(), draft.lines, draft.description);
  const say = (part: Partial<TaxAnswers>) => {
    const { entryId } = editor.getSnapshot();
    answers.set(new Map(answers.getSnapshot()).set(entryId, { ...answersOf(entryId), ...part }));
  };
  const accept = () => {
    const state = editor.getSnapshot();
    const shown = offerOf(state);
    if (shown === null || shown.status === "never" || (shown.taxes.length === 0 && !shown.updates))
      return false;
    const { name, kind, taxes, offer } = shown;
    editor.change((draft) => takeTaxes(draft, chart(), taxes, name));
    if (answersOf(state.entryId).kind !== null && name.trim() !== "") remember({ name, kind, offered: true });
    say({ accepted: offerKey(offer.taxes), dismissed: false });
    return true;
  };
  const setOffered = (offered: boolean) => {
    const shown = offerOf(editor.getSnapshot());
    if (shown && shown.name.trim() !== "") remember({ name: shown.name, kind: shown.kind, offered });
  };
  return {
    facts,
    answers,
    offerOf,
    lacksProfile: unprofiled,
    say,
    accept,
    dismiss: () => say({ dismissed: true }),
    setOffered,
  };
}
