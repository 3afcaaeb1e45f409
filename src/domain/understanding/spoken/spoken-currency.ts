import type { TextPlace } from "../plain-text.ts";

/** An amount in another currency, and what one unit of it is in pesos. */
export interface SpokenCurrency {
  readonly name: string;
  readonly units: number;
  readonly rate: number | null;
  readonly place: TextPlace;
  /** Where the rate is said apart; null where it follows the amount, or is not said. */
  readonly ratePlace: TextPlace | null;
}

const FOREIGN =
  /(?:\b(\d[\d.,]*|cien|mil|un|dos|tres|cinco|diez|veinte|cincuenta)\s*(?:mil\s*)?(dolar(?:es)?|usd|euros?|eur|us\$)(?![a-z])|\b(usd|us\$|eur)\s*(\d[\d.,]*))(?:\s*(?:a|con tasa de|a tasa de|a razon de)\s*\$?\s*(\d[\d.,]*)(?!\s*(?:dias|mes|semana)))?/;
const UNITS: Readonly<Record<string, number>> = {
  un: 1,
  dos: 2,
  tres: 3,
  cinco: 5,
  diez: 10,
  veinte: 20,
  cincuenta: 50,
  cien: 100,
  mil: 1000,
};

/** "La tasa estaba a 3.980", said after the amount. */
const RATE_APART =
  /\b(?:la |el |con |una )*(?:tasa|trm|tipo de cambio|cambio|dolar|euro)(?: (?:de cambio|del dia|del dolar|representativa|oficial|estaba|esta|era|es|fue|iba|va|quedo|a|de|en|por|con|ese dia|hoy))*\s*:?\s*\$?\s*(\d[\d.,]*)/;

const toNumber = (text: string) =>
  Number(
    text
      .replace(/[.,](?=\d{3}\b)/g, "")
      .replace(",", ".")
      .replace(/[.,]$/, ""),
  );

/** The amount in another currency that a plain text says, with its rate where it says one; null where it says none. */
export function foreignIn(plain: string): SpokenCurrency | null {
  const match = FOREIGN.exec(plain);
  if (match === null) return null;
  const [all, before, name, nameBefore, after, beside] = match;
  const apart = beside === undefined ? RATE_APART.exec(plain.slice(match.index + all.length)) : null;
  const rate = beside ?? apart?.[1];
  const count = before ?? after ?? "";
  const units = UNITS[count] ?? toNumber(count);
  if (!Number.isFinite(units) || units <= 0) return null;
  const isEuro = (name ?? nameBefore ?? "").startsWith("eur");
  return {
    name: isEuro ? "EUR" : "USD",
    units,
    rate: rate === undefined ? null : toNumber(rate),
    place: { from: match.index, to: match.index + all.length },
    ratePlace:
      apart === null
        ? null
        : {
            from: match.index + all.length + apart.index,
            to: match.index + all.length + apart.index + apart[0].length,
          },
  };
}
