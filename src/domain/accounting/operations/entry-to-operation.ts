import { type Pesos, trySum } from "../../kernel/pesos.ts";
import type { AccountCode, ChartKind } from "../account.ts";
import type { EntryContent, EntryLine } from "../entries/entry.ts";
import { isAdvanceAccount, isDebtAccount, pucOf } from "./debt-accounts.ts";
import { dueOf } from "./due-note.ts";
import { isMoneyAccount, isPocketOf, methodAccount } from "./money-accounts.ts";
import {
  type AnyOperation,
  type DebtPayment,
  DIRECTIONS,
  type Direction,
  directionOf,
  OPERATION_TYPES,
  type Operation,
  type OperationType,
  type PaymentMethod,
  type PocketTransfer,
  type StoredOperation,
} from "./operation.ts";
import { operationToLines } from "./operation-to-entry.ts";
import { isTaxAccount } from "./tax-parts.ts";

/** The methods that the accounts alone can distinguish. */
const READABLE_METHODS: readonly PaymentMethod[] = ["cash", "bank", "other"];

/** PUC prefixes of the accounts valid for a type; `other` accepts any. */
const TYPE_PREFIXES: Readonly<Record<Exclude<OperationType, "other">, readonly string[]>> = {
  sale: ["41"],
  income: ["42"],
  expense: ["5", "6", "7"],
  purchase: ["14", "15", "16"],
};

/** Whether an account is one of what such an operation is about. */
export function fitsType(type: OperationType, account: AccountCode, chart: ChartKind): boolean {
  if (type === "other") return true;
  const puc = pucOf(account, chart);
  return TYPE_PREFIXES[type].some((prefix) => puc.startsWith(prefix));
}

/** Compares every field: rewriting the lines from the simple form would lose a third party or a note. */
function sameLines(a: readonly EntryLine[], b: readonly EntryLine[]): boolean {
  const same = (left: EntryLine, right: EntryLine | undefined) =>
    left.account === right?.account &&
    left.debit === right.debit &&
    left.credit === right.credit &&
    (left.thirdParty ?? "") === (right.thirdParty ?? "") &&
    (left.note ?? "") === (right.note ?? "");
  return a.length === b.length && a.every((line, index) => same(line, b[index]));
}

/** A third party as an operation names it: absent on a line without one. */
function nameOn({ thirdParty }: EntryLine): { readonly thirdParty?: string } {
  return thirdParty ? { thirdParty } : {};
}

/** The lines of an operation that goes one way: where the money stands, what it is about, and what is taxes. */
function laid(lines: readonly EntryLine[], direction: Direction) {
  return direction === "in"
    ? { money: lines[0], about: lines[1], taxes: lines.slice(2) }
    : { money: lines.at(-1), about: lines[0], taxes: lines.slice(1, -1) };
}

type Besides = Pick<Operation, "pocket" | "thirdParty" | "due" | "taxes" | "throughout">;

/** What the lines say besides what is stored. Null for lines that no operation of this way writes. */
function besides(stored: StoredOperation, lines: readonly EntryLine[], chart: ChartKind): Besides | null {
  const { money, about, taxes } = laid(lines, directionOf(stored));
  if (money === undefined || about === undefined) return null;
  if (!taxes.every(({ account }) => isTaxAccount(account, chart))) return null;
  const taxed = taxes.length === 0 ? {} : { taxes };
  const named = nameOn(money);
  const isThroughout = taxes.length > 0 && nameOn(about).thirdParty !== undefined;
  const name = isThroughout ? { ...named, throughout: true as const } : named;
  const { method } = stored;
  if (method === "other") {
    const due = dueOf(money.note);
    return { ...name, ...(due && { due }), ...taxed };
  }
  const { account } = money;
  const isOwn = account === methodAccount(method, chart) || !isPocketOf(method, account, chart);
  return { ...(isOwn ? {} : { pocket: account }), ...(isThroughout ? name : {}), ...taxed };
}

/** The operation with what its lines say besides: the pocket, who owes or is owed and until when, the taxes. */
function placed(stored: StoredOperation, lines: readonly EntryLine[], chart: ChartKind): Operation | null {
  const more = besides(stored, lines, chart);
  return more && { ...stored, ...more };
}

/** Every operation of the simple form that this account and amount could mean, simplest first. */
function* readings(
  account: AccountCode | undefined,
  amount: Pesos,
  chart: ChartKind,
): Generator<StoredOperation> {
  for (const type of OPERATION_TYPES) {
    if (account !== undefined && !fitsType(type, account, chart)) continue;
    const chosen = account && { account };
    for (const method of READABLE_METHODS) {
      if (type !== "other") yield { type, method, amount, ...chosen };
      else for (const direction of DIRECTIONS) yield { type, method, amount, direction, ...chosen };
    }
  }
}

function readTransfer([debited, credited]: readonly EntryLine[], chart: ChartKind): PocketTransfer | null {
  if (!debited || !credited || debited.account === credited.account) return null;
  if (!isMoneyAccount(debited.account, chart) || !isMoneyAccount(credited.account, chart)) return null;
  return { type: "transfer", amount: debited.debit, from: credited.account, to: debited.account };
}

/** The money is on the first line when collected and on the last when paid, as the simple journal writes it. */
function readDebtPayment(
  lines: readonly EntryLine[],
  direction: Direction,
  chart: ChartKind,
): DebtPayment | null {
  const money = direction === "in" ? lines[0] : lines.at(-1);
  const owed = direction === "in" ? lines.slice(1) : lines.slice(0, -1);
  const first = owed[0];
  if (!money || !first || !isMoneyAccount(money.account, chart)) return null;
  if (!owed.some(({ account }) => isDebtAccount(account, direction, chart))) return null;
  const isPart = ({ account }: EntryLine) =>
    isDebtAccount(account, direction, chart) || isAdvanceAccount(account, direction, chart);
  if (!owed.every(isPart)) return null;
  const parts = owed.map(({ account, debit, credit }) => ({
    account,
    amount: direction === "in" ? credit : debit,
  }));
  if (trySum(parts.map((part) => part.amount)) !== (direction === "in" ? money.debit : money.credit))
    return null;
  return { type: "debt-payment", direction, pocket: money.account, ...nameOn(first), parts };
}

function* candidates(lines: readonly EntryLine[], chart: ChartKind): Generator<AnyOperation | null> {
  yield readTransfer(lines, chart);
  for (const direction of DIRECTIONS) yield readDebtPayment(lines, direction, chart);
  const [debited, credited] = lines;
  if (!debited || !credited) return;
  if (lines.length > 2) return yield* taxed(lines, chart);
  for (const account of [undefined, credited.account, debited.account])
    for (const reading of readings(account, debited.debit, chart)) yield placed(reading, lines, chart);
}

/** Of a sale or a purchase alone: what else has a line of taxes is not told by an operation. */
function* taxed(lines: readonly EntryLine[], chart: ChartKind): Generator<Operation | null> {
  for (const direction of DIRECTIONS) {
    const { money, about } = laid(lines, direction);
    if (!money || !about) continue;
    const amount = direction === "in" ? money.debit : money.credit;
    for (const account of [undefined, about.account])
      for (const reading of readings(account, amount, chart))
        if (reading.type !== "other" && directionOf(reading) === direction)
          yield placed(reading, lines, chart);
  }
}

/**
 * The operation that the simple journal shows for an entry, or null when it could not produce exactly these lines (an
 * "asiento compuesto"). The entry's own operation is used only while the lines still match it.
 */
export function entryToOperation(
  content: Pick<EntryContent, "lines" | "operation">,
  chart: ChartKind,
): AnyOperation | null {
  const { lines, operation } = content;
  const isOf = (found: AnyOperation) => sameLines(operationToLines(found, chart), lines);
  if (operation) {
    const own = placed(operation, lines, chart);
    if (own !== null && isOf(own)) return own;
  }
  if (lines.some((line) => line.debit + line.credit <= 0)) return null;
  for (const candidate of candidates(lines, chart))
    if (candidate !== null && isOf(candidate)) return candidate;
  return null;
}
