/** From which pocket to which money goes, as PUC accounts; null where a side is not said. */
export interface PocketsBetween {
  readonly from: string | null;
  readonly to: string | null;
}

const POCKETS: readonly (readonly [words: string, puc: string])[] = [
  ["caja menor|caja chica", "110510"],
  [
    "cuentas? de ahorros?|(?<=\\b(?:la|una) )de ahorros?|ahorros|nequi|daviplata|movii|dale|rappipay|nubank|nu|lulo|billetera(?: digital)?",
    "1120",
  ],
  [
    "cajero(?: automatico)?(?! (?:de|desde) (?:la |mi )?(?:cuentas? de ahorros?|ahorros))|bancos?|bancolombia|davivienda|bbva|av villas|itau|colpatria|cuenta corriente|(?<=\\b(?:la|una) )corriente|cuenta bancaria|cuenta|corresponsal|banco [a-z]+",
    "1110",
  ],
  ["caja(?: general)?|efectivo|ventas(?: del dia)?|producido", "1105"],
];

const PREPOSITION = String.raw`(?:(desde|de|del|a|al|para|en|hacia|con|entre|y)\s+(?:la |el |mi |las |una |un )*)?`;

interface Named {
  readonly puc: string;
  readonly from: number;
  readonly preposition: string;
}

function pocketsIn(plain: string): readonly Named[] {
  const found: (Named & { readonly to: number })[] = [];
  for (const [words, puc] of POCKETS)
    for (const match of plain.matchAll(new RegExp(String.raw`${PREPOSITION}\b(?:${words})\b`, "g"))) {
      const from = match.index;
      const to = from + match[0].length;
      if (found.some((each) => from < each.to && each.from < to)) continue;
      found.push({ puc, from, to, preposition: match[1] ?? "" });
    }
  return found.sort((a, b) => a.from - b.from);
}

/** A bank that money may be drawn from: "retiro cajero 300.000 para la base de la caja". */
const isDrawable = ({ puc, preposition }: Named) =>
  !puc.startsWith("1105") && !/^(?:a|al|para|hacia)$/.test(preposition);

/** Reads a plain text about money that changes its place. What is banked comes out of cash, what is drawn goes into it. */
export function pocketsBetween(plain: string): PocketsBetween {
  const named = pocketsIn(plain);
  const isDrawn = /\b(?:saqu|sac|retir)/.test(plain);
  const isBanked = /\b(?:consign|deposit|llev)/.test(plain);
  // A cheque, or a transfer, comes out of the bank.
  const isReimbursed = /\b(?:reembols|repos|repon|constitu|apertura|cre[eao])/.test(plain);
  const isToppedUp = /\brecarg/.test(plain);
  const isFrom = ({ preposition, puc }: Named) =>
    isReimbursed && puc === "110510"
      ? false
      : isToppedUp
        ? puc !== "1120"
        : /^(desde|de|del|con)$/.test(preposition) && !(isBanked && puc !== "1105");
  let from = named.find(isFrom)?.puc ?? null;
  const others = named.filter((each) => !isFrom(each));
  // "Consignación de las ventas que estaban en caja a Bancolombia": what is banked goes to the bank.
  let to =
    ((isBanked ? others.find(({ puc }) => !puc.startsWith("1105")) : undefined) ?? others[0])?.puc ?? null;
  if (from === null && others.length > 1 && /\bentre\b/.test(plain))
    [from, to] = [others[0]?.puc ?? null, others[1]?.puc ?? null];
  if (isReimbursed && from === null && /\b(?:cheque|transferencia|pse)\b|#/.test(plain)) from = "1110";
  const drawnFrom = isDrawn && !isBanked ? named.find(isDrawable) : undefined;
  if (drawnFrom !== undefined && from?.startsWith("1105")) return { from: drawnFrom.puc, to: from };
  if (isDrawn) {
    from ??= to !== null && to !== "1105" && to !== "110510" ? to : null;
    if (to === from) to = null;
    if (from !== null && from !== "1105") to ??= "1105";
  }
  if (isBanked) {
    to ??= "1110";
    from ??= "1105";
  }
  return { from, to };
}
