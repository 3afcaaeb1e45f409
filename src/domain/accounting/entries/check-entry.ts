import { asDay } from "../../kernel/as-day.ts";
import { isPesos, type Pesos, pesos } from "../../kernel/pesos.ts";
import type { AccountLookup } from "../chart.ts";
import type { EntryContent, EntryLine } from "./entry.ts";

/** Why an entry's content cannot be posted. `line` counts from 0. */
export type EntryProblem =
  | { readonly kind: "bad-date" }
  | { readonly kind: "too-few-lines"; readonly lines: number }
  | { readonly kind: "too-many-lines" }
  | { readonly kind: "text-too-long" }
  | { readonly kind: "both-sides"; readonly line: number }
  | { readonly kind: "no-amount"; readonly line: number }
  | { readonly kind: "bad-amount"; readonly line: number }
  | { readonly kind: "no-account"; readonly line: number }
  | { readonly kind: "unknown-account"; readonly line: number; readonly account: string }
  | { readonly kind: "group-account"; readonly line: number; readonly account: string }
  /** The account is closed to new entries. */
  | { readonly kind: "closed-account"; readonly line: number; readonly account: string }
  | { readonly kind: "too-large" }
  /** Debits minus credits: above zero the credit side is short, below zero the debit side. */
  | { readonly kind: "unbalanced"; readonly difference: Pesos };

export const MAX_LINES = 500;
export const MAX_TEXT = 500;

interface EntryTotals {
  readonly debit: Pesos;
  readonly credit: Pesos;
  readonly difference: Pesos;
}

/** Totals of the lines, or null when a sum would leave the safe range. */
export function entryTotals(lines: readonly Pick<EntryLine, "debit" | "credit">[]): EntryTotals | null {
  let [debit, credit] = [0, 0];
  for (const line of lines) {
    debit += line.debit;
    credit += line.credit;
    if (!Number.isSafeInteger(debit) || !Number.isSafeInteger(credit)) return null;
  }
  if (!Number.isSafeInteger(debit - credit)) return null;
  return { debit: pesos(debit), credit: pesos(credit), difference: pesos(debit - credit) };
}

function amountProblem(line: EntryLine, index: number): EntryProblem | null {
  const { debit, credit } = line;
  if (!isPesos(debit) || !isPesos(credit) || debit < 0 || credit < 0)
    return { kind: "bad-amount", line: index };
  if (debit > 0 && credit > 0) return { kind: "both-sides", line: index };
  return debit === 0 && credit === 0 ? { kind: "no-amount", line: index } : null;
}

function accountProblem(line: EntryLine, index: number, chart: AccountLookup): EntryProblem | null {
  if (line.account === "") return { kind: "no-account", line: index };
  const account = chart.byCode.get(line.account);
  if (!account) return { kind: "unknown-account", line: index, account: line.account };
  return account.posting ? null : { kind: "group-account", line: index, account: line.account };
}

function textsTooLong(content: EntryContent): boolean {
  const long = (text = "") => text.length > MAX_TEXT;
  if (long(content.description) || long(content.reference)) return true;
  return content.lines.some((line) => long(line.thirdParty) || long(line.note));
}

/**
 * All problems that prevent posting, in line order; empty when the content can be posted. Rules: at least two lines,
 * each with exactly one side above zero; debits equal credits; only posting accounts of the chart (double entry;
 * Decreto 2649 de 1993 art. 123 for the resulting record).
 */
export function checkEntry(content: EntryContent, chart: AccountLookup): EntryProblem[] {
  const problems: EntryProblem[] = [];
  if (asDay(content.date) === null) problems.push({ kind: "bad-date" });
  if (content.lines.length < 2) problems.push({ kind: "too-few-lines", lines: content.lines.length });
  if (content.lines.length > MAX_LINES) return [...problems, { kind: "too-many-lines" }];
  if (textsTooLong(content)) problems.push({ kind: "text-too-long" });
  content.lines.forEach((line, index) => {
    const account = accountProblem(line, index, chart);
    if (account) problems.push(account);
    const amount = amountProblem(line, index);
    if (amount) problems.push(amount);
  });
  if (problems.some((problem) => problem.kind === "bad-amount")) return problems;
  const totals = entryTotals(content.lines);
  if (totals === null) problems.push({ kind: "too-large" });
  else if (totals.difference !== 0) problems.push({ kind: "unbalanced", difference: totals.difference });
  return problems;
}

const NO_LINES: readonly Pick<EntryLine, "account">[] = [];

/**
 * What keeps an entry from being posted now: its problems, and accounts that are closed to new entries. `had`: the
 * lines that it had, whose accounts may stay, so that what was recorded before an account was closed can be corrected.
 */
export function checkNewEntry(
  content: EntryContent,
  chart: AccountLookup,
  had: readonly Pick<EntryLine, "account">[] = NO_LINES,
): EntryProblem[] {
  const problems = checkEntry(content, chart);
  if (content.lines.length > MAX_LINES) return problems;
  for (const [line, { account }] of content.lines.entries())
    if (chart.byCode.get(account)?.closed === true && !had.some((each) => each.account === account))
      problems.push({ kind: "closed-account", line, account });
  return problems;
}
