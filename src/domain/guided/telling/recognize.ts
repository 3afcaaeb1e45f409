import {
  type ClassedWord,
  type DeedPattern,
  firstPattern,
  readPatterns,
} from "../../accounting/search/deed-pattern.ts";
import { classify } from "../../accounting/search/word-classes.ts";
import { SENTENCE_DEEDS } from "../../accounting/words/sentence-deeds.data.ts";
import { withoutContainers } from "../../understanding/spoken/spoken-containers.ts";
import { GUIDED_DEEDS } from "../deed.ts";
import { byVerb } from "./by-verb.ts";
import { clearDeed } from "./clear-deed.ts";
import { mayBeSold } from "./may-be-sold.ts";
import { isAgainstMoney } from "./money-direction.ts";
import {
  isBoughtByThem,
  isBoughtForUse,
  isOfSeveralKinds,
  isOwedToUs,
  isSoldByPaying,
  isWorkFor,
  listedStock,
  refunded,
  takenThings,
} from "./others-deeds.ts";
import { paidWithLess } from "./paid-with-less.ts";
import { reclassified } from "./reclassified.ts";
import type { ClauseWords, Recognized } from "./recognized.ts";
import { bestAccount, refined } from "./said-account.ts";
import {
  forOneself,
  IS_DEBT,
  isForPerson,
  isPriced,
  isServicePaid,
  isSeveral,
  isTakings,
  serviceWithoutVerb,
  withoutHowPaid,
  withoutPaidHow,
} from "./service-deed.ts";
import { receivedGoods, soldGoods, soldService, soldThings, takings } from "./sold-things.ts";
import {
  arrivedGoods,
  BOUNCED,
  BROUGHT,
  isPaidByThem,
  isSoldFirst,
  isTheirCheque,
  isTheirWork,
  verbOf,
} from "./told-verb.ts";
import { isChargedFor, isOnTheirAccount, isReceivedOnCredit, isWorkOwed, isWorkPaid } from "./work-paid.ts";

let patterns: readonly DeedPattern[] | undefined;

function saidDeed(text: readonly ClassedWord[]): Recognized | null {
  patterns ??= readPatterns(SENTENCE_DEEDS);
  const said = firstPattern(patterns, text);
  if (said === null) return null;
  const [name = "", puc = null] = said.accounts.trim().split(" ");
  const deed = GUIDED_DEEDS.find((each) => each === name);
  return deed === undefined ? null : { by: "deed", deed, puc, open: [] };
}

const ASSET_LEAVES =
  /\b(?:vend(?!edor)[a-z]*|don(?:e|o|amos|aron|ado|ada|acion)|regal[a-z]*|rob[a-z]*|hurt[a-z]*|perd[a-z]*|bot[eo]|botamos|quem(?:o|aron)|arruin[a-z]*|estrell[a-z]*|incendi[a-z]*|dan(?:o|aron|ado|ada)|baja|chatarr[a-z]*|desech[a-z]*)\b/;
/** "Se amortiza el préstamo: abono a capital e intereses": nobody lends with interest. */
const REPAYS = /\bamorti[a-z]+\b|\babonos? a (?:capital|el prestamo)\b|\bcuotas? (?:del?|numero|no)\b/;

/** What was paid for stands behind the verb. */
const PAID_FOR =
  /\b(?:(?:me|nos) )?(?:pago|pagaron|cancelo|cancelaron) (?:(?:el|la|los|las|un|una|por|por el|por la) )?(?!(?:lo|todo|que|la|el|los|las|con|en|de|por|#|abono|cuota|saldo|resto|mes|fiado|atrasad)\b)[a-z]/;

/** "Les cobré la clase": a work that is charged for, and no old debt. */
const IS_CHARGED = /^(?:hoy |ayer )?(?:le |les )?cobr(?:e|amos)\b/;

/** Whether the writer tells what he did himself, or what he was paid for. */
function isOwnVerb(doing: string, text: readonly ClassedWord[]): boolean {
  const words = doing.replace(/\b(?:pago|pagaron|cancelo|cancelaron)\b/g, " ").split(" ");
  return verbOf(words, text) !== "none";
}

/** "8 bultos de harina a 112 mil, los pago en 15 días". */
const OWED_BY_US = /(?<!\b(?:me|nos|se) )\bl[oa]s? (?:pago|pagamos|pagare|pagaremos) (?:en|a|el|la)\b/;

const UNKNOWN: Recognized = { by: "thing", deed: null, puc: null, open: [] };

/** What a clause tells was done, by its deed or its verb, and what it was about, by its words. */
export function recognize(clause: ClauseWords): Recognized {
  const told = recognizedDeed(clause);
  // Goods that are received are no money.
  const isGoods = told.isClear === true && told.deed === "purchase";
  return !isGoods && isAgainstMoney(told.deed, clause.doing) ? UNKNOWN : told;
}

/** What tells the deed before any pattern of words: an asset that left, a discount, a work of one's own, a cheque. */
function toldOutright(
  clause: ClauseWords,
  text: readonly ClassedWord[],
  said: Recognized | null,
): Recognized | null {
  const { doing, telling } = clause;
  if (clause.exit !== null) {
    const puc =
      bestAccount(telling.replace(/\bdepreci[a-z]*(?: acumulada)?\b/g, " "), ["debit"], /^15(?!9)/)
        ?.readings[0]?.puc ?? null;
    return { by: "deed", deed: clause.exit, puc, open: [] };
  }
  const moved = reclassified(doing);
  if (moved !== null) return moved;
  if (clause.isLess) return paidWithLess(clause, text) ?? UNKNOWN;
  if (
    clause.isInstalment &&
    !/\b(?:cdt|certificado de deposito|inversion)\b/.test(doing) &&
    (REPAYS.test(doing) ||
      ((said === null || said.deed === "expense") && verbOf(doing.split(" "), text) !== "earn"))
  )
    return {
      by: "deed",
      deed: "loan-repaid",
      puc: text.some(({ classes }) => classes.has("FAM")) ? "219505" : "2105",
      open: [],
      isClear: true,
    };
  // Two debts that settle each other: more than one account.
  if (/\bcruc[eo]s? de cuentas\b|\bcruz[a-z]+ (?:las )?cuentas\b|\bquedamos a mano\b/.test(clause.text))
    return UNKNOWN;
  if (isServicePaid(doing)) return soldService(telling, "deed");
  if (
    /^(?:collection|sale|expense|purchase)$/.test(said?.deed ?? "sale") &&
    (isWorkPaid({ ...clause, text }) || isWorkOwed(clause.isOwnLabour, clause.text, doing))
  )
    return soldService(telling, "deed");
  if (isChargedFor(doing) && bestAccount(telling, ["credit"], /^41(?!75)/) !== null)
    return soldService(telling, "deed");
  if (isTakings(doing) && verbOf(doing.split(" "), text) === "none") return takings(telling);
  if (isBoughtByThem(clause.text, text)) return soldThings(takenThings(telling));
  // A work of one's own for somebody, or on several things at a price each.
  const isForOthers = clause.things > 1 || isWorkFor(doing);
  if (
    clause.isOwnWork &&
    isForOthers &&
    said === null &&
    /^(?:none|spend)$/.test(verbOf(doing.split(" "), text))
  )
    return soldService(telling, "deed");
  if (isAssetBought(clause, text)) {
    const thing = telling.replace(/ para .*$/, "");
    const puc = bestAccount(thing, ["debit"], /^15(?!9)/)?.readings[0]?.puc ?? null;
    return { by: "deed", deed: "asset-purchase", puc, open: [], isClear: true };
  }
  // What came and is to be paid later was bought; what is on somebody else's account was sold to them.
  if (clause.isOwed && verbOf(doing.split(" "), text) !== "sell") {
    if (isReceivedOnCredit(doing)) return receivedGoods(telling);
    if (isOnTheirAccount(clause.text) && verbOf(doing.split(" "), text) === "none")
      return { ...soldThings(telling), isClear: true };
  }
  // Several things at a price each that went: "salieron 25 arrobas de papa a 31.200".
  if (clause.things > 1 && WENT_OFF.test(doing)) return soldThings(telling);
  // A tax and a cheque that no deed has: what was done is asked.
  if (/\b(?:impoconsumo|impuesto al consumo)\b/.test(doing) && !/\b(?:pag|present|declar)/.test(doing))
    return UNKNOWN;
  if (/\bcheques?\b/.test(clause.text) && BOUNCED.test(clause.text))
    return isTheirCheque(clause.text)
      ? { by: "deed", deed: "cheque-returned", puc: "1305", open: [] }
      : UNKNOWN;
  return null;
}

function recognizedDeed(clause: ClauseWords): Recognized {
  const { doing, telling } = clause;
  const text = classify(doing);
  const said = saidDeed(classify(withoutContainers(doing)));
  const clear = clause.exit === null ? clearDeed(text, telling) : null;
  if (clear !== null) return clear;
  const outright = toldOutright(clause, text, said);
  if (outright !== null) return outright;
  const own = forOneself(doing);
  if (own === "taken") return refined({ ...UNKNOWN, by: "deed", deed: "withdrawal" }, "");
  const arrived = arrivedGoods(doing);
  if (arrived !== null)
    return arrived === "goods" ? { by: "verb", deed: "purchase", puc: "1435", open: [] } : UNKNOWN;
  // What leaves with its depreciation is no depreciation: what was done is asked.
  if (ASSET_LEAVES.test(doing) && /\bdepreci/.test(doing)) return UNKNOWN;
  // "La pensión del colegio de mi hijo" is no social security, and no expense of the company.
  if (own === "asked" && /^(?:social-security|expense)$/.test(said?.deed ?? "")) return UNKNOWN;
  if (said === null && isPaidByThem(clause.text, text))
    return { by: "deed", deed: "collection", puc: "1305", open: [] };
  const isWork = clause.isOwnWork || (IS_CHARGED.test(doing) && text.some(({ classes }) => classes.has("T")));
  if (isWork && said?.deed === "collection" && !IS_DEBT.test(doing)) return soldService(telling, "verb");
  // "Un cliente me pagó la clase de manejo": a service that is named, and no debt, was sold.
  if (said?.deed === "collection" && PAID_FOR.test(doing) && !IS_DEBT.test(doing)) {
    const service = bestAccount(telling, ["credit"], /^41(?:4[05]|6|70)/);
    if (service !== null) return soldService(telling, "verb");
  }
  // "Vendí por datáfono y el banco descontó su comisión": two amounts of two deeds, and what was done is asked.
  if (said?.deed === "expense" && isSoldFirst(doing)) return UNKNOWN;
  // "Vendí a crédito y me abonó una parte": a sale, with what was paid of it.
  if (/^(?:collection|advance-received)$/.test(said?.deed ?? "") && isSoldFirst(doing))
    return byVerb(clause, text);
  const isEarned = said === null ? verbOf(doing.split(" "), text) === "earn" : said.deed === "collection";
  if (isEarned && BROUGHT.test(doing)) return UNKNOWN;
  if (said?.deed === "sale" && said.puc === null && /^factura\b/.test(doing)) {
    const words = telling.replace(/\b(?:factura|a|al|la|por|de)\b/g, " ").trim();
    return words === "" ? said : { ...soldGoods(telling), by: "deed", isClear: true };
  }
  // "Le compré queso, le di 200 mil y le debo el resto": bought, with what was paid of it.
  if (said?.deed === "payment" && BOUGHT_FIRST.test(doing)) return byThings(clause, text);
  if (isOldDebt(doing) && (said === null || /^(?:expense|payment|purchase)$/.test(said.deed ?? ""))) {
    const paid = refined({ by: "deed", deed: "payment", puc: null, open: [] }, telling);
    return { ...paid, puc: paid.puc ?? "2205", isClear: true };
  }
  if (said !== null) return refined(said, telling);
  if (own === "asked") return UNKNOWN;
  if (clause.isPaidByOther && isSoldByPaying(text) && !isOwnVerb(doing, text))
    return soldService(telling, "thing");
  return byThings(clause, text);
}

/** "Pagué lo que debía de la vigilancia": what it was for was spent before. */
const PAYS_DEBT =
  /\b(?:pague|pagamos|cancele|cancelamos|abone|abonamos|salde|saldamos)\b.*\b(?:(?:lo|todo lo) que (?:le |les |se )?(?:debia(?:mos)?|estaba(?:mos)? debiendo|qued(?:e|amos) debiendo|tenia(?:mos)? pendiente)|(?:la|mi|toda la) deuda del?)\b(?! (?:don|dona|senor|banco))/;
/** Debts with accounts of their own, which other words tell. */
const OTHER_DEBT =
  /\b(?:prest|credito|banco|tarjeta|cuota|impuest|iva\b|dian\b|reten|nomina|salari|sueldo|quincena|prima|cesant|vacacion|eps\b|pension|planilla|socio|dueno)/;
const isOldDebt = (doing: string) => PAYS_DEBT.test(doing) && !OTHER_DEBT.test(doing);

const BOUGHT_FIRST =
  /^(?:hoy |ayer |le |les |se )*(?:compre|compramos|adquiri|adquirimos)\b(?! (?:lo que|y (?:le )?debia))/;
/** "Moto para los domicilios, 7.990.000": a thing to work with, and what it is for. */
const ASSET_FOR = /^(?:un |una |el |la )?[a-z]+ para (?:el |la |los |las |mi )?[a-z]+/;
const NOT_BOUGHT =
  /\b(?:vend|alquil|arrend|arregl|repar[aeo]|mantenim|repuest|llant|segur|soat|factur|cobr|(?:me|nos) (?:pag|compr|dio|dieron|consign))/;
/** Months of a service, a card or an account: they are for a thing that is there already. */
function isAssetBought({ doing, isDear }: ClauseWords, text: readonly ClassedWord[]): boolean {
  const first = text.find(({ word }) => !/^(?:un|una|el|la)$/.test(word));
  return (
    isDear &&
    ASSET_FOR.test(doing) &&
    !NOT_BOUGHT.test(doing) &&
    first?.classes.has("E") === true &&
    !first.classes.has("E10")
  );
}

const WENT_OFF =
  /^(?:[a-z]+ ){0,4}(?:salieron|se fueron|se vendieron)\b(?!.*\b(?:plata|dinero|caja|banco|cuenta|gast|pag)[a-z]*\b)/;

/** "Una escalera de aluminio para el negocio": one thing that is used there, whatever it is made of. */
const ONE_FOR_HOUSE =
  /^(?:un|una) [a-z]+ (?:de [a-z]+ )?(?:[a-z]+ )?para (?:el |la |mi |nuestr[oa] )?(?:negocio|local|oficina|empresa)\b/;
const SUNDRY = "519595";
function isOneForHouse(doing: string): boolean {
  return ONE_FOR_HOUSE.test(doing) && !/\b(?:bulto|caja|paca|lote|arroba|docena|vend|surt)/.test(doing);
}

const FOR_US = /^(?:expense|payroll|purchase)$/;

/** What no deed and no own money says: by the verb and the thing, where both say enough. */
function byThings(clause: ClauseWords, text: readonly ClassedWord[]): Recognized {
  const { doing, telling } = clause;
  const unpaid = withoutHowPaid(doing);
  const service = serviceWithoutVerb(unpaid, clause.text);
  if (service === null || verbOf(unpaid.split(" "), classify(unpaid)) !== "none") {
    const how = withoutPaidHow(doing);
    const told = refunded(byVerb({ ...clause, doing: how }, how === doing ? text : classify(how)), doing);
    const stock = FOR_US.test(told.deed ?? "") ? listedStock(clause.text) : null;
    if (stock !== null && !isForPerson(clause.text))
      return { by: told.by, deed: "purchase", puc: stock, open: [] };
    if (FOR_US.test(told.deed ?? "") && isOfSeveralKinds(clause.text))
      return { ...told, deed: null, puc: null };
    if (isBoughtForUse(told, clause.text, text)) return UNKNOWN;
    if (told.by === "thing" && told.deed === "purchase" && isOneForHouse(doing))
      return { by: "thing", deed: "expense", puc: SUNDRY, open: [] };
    if (told.by === "thing" && /^(?:expense|purchase|asset-purchase)$/.test(told.deed ?? "")) {
      if (isOwedToUs(clause.text)) return soldGoods(telling);
      if (clause.hasUnknownVerb) return UNKNOWN;
    }
    // Who has a card machine was paid with it.
    if (told.by === "thing" && told.deed === "expense" && /\bdatafono\b/.test(clause.text))
      return soldService(telling, "thing");
    if (mayBeSold(told, clause)) return UNKNOWN;
    const isBought = told.by === "thing" && told.deed === "purchase";
    if (told.by === "thing" && told.deed === "expense" && isTheirWork(doing, text)) return UNKNOWN;
    if (isBought && OWED_BY_US.test(clause.text)) return told;
    return isBought && (isForPerson(clause.text) || isPriced(clause.text)) ? UNKNOWN : told;
  }
  if (service === "sold") return soldService(telling, "deed");
  const told = isSeveral(unpaid) ? byVerb({ ...clause, doing: unpaid }, classify(unpaid)) : UNKNOWN;
  return told.deed === "sale" ? told : UNKNOWN;
}
