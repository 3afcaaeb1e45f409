import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { blanked, type TextPlace } from "../plain-text.ts";
import { type PlacedAmount, placedAmounts } from "./spoken-amount.ts";

/**
 * What is told to be kept back of an operation: a withholding of income tax, of IVA or of ICA, or the commission of a bank
 * or of whoever else sold it.
 */
export interface SpokenWithheld {
  readonly tax: "source" | "vat" | "ica" | "bank-fee" | "commission";
  /** Of its base in hundred-thousandths ("2,5 %" is 2,500, "9,66 por mil" is 966), or what was withheld. */
  readonly part: { readonly rate: number } | { readonly amount: Pesos };
}

const LEAD = String.raw`\b(?:(?:que|y|a|al que|menos|con|mas|descontando|descontandole|aplicando|hacen|hace|aplican|aplica|practican|practica|practicando|practicandole|practicandoles|efectuando|haciendole|reteniendo|ellos|le|les|me|nos|se|hice|hizo|hicieron|hicimos|practico|practicaron|practique|practicamos|descontaron|descontamos|desconte|aplicaron|aplico|restaron|resto|quitaron|quito|hecho|habian|pero) )*(?:la |el |una |un |su )?`;
const HELD = "retuvo|retuvieron|retuve|retuvimos|retienen|retiene|retengo";
const TAX = `(rete ?iva|retencion (?:de|del|por|en el) iva|rete ?ica|retencion (?:de|del|por) (?:ica|industria y comercio)|(?:retencion|rete)(?: en la)? ?fuente|retefuente|retencion|rete(?= |:)|${HELD})`;
const LINK = String.raw`(?: (?:en la fuente|de fuente))?(?: (?:a la tarifa|por|de|del|fue|es|a una tarifa|en|al|el|un))*\s*:?\s*`;
const NUMBER = String.raw`(\d{1,2}(?:[.,]\d{1,3})?)\s*(%|por ?ciento\b|(?:por|x) ?mil\b|‰)`;
const RATE = new RegExp(`${LEAD}${TAX}${LINK}${NUMBER}`);
/** "Le descontamos el 11 % de retención". */
const RATE_FIRST = new RegExp(String.raw`${LEAD}(?:el )?${NUMBER} (?:de|por|en) (?:la )?${TAX}\b`);
const AMOUNT = new RegExp(String.raw`${LEAD}${TAX}${LINK}(?:\$\s*)?$`);
/** "Restaron 50.000 de retefuente", "retención 1 % 52.000". */
const AMOUNT_FIRST = new RegExp(
  String.raw`^\s*(?:pesos )?(?:de|por|en|son|fueron|eran|corresponden a) (?:(?:la|el|de) )?${TAX}\b`,
);
const TAKES =
  /\b(?:(?:me|nos|le|les|y|pero|menos|que|los|otros|restantes) )*(?:(?:restaron|resto|quitaron|quito|descontaron|desconte|descontamos|desconto|retuvo|retuvieron|retuve|retienen|retengo) )?(?:\$\s*)?$/;
/** "Retienen 2,5 % en la fuente y 15 % del IVA". */
const OF_VAT = /(?:\by |, ?)(?:el )?(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:%|por ?ciento) (?:del|sobre el|de) iva\b/;
/** What is paid to the tax office is no part of another operation. */
const PAYS_TAX =
  /\b(?:pag[a-z]*|cancel[a-z]*|present[a-z]*|declar[a-z]*|autorretencion) (?:de |la |el |las |los )*(?:retencion|retefuente|rete|declaracion|formulario|iva|ica)/;

/** Whether what is kept back is a tax, and no price of having it collected. */
export function isTax(kept: SpokenWithheld["tax"]): kept is "source" | "vat" | "ica" {
  return kept !== "bank-fee" && kept !== "commission";
}

function taxOf(word: string): SpokenWithheld["tax"] {
  if (/iva$/.test(word)) return "vat";
  return /ica$|comercio$/.test(word) ? "ica" : "source";
}

function rateIn(plain: string) {
  const after = RATE.exec(plain);
  const found = after ?? RATE_FIRST.exec(plain);
  if (found === null) return null;
  const [all, first = "", second = "", third = ""] = found;
  const place = { from: found.index, to: found.index + all.length };
  return after === null
    ? { word: third, number: first, unit: second, place }
    : { word: first, number: second, unit: third, place };
}

const BASE =
  /^\s*(?:en la fuente |de renta |(?:de |por )?(?:la )?(?:retefuente|retencion|rete ?fuente|rete ?ica|ica)(?: en la fuente)? )?(?:sobre|de) (?:(?:la|el|los|las|una|un) )?(?:base(?: gravable)?|valor|subtotal|iva)?(?: (?:de|por|es))?(?: (?:los|las))?\s*\$?\s*$/;
/** "Retención del 11 % sobre la base de 8.000.000": what the rate comes to, of another amount than the whole. */
function ofToldBase(plain: string, to: number, rate: number): { base: PlacedAmount; amount: Pesos } | null {
  const amounts = placedAmounts(plain);
  const base = amounts.find(({ from }) => from >= to && BASE.test(plain.slice(to, from)));
  if (base === undefined || amounts.length < 2) return null;
  return { base, amount: pesos(Math.round((base.amount * rate) / 100_000)) };
}

/** "Retefuente 2 % 16.000": what the rate comes to, told right after it. */
function saidBeside(plain: string, to: number, rate: number): PlacedAmount | undefined {
  const amounts = placedAmounts(plain);
  const said = amounts.find(
    ({ from }) =>
      from >= to && /^[\s,:=(]*(?:(?:de|por|son|que son|equivale a) )?\$?\s*$/.test(plain.slice(to, from)),
  );
  const isOf = (base: PlacedAmount) => Math.round((base.amount * rate) / 100_000) === said?.amount;
  return said !== undefined && amounts.some(isOf) ? said : undefined;
}

const KEEPS = String.raw`\b(?:(?:y|que|pero|me|nos|ellos|ella|la|el|ya|se) )*(?:(?:banco|app|plataforma|datafono) )?(?:(?:qued(?:o|aron)|quedan?) con|descont(?:o|aron)|descontando|descuentan?|cobr(?:o|aron)|cobran?|quit(?:o|aron)|quitan?|rebaj(?:o|aron)|baj(?:o|aron)|rest(?:o|aron)|menos)(?: (?:de|una|un|el|la|su|ya))*`;
const SHARE = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:%|por ?ciento\b)`;
const AS_COMMISSION = String.raw`(?:de|por|como) (?:la |su |una |el |los |gastos de )?(?:comision|estudio de credito|estudio|cuota de fomento|fomento|flete|transporte|acarreo|papeleria|seguro|administracion|fondo|gastos)\b`;
/** "Se quedaron con el 20 % de comisión", "descontó comisión del 15 %". */
const KEPT_SHARE = [
  new RegExp(`${KEEPS} ${SHARE} ${AS_COMMISSION}`),
  new RegExp(`${KEEPS} comision(?: (?:del?|por|el|un))* ${SHARE}`),
];
/** Of what a platform sold: "ellos descontaron el 22 %". */
const PLATFORM_SHARE = new RegExp(`${KEEPS}(?: el| un)? ${SHARE}`);
/** "Descontó su comisión de 15.000", "me quitaron 15.000 de comisión". */
const KEPT_BEFORE = new RegExp(String.raw`${KEEPS}( comision(?: (?:de|por|fue|fueron))*)?\s*(?:\$\s*)?$`);
const KEPT_AFTER = new RegExp(String.raw`^\s*(?:pesos )?${AS_COMMISSION}`);
/** What is left is told to have come: no part of its own. */
const REST_CAME =
  /(?<=(?:consign|abon|gir|transfir|deposit|pag|mand|dier|entr|lleg)[a-z]+ )(?:lo demas|el resto|lo otro|la diferencia|el saldo|lo restante)\b|\b(?:lo demas|el resto|lo otro|la diferencia|el saldo|lo restante)(?= (?:(?:me|nos) )?(?:l[oa] )?(?:consign|gir|transfir|deposit|lleg|entr|cayo|caen|cae)[a-z]*)/;
/** A commission that we pay to somebody or earn is no part of another operation. */
const OWN_COMMISSION = /\b(?:pague|pagamos|gane|ganamos|di|dimos|causar|cause|vendedor[a-z]*|asesor[a-z]*) /;
const OF_BANK = /\b(?:banco|datafono|tarjetas?|bancolombia|davivienda|bbva|bold|redeban|credibanco)\b/;

/** "El banco nos abonó 971.500 y se quedó con el resto de comisión": what did not come of the whole. */
const KEPT_REST = new RegExp(
  `${KEEPS} (?:el resto|lo demas|la diferencia|lo otro|lo restante|lo que falta) ${AS_COMMISSION}`,
);
const CAME_BEFORE =
  /\b(?:me|nos|le|les) (?:abon|consign|gir|transfir|deposit|pag|entreg|mand|lleg|entr)[a-z]+ (?:solo |unos )?\$?\s*$/;

function keptRest(plain: string) {
  const found = KEPT_REST.exec(plain);
  const [first, second, ...others] = placedAmounts(plain);
  if (found === null || first === undefined || second === undefined || others.length > 0) return null;
  const [whole, came] = first.amount > second.amount ? [first, second] : [second, first];
  if (!CAME_BEFORE.test(plain.slice(0, came.from)) || whole.amount === came.amount) return null;
  const place = { from: found.index, to: found.index + found[0].length };
  return { place, came, part: { amount: pesos(whole.amount - came.amount) } };
}

interface KeptPlace {
  readonly place: TextPlace;
  readonly part: SpokenWithheld["part"];
  /** What came, where it is no amount of its own. */
  readonly came?: PlacedAmount;
}

const COMMISSION_OF =
  /(?:\b(?:y|con|menos|una|la|su|de) )*\bcomision(?: (?:descontada|cobrada|retenida|de|del banco|por|fue|son))*\s*:?\s*(?:\$\s*)?$/;

/** "Venta 893.000, comisión 25.810, llega neto 867.190": what came and what was kept are the whole, to the peso. */
function keptOfThree(plain: string, amounts: readonly PlacedAmount[]): KeptPlace | null {
  const kept = amounts.find(({ from }) => COMMISSION_OF.test(plain.slice(0, from)));
  const others = amounts.filter((each) => each !== kept);
  const [a, b, ...more] = others;
  if (kept === undefined || a === undefined || b === undefined || more.length > 0) return null;
  if (Math.abs(a.amount - b.amount) !== kept.amount) return null;
  const from = COMMISSION_OF.exec(plain.slice(0, kept.from))?.index ?? kept.from;
  return { place: { from, to: kept.to }, part: { amount: pesos(kept.amount) } };
}

/** Where a commission is told to be kept, and how much of it. */
function keptIn(plain: string): KeptPlace | null {
  const rest = keptRest(plain);
  if (rest !== null) return rest;
  for (const pattern of OF_PLATFORM.test(plain) ? [...KEPT_SHARE, PLATFORM_SHARE] : KEPT_SHARE) {
    const found = pattern.exec(plain);
    if (found === null) continue;
    const rate = Math.round(Number((found[1] ?? "").replace(",", ".")) * 1_000);
    return { place: { from: found.index, to: found.index + found[0].length }, part: { rate } };
  }
  const amounts = placedAmounts(plain);
  const parts = keptOfThree(plain, amounts);
  if (parts !== null) return parts;
  for (const { from, to, amount } of amounts.length < 2 ? [] : amounts) {
    const before = KEPT_BEFORE.exec(plain.slice(0, from));
    const after = KEPT_AFTER.exec(plain.slice(to));
    if (before === null || (before[1] === undefined && after === null)) continue;
    const place = { from: before.index, to: to + (after?.[0].length ?? 0) };
    return { place, part: { amount: pesos(amount) } };
  }
  return null;
}

const OF_PLATFORM =
  /\b(?:rappi|didi|uber|ifood|booking|airbnb|expedia|mercado ?libre|amazon|linio|falabella|app|plataforma|pagina|agencia)\b/;

/** What is taken off what is lent or paid to us, besides taxes: "de la leche me descontaron 6.750 de cuota de fomento". */
const KEPT_OF_PRICE = new RegExp(
  String.raw`\b(?:vend|venta|prest|desembols|litros)[a-z]*\b.*\b(?:(?:descont|quit|cobr|rest)(?:o|aron)|menos)\b.*\d.* ${AS_COMMISSION}`,
);

const COLLECTED = /\b(?:vend|venta|consign|abon|gir[oa]|deposit|neto|prest|recaud|reserva|factur)/;

/** The commission that whoever collected for us kept, and the text without it. */
function keptCommission(plain: string): { readonly plain: string; readonly kept: SpokenWithheld } | null {
  const isSold = OF_PLATFORM.test(plain) && /\b(?:vend|venta)/.test(plain);
  if ((!/\bcomision\b/.test(plain) && !isSold && !KEPT_OF_PRICE.test(plain)) || OWN_COMMISSION.test(plain))
    return null;
  // "El banco cobró comisión 22.000 y 4.180 de IVA": all of it is what the bank took.
  if (/\biva\b/.test(plain) && !COLLECTED.test(plain)) return null;
  const found = keptIn(plain);
  if (found === null) return null;
  const kept = blanked(plain, found.place);
  const without = found.came === undefined ? kept : blanked(kept, found.came);
  const rest = REST_CAME.exec(without);
  return {
    plain: rest === null ? without : blanked(without, { from: rest.index, to: rest.index + rest[0].length }),
    kept: {
      tax: OF_BANK.test(plain) && !OF_PLATFORM.test(plain) ? "bank-fee" : "commission",
      part: found.part,
    },
  };
}

/**
 * The withholdings that a plain text tells with their rate or their amount, and the text without them: "con retención
 * del 11 %", "nos hicieron reteica del 9,66 por mil", "menos retención de 25.000".
 */
export function spokenWithheld(text: string): {
  readonly plain: string;
  readonly withheld: readonly SpokenWithheld[];
} {
  if (PAYS_TAX.test(text)) return { plain: text, withheld: [] };
  const commission = keptCommission(text);
  const withheld: SpokenWithheld[] = commission === null ? [] : [commission.kept];
  let plain = commission?.plain ?? text;
  for (let found = rateIn(plain); found !== null; found = rateIn(plain)) {
    const { word, number, unit, place } = found;
    const rate = Math.round(Number(number.replace(",", ".")) * (/mil|‰/.test(unit) ? 100 : 1_000));
    plain = blanked(plain, place);
    const based = ofToldBase(plain, place.to, rate);
    if (based !== null) {
      plain = blanked(plain, { from: place.to, to: based.base.to });
      withheld.push({ tax: taxOf(word), part: { amount: based.amount } });
      continue;
    }
    const said = saidBeside(plain, place.to, rate);
    if (said !== undefined) plain = blanked(plain, said);
    withheld.push({ tax: taxOf(word), part: said === undefined ? { rate } : { amount: pesos(said.amount) } });
  }
  const ofVat = withheld.every(({ tax }) => !isTax(tax)) ? null : OF_VAT.exec(plain);
  if (ofVat !== null) {
    withheld.push({
      tax: "vat",
      part: { rate: Math.round(Number((ofVat[1] ?? "").replace(",", ".")) * 1_000) },
    });
    plain = blanked(plain, { from: ofVat.index, to: ofVat.index + ofVat[0].length });
  }
  for (const { from, to, amount } of placedAmounts(plain)) {
    const found = AMOUNT.exec(plain.slice(0, from));
    const after = found === null ? AMOUNT_FIRST.exec(plain.slice(to)) : null;
    // Alone it is what the sentence is about.
    if ((found === null && after === null) || placedAmounts(plain).length < 2) continue;
    if (after !== null) {
      withheld.push({ tax: taxOf(after[1] ?? ""), part: { amount: pesos(amount) } });
      const lead = TAKES.exec(plain.slice(0, from))?.index ?? from;
      plain = blanked(plain, { from: lead, to: to + after[0].length });
      continue;
    }
    if (found === null) continue;
    withheld.push({ tax: taxOf(found[1] ?? ""), part: { amount: pesos(amount) } });
    plain = blanked(plain, { from: found.index, to });
  }
  return { plain: withheld.some(({ tax }) => isTax(tax)) ? withoutRest(plain) : plain, withheld };
}

/** Beside one amount "le entregué el resto" is what the withholding leaves, and no part of its own. */
function withoutRest(plain: string): string {
  const rest = placedAmounts(plain).length === 1 ? REST_CAME.exec(plain) : null;
  if (
    rest === null ||
    /\b(?:mitad|credito|deb[eo]|debiendo|anticipo|abon(?!o (?:la diferencia|el resto|el saldo|lo ))[a-z]*)\b/.test(
      plain,
    )
  )
    return plain;
  return blanked(plain, { from: rest.index, to: rest.index + rest[0].length });
}
