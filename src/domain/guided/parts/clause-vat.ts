import { VAT_RATES, vatOnTop, vatWithin } from "../../accounting/operations/tax-parts.ts";
import { chargesVat } from "../../fiscal/effect-vat.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import type { Clause } from "../clause.ts";
import { said } from "../clause-payments.ts";
import { DEED_FACTS, type GuidedDeed } from "../deed.ts";
import type { GuidedVat } from "../guided-operation.ts";
import type { GuidedWorld } from "../guided-world.ts";

/** Of a round price with its IVA in it the rest is round as well, and of another one hardly ever. */
const ROUND = 100;
export function isRoundWithin(whole: Pesos, rate: (typeof VAT_RATES)[number]): boolean {
  const { base } = vatWithin(whole, rate);
  return rate > 0 && base % ROUND === 0 && vatOnTop(base, rate).vat + base === whole;
}

/** What bears IVA: of the expenses of a bank its services alone. */
const UNTAXED = /^(53(?!05(?:05|15))|5105|5205|5115|5215)/;

/** The IVA of a clause, as far as its deed and its account bear any; and whether it is asked about. */
export function clauseVat(clause: Clause, deed: GuidedDeed | null, puc: string | null, world: GuidedWorld) {
  const { vat, figures, payments } = clause;
  const facts = deed === null ? null : DEED_FACTS[deed];
  const isSaid = vat.kind === "within" || vat.kind === "on-top";
  const isTaxed = facts !== null && facts.vat !== null && !UNTAXED.test(puc ?? "");
  if (deed === "taxes-paid" && !isSaid) return { vat: null, isDoubt: false };
  const cannot = (isSaid || vat.kind === "unclear" || figures.vat !== null) && !isTaxed;
  const isCharged = world.profile === null ? null : chargesVat(world.profile);
  if (cannot || (isSaid && facts?.vat === "in" && isCharged === false)) return { vat: null, isDoubt: true };
  const base = payments.total?.amount;
  if (figures.vat !== null && base !== undefined) {
    const rate = VAT_RATES.find((each) => vatOnTop(base, each).vat === figures.vat);
    const within = VAT_RATES.find((each) => vatWithin(base, each).vat === figures.vat);
    if (rate !== undefined)
      return { vat: said<GuidedVat>({ kind: "on-top", rate }, vat.place), isDoubt: false };
    if (within !== undefined)
      return { vat: said<GuidedVat>({ kind: "within", rate: within }, vat.place), isDoubt: false };
    return { vat: null, isDoubt: true };
  }
  if (isSaid) return { vat: said<GuidedVat>({ kind: vat.kind, rate: vat.rate }, vat.place), isDoubt: false };
  if (vat.kind === "unclear") {
    // "595.000 con IVA": what IVA leaves of it to the peso has it in it.
    const within =
      base === undefined ? undefined : VAT_RATES.slice(0, 1).find((each) => isRoundWithin(base, each));
    if (within === undefined || !isTaxed) return { vat: null, isDoubt: true };
    return { vat: said<GuidedVat>({ kind: "within", rate: within }, vat.place), isDoubt: false };
  }
  if (vat.place !== null) return { vat: said<GuidedVat>({ kind: "none" }, vat.place), isDoubt: false };
  // Of a responsable, what is bought and sold has IVA as a rule: in the amount or on top of it?
  const isUsual = deed === "sale" || deed === "purchase" || deed === "asset-purchase";
  return { vat: null, isDoubt: isUsual && isCharged === true && !/^41(60|65)/.test(puc ?? "") };
}
