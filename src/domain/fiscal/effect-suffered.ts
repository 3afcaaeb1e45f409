import type { Pesos } from "../kernel/pesos.ts";
import { percentOf } from "../kernel/rounding.ts";
import { SELF_WITHHOLDING, SUFFERED_ACCOUNTS } from "../law/tax-statutes.data.ts";
import type { TaxDetail, TaxOutcome } from "./effect-line.ts";
import {
  incomeBar,
  lawRate,
  reachFloor,
  skip,
  toConfirm,
  withheldIca,
  withheldVat,
} from "./effect-withheld.ts";
import type { FiscalOperation } from "./fiscal-operation.ts";
import type { FiscalContent } from "./fiscal-profile.ts";
import { isSelfWithholding } from "./retention-concept.ts";
import { withholdingOn } from "./tax-law.ts";

type Seller = Pick<FiscalContent, "flags" | "retentions">;

const NAMES = { income: "Retención en la fuente", vat: "IVA retenido", ica: "ICA retenido" } as const;

/** The income tax that a customer withholds, who is an agent. */
export function incomeFromCustomer({ flags }: Seller, operation: FiscalOperation): readonly TaxOutcome[] {
  return operation.counterpart.withholdsIncome ? [sufferedIncome(flags, operation)] : [];
}

function sufferedIncome(flags: Seller["flags"], operation: FiscalOperation): TaxOutcome {
  const bar = incomeBar(operation.counterpart, flags);
  if (bar) return skip("income", NAMES.income, bar);
  const law = withholdingOn(operation.day, operation.concept);
  if (!law.known) return skip("income", NAMES.income, toConfirm(law));
  const { norm, floorUvt, provisional } = law.value;
  const reach = reachFloor(
    operation.day,
    operation.original ?? operation.base,
    floorUvt,
    norm,
    operation.uvt,
  );
  if ("why" in reach) return skip("income", NAMES.income, reach.why);
  const found = lawRate(law.value, flags, operation);
  if (!found.known) return skip("income", NAMES.income, toConfirm(found));
  const rate = found.value;
  const { base } = operation;
  const why = { kind: "suffered", tax: "income" } as const;
  const detail: TaxDetail = { base, rate, amount: percentOf(base, rate), norm, why, provisional };
  return { taxed: { account: SUFFERED_ACCOUNTS.income, detail } };
}

/** What a customer withholds besides income tax. */
export function othersFromCustomer(
  seller: Seller,
  operation: FiscalOperation,
  vat: Pesos,
): readonly TaxOutcome[] {
  const { counterpart, icaRate = 0, city } = operation;
  const outcomes: TaxOutcome[] = [];
  if (counterpart.largeTaxpayer && vat > 0) {
    const sides = { payerLarge: true, payeeLarge: seller.flags.largeTaxpayer };
    const how = { name: NAMES.vat, rate: null, account: SUFFERED_ACCOUNTS.vat, suffered: true };
    outcomes.push(withheldVat(sides, operation, vat, how));
  }
  if (counterpart.withholdsIca && icaRate > 0) {
    const how = { name: NAMES.ica, rate: icaRate, account: SUFFERED_ACCOUNTS.ica, suffered: true };
    if (seller.flags.simple) outcomes.push(skip("ica", NAMES.ica, { kind: "payee-simple" }));
    else outcomes.push(withheldIca(operation, city ?? null, how));
  }
  return outcomes;
}

/** What a customer withholds from the profile's owner: an asset, never 2365, which holds what the owner owes. */
export function sufferedFromCustomer(
  seller: Seller,
  operation: FiscalOperation,
  vat: Pesos,
): readonly TaxOutcome[] {
  return [...incomeFromCustomer(seller, operation), ...othersFromCustomer(seller, operation, vat)];
}

/** The special self-withholding of a sale, at the profile's rate for its activity; applies from the first peso. */
export function selfWithheld(seller: Seller, operation: FiscalOperation): TaxOutcome | null {
  const own = seller.retentions.find((each) => each.enabled && isSelfWithholding(each));
  if (!own) return null;
  // A SIMPLE taxpayer withholds only from wages (ET art. 911).
  if (seller.flags.simple) return skip("income", own.name, { kind: "payer-simple" });
  const { base } = operation;
  const detail: TaxDetail = {
    base,
    rate: own.rate,
    amount: percentOf(base, own.rate),
    norm: SELF_WITHHOLDING.norm,
    why: { kind: "self-withheld" },
    provisional: false,
  };
  const account = own.accountCode === "2365" ? SELF_WITHHOLDING.credit : own.accountCode;
  return { taxed: { account, detail } };
}
