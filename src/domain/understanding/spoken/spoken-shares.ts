import { isPesos, pesos } from "../../kernel/pesos.ts";
import type { TextPlace } from "../plain-text.ts";
import type { PlacedAmount } from "./spoken-amount.ts";
import { COUNT_WORD, spokenCount } from "./spoken-count.ts";
import type { SpokenPayments, SpokenPaymentWord } from "./spoken-payment.ts";
import type { Pieces } from "./spoken-prices.ts";

const COUNT = new RegExp(String.raw`\b(\d{1,3}|${COUNT_WORD})\b`, "g");

function sharedOut(
  whole: PlacedAmount,
  means: readonly SpokenPaymentWord[],
  parts: readonly number[],
): SpokenPayments | null {
  if (!parts.every((part) => isPesos(part) && part > 0)) return null;
  return {
    total: whole,
    payments: means.map((each, at) => ({
      ...each,
      share: { kind: "amount", amount: pesos(parts[at] ?? 0) },
    })),
    amounts: [],
    isUnclear: false,
    isOpen: false,
    isCounted: false,
  };
}

/** "14 cortes a 20 mil, 9 en efectivo y 5 por Nequi": how many of the things were paid in each way. */
export function byPieces(
  plain: string,
  [whole, ...others]: readonly PlacedAmount[],
  means: readonly SpokenPaymentWord[],
  pieces: Pieces | null,
): SpokenPayments | null {
  if (pieces === null || whole === undefined || others.length > 0) return null;
  const counts = means.map(({ from }, at) => {
    const before = plain.slice(means[at - 1]?.to ?? whole.to, from);
    const [said] = [...before.matchAll(COUNT)].at(-1) ?? [];
    return said === undefined ? 0 : spokenCount(said);
  });
  if (counts.includes(0) || counts.reduce((sum, each) => sum + each, 0) !== pieces.count) return null;
  const told = sharedOut(
    whole,
    means,
    counts.map((count) => count * pieces.price),
  );
  return told && { ...told, isCounted: true };
}

const GAVE =
  /\b(?:(?:me|nos|le|les) )*(?:di|dio|dieron|dimos|abone|abono|abonaron|abonamos|pague|pago|pagaron|pagamos|entrego|entregue|entregaron|adelanto|adelante|dejo|dejaron)\s*(?:\$\s*)?$/;
/** To whoever sold it, or to a bank that pays the rest. */
const isOwedOn = (pocket: string | null) => pocket === null || pocket === "2105";
/** More is hardly given by hand. */
const MOST_GIVEN = 3_000_000;

/** "En 950 mil, me dio 400 mil y lo otro me lo debe": a part that was given, by hand as a guess, and the rest that is owed. */
function byGiven(
  plain: string,
  amounts: readonly PlacedAmount[],
  [credit, ...others]: readonly SpokenPaymentWord[],
): SpokenPayments | null {
  const [whole, given, left, ...more] = amounts;
  if (credit?.means !== "credit" || !isOwedOn(credit.pocket) || others.length > 0 || more.length > 0)
    return null;
  if (whole === undefined || given === undefined || given.amount >= whole.amount) return null;
  if (!GAVE.test(plain.slice(whole.to, given.from)) || credit.from < given.to || given.amount > MOST_GIVEN)
    return null;
  if (left !== undefined && left.amount !== whole.amount - given.amount) return null;
  const hand = {
    means: "cash",
    pocket: null,
    due: null,
    from: given.from,
    to: given.from,
    isGuess: true,
  } as const;
  return {
    total: whole,
    payments: [
      { ...hand, share: { kind: "amount", amount: pesos(given.amount) } },
      { ...credit, share: { kind: "rest" } },
    ],
    amounts: [],
    isUnclear: false,
    isOpen: false,
    isCounted: false,
  };
}

const OF_OWED = /^(?:le |les |me |nos )?\s*(?:a [a-z]+ )?(?:unos |como )?(?:\$\s*)?$/;

/** "Por 410.000, quedé debiendo 150 mil": the part that is owed, and the rest by hand as a guess. */
function byOwed(
  plain: string,
  amounts: readonly PlacedAmount[],
  [credit, ...others]: readonly SpokenPaymentWord[],
): SpokenPayments | null {
  const [whole, owed, ...more] = amounts;
  if (credit?.means !== "credit" || credit.pocket !== null || others.length > 0 || more.length > 0)
    return null;
  if (whole === undefined || owed === undefined || owed.amount >= whole.amount) return null;
  if (whole.amount - owed.amount > MOST_GIVEN || credit.from < whole.to) return null;
  if (!/\bdeb(?:o|e|en|emos|iendo)[a-z]*\s*$/.test(plain.slice(0, credit.to))) return null;
  if (!OF_OWED.test(plain.slice(credit.to, owed.from))) return null;
  const hand = {
    means: "cash",
    pocket: null,
    due: null,
    from: whole.to,
    to: whole.to,
    isGuess: true,
  } as const;
  return {
    total: whole,
    payments: [
      { ...hand, share: { kind: "rest" } },
      { ...credit, share: { kind: "amount", amount: owed.amount } },
    ],
    amounts: [],
    isUnclear: false,
    isOpen: false,
    isCounted: false,
  };
}

const REST_LATER =
  /^[\s,]*(?:y |pero )?(?:el (?:resto|saldo|restante)|lo (?:demas|otro)|la (?:diferencia|otra mitad|otra parte))(?: (?:me|nos|se|le) l[oa]s? (?:da|dan|paga|pagan|doy|pago|pagamos))? (?:cuando|despues|luego|al (?:recoger|entregar|recibir)|a la entrega|contra ?entrega|(?:la|el) (?:otr[oa]|proxim[oa])|mas tarde|otro dia)\b/;

/** "Me dio 100 mil en efectivo y el resto cuando lo recoja": what is paid now, and what is owed until then. */
function byPartNow(
  plain: string,
  amounts: readonly PlacedAmount[],
  [now, ...others]: readonly SpokenPaymentWord[],
): SpokenPayments | null {
  const [whole, part, ...more] = amounts;
  if (now === undefined || now.means === "credit" || others.length > 0 || more.length > 0) return null;
  if (whole === undefined || part === undefined || part.amount >= whole.amount || now.from < part.to)
    return null;
  const rest = REST_LATER.exec(plain.slice(now.to));
  if (rest === null) return null;
  const owed = { means: "credit", pocket: null, due: null, from: now.to, to: now.to } as const;
  return {
    total: whole,
    payments: [
      { ...now, share: { kind: "amount", amount: pesos(part.amount) } },
      { ...owed, share: { kind: "rest" } },
    ],
    amounts: [],
    isUnclear: false,
    isOpen: false,
    isCounted: false,
  };
}

/** "Venta del día 1.474.300: efectivo 1.120.000 y 354.300 por Nequi": the parts of a whole, each to the nearest way. */
export function bySum(
  amounts: readonly PlacedAmount[],
  means: readonly SpokenPaymentWord[],
): SpokenPayments | null {
  if (means.length < 2 || amounts.length !== means.length + 1) return null;
  const all = amounts.reduce((sum, { amount }) => sum + amount, 0);
  const whole = [amounts[0], amounts.at(-1)].find((each) => each !== undefined && each.amount * 2 === all);
  if (whole === undefined) return null;
  const left = amounts.filter((each) => each !== whole);
  const apart = (a: TextPlace, b: TextPlace) => Math.max(a.from - b.to, b.from - a.to);
  const nearest = means.map((each) =>
    left.reduce((best, part) => (apart(part, each) < apart(best, each) ? part : best)),
  );
  const isEach = new Set(nearest).size === left.length;
  const parts = isEach ? nearest : left;
  return sharedOut(
    whole,
    means,
    parts.map(({ amount }) => amount),
  );
}

const OF_ADVANCE =
  /^(?: (?:entregado|recibido|girado|dado|consignado|inicial|previo|hecho))?(?: (?:de|por|del?))?:?\s*(?:\$\s*)?$/;

/** "14 millones, cruza anticipo 8 millones, saldo a 30 días": what was paid before, and the rest in the way that is told. */
function byAdvance(
  plain: string,
  [whole, given, left, ...more]: readonly PlacedAmount[],
  means: readonly SpokenPaymentWord[],
): SpokenPayments | null {
  const [advance, rest, ...others] = means;
  if (advance?.pocket !== "2805" || rest === undefined || others.length > 0 || more.length > 0) return null;
  if (whole === undefined || given === undefined || given.amount >= whole.amount) return null;
  if (whole.to > advance.from || !OF_ADVANCE.test(plain.slice(advance.to, given.from))) return null;
  if (rest.from < given.to || (left !== undefined && left.amount !== whole.amount - given.amount))
    return null;
  return {
    total: whole,
    payments: [
      { ...advance, share: { kind: "amount", amount: given.amount } },
      { ...rest, share: { kind: "rest" } },
    ],
    amounts: [],
    isUnclear: false,
    isOpen: false,
    isCounted: false,
  };
}

/** What was given before or now, with the rest owed or paid in another way; null where it is told otherwise. */
export function byPartGiven(
  plain: string,
  amounts: readonly PlacedAmount[],
  means: readonly SpokenPaymentWord[],
): SpokenPayments | null {
  return (
    byGiven(plain, amounts, means) ??
    byOwed(plain, amounts, means) ??
    byPartNow(plain, amounts, means) ??
    byAdvance(plain, amounts, means)
  );
}
