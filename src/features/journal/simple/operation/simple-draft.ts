import { type AccountCode, type ChartKind, oppositeSide } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { type PartyDebt, sharePayment } from "#domain/accounting/operations/debts.ts";
import { isPocketOf, methodAccount } from "#domain/accounting/operations/money-accounts.ts";
import {
  type AnyOperation,
  type Direction,
  directionOf,
  type PaymentMethod,
  type SettledPart,
  settledAmount,
  type TaxPart,
} from "#domain/accounting/operations/operation.ts";
import { operationToEntry, operationToLines } from "#domain/accounting/operations/operation-to-entry.ts";
import { type Pocket, usualPocket } from "#domain/accounting/operations/pockets.ts";
import { includedRate, type VatRate } from "#domain/accounting/operations/tax-parts.ts";
import { type AgainstWords, lineAgainstWords } from "#domain/accounting/search/against-words.ts";
import type { LineContext } from "#domain/accounting/search/line-context.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Pesos, pesos, ZERO } from "#domain/kernel/pesos.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { TaxAnswers } from "../../taxes/tax-answers.ts";

/** What a form writes: an operation of the five types, money from one pocket to another, or the payment of a debt. */
export type DraftType = AnyOperation["type"];

/** An operation being typed. */
export interface OperationDraft {
  readonly type: DraftType;
  readonly method: PaymentMethod;
  /** Used only by the type `other` and the payment of a debt. */
  readonly direction: Direction;
  readonly amount: Pesos;
  readonly description: string;
  /** Null while the text is not a valid day. */
  readonly date: Day | null;
  readonly reference: string;
  /** An account other than the type's own. */
  readonly account: AccountCode | null;
  /** Where the money is or goes; absent for the usual one of the method. In a transfer, where it comes from. */
  readonly pocket?: AccountCode | undefined;
  /** Where a transfer goes. */
  readonly to?: AccountCode | undefined;
  /** Who owes it or is owed it, on credit. */
  readonly thirdParty?: string | undefined;
  /** What a payment settles, by account. */
  readonly parts?: readonly SettledPart[] | undefined;
  /** What was owed when the payment was begun. */
  readonly owed?: Pesos | undefined;
  /** Whether what is paid beyond a debt is left as an advance. */
  readonly advance?: boolean | undefined;
  /** Whether the offered taxes are written with it, and what was said of them. */
  readonly withTaxes?: boolean;
  readonly taxes?: TaxAnswers;
  /** The account is the type's own, whatever the words mean. */
  readonly byType?: boolean;
  /** The rate of the IVA that the amount includes; absent for none. */
  readonly vat?: VatRate | undefined;
  /** The lines that this comes to. */
  readonly taxParts?: readonly TaxPart[] | undefined;
  /** When what is owed falls due. */
  readonly due?: Day | undefined;
}

export type OperationProblem =
  | "no-amount"
  | "no-date"
  | "same-account"
  | "same-pocket"
  | "no-name"
  | "over-debt";

export function blankOperation(type: DraftType, date: Day): OperationDraft {
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

/** A new debt: what somebody was sold, or what was spent, without a payment yet. */
export function begunDebt(direction: Direction, date: Day): OperationDraft {
  return { ...blankOperation(direction === "in" ? "sale" : "expense", date), method: "other" };
}

export function operationDraft(
  words: Pick<EntryContent, "date" | "description" | "reference">,
  operation: AnyOperation,
): OperationDraft {
  const { date, description, reference } = words;
  const { type } = operation;
  const amount = operation.type === "debt-payment" ? settledAmount(operation) : operation.amount;
  const blank = { ...blankOperation(type, date), amount, description, reference };
  if (operation.type === "debt-payment") {
    const { direction, pocket, thirdParty, parts } = operation;
    return { ...blank, direction, pocket, thirdParty, parts };
  }
  if (operation.type === "transfer") return { ...blank, pocket: operation.from, to: operation.to };
  const { method, account, pocket, thirdParty, due, taxes } = operation;
  const direction = directionOf(operation);
  return {
    ...blank,
    method,
    direction,
    account: account ?? null,
    pocket,
    thirdParty,
    due,
    vat: includedRate(amount, taxes, direction) ?? undefined,
    taxParts: taxes,
  };
}

/** A payment of all that a third party owes or is owed. */
export function paymentDraft(direction: Direction, debt: PartyDebt, date: Day): OperationDraft {
  const thirdParty = debt.name === "" ? undefined : debt.name;
  return {
    ...blankOperation("debt-payment", date),
    direction,
    amount: debt.owed,
    owed: debt.owed,
    thirdParty,
  };
}

/**
 * The draft with what its payment settles: what it was written with while its amount is the same, else what is oldest.
 * What is beyond the debt is in no part unless it is to be an advance.
 */
export function withParts(
  draft: OperationDraft,
  debt: Pick<PartyDebt, "items"> | null,
  advances: AccountCode | null,
): OperationDraft {
  if (draft.type !== "debt-payment") return draft;
  if (draft.parts !== undefined && settledAmount({ parts: draft.parts }) === draft.amount) return draft;
  const { parts, beyond } = sharePayment(debt ?? { items: [] }, draft.amount);
  const isAdvance = draft.advance === true && advances !== null && beyond > 0 && parts.length > 0;
  return { ...draft, parts: isAdvance ? [...parts, { account: advances, amount: beyond }] : parts };
}

/** The draft with every pocket named: what was chosen, or else the first that serves. */
export function withPockets(
  draft: OperationDraft,
  pockets: readonly Pick<Pocket, "account">[],
  chart: ChartKind,
): OperationDraft {
  const { type, method, pocket, to } = draft;
  if (type === "transfer") {
    const from = pocket ?? usualPocket("cash", pockets, chart);
    return { ...draft, pocket: from, to: to ?? pockets.find(({ account }) => account !== from)?.account };
  }
  if (type === "debt-payment") return { ...draft, pocket: pocket ?? usualPocket("cash", pockets, chart) };
  if (method === "other") return { ...draft, pocket: undefined };
  const fits = pocket !== undefined && isPocketOf(method, pocket, chart);
  return fits ? draft : { ...draft, pocket: usualPocket(method, pockets, chart) };
}

/** The operation of a draft. A pocket that is the method's own, or a name where nothing is owed, is not part of it. */
export function toOperation(draft: OperationDraft, chart: ChartKind): AnyOperation {
  const { type, method, amount, direction, account, pocket, to } = draft;
  if (type === "transfer") {
    const from = pocket ?? methodAccount("cash", chart);
    return { type, amount, from, to: to ?? methodAccount("bank", chart) };
  }
  if (type === "debt-payment") {
    const named = draft.thirdParty === undefined ? {} : { thirdParty: draft.thirdParty };
    const from = pocket ?? methodAccount("cash", chart);
    return { type, direction, pocket: from, ...named, parts: draft.parts ?? [] };
  }
  const isOwn = method === "other" || pocket === undefined || pocket === methodAccount(method, chart);
  const thirdParty = method === "other" ? (draft.thirdParty ?? "").trim() : "";
  const { taxParts } = draft;
  return {
    type,
    method,
    amount,
    ...(type === "other" && { direction }),
    ...(account !== null && { account }),
    ...(!isOwn && { pocket }),
    ...(thirdParty !== "" && { thirdParty }),
    ...(method === "other" && draft.due && { due: draft.due }),
    ...(taxParts !== undefined && taxParts.length > 0 && { taxes: taxParts }),
  };
}

/** Which way the money of a draft goes; a transfer leaves a pocket. */
export function draftDirection({ type, direction }: Pick<OperationDraft, "type" | "direction">): Direction {
  if (type === "transfer") return "out";
  return type === "debt-payment" ? direction : directionOf({ type, direction });
}

/** Where the account of an operation stands: on the side of what is earned or spent, beside the money. */
export function placeOfOperation(draft: OperationDraft, chart: ChartKind): LineContext {
  const side = draftDirection(draft) === "in" ? "credit" : "debit";
  const lines = operationToLines(toOperation(draft, chart), chart);
  const money = side === "debit" ? lines.at(-1) : lines[0];
  return { side, others: money === undefined ? [] : [{ account: money.account, side: oppositeSide(side) }] };
}

/** The account chosen for an operation, where its words mean another. */
export function accountAgainstWords(draft: OperationDraft, chart: Chart): AgainstWords | null {
  if (draft.account === null) return null;
  const operation = toOperation({ ...draft, amount: pesos(1), taxParts: undefined }, chart.kind);
  const lines = operationToLines(operation, chart.kind);
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
    draft.pocket !== first.pocket ||
    draft.to !== first.to ||
    draft.thirdParty !== first.thirdParty ||
    draft.parts !== first.parts ||
    draft.owed !== first.owed ||
    draft.advance !== first.advance ||
    draft.withTaxes !== first.withTaxes ||
    draft.taxes !== first.taxes ||
    draft.byType !== first.byType ||
    draft.vat !== first.vat ||
    draft.taxParts !== first.taxParts ||
    draft.due !== first.due
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
  const operation = toOperation(draft, chart);
  if (operation.type === "debt-payment" && settledAmount(operation) !== draft.amount) return err("over-debt");
  const lines = operationToLines(operation, chart);
  const other = draftDirection(draft) === "in" ? lines[1] : lines.at(-1);
  if (lines[0]?.account === other?.account)
    return err(draft.type === "transfer" ? "same-pocket" : "same-account");
  const words = {
    date: draft.date,
    description: draft.description.trim() || typeName,
    reference: draft.reference.trim(),
  };
  return ok(operationToEntry(operation, words, chart));
}
