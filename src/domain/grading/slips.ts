import type { CaseRates } from "../exercises/exercise.ts";
import { MOST_WITHHELD } from "../exercises/tax-lines.ts";
import type { LineLabel } from "./grade-result.ts";
import type { Target } from "./target.ts";

/** Where the net of an operation goes: money, customers, suppliers, payables, salaries. */
const SETTLEMENT = /^(?:11|13|22|23|25)/;

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1;

export function takesNet({ puc, isKept, tax }: Target): boolean {
  return SETTLEMENT.test(puc) && !isKept && tax === null;
}

/** Whether two digits of a number changed places. */
function isTransposed(right: number, given: number): boolean {
  const [a, b] = [String(right), String(given)];
  if (a.length !== b.length || (right - given) % 9 !== 0) return false;
  const differing = [...a].flatMap((digit, at) => (digit === b[at] ? [] : [at]));
  const [first = 0, second = 0] = differing;
  return differing.length === 2 && a[first] === b[second] && a[second] === b[first];
}

/** A point or zeros too many or too few: ten, a hundred or a thousand times. */
function isShifted(right: number, given: number): boolean {
  return [10, 100, 1000].some((times) => given === right * times || near(given * times, right));
}

function isWithholding(target: Target, amounts: readonly number[], { withholding = 0 }: CaseRates): boolean {
  if (target.tax !== null) return target.tax === "withholding";
  if (withholding <= 0) return false;
  return amounts.some((base) => near((base * withholding) / 100, target.amount));
}

/** The amounts from which a rate may be taken: the other lines, both totals, and what VAT adds. */
function basesOf(target: Target, all: readonly Target[], { vat = 0 }: CaseRates): number[] {
  const others = all.filter((each) => each !== target).map(({ amount }) => amount);
  const total = (side: Target["side"]) =>
    all.reduce((sum, each) => sum + (each.side === side ? each.amount : 0), 0);
  return [...others, ...others.map((base) => base * (1 + vat / 100)), total("debit"), total("credit")];
}

function isWrongBase(target: Target, given: number, all: readonly Target[], rates: CaseRates): boolean {
  const bases = basesOf(target, all, rates);
  const vat = 1 + (rates.vat ?? 19) / 100;
  if (near(given, target.amount * vat) || near(given, target.amount / vat)) return true;
  const used = bases.map((base) => target.amount / base).filter((share) => share <= MOST_WITHHELD);
  const named = used.filter((share) => Math.abs(share * 100 - (rates.withholding ?? 0)) < 0.001);
  return (named.length > 0 ? named : used).some((share) => bases.some((base) => near(base * share, given)));
}

function isVatInside(target: Target, given: number, all: readonly Target[], { vat }: CaseRates): boolean {
  const lines = all.filter((each) => each !== target && each.tax === "vat");
  if (lines.some(({ amount }) => given === target.amount + amount || given === target.amount - amount))
    return true;
  const rate = vat ?? (lines.length > 0 ? 19 : 0);
  if (rate <= 0) return false;
  return near(given, target.amount * (1 + rate / 100)) || near(given, target.amount / (1 + rate / 100));
}

/** Whether what was to be kept back is still in the amount. */
function isGross(target: Target, given: number, all: readonly Target[]): boolean {
  if (!takesNet(target) || given <= target.amount) return false;
  const kept = all.filter((each) => each !== target && each.side === target.side && each.isKept).slice(0, 6);
  for (let mask = 1; mask < 1 << kept.length; mask += 1) {
    const sum = kept.reduce((total, { amount }, at) => total + (mask & (1 << at) ? amount : 0), 0);
    if (given === target.amount + sum) return true;
  }
  return false;
}

/** The label of a wrong amount, the simplest explanation first (ED-15). */
export function amountLabel(
  target: Target,
  given: number,
  all: readonly Target[],
  rates: CaseRates,
): LineLabel {
  const others = all.filter((each) => each !== target).map(({ amount }) => amount);
  if (isTransposed(target.amount, given)) return "transposition";
  if (isShifted(target.amount, given)) return "shifted-digits";
  if (isWithholding(target, others, rates)) {
    if (isWrongBase(target, given, all, rates)) return "wrong-withholding-base";
  } else if (isGross(target, given, all)) return "gross-for-net";
  else if (isVatInside(target, given, all, rates)) return "vat-not-separated";
  return others.includes(given) ? "amount-of-other-line" : "wrong-amount";
}

/** Whether a wrong amount is one that the rubric may credit in part. */
export function isSlip(target: Target, given: number, all: readonly Target[], rates: CaseRates): boolean {
  const label = amountLabel(target, given, all, rates);
  return label !== "wrong-amount" && label !== "amount-of-other-line";
}
