import type { Chart } from "#domain/accounting/chart.ts";
import { entryToOperation } from "#domain/accounting/operations/entry-to-operation.ts";
import type { Operation } from "#domain/accounting/operations/operation.ts";
import type { AppliedRule } from "#domain/guided/guided-operation.ts";
import { readSentence, type SentenceWorld } from "#domain/understanding/sentence-entry.ts";
import { type OperationDraft, operationDraft } from "./simple-draft.ts";

/** What a sentence in the description says of an operation. */
export interface ToldOperation {
  readonly operation: Operation;
  /** The draft with all of it; what was typed besides stays. */
  readonly draft: OperationDraft;
  /** The rule of the company that said a part of it; null where none did. */
  readonly rule: AppliedRule | null;
}

/**
 * The operation that the description tells, by the same engine as the lines of the complex journal. Null while an
 * amount is typed, since it is never overwritten (UX-03), and for what no operation of the form can say.
 */
export function toldOperation(
  draft: OperationDraft,
  chart: Chart,
  world: SentenceWorld,
): ToldOperation | null {
  const words = draft.description.trim();
  if (draft.amount > 0 || words === "" || draft.type === "transfer" || draft.type === "debt-payment")
    return null;
  const told = readSentence(chart, words, world);
  if (told.kind !== "entry") return null;
  const { lines, date, rule = null } = told.entry;
  const operation = entryToOperation({ lines }, chart.kind);
  if (operation === null || operation.type === "transfer" || operation.type === "debt-payment") return null;
  const day = date ?? draft.date;
  if (day === null) return null;
  const { description, reference } = draft;
  return { operation, rule, draft: { ...operationDraft({ date: day, description, reference }, operation) } };
}
