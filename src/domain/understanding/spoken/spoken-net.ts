import { vatOnTop } from "../../accounting/operations/tax-parts.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { blanked } from "../plain-text.ts";
import { type PlacedAmount, placedAmounts } from "./spoken-amount.ts";
import type { SpokenVat } from "./spoken-vat.ts";
import type { SpokenWithheld } from "./spoken-withheld.ts";

/** A text without the net amount that it tells beside the whole, and what was then withheld, in pesos. */
export interface SpokenNet {
  readonly plain: string;
  readonly withheld: readonly SpokenWithheld[];
}

/** "Más IVA 608.000" beside 3.200.000: what the IVA comes to is no amount of its own. */
export function withoutVatAmount({ rest, kind, rate, place }: SpokenVat): string {
  if (kind !== "on-top" || place === null) return rest;
  const amounts = placedAmounts(rest);
  const said = amounts.find(
    ({ from }) => from >= place.to && /^[\s:=(]*(?:(?:de|por|son) )?\$?\s*$/.test(rest.slice(place.to, from)),
  );
  const isVat = amounts.some((base) => said !== undefined && vatOnTop(base.amount, rate).vat === said.amount);
  return said !== undefined && isVat ? blanked(rest, said) : rest;
}

const heldOf = (base: number, { part }: SpokenWithheld) =>
  "amount" in part ? part.amount : Math.round((base * part.rate) / 100_000);

/**
 * Of "honorarios 800.000, retención del 10 %, le giramos 720.000" the 720.000 are what is left of the 800.000, and no
 * second amount. Null where no amount is what another one leaves to the peso.
 */
export function spokenNet(plain: string, withheld: readonly SpokenWithheld[]): SpokenNet | null {
  if (withheld.length === 0 || withheld.some(({ tax }) => tax === "vat")) return null;
  const amounts = placedAmounts(plain);
  if (amounts.length !== 2) return null;
  const [first, second] = amounts as [PlacedAmount, PlacedAmount];
  const [whole, net] = first.amount > second.amount ? [first, second] : [second, first];
  const held = withheld.map((each) => heldOf(whole.amount, each));
  const left = whole.amount - held.reduce((sum, each) => sum + each, 0);
  if (left !== net.amount || held.some((each) => each <= 0)) return null;
  return {
    plain: blanked(plain, net),
    withheld: withheld.map((each, at) => ({ ...each, part: { amount: pesos(held[at] as Pesos) } })),
  };
}
