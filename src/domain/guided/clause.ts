import type { Day } from "../kernel/day.ts";
import type { Pesos } from "../kernel/pesos.ts";
import { ownDeeds } from "../understanding/own-deeds.ts";
import { blanked, type PlainText, placeIn, type TextPlace } from "../understanding/plain-text.ts";
import { placedAmounts } from "../understanding/spoken/spoken-amount.ts";
import { type SpokenAsset, spokenAsset } from "../understanding/spoken/spoken-asset.ts";
import { spokenBrought } from "../understanding/spoken/spoken-brought.ts";
import { type SpokenConsumption, spokenConsumption } from "../understanding/spoken/spoken-consumption.ts";
import { foreignIn, type SpokenCurrency } from "../understanding/spoken/spoken-currency.ts";
import { type SpokenDay, spokenDay } from "../understanding/spoken/spoken-day.ts";
import { spokenDiscount, spokenTradeDiscount } from "../understanding/spoken/spoken-discount.ts";
import { spokenDocument } from "../understanding/spoken/spoken-document.ts";
import { type SpokenFigures, spokenFigures } from "../understanding/spoken/spoken-figures.ts";
import { type SpokenMeans, spokenMeans } from "../understanding/spoken/spoken-means.ts";
import { spokenNet, withoutVatAmount } from "../understanding/spoken/spoken-net.ts";
import { type NameReading, type SpokenParty, spokenParty } from "../understanding/spoken/spoken-party.ts";
import type { SpokenPayments } from "../understanding/spoken/spoken-payment.ts";
import { spokenPayments } from "../understanding/spoken/spoken-payments.ts";
import { spokenTerms } from "../understanding/spoken/spoken-terms.ts";
import { type SpokenVat, spokenVat } from "../understanding/spoken/spoken-vat.ts";
import { type SpokenWithheld, spokenWithheld } from "../understanding/spoken/spoken-withheld.ts";
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
  readonly consumption: SpokenConsumption;
  readonly figures: SpokenFigures;
  /** How a fixed asset left, and what is said of it. */
  readonly exit: AssetExit | null;
  readonly asset: SpokenAsset | null;
  /** What was taken off a debt whose whole is told. */
  readonly discount: Pesos | null;
  /** Per cent taken off the price itself; 0 for none. */
  readonly tradeRate: number;
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
const BANK_TAX =
  /\b4\s*(?:x|por)\s*(?:1[.,]?000|mil)\b|\bcuatro por mil\b|\b4xmil\b|\bgravamen (?:a |de )?(?:los )?movimientos? financieros?\b/;
const SHARE_WORDS =
  /\b(?:la )?(?:otra )?mitad\b|\b(?:el |lo )?(?:resto|restante|demas)\b|\b(?:tercera|cuarta) partes?\b|\d+\s*(?:%|por ?ciento)/g;
const FILLERS =
  /\b(?:comprobante|egreso|soporte|remision|documento|numero|registr[a-z]*|anot[a-z]*|apunt[a-z]*|listo|ya|oye|parce|buenas|hola|favor|quiero|necesito|total|valor|fue|fueron|era|son|es|quedo|queda|pesos|retencion|retefuente|rete|fuente|cuadre|cerre|dia|tambien|luego|unos|unas|todo|toda|nuestro|segun|mi|fue)\b/g;

const wordsOf = (plain: string) => ownDeeds((plain.match(/[a-z@#]+/g) ?? []).join(" "));

/** Whether a way of paying is said as one: "por el banco", and not "del banco", "al banco" or "el banco". */
function isPaidIn(plain: string, { from, means, pocket }: SpokenMeans): boolean {
  const said = plain.slice(from);
  if (pocket === "2805") return true;
  if (means === "credit")
    return /^(?:a|al|fiad|financi|(?:me |nos )?l[oa]s? (?:me |nos )?prest|(?:con|mediante|por) (?:una |un |el |la )?(?:hipoteca|leasing|credito|prestamo)|l[oa]s? financi|(?:de|del|como|en) (?:el )?(?:anticipo|adelanto|abono))/.test(
      said,
    );
  return /^(?:con|por|usando)\b/.test(said) || PAID_BEFORE.test(plain.slice(0, from));
}

const PAID_BEFORE =
  /(?:\b(?:por|en|con|desde|x|via|usando|con (?:la )?plata (?:de|del)|(?:salio|salieron|sale|sacando|tomado|tomados) (?:de|del))(?: el| la| mi)?|\d|,|:)\s*$/;

const LENDS = /\b(?:prest[eo]|prestan?|prestamos|prestaron|desembols[a-z]*|me aprob[a-z]*|nos aprob[a-z]*)\b/;

/** Numbers of persons, places and papers, and years that taxes are of: no amounts. */
const IDENTITY =
  /\b(?:nit|cc|c\.c\.?|cedula)(?: de ciudadania)?\s*(?:numero|nro\.?|no\.?|:)?\s*\d[\d.]{4,}(?:\s?-\s?\d)?\b|\b(?:apto|apartamento|contrato|poliza|planilla)\.? (?:numero |nro\.? |no\.? |# ?)?\d{1,4}\b(?![.,'’]\d|\s*(?:mil|millon|millones|k|lucas?|palos?)\b)|\b(?<=\bcheques? (?:numero |nro\.? |no\.? |# ?)?)\d{2,4}\b(?![.,'’]\d|\s*(?:mil|millon|millones|k|lucas?|palos?|pesos)\b)|\b(?:ano(?: gravable)?|vigencia(?: fiscal)?|periodo gravable)\s+20\d\d\b/g;

/** A year beside an amount: "renovación de la matrícula 2026: 1.482.000". */
const YEAR =
  /(?<![\d.,$]|\$ |\bpor |\ba )\b20[2-3]\d\b(?![.,]?\d|[-/]\d|\s*(?:mil|pesos|k|lucas|[a-z]{3,}s (?:a|de))\b)/g;

/** The same without numbers that are no amounts. */
export function withoutIdentity(plain: string): string {
  const without = plain.replace(IDENTITY, (match) => " ".repeat(match.length));
  const yearless = without.replace(YEAR, (match) => " ".repeat(match.length));
  return placedAmounts(yearless).length > 0 ? yearless : without;
}

/** "Dio 100 y quedó debiendo 180": thousands that are not read say that not all is on one way of paying. */
const GAVE_SMALL =
  /\b(?:dio|di|dieron|dimos|abono|abone|abonaron|adelanto) \d{2,3}\b(?![.,]?\d|\s*(?:%|por ?ciento|[a-z]{3,}))|\b(?:dio|di|dieron|dimos|abono|abone|abonaron) \d{2,3} y\b/;

function isPartUnread(plain: string, { payments }: SpokenPayments): boolean {
  return payments.every(({ means }) => means === "credit") && GAVE_SMALL.test(plain);
}

/** "Lo comprado el mes pasado": when it was done that is paid for now. */
const DONE_BEFORE =
  /\b(?:de )?lo (?:comprado|gastado|consumido|facturado|causado|vendido) (?:en |durante )?(?:el|la) (?:mes|semana|ano|quincena) pasad[oa]\b/g;
const withoutBefore = (plain: string) => plain.replace(DONE_BEFORE, (match) => " ".repeat(match.length));

/** Of several documents the first one counts; the others are no amounts either. */
function withoutDocuments(plain: string, first: TextPlace | null): string {
  let rest = plain;
  for (let each = first; each !== null; each = spokenDocument(rest)) rest = blanked(rest, each);
  return rest;
}

/** "Reembolso de la caja menor con cheque": it is paid by the cheque. */
const REFILLS = /\b(?:reembols|reposicion|repon|repus|legaliz)[a-z]* (?:de |del )?(?:la |el |fondo de )*$/;
/** What is put back comes from elsewhere; what is only accounted for was paid out of it. */
const PUTS_BACK = /\b(?:reembols|reposicion|repon|repus)[a-z]*/;
/** "Ya me había consignado 2.000.000 de anticipo": by what it came before. */
const GIVEN_BEFORE = /\b(?:habian?|habiamos|hab[ií]a) (?:consignad|girad|transferid|pagad|abonad)[oa]$/;
/** "La caja de la panadería cerró con ventas de": the till, of which the ways of paying are told. */
const TILL_CLOSED =
  /^(?:la )?caja(?: (?:de la|del|de) [a-z]+)? (?:cerro|cuadro|dio|hizo|vendio|registro|marco)\b/;
function withoutRefilled(plain: string, means: readonly SpokenMeans[]): readonly SpokenMeans[] {
  const others = means.filter(
    ({ pocket, means: way, from, to }) =>
      !(pocket === "110510" && REFILLS.test(plain.slice(0, from))) &&
      !(
        way === "transfer" &&
        GIVEN_BEFORE.test(plain.slice(Math.max(0, from - 30), to)) &&
        /\b(?:anticip|adelant)/.test(plain)
      ) &&
      !(way === "cash" && TILL_CLOSED.test(plain.slice(from, to + 40))),
  );
  return others.length > 0 || PUTS_BACK.test(plain) ? others : means;
}

/** "El Banco Agrario me desembolsó 18 millones en la cuenta": who lends is no way of paying beside another one. */
function withoutLender(plain: string, means: readonly SpokenMeans[]): readonly SpokenMeans[] {
  const isLender = ({ to }: SpokenMeans) =>
    /^(?: [a-z]+)? (?:me|nos) (?:desembols|prest|aprob|aprueb|abon|consign|gir|financi)[a-z]+/.test(
      plain.slice(to),
    );
  const others = means.filter((each) => !isLender(each));
  return withoutRefilled(
    plain,
    (others.length > 0 ? others : [...means]).sort((a, b) => a.from - b.from),
  );
}

/** "Cuota 3/36": which one of them it is. */
const WHICH_ONE = /\b(cuotas?) (?:(?:numero|no\.?|n[°º]) ?)?\d{1,3} ?(?:\/|de) ?\d{1,3}\b(?![.,]\d)/g;

/** What a text says besides its operation: the tax of the bank, when it is to be paid, numbers and papers. */
function withoutPapers(text: string, today: Day) {
  let plain = text;
  const bankTax = BANK_TAX.exec(plain);
  if (bankTax !== null)
    plain = blanked(plain, { from: bankTax.index, to: bankTax.index + bankTax[0].length }, "gmf");
  const terms = spokenTerms(plain, today);
  if (terms !== null) plain = blanked(plain, terms.place);
  plain = withoutIdentity(plain).replace(WHICH_ONE, (all, word: string) => word.padEnd(all.length));
  const paper = spokenDocument(plain);
  plain = withoutDocuments(plain, paper);
  const consumption = spokenConsumption(plain);
  return { plain: consumption.rest, terms, paper, consumption };
}

/** Reads the parts of one clause, each out of what the ones before it left. */
export function readClause(whole: PlainText, place: TextPlace, world: ClauseWorld): Clause {
  const own = placeIn(whole, place);
  const party = spokenParty(only(whole.text, own), { known: world.parties, read: world.readName });
  let plain = only(whole.plain, place);
  const partyPlace = party.place === null ? null : plainPlace(whole, party.place);
  if (partyPlace !== null && !party.isWord) plain = blanked(plain, partyPlace, "@");
  const papers = withoutPapers(plain, world.today);
  const { terms, paper, consumption } = papers;
  plain = papers.plain;
  const vat = spokenVat(plain);
  const held = spokenWithheld(withoutVatAmount(vat));
  const net = spokenNet(held.plain, held.withheld);
  const untaxed = (net ?? held).plain.replace(TAX_NOTES, (match) => " ".repeat(match.length));
  const day = spokenDay(withoutBefore(untaxed), world.today);
  const currency = foreignIn(day.rest);
  plain = currency === null ? day.rest : blanked(day.rest, currency.place);
  if (currency?.ratePlace != null) plain = blanked(plain, currency.ratePlace);
  const exit = assetExit(plain);
  const left = exit === null ? null : spokenAsset(plain, exit === "asset-sale");
  plain = left?.plain ?? plain;
  const less = spokenDiscount(plain);
  plain = less?.plain ?? plain;
  const trade = less === null ? spokenTradeDiscount(plain) : null;
  plain = trade?.plain ?? plain;
  const figures = spokenFigures(plain);
  plain = figures.plain;
  const means = withoutLender(plain, [...spokenMeans(plain), ...spokenBrought(plain)]);
  // Until when a loan is to be paid back is no way of paying it out.
  const due = LENDS.test(plain) || /\bcdt\b|\bcertificado de deposito\b/.test(plain) ? null : terms;
  const paid = spokenPayments(plain, figures.amounts, means, due, figures.pieces);
  const payments = isPartUnread(plain, paid) ? { ...paid, isUnclear: true } : paid;
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
  const written = paper === null ? null : placeIn(whole, paper);
  return {
    text: whole.text.slice(own.from, own.to).trim(),
    party,
    day,
    vat,
    consumption,
    figures,
    exit,
    asset: left,
    discount: less?.discount ?? null,
    tradeRate: trade?.rate ?? 0,
    withheld: (net ?? held).withheld,
    payments,
    currency,
    document: written,
    number: written === null ? "" : whole.text.slice(written.from, written.to),
    all,
    doing,
    telling,
  };
}

const COST_OF_ASSET =
  /\b(?:linea recta|vida util|valor residual|valor de salvamento)\b|\ba (?:[a-z]+ )?anos\b/;

/** What is taken off and what it is taken off from are two amounts: which one is meant is asked. */
export function isAmountTakenOff({ text, figures, all }: Clause, deed: GuidedDeed | null): boolean {
  // "5 % sobre 12.000.000": the amount is what a part of is provided for.
  if (deed === "provision" && /\d\s*%/.test(text) && !figures.isReckoned) return true;
  // "Del vehículo de 60.000.000 a 5 años": what it had cost.
  if (deed === "depreciation" && COST_OF_ASSET.test(all)) return true;
  if (figures.amounts.length < 2 || deed === null) return false;
  return (
    deed.endsWith("-discount") || (/^(?:payment|collection)$/.test(deed) && /\b(?:rebaj|descuent)/.test(all))
  );
}

/** The amounts between which a person chooses. */
export function saidAmounts({ payments, figures }: Clause): GuidedOperation["saidAmounts"] {
  const { unitPrice } = figures;
  if (unitPrice !== null && !payments.isCounted && payments.total !== null)
    return [...new Set([payments.total.amount, unitPrice])];
  return payments.amounts.length === 0 && figures.amounts.length > 1
    ? figures.amounts.map(({ amount }) => amount)
    : payments.amounts;
}
