import type { Side } from "../accounting/account.ts";
import type { CaseRates } from "./exercise.ts";

export type TaxKind = "vat" | "withholding";

/** A line of a right entry: the account of its own chart, and the one of the PUC that it means. */
export interface PucLine {
  readonly code: string;
  readonly puc: string;
  readonly side: Side;
  readonly amount: number;
}

const VAT = /^2408/;
/** Accounts of tax withheld, by us or from us. */
const WITHHOLDING = /^(?:2365|2367|2368|1355)/;
/** Taxes and contributions kept from a payment, and discounts for paying early. */
const KEPT = /^(?:2365|2367|2368|1355|2370|2380|1365|421040|530535)/;
/** Where a short chart has a tax: with what is owed, or what is to be had back. */
const ANY_DEBT = /^(?:13|23|24)/;
const OTHER_RESULT = /^(?:4295|5305)/;
/** What a tax is figured from, alone or together. */
const BASE = /^(?:14|15|[4-7])/;
const TOGETHER = [/^4/, /^(?:14|15|5)/];
/** Of VAT, where the exercise names no rate, in percent. */
const GENERAL_VAT = 19;
/** Largest share of its base that is withheld. */
export const MOST_WITHHELD = 0.2;

/** Of a short chart: its accounts have codes of their own. */
const isOfShort = ({ code, puc }: PucLine): boolean => code !== puc;

const isRate = (amount: number, base: number, rate: number): boolean =>
  rate > 0 && Math.abs((base * rate) / 100 - amount) <= 1;

/** The amounts on one side of which a tax may be a part: each line's, and all of one kind together. */
function basesOn(side: Side, line: PucLine, all: readonly PucLine[]): number[] {
  const lines = all.filter((each) => each !== line && each.side === side && BASE.test(each.puc));
  const sums = TOGETHER.map((kind) =>
    lines.reduce((sum, each) => sum + (kind.test(each.puc) ? each.amount : 0), 0),
  );
  return [...lines.map(({ amount }) => amount), ...sums.filter((sum) => sum > 0)];
}

/** Whether a line is so small a part of one on the other side as what is withheld of it. */
function isSmallPart(line: PucLine, all: readonly PucLine[]): boolean {
  const other = line.side === "debit" ? "credit" : "debit";
  return basesOn(other, line, all).some((base) => line.amount <= base * MOST_WITHHELD);
}

/**
 * Which tax a line of a right entry is. The PUC has an account for each; a short chart has taxes among other debts,
 * where a line is known by what it is a part of: VAT lies on the side of its base, what is withheld on the other one.
 */
export function taxOfLine(line: PucLine, all: readonly PucLine[], rates: CaseRates): TaxKind | null {
  const { puc, side, amount } = line;
  if (VAT.test(puc)) return "vat";
  if (WITHHOLDING.test(puc)) return "withholding";
  if (!isOfShort(line) || !ANY_DEBT.test(puc)) return null;
  if (basesOn(side, line, all).some((base) => isRate(amount, base, rates.vat ?? GENERAL_VAT))) return "vat";
  return isSmallPart(line, all) ? "withholding" : null;
}

/**
 * Whether a line surely is a tax: in a short chart what is left owing may be a small part of a purchase too, so a
 * withholding has one of its rates there. `withheld`: those of the law, in percent, which no worker that grades loads.
 */
export function isSurelyTax(
  line: PucLine,
  all: readonly PucLine[],
  rates: CaseRates,
  withheld: readonly number[],
): boolean {
  const tax = taxOfLine(line, all, rates);
  if (tax !== "withholding" || !isOfShort(line)) return tax !== null;
  const other = line.side === "debit" ? "credit" : "debit";
  const known = [...withheld, rates.withholding ?? 0];
  return basesOn(other, line, all).some((base) => known.some((rate) => isRate(line.amount, base, rate)));
}

/** Whether a line is kept from what is paid or collected: withholdings, contributions, discounts. */
export function isKeptLine(line: PucLine, all: readonly PucLine[]): boolean {
  if (KEPT.test(line.puc)) return true;
  if (!isOfShort(line)) return false;
  return OTHER_RESULT.test(line.puc) || (ANY_DEBT.test(line.puc) && isSmallPart(line, all));
}
