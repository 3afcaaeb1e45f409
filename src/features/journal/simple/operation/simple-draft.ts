import { type AccountCode, type ChartKind, oppositeSide } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import {
  type Direction,
  directionOf,
  type Operation,
  type OperationType,
  type PaymentMethod,
} from "#domain/accounting/operations/operation.ts";
import { operationToEntry, operationToLines } from "#domain/accounting/operations/operation-to-entry.ts";
import { type AgainstWords, lineAgainstWords } from "#domain/accounting/search/against-words.ts";
import type { LineContext } from "#domain/accounting/search/line-context.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Pesos, pesos, ZERO } from "#domain/kernel/pesos.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { TaxAnswers } from "../../taxes/tax-answers.ts";

/** An operation being typed. */
export interface OperationDraft {
  readonly type: OperationType;
  readonly method: PaymentMethod;
  /** Used only by the type `other`. */
  readonly direction: Direction;
  readonly amount: Pesos;
  readonly description: string;
  /** Null while the text is not a valid day. */
  readonly date: Day | null;
  readonly reference: string;
  /** An account other than the type's own. */
  readonly account: AccountCode | null;
  /** Whether the offered taxes are written with it, and what was said of them. */
  readonly withTaxes?: boolean;
  readonly taxes?: TaxAnswers;
}

export type OperationProblem = "no-amount" | "no-date" | "same-account";

export function blankOperation(type: OperationType, date: Day): OperationDraft {
  return {
    type,
    method: "cash",
    direction: "in",
    amount: ZERO,
    description: "",
    date,
    reference: "",
    account: null,
  };
}

export function operationDraft(
  words: Pick<EntryContent, "date" | "description" | "reference">,
  operation: Operation,
): OperationDraft {
  const { date, description, reference } = words;
  const { type, method, amount, account } = operation;
  return {
    type,
    method,
    direction: directionOf(operation),
    amount,
    description,
    date,
    reference,
    account: account ?? null,
  };
}

export function toOperation({ type, method, amount, direction, account }: OperationDraft): Operation {
  return {
    type,
    method,
    amount,
    ...(type === "other" && { direction }),
    ...(account !== null && { account }),
  };
}

/** Where the account of an operation stands: on the side of what is earned or spent, beside the money. */
export function placeOfOperation(draft: OperationDraft, chart: ChartKind): LineContext {
  const side = directionOf(toOperation(draft)) === "in" ? "credit" : "debit";
  const [debited, credited] = operationToLines(toOperation(draft), chart);
  const money = side === "debit" ? credited : debited;
  return { side, others: money === undefined ? [] : [{ account: money.account, side: oppositeSide(side) }] };
}

/** The account chosen for an operation, where its words mean another. */
export function accountAgainstWords(draft: OperationDraft, chart: Chart): AgainstWords | null {
  if (draft.account === null) return null;
  const lines = operationToLines({ ...toOperation(draft), amount: pesos(1) }, chart.kind);
  const found = lineAgainstWords(chart, draft.description, lines);
  return found?.account.code === draft.account ? found : null;
}

/** Whether closing the form would lose input. */
export function isTouched(draft: OperationDraft, first: OperationDraft): boolean {
  return (
    draft.type !== first.type ||
    draft.method !== first.method ||
    draft.direction !== first.direction ||
    draft.amount !== first.amount ||
    draft.description !== first.description ||
    draft.date !== first.date ||
    draft.reference !== first.reference ||
    draft.account !== first.account ||
    draft.withTaxes !== first.withTaxes ||
    draft.taxes !== first.taxes
  );
}

/** The entry for a draft. Without a description it gets the type's name: users are short of time. */
export function draftToEntry(
  draft: OperationDraft,
  chart: ChartKind,
  typeName: string,
): Result<EntryContent, OperationProblem> {
  if (draft.amount <= 0) return err("no-amount");
  if (draft.date === null) return err("no-date");
  const operation = toOperation(draft);
  const [debited, credited] = operationToLines(operation, chart);
  if (debited?.account === credited?.account) return err("same-account");
  const words = {
    date: draft.date,
    description: draft.description.trim() || typeName,
    reference: draft.reference.trim(),
  };
  return ok(operationToEntry(operation, words, chart));
}
