import { ZERO } from "../../kernel/pesos.ts";
import type { ChartKind } from "../account.ts";
import type { EntryContent, EntryLine } from "../entries/entry.ts";
import { directionOf, type Operation } from "./operation.ts";
import { MONEY_ROLES, ROLE_ACCOUNTS, TYPE_ROLES } from "./operation-accounts.data.ts";

/** The operation in double entry: debits what comes in, credits its source. */
export function operationToLines(operation: Operation, chart: ChartKind): EntryLine[] {
  const { type, method, amount } = operation;
  const direction = directionOf(operation);
  const roles = TYPE_ROLES[type === "other" ? direction : type];
  const accounts = ROLE_ACCOUNTS[chart];
  const money = accounts[method === "other" ? roles.credit : MONEY_ROLES[method]];
  const about = operation.account ?? accounts[roles.about];
  const [debited, credited] = direction === "in" ? [money, about] : [about, money];
  return [
    { account: debited, debit: amount, credit: ZERO },
    { account: credited, debit: ZERO, credit: amount },
  ];
}

/** The whole entry. It carries its operation, because transfer, check and card produce the same lines. */
export function operationToEntry(
  operation: Operation,
  words: Pick<EntryContent, "date" | "description" | "reference">,
  chart: ChartKind,
): EntryContent {
  const { date, description, reference } = words;
  return { date, description, reference, lines: operationToLines(operation, chart), operation };
}
