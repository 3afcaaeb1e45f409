import type { Day } from "../kernel/day.ts";
import { isPesos, type Pesos, pesos, subtract, sum, trySum, ZERO } from "../kernel/pesos.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { percentOf } from "../kernel/rounding.ts";
import {
  type IncomeConcept,
  SUFFERED_ACCOUNTS,
  VAT_TREATMENTS,
  type VatTreatment,
} from "../law/tax-statutes.data.ts";
import type { SkippedTax, TaxDetail } from "./effect-line.ts";
import { chargesVat } from "./effect-vat.ts";
import { reachFloor, toConfirm } from "./effect-withheld.ts";
import type { FiscalContent } from "./fiscal-profile.ts";
import { conceptOf, isSelfWithholding } from "./retention-concept.ts";
import { conceptOfAccount, EXPENSES, isFixedAsset, TAXED_INCOME } from "./statement-accounts.data.ts";
import { type ByTreatment, type TaxBases, type TaxLine, vatLines } from "./statement-vat.ts";
import { withholdingOn } from "./tax-law.ts";

/** A statement row, by the PUC code it maps to. */
export interface TaxedRow {
  readonly code: string;
  readonly debit: Pesos;
  readonly credit: Pesos;
  /** As written; of accounts that hold several taxes it says which one. */
  readonly name?: string;
  /** Set by hand: a row that is off enters no base. Absent: the account decides, and asset balances do not count. */
  readonly affectsTaxes?: boolean;
  /** The VAT of what was sold or bought; the general rate by default. */
  readonly vat?: VatTreatment;
}

/** The profile's effect on a statement's balances. They sum many invoices, so every line is an estimate. */
export interface StatementEffect {
  readonly lines: readonly TaxLine[];
  readonly skipped: readonly SkippedTax[];
  readonly generated: Pesos;
  readonly deductible: Pesos;
  /** Below zero: a balance in the taxpayer's favour. */
  readonly vatBalance: Pesos;
  /** IVA that customers withheld, which the return takes from what is to be paid. */
  readonly vatSuffered: Pesos;
  /** What the last period left in the taxpayer's favour, which this one uses (ET arts. 815 and 850). */
  readonly vatCredit: Pesos;
  /** The balance less what was withheld and left over: what is paid, or below zero what is in the taxpayer's favour. */
  readonly vatDue: Pesos;
  readonly withheld: Pesos;
}

type Effecting = Pick<FiscalContent, "flags" | "vatSettings" | "retentions" | "uvt">;

/** Whether the account of a row can be the base of a tax. */
export function isTaxBase(code: string): boolean {
  return code.startsWith("4") || conceptOfAccount(code) !== null;
}

/** Whether balances of the account usually are the base of a tax: operating income and expenses. */
export function isUsualTaxBase(code: string): boolean {
  return code.startsWith(TAXED_INCOME) || (!code.startsWith("1") && conceptOfAccount(code) !== null);
}

const noBases = (): ByTreatment => ({ general: 0, reduced: 0, exempt: 0, excluded: 0 });

/** Never below zero: returns exceeding a statement's sales do not produce a negative tax. */
function positive(bases: ByTreatment): ByTreatment {
  const kept = noBases();
  for (const treatment of VAT_TREATMENTS) kept[treatment] = Math.max(bases[treatment], 0);
  return kept;
}

const countsFor = (row: TaxedRow) => row.affectsTaxes ?? isUsualTaxBase(row.code);

function basesOf(rows: readonly TaxedRow[]): TaxBases {
  const [sold, bought, common] = [noBases(), noBases(), noBases()];
  let assets = 0;
  const withheld = new Map<IncomeConcept, number>();
  for (const row of rows.filter(countsFor)) {
    const { code, debit, credit, vat = "general" } = row;
    if (code.startsWith("4")) sold[vat] += credit - debit;
    const concept = conceptOfAccount(code);
    if (concept === null) continue;
    withheld.set(concept, (withheld.get(concept) ?? 0) + debit - credit);
    if (!isFixedAsset(code)) (code.startsWith(EXPENSES) ? common : bought)[vat] += debit - credit;
    else if (vat === "general" || vat === "reduced") assets += debit - credit;
  }
  const some = [...withheld].filter(([, amount]) => amount > 0);
  return {
    sold: positive(sold),
    bought: positive(bought),
    common: positive(common),
    assets: Math.max(assets, 0),
    withheld: new Map(some.map(([concept, amount]) => [concept, pesos(amount)])),
  };
}

function withheldLines(profile: Effecting, day: Day, bases: TaxBases, skipped: SkippedTax[]): TaxLine[] {
  const own = profile.retentions.filter(
    (each) => each.enabled && each.type === "income" && !isSelfWithholding(each),
  );
  return [...bases.withheld].flatMap(([concept, base]): TaxLine[] => {
    const retention = own.find((each) => conceptOf(each) === concept);
    if (!retention) return [];
    const { name, rate, accountCode } = retention;
    const skip = (why: SkippedTax["why"]) => {
      skipped.push({ tax: "income", name, why });
      return [];
    };
    if (profile.flags.simple) return skip({ kind: "payer-simple" });
    const law = withholdingOn(day, concept);
    if (!law.known) return skip(toConfirm(law));
    const { floorUvt, norm, account, provisional } = law.value;
    const reach = reachFloor(day, base, floorUvt, norm, profile.uvt);
    if ("why" in reach) return skip(reach.why);
    const amount = percentOf(base, rate);
    const why = {
      kind: "withheld",
      tax: "income",
      name,
      floor: reach.floor,
      floorUvt,
      rateFrom: "profile",
    } as const;
    const detail: TaxDetail = { base, rate, amount, norm, why, provisional };
    if (amount === 0) return [];
    return [{ account: accountCode === "2365" ? account : accountCode, side: "credit", detail }];
  });
}

/** The balance of IVA withheld by customers. It is no base: a row's switch says nothing about it. */
function vatSufferedIn(rows: readonly TaxedRow[]): Pesos {
  const own = rows.filter(({ code }) => code.startsWith(SUFFERED_ACCOUNTS.vat));
  return pesos(Math.max(0, sum(own.map(({ debit }) => debit)) - sum(own.map(({ credit }) => credit))));
}

/** Advances of other taxes; 135520 holds what declarations of any tax left over, and its name says of which. */
const CREDITS = /^1355(?!05|10|15|17|18)/;
const OF_VAT = /\biva\b|\bventas\b/i;

/**
 * What the last period left in favour, where it was left: as the debit balance of the account of IVA itself, and in
 * those of 1355 whose name says IVA. As with what was withheld, the switch of a row says nothing about it.
 */
function vatCreditIn(rows: readonly TaxedRow[], account: string): Pesos {
  const left = (fits: (row: TaxedRow) => boolean) =>
    Math.max(
      0,
      rows.filter(fits).reduce((all, { debit, credit }) => all + debit - credit, 0),
    );
  const own = left(({ code }) => code.startsWith(account.slice(0, 4)));
  return pesos(own + left(({ code, name = "" }) => CREDITS.test(code) && OF_VAT.test(name)));
}

/** The tax lines that a profile proposes for a statement, each with its base, rate and norm. */
export function statementEffect(
  profile: Effecting,
  day: Day,
  rows: readonly TaxedRow[],
): Result<StatementEffect, { readonly kind: "bad-amount" | "too-large" }> {
  const amounts = rows.flatMap((row) => [row.debit, row.credit]);
  if (!amounts.every((amount) => isPesos(amount) && amount >= 0)) return err({ kind: "bad-amount" });
  if (trySum([...amounts, ...amounts]) === null) return err({ kind: "too-large" });
  const skipped: SkippedTax[] = [];
  const bases = basesOf(rows);
  const vat = vatLines(profile, day, bases, skipped);
  const withheld = withheldLines(profile, day, bases, skipped);
  const amountOf = (side: "debit" | "credit") =>
    sum(vat.filter((each) => each.side === side).map(({ detail }) => detail.amount));
  const generated = amountOf("credit");
  const deductible = amountOf("debit");
  const vatBalance = subtract(generated, deductible);
  const charges = chargesVat(profile);
  const vatSuffered = charges ? vatSufferedIn(rows) : ZERO;
  const vatCredit = charges ? vatCreditIn(rows, profile.vatSettings.accountCode) : ZERO;
  return ok({
    lines: [...vat, ...withheld],
    skipped,
    generated,
    deductible,
    vatBalance,
    vatSuffered,
    vatCredit,
    vatDue: subtract(subtract(vatBalance, vatSuffered), vatCredit),
    withheld: sum(withheld.map(({ detail }) => detail.amount)),
  });
}
