import { oppositeSide, type Side } from "../../accounting/account.ts";
import { pucNature } from "../../accounting/charts/puc/build-puc.ts";
import type { PucNets } from "../../accounting/indicators.ts";
import { markedPuc, mayBeNonCurrent, saysNonCurrent } from "../../accounting/non-current.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import type { LineAnswers, UploadedLine, UploadedStatement } from "./uploaded-statement.ts";

/** A line with its account and its figures as debits less credits. */
export interface PlacedLine {
  readonly line: UploadedLine;
  readonly puc: string;
  readonly nets: readonly Pesos[];
}

/** The account of a line, recognised or answered; null: it counts nowhere. */
export function accountOfLine({ id, puc }: UploadedLine, answers: LineAnswers): string | null {
  return answers.has(id) ? (answers.get(id) ?? null) : puc;
}

/** Lines that nobody has said anything of yet. */
export function askedLines({ lines }: UploadedStatement, answers: LineAnswers): readonly UploadedLine[] {
  return lines.filter(({ id, puc }) => puc === null && !answers.has(id));
}

function sideOf({ signs, name }: UploadedLine, puc: string, amount: number): Side {
  if (signs === "signed") return amount >= 0 ? "debit" : "credit";
  const ofClass = pucNature(puc.slice(0, 1), "");
  const isSpent = /^[567]/.test(puc);
  if (signs === "deducted" && isSpent) return amount <= 0 ? "debit" : "credit";
  // What stands below zero is taken away from its class; a contra account is, whatever its sign.
  return amount < 0 ? oppositeSide(ofClass) : pucNature(puc, name);
}

export function netOfLine(line: UploadedLine, puc: string, amount: number): Pesos {
  return pesos(sideOf(line, puc, amount) === "debit" ? Math.abs(amount) : -Math.abs(amount));
}

/** Every line that has an account. */
export function placedLines({ lines }: UploadedStatement, answers: LineAnswers): readonly PlacedLine[] {
  return lines.flatMap((line) => {
    const puc = accountOfLine(line, answers);
    if (puc === null) return [];
    return [{ line, puc, nets: line.amounts.map((amount) => netOfLine(line, puc, amount)) }];
  });
}

/** What an uploaded statement says of one period, as the analysis reads it. */
export interface UploadedNets {
  /** Balances; null without any. */
  readonly until: PucNets | null;
  /** Results; null without any. */
  readonly within: PucNets | null;
  /** What the balances differ by: assets less liabilities, equity and, where it is not in it, the result. */
  readonly difference: number;
}

const isOf = (classes: string) => (puc: string) => classes.includes(puc[0] ?? "");
const ofBalance = isOf("123");
const ofResult = isOf("4567");

/**
 * The balances hold the result of the year where assets, liabilities and equity are even without it; otherwise the
 * accounts of result belong to them. So a trial balance and a balance beside its income statement are read alike.
 */
export function uploadedNets(placed: readonly PlacedLine[], period: number): UploadedNets {
  const all = new Map<string, number>();
  for (const { line, puc, nets } of placed) {
    const isLater = (line.isLong && mayBeNonCurrent(puc)) || saysNonCurrent(puc, line.name);
    const key = isLater ? markedPuc(puc, new Set([puc])) : puc;
    all.set(key, (all.get(key) ?? 0) + (nets[period] ?? 0));
  }
  const entries = [...all];
  const sumOf = (fits: (puc: string) => boolean) =>
    entries.reduce((sum, [puc, net]) => (fits(puc) ? sum + net : sum), 0);
  const [position, result] = [sumOf(ofBalance), sumOf(ofResult)];
  const hasResult = entries.some(([puc]) => ofResult(puc));
  const isStated = entries.some(([puc]) => puc.startsWith("36"));
  const isApart =
    hasResult && (position === 0 || (isStated && Math.abs(position) <= Math.abs(position + result)));
  const until = new Map(entries.filter(([puc]) => ofBalance(puc) || (!isApart && ofResult(puc))));
  const hasPosition = entries.some(([puc]) => isOf("12")(puc));
  return {
    until: hasPosition ? until : null,
    within: hasResult ? new Map(entries.filter(([puc]) => ofResult(puc))) : null,
    difference: hasPosition ? position + (isApart ? 0 : result) : 0,
  };
}

/** One period of an uploaded statement under the name of its column. */
export interface UploadedSide {
  readonly label: string;
  readonly nets: UploadedNets;
}
