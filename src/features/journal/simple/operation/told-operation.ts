import type { Chart } from "#domain/accounting/chart.ts";
import { entryToOperation, fitsType } from "#domain/accounting/operations/entry-to-operation.ts";
import type { Operation } from "#domain/accounting/operations/operation.ts";
import { DEED_FACTS, type GuidedDeed } from "#domain/guided/deed.ts";
import type { AppliedRule } from "#domain/guided/guided-operation.ts";
import type { Day } from "#domain/kernel/day.ts";
import {
  type BegunForm,
  readSentence,
  type SentenceLack,
  type SentenceWorld,
} from "#domain/understanding/sentence-entry.ts";
import { blankOperation, type DraftType, type OperationDraft, operationDraft } from "./simple-draft.ts";

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
 * amount is typed, since it is never overwritten (UX-03), and for what no operation of the form can say. Else what the
 * sentence lacks.
 */
export function toldOperation(
  draft: OperationDraft,
  chart: Chart,
  world: SentenceWorld,
): ToldOperation | SentenceLack | null {
  const words = draft.description.trim();
  if (draft.amount > 0 || words === "" || draft.type === "transfer" || draft.type === "debt-payment")
    return null;
  const told = readSentence(chart, words, world);
  if (told.kind === "unclear") return told.lack;
  if (told.kind === "none") return null;
  const { lines, date, rule = null } = told.entry;
  const operation = entryToOperation({ lines }, chart.kind);
  if (operation === null) return "shares";
  if (operation.type === "transfer" || operation.type === "debt-payment") return null;
  const day = date ?? draft.date;
  if (day === null) return null;
  const { description, reference } = draft;
  return { operation, rule, draft: { ...operationDraft({ date: day, description, reference }, operation) } };
}

const METHODS = { cash: "cash", credit: "other" } as const;

const TYPES: Readonly<Partial<Record<GuidedDeed, DraftType>>> = {
  sale: "sale",
  income: "income",
  purchase: "purchase",
  "asset-purchase": "purchase",
  transfer: "transfer",
};

/** The form for a deed of which the rest is not clear; a sale where not even that is told. */
function blankOf(deed: GuidedDeed | undefined, date: Day): OperationDraft {
  if (deed === undefined) return blankOperation("sale", date);
  const { type, side } = DEED_FACTS[deed];
  const isSpent = type === "expense" || type === "payroll";
  const blank = blankOperation(TYPES[deed] ?? (isSpent ? "expense" : "other"), date);
  return { ...blank, direction: side === "credit" ? "in" : "out" };
}

/** The form with all that is told of an operation which it cannot say whole: its amount, how it was paid, its account. */
function begunForm(form: BegunForm, description: string, chart: Chart, proposed: Day): OperationDraft {
  const { deed, amount, account, means, pocket, date } = form;
  const blank = blankOf(deed, date ?? proposed);
  if (blank.type === "debt-payment" || blank.type === "transfer") return { ...blank, description, amount };
  const method = means === "cash" || means === "credit" ? METHODS[means] : "bank";
  const isOwn = account !== null && fitsType(blank.type, account, chart.kind);
  return {
    ...blank,
    description,
    amount,
    method,
    account: isOwn ? account : null,
    ...(pocket !== null && means !== "credit" && { pocket }),
  };
}

/**
 * The form that a sentence begins ("Vendí 120.000 por Nequi"), to be looked at before it is registered: whole where an
 * operation of the form says all of it, else of its type with the words alone.
 */
export function begunOperation(
  text: string,
  chart: Chart,
  world: SentenceWorld,
  proposed: Day,
): OperationDraft {
  const description = text.trim();
  const told = readSentence(chart, description, { ...world, begins: true });
  if (told.kind !== "entry")
    return told.form === undefined
      ? { ...blankOf(told.deed, proposed), description }
      : begunForm(told.form, description, chart, proposed);
  const { lines, date } = told.entry;
  const operation = entryToOperation({ lines }, chart.kind);
  const words = { date: date ?? proposed, description, reference: "" };
  if (operation !== null) return operationDraft(words, operation);
  return told.form === undefined
    ? { ...blankOperation("other", words.date), description }
    : begunForm(told.form, description, chart, proposed);
}
