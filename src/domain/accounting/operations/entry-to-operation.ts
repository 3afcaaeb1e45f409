import type { Pesos } from "../../kernel/pesos.ts";
import type { AccountCode, ChartKind } from "../account.ts";
import { journalChart } from "../charts/journal-chart.data.ts";
import { miniChart } from "../charts/mini-chart.data.ts";
import type { EntryContent, EntryLine } from "../entries/entry.ts";
import { OPERATION_TYPES, type Operation, type OperationType, type PaymentMethod } from "./operation.ts";
import { operationToLines } from "./operation-to-entry.ts";

/** The methods that the accounts alone can distinguish. */
const READABLE_METHODS: readonly PaymentMethod[] = ["cash", "bank", "other"];

/** PUC prefixes of the accounts valid for a type; `other` accepts any. */
const TYPE_PREFIXES: Readonly<Record<Exclude<OperationType, "other">, readonly string[]>> = {
  sale: ["41"],
  income: ["42"],
  expense: ["5", "6", "7"],
  purchase: ["14", "15", "16"],
};

function pucOf(account: AccountCode, chart: ChartKind): string {
  if (chart === "puc") return account;
  return (chart === "mini" ? miniChart : journalChart).byCode.get(account)?.puc ?? "";
}

function fits(type: OperationType, account: AccountCode, chart: ChartKind): boolean {
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

/** Every operation of the simple form that this account and amount could mean, simplest first. */
function* readings(account: AccountCode | undefined, amount: Pesos, chart: ChartKind): Generator<Operation> {
  for (const type of OPERATION_TYPES) {
    if (account !== undefined && !fits(type, account, chart)) continue;
    const chosen = account === undefined ? {} : { account };
    for (const method of READABLE_METHODS) {
      if (type !== "other") yield { type, method, amount, ...chosen };
      else
        for (const direction of ["in", "out"] as const) yield { type, method, amount, direction, ...chosen };
    }
  }
}

/**
 * The operation that the simple journal shows for an entry, or null when it could not produce exactly these lines (an
 * "asiento compuesto"). The entry's own operation is used only while the lines still match it.
 */
export function entryToOperation(
  content: Pick<EntryContent, "lines" | "operation">,
  chart: ChartKind,
): Operation | null {
  const { lines, operation } = content;
  if (operation && sameLines(operationToLines(operation, chart), lines)) return operation;
  const [debited, credited] = lines;
  if (lines.length !== 2 || !debited || !credited || debited.debit <= 0) return null;
  for (const account of [undefined, credited.account, debited.account]) {
    for (const reading of readings(account, debited.debit, chart)) {
      if (sameLines(operationToLines(reading, chart), lines)) return reading;
    }
  }
  return null;
}
