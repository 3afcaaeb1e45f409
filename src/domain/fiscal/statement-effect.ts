import type { Day } from "../kernel/day.ts";
import { isPesos, type Pesos, pesos, subtract, sum, trySum, ZERO } from "../kernel/pesos.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { percentOf } from "../kernel/rounding.ts";
import type { IncomeConcept } from "../law/tax-statutes.data.ts";
import type { SkippedTax, TaxAmount, TaxDetail } from "./effect-line.ts";
import { chargesVat } from "./effect-vat.ts";
import { reachFloor, toConfirm } from "./effect-withheld.ts";
import type { FiscalContent } from "./fiscal-profile.ts";
import { conceptOf, isSelfWithholding } from "./retention-concept.ts";
import { CONCEPT_BY_ACCOUNT, TAXED_INCOME } from "./statement-accounts.data.ts";
import { vatOn, withholdingOn } from "./tax-law.ts";

/** A statement row, by the PUC code it maps to. */
export interface TaxedRow {
  readonly code: string;
  readonly debit: Pesos;
  readonly credit: Pesos;
  /** Set by hand; otherwise the account decides: income and expenses affect taxes, asset balances do not. */
  readonly affectsTaxes?: boolean;
}

/** The profile's effect on a statement's balances. They sum many invoices, so every line is an estimate. */
export interface StatementEffect {
  readonly lines: readonly (TaxAmount & { readonly side: "debit" | "credit" })[];
  readonly skipped: readonly SkippedTax[];
  readonly generated: Pesos;
  readonly deductible: Pesos;
  /** Below zero: a balance in the taxpayer's favour. */
  readonly vatBalance: Pesos;
  readonly withheld: Pesos;
}

type Effecting = Pick<FiscalContent, "flags" | "vatSettings" | "retentions">;
type TaxLine = StatementEffect["lines"][number];

function conceptOfAccount(code: string): IncomeConcept | null {
  for (let length = code.length; length >= 2; length -= 1) {
    const found = CONCEPT_BY_ACCOUNT[code.slice(0, length)];
    if (found) return found;
  }
  return null;
}

interface Bases {
  readonly sold: Pesos;
  readonly bought: ReadonlyMap<IncomeConcept, Pesos>;
}

/** Never below zero: returns exceeding a statement's sales do not produce a negative tax. */
function basesOf(rows: readonly TaxedRow[]): Bases {
  let sold = 0;
  const bought = new Map<IncomeConcept, number>();
  for (const { code, debit, credit, affectsTaxes } of rows) {
    if (affectsTaxes === false) continue;
    if (code.startsWith(TAXED_INCOME) || (affectsTaxes === true && code.startsWith("4")))
      sold += credit - debit;
    const concept = conceptOfAccount(code);
    if (concept === null || (code.startsWith("1") && affectsTaxes !== true)) continue;
    bought.set(concept, (bought.get(concept) ?? 0) + debit - credit);
  }
  const positive = [...bought].filter(([, amount]) => amount > 0);
  return {
    sold: pesos(Math.max(sold, 0)),
    bought: new Map(positive.map(([concept, amount]) => [concept, pesos(amount)])),
  };
}

function vatLine(
  profile: Effecting,
  base: Pesos,
  norm: string,
  kind: "vat-generated" | "vat-deductible",
): TaxLine {
  const { rate, accountCode: account } = profile.vatSettings;
  const amount = percentOf(base, rate);
  const detail: TaxDetail = { base, rate, amount, norm, why: { kind }, provisional: true };
  return { account, side: kind === "vat-generated" ? "credit" : "debit", detail };
}

function vatLines(profile: Effecting, day: Day, bases: Bases, skipped: SkippedTax[]): TaxLine[] {
  if (!chargesVat(profile)) return [];
  const law = vatOn(day, "general");
  if (!law.known) {
    skipped.push({ tax: "sales-tax", name: "IVA", why: toConfirm(law) });
    return [];
  }
  const { norm } = law.value;
  const bought = sum(bases.bought.values());
  return [
    vatLine(profile, bases.sold, norm, "vat-generated"),
    vatLine(profile, bought, norm, "vat-deductible"),
  ].filter((each) => each.detail.amount > 0);
}

function withheldLines(profile: Effecting, day: Day, bases: Bases, skipped: SkippedTax[]): TaxLine[] {
  const own = profile.retentions.filter(
    (each) => each.enabled && each.type === "income" && !isSelfWithholding(each),
  );
  return [...bases.bought].flatMap(([concept, base]): TaxLine[] => {
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
    const { floorUvt, norm, account } = law.value;
    const reach = reachFloor(day, base, floorUvt, norm);
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
    const detail: TaxDetail = { base, rate, amount, norm, why, provisional: true };
    if (amount === 0) return [];
    return [{ account: accountCode === "2365" ? account : accountCode, side: "credit", detail }];
  });
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
    vat.find((each) => each.side === side)?.detail.amount ?? ZERO;
  const generated = amountOf("credit");
  const deductible = amountOf("debit");
  return ok({
    lines: [...vat, ...withheld],
    skipped,
    generated,
    deductible,
    vatBalance: subtract(generated, deductible),
    withheld: sum(withheld.map(({ detail }) => detail.amount)),
  });
}
