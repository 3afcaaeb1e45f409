import type { Day } from "../kernel/day.ts";
import { type Pesos, ZERO } from "../kernel/pesos.ts";
import { percentOf } from "../kernel/rounding.ts";
import type { LawAnswer } from "../law/dated.ts";
import { FEES_YEAR_UVT, WITHHOLDING, type WithholdingRow } from "../law/tax-statutes.data.ts";
import { type TypedUvt, uvtInPesos, uvtOn } from "../law/uvt.ts";
import type { SkippedTax, SkipWhy, TaxDetail, TaxOutcome } from "./effect-line.ts";
import type { FiscalOperation } from "./fiscal-operation.ts";
import type { FiscalContent, Retention } from "./fiscal-profile.ts";
import { conceptOf, isSelfWithholding } from "./retention-concept.ts";
import { cityIn, cityOn, withheldVatOn, withholdingOn } from "./tax-law.ts";

type Payer = Pick<FiscalContent, "flags" | "retentions">;

export function skip(tax: SkippedTax["tax"], name: string, why: SkipWhy): TaxOutcome {
  return { skipped: { tax, name, why } };
}

export function toConfirm(answer: LawAnswer<unknown>): SkipWhy {
  return { kind: "to-confirm", lastKnown: answer.known ? null : answer.lastKnown };
}

/**
 * The minimum base in pesos; or why nothing is withheld: the base is below it, or the day's UVT is not known. A concept
 * without a minimum base waits for no UVT.
 */
export function reachFloor(
  day: Day,
  base: Pesos,
  floorUvt: number,
  norm: string,
  typed?: TypedUvt,
): { readonly floor: Pesos } | { readonly why: SkipWhy } {
  if (floorUvt === 0) return { floor: ZERO };
  const answer = uvtInPesos(day, floorUvt, typed);
  if (!answer.known) return { why: toConfirm(answer) };
  const floor = answer.value;
  return base < floor ? { why: { kind: "below-floor", base, floor, floorUvt, norm } } : { floor };
}

/** Legal reason not to withhold income tax, whatever the amount; null if none. */
export function incomeBar(payer: { readonly simple: boolean }, payee: IncomePayee): SkipWhy | null {
  if (payer.simple) return { kind: "payer-simple" };
  if (payee.simple) return { kind: "payee-simple" };
  if (payee.selfWithholder) return { kind: "payee-self-withholder" };
  return payee.incomeTaxpayer === false ? { kind: "payee-no-income-tax" } : null;
}

interface IncomePayee {
  readonly simple: boolean;
  readonly selfWithholder: boolean;
  readonly incomeTaxpayer?: boolean;
}

/**
 * The legal rate for a payee: companies always file. Fees of a non-filer get the filer's rate once the year's payments
 * exceed 3.300 UVT, so that theirs is not known before the year's UVT.
 */
export function lawRate(
  row: WithholdingRow,
  payee: { readonly filer: boolean; readonly legalPerson?: boolean },
  operation: FiscalOperation,
): LawAnswer<number> {
  const fees = row.concept === "fees" || row.concept === "commissions";
  if (payee.filer || payee.legalPerson === true) return { known: true, value: row.filer };
  if (!fees) return { known: true, value: row.nonFiler };
  const uvt = uvtOn(operation.day, operation.uvt);
  if (!uvt.known) return uvt;
  const paid = (operation.paidThisYear ?? 0) + operation.base;
  return { known: true, value: paid > uvt.value.value * FEES_YEAR_UVT ? row.filer : row.nonFiler };
}

/** The group account is replaced by the concept's sub-account; any other account is the owner's choice and kept. */
function incomeAccount(typed: string, row: WithholdingRow): string {
  return typed === "2365" ? row.account : typed;
}

function withheldIncome(payer: Payer, operation: FiscalOperation, retention: Retention): TaxOutcome {
  const { counterpart, base, day } = operation;
  const bar = incomeBar(payer.flags, counterpart);
  if (bar) return skip("income", retention.name, bar);
  const law = withholdingOn(day, operation.concept);
  if (!law.known) return skip("income", retention.name, toConfirm(law));
  const row = law.value;
  const reach = reachFloor(day, operation.original ?? base, row.floorUvt, row.norm, operation.uvt);
  if ("why" in reach) return skip("income", retention.name, reach.why);
  const found = lawRate(row, counterpart, operation);
  if (!found.known) return skip("income", retention.name, toConfirm(found));
  const byLaw = found.value;
  const rateFrom = retention.rate === row.filer && byLaw !== retention.rate ? "law" : "profile";
  const rate = rateFrom === "law" ? byLaw : retention.rate;
  const { floor } = reach;
  const why = {
    kind: "withheld",
    tax: "income",
    name: retention.name,
    floor,
    floorUvt: row.floorUvt,
    rateFrom,
  } as const;
  const detail: TaxDetail = {
    base,
    rate,
    amount: percentOf(base, rate),
    norm: row.norm,
    why,
    provisional: row.provisional,
  };
  return { taxed: { account: incomeAccount(retention.accountCode, row), detail } };
}

/** Goods or services: what the least bases of withheld VAT and ICA distinguish. */
export function supplyOf(operation: Pick<FiscalOperation, "concept">): WithholdingRow["supply"] {
  return WITHHOLDING.find((row) => row.concept === operation.concept)?.supply ?? "goods";
}

/**
 * VAT withheld by a buyer from a seller: only large taxpayers withhold it, and not from each other (ET art. 437-2).
 */
export function withheldVat(
  sides: { readonly payerLarge: boolean; readonly payeeLarge: boolean },
  operation: FiscalOperation,
  vat: Pesos,
  how: {
    readonly name: string;
    readonly rate: number | null;
    readonly account: string;
    readonly suffered: boolean;
  },
): TaxOutcome {
  const no = (why: SkipWhy) => skip("vat", how.name, why);
  if (vat === 0) return no({ kind: "no-vat" });
  if (!sides.payerLarge) return no({ kind: "payer-not-large" });
  if (sides.payeeLarge) return no({ kind: "both-large" });
  const law = withheldVatOn(operation.day);
  if (!law.known) return no(toConfirm(law));
  const { norm, floorUvt } = law.value;
  const least = floorUvt[supplyOf(operation)];
  const reach = reachFloor(operation.day, operation.original ?? operation.base, least, norm, operation.uvt);
  if ("why" in reach) return no(reach.why);
  const rate = how.rate ?? law.value.rate;
  const why = how.suffered
    ? ({ kind: "suffered", tax: "vat" } as const)
    : ({
        kind: "withheld",
        tax: "vat",
        name: how.name,
        floor: reach.floor,
        floorUvt: least,
        rateFrom: "profile",
      } as const);
  const detail = { base: vat, rate, amount: percentOf(vat, rate), norm, why, provisional: false };
  return { taxed: { account: how.account, detail } };
}

/**
 * Withheld industry and commerce tax (ICA). For a city without a known minimum base it applies from the first peso,
 * and the detail says so.
 */
export function withheldIca(
  operation: FiscalOperation,
  city: string | null,
  how: { readonly name: string; readonly rate: number; readonly account: string; readonly suffered: boolean },
): TaxOutcome {
  const { base, day } = operation;
  const law = cityOn(day, city);
  if (law && !law.known) return skip("ica", how.name, toConfirm(law));
  const floorUvt = law ? law.value.floorUvt[supplyOf(operation)] : null;
  const norm = law ? law.value.norm : "Norma del municipio";
  const reach =
    floorUvt === null
      ? { floor: null }
      : reachFloor(day, operation.original ?? base, floorUvt, norm, operation.uvt);
  if ("why" in reach) return skip("ica", how.name, reach.why);
  const why = how.suffered
    ? ({ kind: "suffered", tax: "ica" } as const)
    : ({
        kind: "withheld",
        tax: "ica",
        name: how.name,
        floor: reach.floor,
        floorUvt,
        rateFrom: "profile",
      } as const);
  const detail = {
    base,
    rate: how.rate,
    amount: percentOf(base, how.rate),
    norm,
    why,
    provisional: law === null,
  };
  return { taxed: { account: how.account, detail } };
}

function other(operation: FiscalOperation, retention: Retention): TaxOutcome {
  const { base } = operation;
  const { name, rate, accountCode } = retention;
  const why = {
    kind: "withheld",
    tax: "other",
    name,
    floor: null,
    floorUvt: null,
    rateFrom: "profile",
  } as const;
  const detail = {
    base,
    rate,
    amount: percentOf(base, rate),
    norm: "Perfil fiscal",
    why,
    provisional: false,
  };
  return { taxed: { account: accountCode, detail } };
}

/** The retention that names the city, else the first. */
function icaRetention(retentions: readonly Retention[], city: string | undefined): Retention | undefined {
  const own = retentions.filter((each) => each.type === "ica");
  return own.find((each) => cityIn(each.name) === city) ?? own[0];
}

const retentionsOn = (payer: Payer) =>
  payer.retentions.filter((each) => each.enabled && !isSelfWithholding(each));

/** The income tax withheld from a supplier. One payment has one concept: the first retention that matches. */
export function incomeFromSupplier(payer: Payer, operation: FiscalOperation): readonly TaxOutcome[] {
  const income = retentionsOn(payer).find(
    (each) => each.type === "income" && conceptOf(each) === operation.concept,
  );
  return income ? [withheldIncome(payer, operation, income)] : [];
}

/** What the profile withholds from a supplier besides income tax. */
export function othersFromSupplier(
  payer: Payer,
  operation: FiscalOperation,
  vat: Pesos,
): readonly TaxOutcome[] {
  const on = retentionsOn(payer);
  const ofVat = on.find((each) => each.type === "vat");
  const ica = icaRetention(on, operation.city);
  const outcomes: TaxOutcome[] = [];
  if (ofVat) {
    const sides = { payerLarge: payer.flags.largeTaxpayer, payeeLarge: operation.counterpart.largeTaxpayer };
    const { name, rate, accountCode: account } = ofVat;
    outcomes.push(withheldVat(sides, operation, vat, { name, rate, account, suffered: false }));
  }
  if (ica) {
    const { name, rate, accountCode: account } = ica;
    const how = { name, rate, account, suffered: false };
    // The SIMPLE includes industry and commerce tax (ET art. 907).
    if (operation.counterpart.simple) outcomes.push(skip("ica", name, { kind: "payee-simple" }));
    else outcomes.push(withheldIca(operation, cityIn(name) ?? operation.city ?? null, how));
  }
  return [...outcomes, ...on.filter((each) => each.type === "other").map((each) => other(operation, each))];
}

/** Everything that the profile withholds from a supplier. */
export function withheldFromSupplier(
  payer: Payer,
  operation: FiscalOperation,
  vat: Pesos,
): readonly TaxOutcome[] {
  return [...incomeFromSupplier(payer, operation), ...othersFromSupplier(payer, operation, vat)];
}
