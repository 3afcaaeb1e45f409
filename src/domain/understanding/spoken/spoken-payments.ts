import { isPesos, type Pesos, pesos } from "../../kernel/pesos.ts";
import type { TextPlace } from "../plain-text.ts";
import type { PlacedAmount } from "./spoken-amount.ts";
import type { SpokenMeans } from "./spoken-means.ts";
import type { SpokenPayment, SpokenPayments, SpokenPaymentWord, SpokenShare } from "./spoken-payment.ts";
import type { Pieces } from "./spoken-prices.ts";
import { byPartGiven, byPieces, bySum } from "./spoken-shares.ts";
import type { SpokenTerms } from "./spoken-terms.ts";

type Token =
  | (TextPlace & { readonly kind: "amount"; readonly amount: Pesos })
  | (TextPlace & { readonly kind: "small"; readonly count: number })
  | (TextPlace & { readonly kind: "percent"; readonly percent: number })
  | (TextPlace & { readonly kind: "rest" });

const PARTS: readonly (readonly [RegExp, number | null])[] = [
  [
    /\b(?:la )?otra mitad\b|\b(?:el |lo )?(?:resto|restante|demas|que falta)\b|\blo otro\b|\bla diferencia\b|\bel saldo\b|\bla otra(?: parte)?\b(?! (?:semana|quincena|vez))/g,
    null,
  ],
  [/\b(?:a )?mitad\b/g, 50],
  [/\bdos terceras? partes?\b|\bdos tercios\b/g, 200 / 3],
  [/\btercera parte\b|\bun tercio\b/g, 100 / 3],
  [/\bcuarta parte\b|\bun cuarto\b/g, 25],
  [/\btres cuartas? partes?\b/g, 75],
];
/** Of a share, and not of a tax or of interest: "IVA incl. 19 %", "al 2 % mensual". */
const PERCENT =
  /(?<!\b(?:iva|inc|ica|retefuente|retencion|rete)\b(?: [a-z]+\.?){0,4}\s*)\b(\d{1,2})\s*(?:%|por ?ciento\b)(?!\s*(?:mensual|anual|efectiv[oa] anual|nominal|m\.?v\b|e\.?a\b|diario|semanal))/g;
/** "20 de contado", of a whole in millions. */
const SMALL =
  /(?<![\d.,'’])\b(\d{1,3})\b(?=(?:\s+(?:(?:me|nos|se|le|les) )?(?:los|las|lo) [a-z]+)?\s+(?:en|de|por|con|a|al|millones)?\s*$)/;

const HALF_OF = /^ del? (?:la |los |las )?(?:[a-z]+ ){0,4}[a-z]+\s*[,:]?\s*(?:son |eran |fueron )?\$?\s*$/;

function tokensIn(plain: string, amounts: readonly PlacedAmount[]): Token[] {
  const tokens: Token[] = amounts.map((each) => ({ kind: "amount", ...each }));
  for (const [pattern, percent] of PARTS)
    for (const match of plain.matchAll(pattern)) {
      const place = { from: match.index, to: match.index + match[0].length };
      if (tokens.some((each) => place.from < each.to && each.from < place.to)) continue;
      // "La mitad del proyecto, 1.250.000": what the half comes to is told.
      if (amounts.length === 1 && HALF_OF.test(plain.slice(place.to, amounts[0]?.from))) continue;
      tokens.push(percent === null ? { kind: "rest", ...place } : { kind: "percent", percent, ...place });
    }
  for (const match of plain.matchAll(PERCENT))
    tokens.push({
      kind: "percent",
      percent: Number(match[1]),
      from: match.index,
      to: match.index + match[0].length,
    });
  return tokens.sort((a, b) => a.from - b.from);
}

const between = (tokens: readonly Token[], from: number, to: number) =>
  tokens.filter((each) => each.from >= from && each.to <= to);

/** Whether one word only says the other less closely: "consignado" and "Nequi", "de contado" and "por transferencia". */
function isLooser(a: SpokenPaymentWord, b: SpokenPaymentWord): boolean {
  if (a.means === b.means) return a.pocket === null || a.pocket === b.pocket;
  if (a.isWeak && !b.isWeak) return true;
  // "Débito automático del banco".
  if (a.isWeak && a.means === "transfer" && b.means === "card") return true;
  return (
    a.means === "transfer" && a.pocket === null && (b.means === "card" || b.means === "check") && !b.isWeak
  );
}

const withDue = (word: SpokenPaymentWord, other: SpokenPaymentWord): SpokenPaymentWord =>
  word.means === "credit" && other.means === "credit" ? { ...word, due: word.due ?? other.due } : word;

/** The one way that all of the words say; those that are left where they say several. */
function joined(words: readonly SpokenPaymentWord[], plain: string): readonly SpokenPaymentWord[] {
  const kept: SpokenPaymentWord[] = [];
  // "Por el banco y por Nequi" are two, "en monedas y billetes" is one.
  const isAnother = (each: SpokenPaymentWord, other: SpokenPaymentWord) =>
    !(each.means === "cash" && other.means === "cash") &&
    /^\s*(?:y|e)\s+(?:por |con |en )?(?:el |la )?$/.test(plain.slice(other.to, each.from));
  for (const each of words) {
    const at = kept.findIndex(
      (other) => !isAnother(each, other) && (isLooser(each, other) || isLooser(other, each)),
    );
    const other = kept[at];
    if (other === undefined) kept.push(each);
    else
      kept[at] = isLooser(each, other)
        ? withDue(other, each)
        : withDue({ ...each, from: Math.min(each.from, other.from) }, other);
  }
  // "En el banco, con débito a la cuenta de ahorros": what the last word said more closely.
  return kept.filter(
    (each, at) =>
      !each.isWeak || !kept.some((other, next) => next < at && !other.isWeak && isLooser(each, other)),
  );
}

const PAPER = /^(?:firm[a-z]+ (?:una |la |un )?)?(?:letra|pagare)\b/;

/** "Nos consignaron la mitad en Davivienda", "me giró 1 millón por Daviplata": a verb, how much, and by what it was. */
function isPlaceOf(
  plain: string,
  verb: SpokenPaymentWord,
  place: SpokenPaymentWord,
  tokens: readonly Token[],
): boolean {
  const [share, ...others] = between(tokens, verb.to, place.from);
  if (share === undefined || others.length > 0 || !isLooser(verb, place)) return false;
  const isVerb = /(?:consign|gir|transfir|transfer|abon|deposit|pas|mand)[a-z]+(?: (?:el|la|lo|los|las))?$/;
  return (
    isVerb.test(plain.slice(0, verb.to)) &&
    /^\s*(?:de |la |el )?(?:\$\s*)?$/.test(plain.slice(verb.to, share.from)) &&
    /^\s*(?:pesos )?(?:en|por|a|al|con) (?:el |la |mi )?$/.test(plain.slice(share.to, place.from))
  );
}

/** Ways of paying as they count: those between which no amount or share is said are one. */
function distinct(
  plain: string,
  words: readonly SpokenPaymentWord[],
  tokens: readonly Token[],
  isShared: boolean,
) {
  if (!isShared) return joined(words, plain);
  const groups: SpokenPaymentWord[][] = [];
  for (const each of words) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const isApart =
      before !== undefined &&
      (between(tokens, before.to, each.from).length > 0 ||
        smallIn(plain, before.to, each.from) !== undefined);
    const isSame = before !== undefined && isPlaceOf(plain, before, each, tokens);
    if (isSame && last !== undefined) last.splice(-1, 1, each);
    else if (last === undefined || isApart) groups.push([each]);
    else last.push(each);
  }
  const kept: SpokenPaymentWord[] = [];
  for (const each of groups.flatMap((group) => joined(group, plain))) {
    const at = kept.findIndex(
      ({ means, pocket }) => means === each.means && means === "credit" && pocket === each.pocket,
    );
    const other = kept[at];
    if (other === undefined) kept.push(each);
    // "Vendida a plazos, dieron 280 y firmaron letra por el resto": the paper says where the part that is owed stands.
    else if (PAPER.test(plain.slice(each.from))) {
      kept.splice(at, 1);
      kept.push(withDue(each, other));
    } else kept[at] = withDue(other, each);
  }
  return kept;
}

const shareOf = (token: Token | undefined, total: number): SpokenShare | null => {
  if (token === undefined) return null;
  if (token.kind === "amount") return { kind: "amount", amount: token.amount };
  if (token.kind === "percent") return { kind: "percent", percent: token.percent };
  if (token.kind === "rest") return { kind: "rest" };
  const scale = total >= 1_000_000 && token.count * 1_000_000 <= total ? 1_000_000 : 1_000;
  return isPesos(token.count * scale) ? { kind: "amount", amount: pesos(token.count * scale) } : null;
};

function smallIn(plain: string, from: number, to: number): Token | undefined {
  const match = SMALL.exec(plain.slice(from, to));
  return match === null
    ? undefined
    : { kind: "small", count: Number(match[1]), from: from + match.index, to: from + match.index + 1 };
}

/** "Quedé debiendo 2", of a whole in millions. */
function smallAfter(plain: string, from: number): Token | undefined {
  const match = /^\s*(\d{1,3})\b/.exec(plain.slice(from));
  return match === null
    ? undefined
    : { kind: "small", count: Number(match[1]), from, to: from + match[0].length };
}

/** The share of each way: what stands before it, or, where the last one is followed by one, what stands after it. */
function sharesFor(plain: string, means: readonly SpokenPaymentWord[], tokens: readonly Token[]) {
  const end = plain.length;
  const tail = between(tokens, means.at(-1)?.to ?? 0, end);
  const head = between(tokens, 0, means[0]?.from ?? end);
  const isAfter = tail.length > 0 && head.length <= 1 && head.every(({ kind }) => kind === "amount");
  // "En efectivo 128 mil y el resto por Nequi": two parts between two ways are one of each.
  const [first, second] = means;
  const inner = first && second && means.length === 2 ? between(tokens, first.to, second.from) : [];
  if (!isAfter && head.length === 1 && tail.length === 0 && inner.length === 2 && inner[0]?.kind === "amount")
    return [inner[0], inner[1]];
  return means.map((each, at) => {
    const from = isAfter ? each.to : (means[at - 1]?.to ?? 0);
    const to = isAfter ? (means[at + 1]?.from ?? end) : each.from;
    const own = between(tokens, from, to);
    if (isAfter) return own[0];
    const last = own.at(-1);
    const small = smallIn(plain, last?.to ?? from, to);
    if (small === undefined && last === undefined && at > 0 && at === means.length - 1)
      return tail[0] ?? smallAfter(plain, each.to);
    return small ?? (at === 0 && own.length < 2 && last?.kind === "amount" ? undefined : last);
  });
}

/** "Vendí a crédito 600.000 y me abonó 200.000 en efectivo": a part of what is owed, and no sum. */
const PAYS_PART = /\b(?:abon[a-z]+|dio|dieron|di|dimos|adelant[a-z]+|inicial)\b/;

function isPartPaid(
  plain: string,
  [first, second, third]: readonly SpokenPaymentWord[],
  whole: Token | undefined,
  part: Token | undefined,
): boolean {
  if (first?.means !== "credit" || second === undefined || third !== undefined) return false;
  if (whole?.kind !== "amount" || part?.kind !== "amount" || part.amount >= whole.amount) return false;
  return PAYS_PART.test(plain.slice(first.to, second.from));
}

function split(plain: string, means: readonly SpokenPaymentWord[], tokens: readonly Token[]): SpokenPayments {
  const found = sharesFor(plain, means, tokens);
  const taken = new Set(found.filter((each) => each !== undefined));
  const amounts = tokens.filter((each) => each.kind === "amount");
  const free = amounts.filter((each) => !taken.has(each));
  const isPart = isPartPaid(plain, means, free[0], found[1]);
  const isParts =
    !isPart && found.slice(1).every((each) => each?.kind === "amount") && found[0] === undefined;
  // "400 mil en efectivo y 600 mil a crédito": the whole is their sum.
  if (isParts && free.length === 1 && free[0] !== undefined) found[0] = free[0];
  const all = found.map((each) => (each?.kind === "amount" ? each.amount : 0));
  const isSum = found.every((each) => each?.kind === "amount") && (isParts || free.length === 0);
  const [first] = amounts;
  const total = isSum ? all.reduce<number>((sum, each) => sum + each, 0) : (free[0]?.amount ?? 0);
  const isBoth =
    /\bmitad y mitad\b|\bpor mitades\b|\bpartes iguales\b|\bmitades\b/.test(plain) && means.length === 2;
  const payments = means.map((each, at): SpokenPayment => {
    const share = isBoth ? ({ kind: "percent", percent: 50 } as const) : shareOf(found[at], total);
    return { ...each, share: share ?? { kind: "rest" } };
  });
  const rests = payments.filter(({ share }) => share.kind === "rest").length;
  const isWhole = isSum || free.length === 1;
  return {
    total:
      isWhole && isPesos(total) && first !== undefined
        ? { amount: pesos(total), from: first.from, to: first.to }
        : null,
    payments,
    amounts: free.length > 1 ? free.map(({ amount }) => amount) : [],
    isUnclear: rests > 1 || (!isSum && free.length !== 1),
    isOpen: false,
    isCounted: false,
  };
}

/** The whole amount of a plain text, and how it was paid: in one way, or in several with their shares. */
export function spokenPayments(
  plain: string,
  amounts: readonly PlacedAmount[],
  said: readonly SpokenMeans[],
  terms: SpokenTerms | null,
  pieces: Pieces | null = null,
): SpokenPayments {
  const tokens = tokensIn(plain, amounts);
  const words: SpokenPaymentWord[] = said.map((each) => ({ ...each, due: null }));
  if (terms !== null)
    words.push({ means: "credit", pocket: null, due: terms.due, from: terms.place.from, to: terms.place.to });
  const isSmall = words.some(({ from }) => smallIn(plain, 0, from) !== undefined);
  const isShared = tokens.length > 1 || isSmall;
  const means = distinct(
    plain,
    words.sort((a, b) => a.from - b.from),
    tokens,
    isShared,
  );
  const shares = tokens.filter(({ kind }) => kind !== "amount");
  const told =
    words.length > 1
      ? (byPieces(plain, amounts, words, pieces) ??
        byPieces(plain, amounts, means, pieces) ??
        bySum(amounts, means) ??
        bySum(
          amounts,
          means.filter(({ isWeak }) => isWeak !== true),
        ))
      : null;
  if (told !== null) return told;
  const given = byPartGiven(plain, amounts, means);
  if (given !== null) return given;
  if (means.length > 1 && (isShared || /\bmitad/.test(plain))) return split(plain, means, tokens);
  const [only] = means;
  const distinctAmounts = new Set(amounts.map(({ amount }) => amount));
  const [total = null] = amounts;
  const isOne = distinctAmounts.size === 1;
  const [share] = shares;
  return {
    total: isOne ? total : null,
    payments: means.map((each) => ({ ...each, share: shareOf(share, 0) ?? { kind: "rest" } })),
    amounts: distinctAmounts.size > 1 ? [...distinctAmounts] : [],
    // "Di 10 por transferencia y el resto…": how the rest is paid is not read.
    isUnclear: share !== undefined && (share.kind !== "rest" || isSmall) && only !== undefined,
    isOpen: means.length > 1,
    isCounted: false,
  };
}
