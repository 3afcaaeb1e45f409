import type { Day } from "../kernel/day.ts";
import type { Pesos } from "../kernel/pesos.ts";
import { blanked, type PlainText, placeIn, type TextPlace } from "../understanding/plain-text.ts";
import { placedAmounts } from "../understanding/spoken-amount.ts";
import { type SpokenAsset, spokenAsset } from "../understanding/spoken-asset.ts";
import { foreignIn, type SpokenCurrency } from "../understanding/spoken-currency.ts";
import { type SpokenDay, spokenDay } from "../understanding/spoken-day.ts";
import { spokenDiscount } from "../understanding/spoken-discount.ts";
import { spokenDocument } from "../understanding/spoken-document.ts";
import { type SpokenFigures, spokenFigures } from "../understanding/spoken-figures.ts";
import { spokenMeans } from "../understanding/spoken-means.ts";
import { type NameReading, type SpokenParty, spokenParty } from "../understanding/spoken-party.ts";
import { type SpokenPayments, spokenPayments } from "../understanding/spoken-payments.ts";
import { spokenTerms } from "../understanding/spoken-terms.ts";
import { type SpokenVat, spokenVat } from "../understanding/spoken-vat.ts";
import { type SpokenWithheld, spokenWithheld } from "../understanding/spoken-withheld.ts";
import type { AssetExit, GuidedDeed } from "./deed.ts";
import type { GuidedOperation } from "./guided-operation.ts";
import { assetExit } from "./telling/asset-exit.ts";

/** The parts of one clause, each with its place in the whole plain text. */
export interface Clause {
  /** The words of the clause as they were written. */
  readonly text: string;
  readonly party: SpokenParty;
  readonly day: SpokenDay;
  readonly vat: SpokenVat;
  readonly figures: SpokenFigures;
  /** How a fixed asset left, and what is said of it. */
  readonly exit: AssetExit | null;
  readonly asset: SpokenAsset | null;
  /** What was taken off a debt whose whole is told. */
  readonly discount: Pesos | null;
  readonly withheld: readonly SpokenWithheld[];
  readonly payments: SpokenPayments;
  readonly currency: SpokenCurrency | null;
  readonly document: TextPlace | null;
  /** The number of the document as it was written; empty for none. */
  readonly number: string;
  /** Words that tell what was done, joined by spaces; a third party is "@". */
  readonly all: string;
  /** The same with "#" for ways of paying. */
  readonly doing: string;
  /** Those that tell what it was about. */
  readonly telling: string;
}

interface ClauseWorld {
  readonly today: Day;
  readonly parties: readonly string[];
  readonly readName: (text: string, preposition: string) => NameReading;
}

/** The clause in the text, with blanks for all others: places stay. */
function only(text: string, { from, to }: TextPlace): string {
  return " ".repeat(from) + text.slice(from, to) + " ".repeat(text.length - to);
}

/** Where a place of the original text stands in the plain one. */
function plainPlace({ places }: PlainText, { from, to }: TextPlace): TextPlace {
  const first = places.findIndex((place) => place >= from);
  const last = places.findIndex((place) => place >= to);
  return { from: Math.max(0, first), to: last < 0 ? places.length - 1 : last };
}

/** What is said of taxes besides: it tells no deed. */
const TAX_NOTES =
  /\b(?:con|mas|y|sin|menos) (?:el |la |las )?iva\b|\b(?:con|sin|menos) (?:la |las )?(?:retenciones|retencion|retefuente|rete ?fuente|reteica|reteiva)(?: en la fuente)?\b/g;
/** Who somebody is tells nothing of what was paid: "a un muchacho que me ayudó con un pedido". */
const WHO_HELPED = / que (?:me|nos) (?:ayud|colabor|acompan)[a-z]+.*$/;
const BANK_TAX = /\b4\s*(?:x|por)\s*(?:1[.,]?000|mil)\b|\bcuatro por mil\b|\b4xmil\b/;
const SHARE_WORDS =
  /\b(?:la )?(?:otra )?mitad\b|\b(?:el |lo )?(?:resto|restante|demas)\b|\b(?:tercera|cuarta) partes?\b|\d+\s*(?:%|por ?ciento)/g;
const FILLERS =
  /\b(?:comprobante|egreso|soporte|remision|documento|numero|registr[a-z]*|anot[a-z]*|apunt[a-z]*|listo|ya|oye|parce|buenas|hola|favor|quiero|necesito|total|valor|fue|fueron|era|son|es|quedo|queda|pesos|retencion|retefuente|rete|fuente|cuadre|cerre|dia|tambien|luego|unos|unas|todo|toda|nuestro|segun|mi|fue)\b/g;

function wordsOf(plain: string): string {
  const words = (plain.match(/[a-z@#]+/g) ?? []).join(" ");
  return words
    .replace(
      /\bse (pago|paga|pagaron|cancelo|cancela|cancelaron|compro|compra|compraron|vendio|vende|vendieron|consigno|consigna|consignaron|recibio|recibe|recibieron|abono|abona|abonaron|presto|prestaron|causo|causa|causaron|devolvio|devuelve|devolvieron|deposito|depositaron|retiro|retiraron|saco|sacaron|transfirio|transfirieron|cobro|cobraron|gasto|gastaron|entrego|entregaron|factura|facturo|facturan|facturaron|gira|giro|giran|giraron)\b/g,
      (_, verb: string) => OWN_DEEDS[verb] ?? verb,
    )
    .replace(/\bpara (?:pagar|cancelar)\b/g, "pague");
}

/** "Se pagó" is what the writer did. */
const OWN_DEEDS: Readonly<Record<string, string>> = {
  pago: "pague",
  paga: "pague",
  pagaron: "pague",
  cancelo: "cancele",
  cancela: "cancele",
  cancelaron: "cancele",
  compro: "compre",
  compra: "compre",
  compraron: "compre",
  vendio: "vendi",
  vende: "vendi",
  vendieron: "vendi",
  consigno: "consigne",
  consigna: "consigne",
  consignaron: "consigne",
  recibio: "recibi",
  recibe: "recibi",
  recibieron: "recibi",
  abono: "abone",
  abona: "abone",
  abonaron: "abone",
  presto: "preste",
  prestaron: "preste",
  causo: "cause",
  causa: "cause",
  causaron: "cause",
  devolvio: "devolvi",
  devuelve: "devolvi",
  devolvieron: "devolvi",
  deposito: "deposite",
  depositaron: "deposite",
  retiro: "retire",
  retiraron: "retire",
  saco: "saque",
  sacaron: "saque",
  transfirio: "transferi",
  transfirieron: "transferi",
  cobro: "cobre",
  cobraron: "cobre",
  gasto: "gaste",
  gastaron: "gaste",
  entrego: "entregue",
  entregaron: "entregue",
  factura: "facture",
  facturo: "facture",
  facturan: "facture",
  facturaron: "facture",
  gira: "gire",
  giro: "gire",
  giran: "gire",
  giraron: "gire",
};

/** Whether a way of paying is said as one: "por el banco", and not "del banco", "al banco" or "el banco". */
function isPaidIn(
  plain: string,
  { from, means }: { readonly from: number; readonly means: string },
): boolean {
  const said = plain.slice(from);
  if (means === "credit")
    return /^(?:a|al|fiad|(?:de|del|como|en) (?:el )?(?:anticipo|adelanto|abono))/.test(said);
  return /^(?:con|por|usando)\b/.test(said) || PAID_BEFORE.test(plain.slice(0, from));
}

const PAID_BEFORE = /(?:\b(?:por|en|con|desde|x|via|usando)(?: el| la| mi)?|\d|,|:)\s*$/;

const LENDS = /\b(?:prest[eo]|prestamos|prestaron|desembols[a-z]*|me aprob[a-z]*|nos aprob[a-z]*)\b/;

/** Numbers of persons and years that taxes are of: no amounts. */
const IDENTITY =
  /\b(?:nit|cc|c\.c\.?|cedula)(?: de ciudadania)?\s*(?:numero|nro\.?|no\.?|:)?\s*\d[\d.]{4,}(?:\s?-\s?\d)?\b|\b(?:ano gravable|vigencia(?: fiscal)?|periodo gravable)\s+20\d\d\b/g;

function withoutIdentity(plain: string): string {
  return plain.replace(IDENTITY, (match) => " ".repeat(match.length));
}

/** Reads the parts of one clause, each out of what the ones before it left. */
export function readClause(whole: PlainText, place: TextPlace, world: ClauseWorld): Clause {
  const own = placeIn(whole, place);
  const party = spokenParty(only(whole.text, own), { known: world.parties, read: world.readName });
  let plain = only(whole.plain, place);
  const partyPlace = party.place === null ? null : plainPlace(whole, party.place);
  if (partyPlace !== null && !party.isWord) plain = blanked(plain, partyPlace, "@");
  const bankTax = BANK_TAX.exec(plain);
  if (bankTax !== null)
    plain = blanked(plain, { from: bankTax.index, to: bankTax.index + bankTax[0].length }, "gmf");
  const terms = spokenTerms(plain, world.today);
  if (terms !== null) plain = blanked(plain, terms.place);
  plain = withoutIdentity(plain);
  const paper = spokenDocument(plain);
  if (paper !== null) plain = blanked(plain, paper);
  // Of several documents the first one counts; the others are no amounts either.
  for (let more = spokenDocument(plain); paper !== null && more !== null; more = spokenDocument(plain))
    plain = blanked(plain, more);
  const vat = spokenVat(plain);
  const held = spokenWithheld(vat.rest);
  const untaxed = held.plain.replace(TAX_NOTES, (match) => " ".repeat(match.length));
  const day = spokenDay(untaxed, world.today);
  const currency = foreignIn(day.rest);
  plain = currency === null ? day.rest : blanked(day.rest, currency.place);
  if (currency?.ratePlace != null) plain = blanked(plain, currency.ratePlace);
  const exit = assetExit(plain);
  const left = exit === null ? null : spokenAsset(plain, exit === "asset-sale");
  plain = left?.plain ?? plain;
  const less = spokenDiscount(plain);
  plain = less?.plain ?? plain;
  const figures = spokenFigures(plain);
  plain = figures.plain;
  const written = paper === null ? null : placeIn(whole, paper);
  const means = spokenMeans(plain);
  // Until when a loan is to be paid back is no way of paying it out.
  const payments = spokenPayments(plain, figures.amounts, means, LENDS.test(plain) ? null : terms);
  for (const amount of placedAmounts(plain)) plain = blanked(plain, amount);
  const all = wordsOf(plain);
  // How it was paid is "#" in what tells the deed: "por el banco" is no debt to a bank.
  const doing = wordsOf(
    means.reduce((text, each) => (isPaidIn(text, each) ? blanked(text, each, "#") : text), plain),
  );
  let rest = plain;
  for (const each of means)
    if (each.means !== "credit" || each.to - each.from > 1) rest = blanked(rest, each);
  rest = rest.replace(SHARE_WORDS, (match) => " ".repeat(match.length));
  const telling = wordsOf(rest.replace(FILLERS, " ").replace(/@/g, " ")).replace(WHO_HELPED, "");
  return {
    text: whole.text.slice(own.from, own.to).trim(),
    party,
    day,
    vat,
    figures,
    exit,
    asset: left,
    discount: less?.discount ?? null,
    withheld: held.withheld,
    payments,
    currency,
    document: written,
    number: written === null ? "" : whole.text.slice(written.from, written.to),
    all,
    doing,
    telling,
  };
}

/** What is taken off and what it is taken off from are two amounts: which one is meant is asked. */
export function isAmountTakenOff({ text, figures, all }: Clause, deed: GuidedDeed | null): boolean {
  // "5 % sobre 12.000.000": the amount is what a part of is provided for.
  if (deed === "provision" && /\d\s*%/.test(text)) return true;
  if (figures.amounts.length < 2 || deed === null) return false;
  return (
    deed.endsWith("-discount") || (/^(?:payment|collection)$/.test(deed) && /\b(?:rebaj|descuent)/.test(all))
  );
}

/** The amounts between which a person chooses. */
export function saidAmounts({ payments, figures }: Clause): GuidedOperation["saidAmounts"] {
  const { unitPrice } = figures;
  if (unitPrice !== null && payments.total !== null) return [...new Set([payments.total.amount, unitPrice])];
  return payments.amounts.length === 0 && figures.amounts.length > 1
    ? figures.amounts.map(({ amount }) => amount)
    : payments.amounts;
}
