import { vatOn, withheldVatOn, withholdingOn } from "../../fiscal/tax-law.ts";
import type { Day } from "../../kernel/day.ts";
import { invariant } from "../../kernel/invariant.ts";
import { pesos } from "../../kernel/pesos.ts";
import { percentOf } from "../../kernel/rounding.ts";
import type { LawAnswer } from "../../law/dated.ts";
import { CITIES, type IncomeConcept, type VatTreatment } from "../../law/tax-statutes.data.ts";
import { uvtInPesos } from "../../law/uvt.ts";

/** A tax of a case: its amount, its rate in percent and the norm that sets it. */
export interface CaseTax {
  readonly amount: number;
  readonly rate: number;
  readonly account: string;
  readonly norm: string;
}

/** How a case tells what its company withholds: the rates, and from which value on. */
export const WITHHOLDS =
  "Es agente de retención en la fuente y retiene el 2,5% por compras, el 3,5% por arriendos, el 4% por servicios y el 11% por honorarios, sobre el valor sin IVA, desde la base mínima (10 UVT en compras y arriendos, $ 524.000; 2 UVT en servicios, $ 105.000). A ella no le retienen, y la comisión del banco se da con todo incluido.";

const NO_TAX: CaseTax = { amount: 0, rate: 0, account: "", norm: "" };

function inForce<T>(answer: LawAnswer<T>): T {
  invariant(answer.known, "the law of a case's day is not known");
  return answer.value;
}

/** The article alone, without the decrees of its minimum base. */
const articleOf = (norm: string) => norm.split(";")[0] ?? norm;

export function caseVat(date: Day, base: number, treatment: VatTreatment): CaseTax {
  const { rate, norm } = inForce(vatOn(date, treatment));
  return { amount: percentOf(pesos(base), rate), rate, account: "2408", norm };
}

/** The least price, in whole pesos, at which a computer is sold with VAT: over 50 UVT (ET art. 424). */
export function taxedComputerFrom(date: Day): number {
  return inForce(uvtInPesos(date, 50)) + 1;
}

/** What a payer withholds of a payment to somebody who files; nothing below the minimum base. */
export function caseWithholding(date: Day, base: number, concept: IncomeConcept): CaseTax {
  const { filer, floorUvt, account, norm } = inForce(withholdingOn(date, concept));
  if (base < inForce(uvtInPesos(date, floorUvt))) return NO_TAX;
  return { amount: percentOf(pesos(base), filer), rate: filer, account, norm: articleOf(norm) };
}

/** What was withheld of a part of a purchase that came to the minimum base, however small that part is. */
export function withheldOfPart(date: Day, base: number): CaseTax {
  const { filer, account, norm } = inForce(withholdingOn(date, "purchases"));
  return { amount: percentOf(pesos(base), filer), rate: filer, account, norm: articleOf(norm) };
}

/** What a large taxpayer withholds of the VAT. */
export function caseWithheldVat(date: Day, vat: number): CaseTax {
  const { rate, account, norm } = inForce(withheldVatOn(date));
  return { amount: percentOf(pesos(vat), rate), rate, account, norm };
}

/** What is withheld in Bogotá of industry and commerce tax. */
export function caseWithheldIca(base: number): CaseTax {
  const row = CITIES.find(({ city }) => city === "Bogotá");
  invariant(row !== undefined, "the law names no figures for Bogotá");
  const { rate, account, norm } = row;
  return { amount: percentOf(pesos(base), rate.goods), rate: rate.goods, account, norm };
}
