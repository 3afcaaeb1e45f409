import { COUNT_WORD, spokenCount } from "./spoken-count.ts";

const LARGE =
  "bultos?|sacos?|pacas?|canastas?|canastillas?|guacal(?:es)?|huacal(?:es)?|estibas?|docenas?|gruesas?|cajas?|arrobas?|toneladas?|quintal(?:es)?|garrafas?|canecas?|tambor(?:es)?|rollos?|galon(?:es)?|cubetas?|panal(?:es)?|cantinas?";
const SMALL =
  "bolsas?|bolsitas?|paquetes?|frascos?|tarros?|latas?|botellas?|sobres?|kilos?|libras?|litros?|unidades|metros?|pares|display(?:es)?|cajetillas?";
const ANY = `${LARGE}|${SMALL}`;
/** "El faltante de caja de 25.000" and "la caja de la tienda" hold money. */
const OF = new RegExp(String.raw`(?<!\b(?:de|en|la|a) (?=caja\b))\b(?:${ANY}) de (?=[a-z])`, "g");
const COUNTED = new RegExp(
  String.raw`\b(\d{1,5}(?:\.\d{3})?|${COUNT_WORD}(?:\s+(?:y\s+)?${COUNT_WORD}){0,2}|mil)\s+(${ANY}) de (?=[a-z])`,
);
const IS_LARGE = new RegExp(`^(?:${LARGE})$`);

/** The text without what holds or measures a thing: "doscientas bolsas de café" is coffee. */
export function withoutContainers(folded: string): string {
  return folded.replace(OF, "");
}

/** How much of a thing, by what holds it. */
export interface ContainedQuantity {
  readonly count: number;
  /** Such as nobody takes for use: sacks, crates, dozens. */
  readonly isLarge: boolean;
}

/** "Doscientas bolsas de …", "dos bultos de …"; null where no container is told with a number. */
export function containedIn(folded: string): ContainedQuantity | null {
  const found = COUNTED.exec(folded);
  if (found === null) return null;
  const [, said = "", container = ""] = found;
  const count = said === "mil" ? 1_000 : spokenCount(said.replace(".", ""));
  return { count, isLarge: IS_LARGE.test(container) };
}

/** Shops sell by these, and farms do not. */
const RETAIL = /\b(?:bolsas?|bolsitas?|paquetes?|latas?|sobres?|frascos?|tarros?|botellas?) de (?=[a-z])/;

export function isRetailed(folded: string): boolean {
  return RETAIL.test(folded);
}
