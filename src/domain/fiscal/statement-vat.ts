import type { Day } from "../kernel/day.ts";
import { type Pesos, pesos, subtract, sum } from "../kernel/pesos.ts";
import { percentOf, roundHalfUp } from "../kernel/rounding.ts";
import type { IncomeConcept, VatTreatment } from "../law/tax-statutes.data.ts";
import type { SkippedTax, TaxAmount, TaxDetail } from "./effect-line.ts";
import { chargesVat } from "./effect-vat.ts";
import { toConfirm } from "./effect-withheld.ts";
import type { FiscalContent } from "./fiscal-profile.ts";
import { SHARE_NORM } from "./statement-accounts.data.ts";
import { vatOn } from "./tax-law.ts";

export type ByTreatment = Record<VatTreatment, number>;

/** What a statement's rows leave as bases of taxes, in pesos. */
export interface TaxBases {
  readonly sold: Readonly<ByTreatment>;
  /** Bought with VAT that may be deducted, by treatment: what is sold again, or goes into it. */
  readonly bought: Readonly<ByTreatment>;
  /** Expenses: they serve every sale alike. */
  readonly common: Readonly<ByTreatment>;
  /** VAT bases of fixed assets. */
  readonly assets: number;
  readonly withheld: ReadonlyMap<IncomeConcept, Pesos>;
}

type Charging = Pick<FiscalContent, "flags" | "vatSettings">;

/** A tax line that is proposed for a statement, and the side it goes to. */
export type TaxLine = TaxAmount & { readonly side: "debit" | "credit" };

/** The treatments that charge a tax. */
const CHARGED = ["general", "reduced"] as const;
type ChargedBases = Readonly<Pick<ByTreatment, (typeof CHARGED)[number]>>;

/** The share of sales that give the right to deduct: with VAT or exempt, of all but fixed assets (ET art. 490). */
interface Entitled {
  readonly part: number;
  readonly whole: number;
}

const WHOLE: Entitled = { part: 1, whole: 1 };

function vatLinesOf(
  profile: Charging,
  day: Day,
  bases: ChargedBases,
  kind: "vat-generated" | "vat-deductible",
  { part, whole }: Entitled = WHOLE,
): TaxLine[] {
  return CHARGED.flatMap((treatment): TaxLine[] => {
    const law = vatOn(day, treatment);
    if (!law.known) return [];
    const { rate: own, accountCode: account } = profile.vatSettings;
    const rate = treatment === "general" ? own : law.value.rate;
    const base = pesos(bases[treatment]);
    const amount = roundHalfUp(percentOf(base, rate), part, whole);
    if (amount === 0) return [];
    const shared = part < whole;
    const why = kind === "vat-deductible" && shared ? { kind, share: part / whole } : { kind };
    const norm = shared ? `${law.value.norm}; ${SHARE_NORM}` : law.value.norm;
    const detail: TaxDetail = { base, rate, amount, norm, why, provisional: false };
    return [{ account, side: kind === "vat-generated" ? "credit" : "debit", detail }];
  });
}

const vatNote = (why: SkippedTax["why"]): SkippedTax => ({ tax: "sales-tax", name: "IVA", why });

const together = (one: ChargedBases, other: ChargedBases): ChargedBases => ({
  general: one.general + other.general,
  reduced: one.reduced + other.reduced,
});

const taxOf = (lines: readonly TaxLine[]): Pesos => sum(lines.map(({ detail }) => detail.amount));

/** VAT to deduct: of what is sold again whole, of common purchases beside excluded sales the entitled share. */
function deductibleLines(profile: Charging, day: Day, bases: TaxBases, skipped: SkippedTax[]): TaxLine[] {
  const linesOf = (some: ChargedBases, entitled?: Entitled) =>
    vatLinesOf(profile, day, some, "vat-deductible", entitled);
  const all = linesOf(together(bases.bought, bases.common));
  const { excluded, ...others } = bases.sold;
  if (excluded === 0 || all.length === 0) return all;
  const part = others.general + others.reduced + others.exempt;
  if (part === 0) {
    skipped.push(vatNote({ kind: "vat-all-excluded" }));
    return [];
  }
  const entitled = { part, whole: part + excluded };
  const common = linesOf(bases.common, entitled);
  const lost = subtract(taxOf(linesOf(bases.common)), taxOf(common));
  skipped.push(vatNote({ kind: "vat-common", share: part / entitled.whole, amount: lost }));
  return [...linesOf(bases.bought), ...common];
}

/** The VAT lines of a statement; what has none, or less, is told in `skipped`. */
export function vatLines(profile: Charging, day: Day, bases: TaxBases, skipped: SkippedTax[]): TaxLine[] {
  if (!chargesVat(profile)) return [];
  const law = vatOn(day, "general");
  if (!law.known) {
    skipped.push(vatNote(toConfirm(law)));
    return [];
  }
  if (bases.assets > 0) skipped.push(vatNote({ kind: "vat-of-assets" }));
  const generated = vatLinesOf(profile, day, bases.sold, "vat-generated");
  return [...generated, ...deductibleLines(profile, day, bases, skipped)];
}
