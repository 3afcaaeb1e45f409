import { type Pesos, ZERO } from "../../kernel/pesos.ts";
import type { AccountCode, ChartKind } from "../account.ts";
import type { EntryContent, EntryLine } from "../entries/entry.ts";
import { dueNote } from "./due-note.ts";
import { methodAccount } from "./money-accounts.ts";
import {
  type AnyOperation,
  type DebtPayment,
  directionOf,
  type Operation,
  type PocketTransfer,
  type StoredOperation,
  settledAmount,
} from "./operation.ts";
import { ROLE_ACCOUNTS, TYPE_ROLES } from "./operation-accounts.data.ts";
import { taxWithin } from "./tax-parts.ts";

type Amount = EntryLine["debit"];

/** A line about a third party, where one is named. */
interface Named {
  readonly account: AccountCode;
  readonly thirdParty?: string | undefined;
  readonly note?: string | undefined;
}

function named({ thirdParty, note }: Named): Pick<EntryLine, "thirdParty" | "note"> {
  return { ...(thirdParty !== undefined && { thirdParty }), ...(note !== undefined && { note }) };
}

function debit(of: Named, amount: Amount): EntryLine {
  return { account: of.account, debit: amount, credit: ZERO, ...named(of) };
}

function credit(of: Named, amount: Amount): EntryLine {
  return { account: of.account, debit: ZERO, credit: amount, ...named(of) };
}

function transferLines({ from, to, amount }: PocketTransfer): EntryLine[] {
  return [debit({ account: to }, amount), credit({ account: from }, amount)];
}

function debtPaymentLines(payment: DebtPayment): EntryLine[] {
  const { direction, parts, thirdParty } = payment;
  const pocket = { account: payment.pocket };
  const total = settledAmount(payment);
  const owed = (account: AccountCode) => ({ account, thirdParty });
  return direction === "in"
    ? [debit(pocket, total), ...parts.map(({ account, amount }) => credit(owed(account), amount))]
    : [...parts.map(({ account, amount }) => debit(owed(account), amount)), credit(pocket, total)];
}

function rolesOf(operation: Operation) {
  return TYPE_ROLES[operation.type === "other" ? directionOf(operation) : operation.type];
}

/** Where the money stands: in a pocket, or with whoever owes it or is owed it. */
function moneySide(operation: Operation, chart: ChartKind): Named {
  const { method, pocket, thirdParty, due, throughout } = operation;
  const roles = rolesOf(operation);
  const note = due && dueNote(due);
  if (method === "other") return { account: ROLE_ACCOUNTS[chart][roles.credit], thirdParty, note };
  const account = pocket ?? methodAccount(method, chart);
  return throughout ? { account, thirdParty } : { account };
}

/** The operation in double entry: debits what comes in, credits its source. */
export function operationToLines(operation: AnyOperation, chart: ChartKind): EntryLine[] {
  if (operation.type === "transfer") return transferLines(operation);
  if (operation.type === "debt-payment") return debtPaymentLines(operation);
  const { amount, taxes = [], throughout, thirdParty } = operation;
  const direction = directionOf(operation);
  const money = moneySide(operation, chart);
  const about = {
    account: operation.account ?? ROLE_ACCOUNTS[chart][rolesOf(operation).about],
    thirdParty: throughout ? thirdParty : undefined,
  };
  // Not checked here: of lines that came from elsewhere it may be anything, and such lines are no operation.
  const base = (amount - taxWithin(taxes, direction)) as Pesos;
  // Taxes lie after what they are computed on, before what pays it.
  return direction === "in"
    ? [debit(money, amount), credit(about, base), ...taxes]
    : [debit(about, base), ...taxes, credit(money, amount)];
}

/** What the entry keeps: everything else stands in its lines, as a transfer and a settlement do whole (ADR 0044). */
function toStored(operation: AnyOperation): StoredOperation | null {
  if (operation.type === "transfer" || operation.type === "debt-payment") return null;
  const { type, method, amount, direction, account } = operation;
  return { type, method, amount, ...(direction && { direction }), ...(account && { account }) };
}

/** The whole entry. It carries its operation, because transfer, check and card produce the same lines. */
export function operationToEntry(
  operation: AnyOperation,
  words: Pick<EntryContent, "date" | "description" | "reference">,
  chart: ChartKind,
): EntryContent {
  const { date, description, reference } = words;
  const stored = toStored(operation);
  const lines = operationToLines(operation, chart);
  return { date, description, reference, lines, ...(stored && { operation: stored }) };
}
