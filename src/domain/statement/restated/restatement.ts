import type { AccountCode } from "../../accounting/account.ts";
import type { Chart } from "../../accounting/chart.ts";
import { pucOfAccount } from "../../accounting/puc-of-account.ts";
import type { Day } from "../../kernel/day.ts";
import { oneLine } from "../../kernel/graphemes.ts";
import type { RestatementId } from "../../kernel/ids.ts";
import type { Pesos } from "../../kernel/pesos.ts";

/** Why figures of a period that ended are restated: NIIF para PYMES 10.21 and 10.12. */
export const RESTATEMENT_CAUSES = ["error", "policy"] as const;
export type RestatementCause = (typeof RESTATEMENT_CAUSES)[number];

/**
 * What a period would have told had an error not been made, or had the policy of today been followed: an amount that
 * its debit and its credit move where they stand in a comparative column. It changes no entry (AC-95).
 */
export interface Restatement {
  readonly id: RestatementId;
  /** The day of the period on which it would have been recorded. */
  readonly day: Day;
  readonly debit: AccountCode;
  readonly credit: AccountCode;
  readonly amount: Pesos;
  readonly cause: RestatementCause;
  /** What the error or the new policy is. */
  readonly reason: string;
}

export const LONGEST_RESTATEMENT_REASON = 500;
/** More would be a year to correct by entries, not figures to restate. */
export const MOST_RESTATEMENTS = 60;

export type RestatementProblem = "account" | "cash" | "same-account" | "amount" | "reason" | "too-many";

/** As stored: its reason in one line. */
export function cleanRestatement(restatement: Restatement): Restatement {
  return { ...restatement, reason: oneLine(restatement.reason, LONGEST_RESTATEMENT_REASON) };
}

/**
 * What keeps a restatement from being made; null where nothing does. Cash is counted, not estimated: what it was wrong
 * about is an entry of its own day, and a flow of cash that never was cannot be restated.
 */
export function restatementProblem(
  chart: Chart,
  { debit, credit, amount, reason }: Restatement,
): RestatementProblem | null {
  for (const code of [debit, credit]) {
    const puc = pucOfAccount(chart, code);
    if (chart.byCode.get(code) === undefined || !/^[1-7]/.test(puc)) return "account";
    if (puc.startsWith("11")) return "cash";
  }
  if (debit === credit) return "same-account";
  if (amount <= 0) return "amount";
  return oneLine(reason, LONGEST_RESTATEMENT_REASON) === "" ? "reason" : null;
}

const inOrder = (a: Restatement, b: Restatement) =>
  a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1;

/** The restatements of a book with one more, or without the one of that id. */
export function withRestatement(
  all: readonly Restatement[],
  id: RestatementId,
  restatement: Restatement | null,
): readonly Restatement[] {
  const rest = all.filter((each) => each.id !== id);
  return restatement === null ? rest : [...rest, restatement].sort(inOrder);
}
