import type { Day } from "../kernel/day.ts";
import { isPesos, type Pesos, pesos, subtract, sum, trySum, ZERO } from "../kernel/pesos.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { percentOf, roundHalfUp } from "../kernel/rounding.ts";
import {
  type IncomeConcept,
  SUFFERED_ACCOUNTS,
  VAT_TREATMENTS,
  type VatTreatment,
} from "../law/tax-statutes.data.ts";
import type { SkippedTax, TaxAmount, TaxDetail } from "./effect-line.ts";
import { chargesVat } from "./effect-vat.ts";
import { reachFloor, toConfirm } from "./effect-withheld.ts";
import type { FiscalContent } from "./fiscal-profile.ts";
import { conceptOf, isSelfWithholding } from "./retention-concept.ts";
import { conceptOfAccount, isFixedAsset, TAXED_INCOME } from "./statement-accounts.data.ts";
import { vatOn, withholdingOn } from "./tax-law.ts";

/** A statement row, by the PUC code it maps to. */
export interface TaxedRow {
  readonly code: string;
  readonly debit: Pesos;
  readonly credit: Pesos;
  /** Set by hand: a row that is off enters no base. Absent: the account decides, and asset balances do not count. */
  readonly affectsTaxes?: boolean;
  /** The VAT of what was sold or bought; the general rate by default. */
  readonly vat?: VatTreatment;
}

/** The profile's effect on a statement's balances. They sum many invoices, so every line is an estimate. */
export interface StatementEffect {
  readonly lines: readonly (TaxAmount & { readonly side: "debit" | "credit" })[];
  readonly skipped: readonly SkippedTax[];
  readonly generated: Pesos;
  readonly deductible: Pesos;
  /** Below zero: a balance in the taxpayer's favour. */
  readonly vatBalance: Pesos;
  /** IVA that customers withheld, which the return takes from what is to be paid. */
  readonly vatSuffered: Pesos;
  /** The balance less what was withheld: what is paid, or below zero what is in the taxpayer's favour. */
  readonly vatDue: Pesos;
  readonly withheld: Pesos;
}

type Effecting = Pick<FiscalContent, "flags" | "vatSettings" | "retentions" | "uvt">;
type TaxLine = StatementEffect["lines"][number];

/** Whether the account of a row can be the base of a tax. */
export function isTaxBase(code: string): boolean {
  return code.startsWith("4") || conceptOfAccount(code) !== null;
}

/** Whether balances of the account usually are the base of a tax: operating income and expenses. */
export function isUsualTaxBase(code: string): boolean {
  return code.startsWith(TAXED_INCOME) || (!code.startsWith("1") && conceptOfAccount(code) !== null);
}

type ByTreatment = Record<VatTreatment, number>;

interface Bases {
  readonly sold: Readonly<ByTreatment>;
  /** Bought with VAT that may be deducted, by treatment. */
  readonly bought: Readonly<ByTreatment>;
  /** VAT bases of fixed assets. */
  readonly assets: number;
  readonly withheld: ReadonlyMap<IncomeConcept, Pesos>;
}

const noBases = (): ByTreatment => ({ general: 0, reduced: 0, exempt: 0, excluded: 0 });

/** Never below zero: returns exceeding a statement's sales do not produce a negative tax. */
function positive(bases: ByTreatment): ByTreatment {
  const kept = noBases();
  for (const treatment of VAT_TREATMENTS) kept[treatment] = Math.max(bases[treatment], 0);
  return kept;
}

const countsFor = (row: TaxedRow) => row.affectsTaxes ?? isUsualTaxBase(row.code);

function basesOf(rows: readonly TaxedRow[]): Bases {
  const [sold, bought] = [noBases(), noBases()];
  let assets = 0;
  const withheld = new Map<IncomeConcept, number>();
  for (const row of rows.filter(countsFor)) {
    const { code, debit, credit, vat = "general" } = row;
    if (code.startsWith("4")) sold[vat] += credit - debit;
    const concept = conceptOfAccount(code);
    if (concept === null) continue;
    withheld.set(concept, (withheld.get(concept) ?? 0) + debit - credit);
    if (!isFixedAsset(code)) bought[vat] += debit - credit;
    else if (vat === "general" || vat === "reduced") assets += debit - credit;
  }
  const some = [...withheld].filter(([, amount]) => amount > 0);
  return {
    sold: positive(sold),
    bought: positive(bought),
    assets: Math.max(assets, 0),
    withheld: new Map(some.map(([concept, amount]) => [concept, pesos(amount)])),
  };
}

/** The treatments that charge a tax. */
const CHARGED = ["general", "reduced"] as const;

function vatLinesOf(
  profile: Effecting,
  day: Day,
  bases: Readonly<ByTreatment>,
  kind: "vat-generated" | "vat-deductible",
): TaxLine[] {
  return CHARGED.flatMap((treatment): TaxLine[] => {
    const law = vatOn(day, treatment);
    if (!law.known) return [];
    const { rate: own, accountCode: account } = profile.vatSettings;
    const rate = treatment === "general" ? own : law.value.rate;
    const base = pesos(bases[treatment]);
    const amount = percentOf(base, rate);
    if (amount === 0) return [];
    const detail: TaxDetail = { base, rate, amount, norm: law.value.norm, why: { kind }, provisional: false };
    return [{ account, side: kind === "vat-generated" ? "credit" : "debit", detail }];
  });
}

const vatNote = (why: SkippedTax["why"]): SkippedTax => ({ tax: "sales-tax", name: "IVA", why });

function vatLines(profile: Effecting, day: Day, bases: Bases, skipped: SkippedTax[]): TaxLine[] {
  if (!chargesVat(profile)) return [];
  const law = vatOn(day, "general");
  if (!law.known) {
    skipped.push(vatNote(toConfirm(law)));
    return [];
  }
  const generated = vatLinesOf(profile, day, bases.sold, "vat-generated");
  const deductible = vatLinesOf(profile, day, bases.bought, "vat-deductible");
  if (bases.assets > 0) skipped.push(vatNote({ kind: "vat-of-assets" }));
  const { excluded, ...others } = bases.sold;
  const entitled = others.general + others.reduced + others.exempt;
  if (excluded === 0 || deductible.length === 0) return [...generated, ...deductible];
  if (entitled === 0) {
    skipped.push(vatNote({ kind: "vat-all-excluded" }));
    return generated;
  }
  const whole = sum(deductible.map(({ detail }) => detail.amount));
  const share = entitled / (entitled + excluded);
  const amount = roundHalfUp(whole, entitled, entitled + excluded);
  skipped.push(vatNote({ kind: "vat-common", share, amount }));
  return [...generated, ...deductible];
}

function withheldLines(profile: Effecting, day: Day, bases: Bases, skipped: SkippedTax[]): TaxLine[] {
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
  const vatSuffered = chargesVat(profile) ? vatSufferedIn(rows) : ZERO;
  return ok({
    lines: [...vat, ...withheld],
    skipped,
    generated,
    deductible,
    vatBalance,
    vatSuffered,
    vatDue: subtract(vatBalance, vatSuffered),
    withheld: sum(withheld.map(({ detail }) => detail.amount)),
  });
}
