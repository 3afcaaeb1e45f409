import { type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import { roundHalfUp } from "../../kernel/rounding.ts";
import { fold } from "../../kernel/spanish.ts";
import type { AccountCode, ChartKind } from "../account.ts";
import type { Chart } from "../chart.ts";
import { pucOf } from "./debt-accounts.ts";
import type { Direction, TaxPart } from "./operation.ts";

/** IVA, retefuente, reteIVA and reteICA, practised and suffered; in the mini chart, Impuestos por Pagar. */
const TAX_ACCOUNTS: Readonly<Record<ChartKind, RegExp | null>> = {
  puc: /^(2408|236[578]|1355)/,
  mini: /^2404/,
  journal: null,
};

export function isTaxAccount(account: AccountCode, chart: ChartKind): boolean {
  return TAX_ACCOUNTS[chart]?.test(pucOf(account, chart)) ?? false;
}

/** What the names of own accounts of IVA say of them. */
const VAT_WORDS: Readonly<Record<Direction, RegExp>> = {
  in: /generad|cobrad|venta/,
  out: /descontable|pagad|compra/,
};

/** The account that IVA collected (in) or paid (out) is written on; null in a chart that keeps no taxes. */
export function vatAccount(chart: Chart, direction: Direction): AccountCode | null {
  if (chart.kind === "mini") return chart.accounts.find(({ puc }) => puc === "2404")?.code ?? null;
  const all = chart.accounts.filter(({ puc }) => puc.startsWith("2408"));
  const own = all.find((each) => each.own === true && VAT_WORDS[direction].test(fold(each.name)));
  return (own ?? all.find(({ puc, posting }) => puc === "2408" && posting))?.code ?? null;
}

/** An amount with its IVA, apart. */
export interface SplitVat {
  readonly base: Pesos;
  readonly vat: Pesos;
}

/** What an amount holds of IVA: base and IVA are the amount to the peso. */
export function vatWithin(total: Pesos, rate: number): SplitVat {
  const base = roundHalfUp(total, 100, 100 + rate);
  return { base, vat: pesos(total - base) };
}

/** The IVA that comes on top of a base. */
export function vatOnTop(base: Pesos, rate: number): SplitVat {
  return { base, vat: roundHalfUp(base, rate, 100) };
}

/** The rates that may be chosen: the general and the reduced one (ET arts. 468 and 468-1). */
export const VAT_RATES = [19, 5] as const;
export type VatRate = (typeof VAT_RATES)[number];

/** The line of the IVA of an operation. */
export function vatPart(account: AccountCode, direction: Direction, vat: Pesos): TaxPart {
  return direction === "in" ? { account, debit: ZERO, credit: vat } : { account, debit: vat, credit: ZERO };
}

/** What the taxes take off the amount of an operation, or with a minus add to it: the rest is its base. */
export function taxWithin(taxes: readonly TaxPart[], direction: Direction): number {
  const net = taxes.reduce((sum, { debit, credit }) => sum + credit - debit, 0);
  return direction === "in" ? net : -net;
}

/** Whom the taxes of an operation concern. Amounts are not below zero. */
export interface TaxShares {
  /** Collected or withheld for the DIAN: not one's own money. */
  readonly dian: Pesos;
  /** The same for the municipality (ICA). */
  readonly town: Pesos;
  /** IVA paid, which is taken off what is owed to the DIAN. */
  readonly deductible: Pesos;
  /** Withheld by the customer: paid ahead. */
  readonly ahead: Pesos;
}

export function taxShares(taxes: readonly TaxPart[], chart: ChartKind): TaxShares {
  const sums = { dian: 0, town: 0, deductible: 0, ahead: 0 };
  for (const { account, debit, credit } of taxes) {
    const puc = pucOf(account, chart);
    if (puc.startsWith("1355")) sums.ahead += debit - credit;
    else if (puc.startsWith("2368")) sums.town += credit - debit;
    else if (credit > 0) sums.dian += credit;
    else sums.deductible += debit;
  }
  const { dian, town, deductible, ahead } = sums;
  return { dian: pesos(dian), town: pesos(town), deductible: pesos(deductible), ahead: pesos(ahead) };
}

/** The rate of the IVA that an operation includes, where its taxes are that IVA alone as it is split here; else null. */
export function includedRate(
  amount: Pesos,
  taxes: readonly TaxPart[] | undefined,
  direction: Direction,
): VatRate | null {
  const [part, ...more] = taxes ?? [];
  if (part === undefined || more.length > 0 || part.note !== undefined || part.thirdParty !== undefined)
    return null;
  const vat = direction === "in" ? part.credit : part.debit;
  return VAT_RATES.find((rate) => vatWithin(amount, rate).vat === vat) ?? null;
}
