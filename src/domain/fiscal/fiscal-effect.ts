import type { AccountCode, Side } from "../accounting/account.ts";
import { oppositeSide } from "../accounting/account.ts";
import { isPesos, type Pesos, pesos, trySum, ZERO } from "../kernel/pesos.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { SELF_WITHHOLDING, WITHHOLDING } from "../law/tax-statutes.data.ts";
import {
  COST_OF_SALES,
  CUSTOMERS,
  MERCHANDISE,
  MONEY_ACCOUNTS,
  PURCHASE_ACCOUNTS,
  SALE_ACCOUNTS,
  SALES_RETURNS,
  SUPPLIERS,
} from "./effect-accounts.data.ts";
import {
  type EffectLine,
  isInCost,
  type LineRole,
  type SkippedTax,
  type TaxAmount,
  type TaxDetail,
  type TaxOutcome,
} from "./effect-line.ts";
import { selfWithheld, sufferedFromCustomer } from "./effect-suffered.ts";
import { vatOf } from "./effect-vat.ts";
import { withheldFromSupplier } from "./effect-withheld.ts";
import type { FiscalOperation } from "./fiscal-operation.ts";
import type { FiscalContent } from "./fiscal-profile.ts";

/** The effect of a profile on one operation: a balanced entry, and the taxes that do not apply. */
export interface FiscalEffect {
  readonly lines: readonly EffectLine[];
  readonly skipped: readonly SkippedTax[];
  readonly base: Pesos;
  /** VAT on the invoice, whether deducted or part of the cost. */
  readonly vat: Pesos;
  /** Withheld by the payer. Excludes self-withholding. */
  readonly withheld: Pesos;
  /** Amount paid or collected: base plus VAT minus withheld. */
  readonly settled: Pesos;
}

type EffectProblem =
  | { readonly kind: "bad-amount" }
  | { readonly kind: "too-large" }
  /** The withholdings exceed the amount to pay. */
  | { readonly kind: "withheld-over-total" };

type Effecting = Pick<FiscalContent, "flags" | "vatSettings" | "retentions" | "uvt">;

function line(role: LineRole, account: string, side: Side, amount: Pesos, tax: TaxDetail | null = null) {
  const code = account as AccountCode;
  const debit = side === "debit" ? amount : ZERO;
  return { role, account: code, debit, credit: side === "credit" ? amount : ZERO, tax } satisfies EffectLine;
}

function isGoods(operation: FiscalOperation): boolean {
  return WITHHOLDING.some((row) => row.concept === operation.concept && row.supply === "goods");
}

function settlementAccount(operation: FiscalOperation): string {
  if (operation.settlement !== "credit") return MONEY_ACCOUNTS[operation.settlement];
  if (operation.kind === "sale") return CUSTOMERS;
  return isGoods(operation) ? SUPPLIERS.goods : SUPPLIERS.services;
}

function mainAccount(operation: FiscalOperation): string {
  if (operation.account) return operation.account;
  if (operation.kind === "purchase") return PURCHASE_ACCOUNTS[operation.concept];
  const sale = SALE_ACCOUNTS[operation.concept];
  return operation.returned && sale.startsWith("41") ? SALES_RETURNS : sale;
}

interface Taxes {
  readonly vat: TaxAmount | null;
  readonly withheld: readonly TaxAmount[];
  readonly self: TaxAmount | null;
  readonly skipped: readonly SkippedTax[];
}

const taxedIn = (outcomes: readonly TaxOutcome[]) => outcomes.flatMap(({ taxed }) => (taxed ? [taxed] : []));

function taxesOf(profile: Effecting, operation: FiscalOperation): Taxes {
  const vat = vatOf(profile, operation);
  const invoiced = vat?.taxed?.detail.amount ?? ZERO;
  const outcomes =
    operation.kind === "purchase"
      ? withheldFromSupplier(profile, operation, invoiced)
      : sufferedFromCustomer(profile, operation, invoiced);
  const self = operation.kind === "sale" ? selfWithheld(profile, operation) : null;
  const all = [vat, ...outcomes, self].filter((each) => each !== null);
  return {
    vat: vat?.taxed ?? null,
    withheld: taxedIn(outcomes),
    self: self ? (taxedIn([self])[0] ?? null) : null,
    skipped: all.flatMap(({ skipped }) => (skipped ? [skipped] : [])),
  };
}

function taxLines(role: LineRole, side: Side, taxes: readonly TaxAmount[]): EffectLine[] {
  return taxes.map(({ account, detail }) => line(role, account, side, detail.amount, detail));
}

function purchaseLines(operation: FiscalOperation, taxes: Taxes, settled: Pesos): EffectLine[] {
  const side: Side = operation.returned ? "credit" : "debit";
  const inCost = taxes.vat && isInCost(taxes.vat.detail) ? taxes.vat.detail : null;
  const main = pesos(operation.base + (inCost?.amount ?? 0));
  return [
    line("main", mainAccount(operation), side, main, inCost),
    ...taxLines("vat", side, taxes.vat && !inCost ? [taxes.vat] : []),
    ...taxLines("withheld", oppositeSide(side), taxes.withheld),
    line("settlement", settlementAccount(operation), oppositeSide(side), settled),
  ];
}

function saleLines(operation: FiscalOperation, taxes: Taxes, settled: Pesos): EffectLine[] {
  const side: Side = operation.returned ? "credit" : "debit";
  const other = oppositeSide(side);
  const { self } = taxes;
  const cost = operation.cost ?? ZERO;
  return [
    line("settlement", settlementAccount(operation), side, settled),
    ...taxLines("withheld", side, taxes.withheld),
    line("main", mainAccount(operation), other, operation.base),
    ...taxLines("vat", other, taxes.vat ? [taxes.vat] : []),
    ...(self ? [line("withheld", SELF_WITHHOLDING.debit, side, self.detail.amount, self.detail)] : []),
    ...taxLines("withheld", other, self ? [self] : []),
    line("cost", COST_OF_SALES, side, cost),
    line("cost", MERCHANDISE, other, cost),
  ];
}

/**
 * The entry that an operation produces under a profile and the law of its day. Every tax states its base, rate, norm
 * and reason; every expected tax that does not apply states why. Nothing is posted here.
 */
export function fiscalEffect(
  profile: Effecting,
  asked: FiscalOperation,
): Result<FiscalEffect, EffectProblem> {
  const operation = profile.uvt ? { ...asked, uvt: profile.uvt } : asked;
  const { base, cost = ZERO } = operation;
  if (!isPesos(base) || base <= 0 || !isPesos(cost) || cost < 0) return err({ kind: "bad-amount" });
  // Leaves room for the largest case: VAT and self-withholding at their highest, besides the base and its cost.
  if (trySum([base, base, base, cost]) === null) return err({ kind: "too-large" });
  const taxes = taxesOf(profile, operation);
  const vat = taxes.vat?.detail.amount ?? ZERO;
  const withheld = trySum(taxes.withheld.map(({ detail }) => detail.amount));
  if (withheld === null) return err({ kind: "too-large" });
  if (withheld > base + vat) return err({ kind: "withheld-over-total" });
  const settled = pesos(base + vat - withheld);
  const make = operation.kind === "purchase" ? purchaseLines : saleLines;
  const lines = make(operation, taxes, settled).filter((each) => each.debit + each.credit > 0);
  return ok({ lines, skipped: taxes.skipped, base, vat, withheld, settled });
}
