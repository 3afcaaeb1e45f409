import type { Chart } from "#domain/accounting/chart.ts";
import type { KnownParty } from "#domain/accounting/memory/known-parties.ts";
import { chargesVat } from "#domain/fiscal/effect-vat.ts";
import type { Day } from "#domain/kernel/day.ts";
import { readSentence, type SentenceReading, type ToldEntry } from "#domain/understanding/sentence-entry.ts";
import type { EditorState } from "../editor/editor-state.ts";
import { hasBlankLinesOnly } from "../editor/entry-draft.ts";
import type { TaxFacts } from "../taxes/tax-answers.ts";

/** A sentence is read once typing pauses for this long (ms): that takes longer than a frame, and a key would wait for it. */
export const READ_AFTER_MS = 120;

/** The description that may tell lines; empty once the draft has lines of its own (UX-03). */
export function tellingWords({ draft, original }: EditorState): string {
  return original === null && hasBlankLinesOnly(draft) ? draft.description.trim() : "";
}

/** The day that was chosen for the entry; null while it is the proposed one. */
export function typedDay({ draft, lastDate }: EditorState): Day | null {
  return draft.date === lastDate ? null : draft.date;
}

/** What the book knows beside the sentence. */
export interface SentenceFacts {
  readonly chart: Chart;
  readonly today: Day;
  readonly parties: readonly KnownParty[];
  readonly facts: TaxFacts | null;
}

/** What words in the description tell. */
export function toldBy(
  words: string,
  typed: Day | null,
  { chart, today, parties, facts }: SentenceFacts,
): SentenceReading {
  const profile = facts?.profile ?? null;
  return words === ""
    ? { kind: "none" }
    : readSentence(chart, words, {
        today,
        typedDay: typed,
        parties: parties.map(({ name }) => name),
        chargesVat: profile && chargesVat(profile),
        rules: facts?.rules ?? [],
      });
}

/** The entry that the description of a new one tells; null while it does not tell it clearly. */
export function toldEntry(state: EditorState, facts: SentenceFacts): ToldEntry | null {
  const sentence = toldBy(tellingWords(state), typedDay(state), facts);
  return sentence.kind === "entry" ? sentence.entry : null;
}
