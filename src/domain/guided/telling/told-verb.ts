import type { ClassedWord } from "../../accounting/search/deed-pattern.ts";
import { classify } from "../../accounting/search/word-classes.ts";
import { withoutContainers } from "../../understanding/spoken/spoken-containers.ts";

/** What the verb of a clause tells was done. */
export type Verb = "sell" | "buy" | "spend" | "earn" | "accrue" | "none";

const SELLS = /^(vend(?!edor)[a-z]*|ventas?|facture|facturamos|facturo|despache)$/;
const BUYS =
  /^(compr(?:e|amos|a|as|o|aron|ar|ados?|adas?)|adquir[a-z]*|surti|surtimos|surtir|merque|traje|trajimos|trajeron|pedi|pedimos|despacharon|mercamos)$/;
const SPENDS =
  /^(pague|pagamos|pago|pagado|pagados|pagar|cancele|cancelamos|gaste|gastamos|gasto|gastos|gastado|abone|abonamos|egreso|cobraron|debitaron|debito|descontaron|salieron|salio|tanquee|costo|done|di|dimos|debo|debemos|arregle|cambie|pinte|mande|cuota|facturaron|contrate|contratamos|subcontrate|subcontratamos|encargue|encargamos)$/;
const EARNS =
  /^(cobre|cobramos|recibi|recibimos|recaude|recaudamos|recaudo|pagaron|consignaron|abonaron|ingreso|ingresos|ingresaron|entraron|entro|gane|ganamos|cobro|dicte|hice|hicimos|transfirieron|dieron|pagan|me|nos)$/;
const ACCRUES = /^(cause|causamos|causacion|causar|causado|causada|causo)$/;

/** "El técnico cobró": whoever works for us asks to be paid. */
function isCharged(text: readonly ClassedWord[]): boolean {
  const at = text.findIndex(({ word }) => /^(?:cobro|cobraron|cobra)$/.test(word));
  const before = text.slice(Math.max(0, at - 4), Math.max(0, at));
  if (before.some(({ classes }) => classes.has("CON") || classes.has("PRF") || classes.has("SUP")))
    return true;
  // "El veterinario vino a vacunar las vacas y cobró": who works for others, however far the verb.
  if (at > 0 && text.slice(0, 2).some(({ classes }) => classes.has("CON") || classes.has("PRF"))) return true;
  // "El señor del acarreo cobró": a third person who asks, unless it is our own house.
  const [first, second] = text;
  const isThird = at > 1 && at < 8 && /^(?:el|la|los|las|un|una)$/.test(first?.word ?? "");
  return (
    isThird &&
    !OUR_HOUSE.test(second?.word ?? "") &&
    !["OWN", "CUS", "SHOP", "CHR"].some((each) => second?.classes.has(each))
  );
}

const OUR_HOUSE =
  /^(?:empresa|negocio|tienda|local|compania|oficina|sociedad|caja|restaurante|hotel|taller|almacen|salon|peluqueria|panaderia|cafeteria|consultorio|academia|colegio|finca|vendedor[a-z]*|cajer[oa]|meser[oa]s?)$/;

/** "Me pusieron el aviso", "nos arreglaron la nevera": work that was done for us. */
const DONE_FOR_US =
  /^(?:hoy |ayer |antier )?(?:me|nos) (?:pus|instal|arregl|pint|mont|repar|lav|fumig|limpi|imprim|disen|hic|constru|soldar|tapiz|bord|estamp|traduj|redact|edit)(?:ieron|aron|eron|o|io)\b/;

function isDoneForUs(doing: string): boolean {
  return (
    DONE_FOR_US.test(doing) &&
    !/\b(?:pag|transferencia|deposit|consign|anticip|adelant|abon|prestam|rebaj|descuent|pedido|encargo|compra|factura)/.test(
      doing,
    )
  );
}

/** The verb that rules: of selling and buying before paying, since "vendí, me pagaron" is a sale. */
export function verbOf(words: readonly string[], text: readonly ClassedWord[]): Verb {
  if (words.some((word) => ACCRUES.test(word))) return "accrue";
  if (isCharged(text) || isDoneForUs(words.join(" "))) return "spend";
  // "Entregué el pedido": what was ordered is sold when it is handed over.
  if (DELIVERED.test(words.join(" "))) return "sell";
  // "Me facturó Claro" buys.
  const sells = words.findIndex(
    (word, at) => SELLS.test(word) && !(word === "facturo" && /^(me|nos)$/.test(words[at - 1] ?? "")),
  );
  const buys = words.findIndex((word) => BUYS.test(word));
  // "Compré para vender"; "me compraron" sells.
  if (buys >= 0 && /^(me|nos)$/.test(words[buys - 1] ?? "") && words[buys] === "compraron") return "sell";
  const isForSale = sells > 0 && /^(para|re?)$/.test(words[sells - 1] ?? "");
  if (sells >= 0 && !isForSale && (buys < 0 || sells < buys) && !isNamed(words, sells)) return "sell";
  if (buys >= 0) return "buy";
  if (text.some(({ classes }) => classes.has("FIA1")) && !words.includes("me")) return "sell";
  if (
    /\b(?:recibi|recibimos|llego|llegaron|me llego|nos llego)\b(?: [a-z]+){0,2} (?:factura|recibo|cuenta de cobro)s? (?:de|del|por)\b/.test(
      words.join(" "),
    )
  )
    return "spend";
  if (words.some((word) => /^(cobre|cobramos)$/.test(word))) return "earn";
  for (const word of words) {
    if (words[words.indexOf(word) - 1] === "se" && /^(pagaron|cancelaron|pago|gastaron|gasto)$/.test(word))
      return "spend";
    if (SPENDS.test(word)) return isTheirs(words, word) ? "earn" : "spend";
    if (EARNS.test(word)) return /^(me|nos)$/.test(word) ? verbOfThem(words, word) : "earn";
  }
  return "none";
}

/** "Gastos de ventas", "comisiones de ventas": no sale. */
function isNamed(words: readonly string[], at: number): boolean {
  return (
    /^ventas?$/.test(words[at] ?? "") &&
    words
      .slice(0, at)
      .some((word) => /^(comision|comisiones|nomina|gastos?|sueldos?|salarios?|pague|pagamos)$/.test(word))
  );
}

/** "Me pagaron", "nos pagó": another one paid. */
function isTheirs(words: readonly string[], verb: string): boolean {
  const before = words[words.indexOf(verb) - 1] ?? "";
  return /^(me|nos)$/.test(before) && /^(pago|cancelo|abono|pagado|debito)$/.test(verb);
}

function verbOfThem(words: readonly string[], word: string): Verb {
  const next = words[words.indexOf(word) + 1] ?? "";
  if (/^(cobr|debit|descont|factur|llego|salieron|quit)/.test(next)) return "spend";
  return /^(pag|consign|transf|abon|dieron|dio|cancel|entr|ingres|lleg|gir|deposit|regal|gan|reconoc|qued)/.test(
    next,
  )
    ? "earn"
    : "none";
}

/** Verbs and words of money, which tell nothing of what it was about. */
export const EMPTY_WORDS =
  /^(me|nos|le|les|se|lo|la|los|las|el|un|una|a|al|de|del|en|por|para|con|y|que|mi|su|plata|dinero|pague|pagamos|pago|pagado|gaste|gastamos|gasto|egreso|compre|compramos|compra|cobre|cobramos|cobro|cobra|cobraron|recibi|recibimos|pagaron|consignaron|ingreso|ingresaron|entro|entraron|transfirieron|dieron|di|dimos|dio|valor|cancele|cancelamos|cancelo|cancelaron|abone|abono|abonamos|abonaron|debo|debemos|credito|transferi|transferimos|transfirio|gire|giramos|giraron|consigne|consignamos|consigno|pse|cuenta|senor|senora)$/;

const SOLD_FIRST =
  /^(?:hoy |ayer |le |les |se |por (?:[a-z]+ ){1,8}(?=facture|facturamos))*(?:vendi|vendimos|venta|facture|facturamos|despache|despachamos|(?:entregue|entregamos) y (?:facture|facturamos))\b(?!.*\bdebian?\b)/;
const DELIVERED =
  /\b(?:entregue|entregamos) (?:[a-z]+ ){0,2}(?:pedidos?|encargos?|trabajos?|proyectos?|obra)\b|\b(?:entregue|entregamos) (?:el|la|los|las) [a-z]+\b.*\b(?:anticip[a-z]*|adelant[a-z]*|habian? (?:dado|dejado|abonado|pagado|consignado))/;

/** Whether a work was handed over: what it was, no word of goods says. */
export function isWorkDelivered(doing: string): boolean {
  return /\b(?:entregue|entregamos) (?:[a-z]+ ){0,2}(?:trabajos?|proyectos?|obra)\b/.test(doing);
}

/** Whether a sale is told before what was paid of it. */
export function isSoldFirst(doing: string): boolean {
  return SOLD_FIRST.test(doing) || DELIVERED.test(doing);
}

/** "El lavadero hizo 35 lavadas": of a business, which may be our own, unless it is one who works for others. */
export function isTheirWork(doing: string, words: readonly ClassedWord[]): boolean {
  if (!/^(?:el |la |los |las )?[a-z]+ (?:hizo|hicieron|realizo|realizaron|atendio|atendieron)\b/.test(doing))
    return false;
  return !words
    .slice(0, 3)
    .some(({ classes }) => ["CON", "PRF", "SUP", "EMP"].some((each) => classes.has(each)));
}

/** Goods that somebody brought: bought or given back, and no debt that was paid. */
export const BROUGHT =
  /\b(?:me|nos) entreg(?:o|aron) (?!(?:[a-z]+ ){0,2}(?:plata|dinero|efectivo|pago|abono|anticipo|adelanto|cheque|saldo|cuota)\b)[a-z]+/;

const MONEY_ARRIVES =
  /\b(?:plata|dinero|efectivo|pagos?|abonos?|anticipos?|adelantos?|transferencias?|consignacion(?:es)?|giros?|cheques?|prestamos?|creditos?|facturas?|recibos?|cuentas?|cuotas?|saldo|subsidios?|auxilios?|donacion(?:es)?|arriendos?|intereses?|devolucion(?:es)?|reembolsos?|pension|sueldos?|ingresos?|ventas?|comision(?:es)?|propinas?|#)\b|#/;
const ARRIVED =
  /\b(?:me|nos) (?:llego|llegaron|trajo|trajeron|despacho|despacharon|mandaron|enviaron) (?!(?:de|por|a|en|con|los|las)\b)/;

/** "Me llegaron doce docenas de huevos": goods that came are no money; null where it is told of something else. */
export function arrivedGoods(doing: string): "goods" | "asked" | null {
  if (!ARRIVED.test(doing) || MONEY_ARRIVES.test(doing.replace(/\ba credito\b/g, " "))) return null;
  const things = classify(withoutContainers(doing));
  const isGoods = things.some(
    ({ classes, word }) =>
      ["GDS", "FOD", "FRM", "RAW"].some((each) => classes.has(each)) ||
      /^(?:mercancia|surtido|pedido)$/.test(word),
  );
  return isGoods ? "goods" : "asked";
}

/** A customer's own cheque, and not one of ours. */
export function isTheirCheque(text: string): boolean {
  if (
    /\b(?:gire|giramos|gir[eo] (?:yo|nosotros)|mi cheque|nuestro cheque|le di|le dimos|al proveedor|a un proveedor)\b/.test(
      text,
    )
  )
    return false;
  return /\bcheques? (?:sin fondos )?(?:(?:que|con el que) (?:me|nos) [a-z]+|de(?:l| la| un| una| don| dona| su| mi)? )/.test(
    text,
  );
}

/** A cheque that the bank gave back. */
export const BOUNCED =
  /\b(?:devolvi[oe]|devolvieron|devuelven?|devuelt[oa]s?|sin fondos|fondos insuficientes|rebot[a-z]+)\b/;

/** "El colegio San José pagó la factura": whoever is told about paid what they owed us. */
const THEY_PAID =
  /^\s*(?:el|la|los|las) (?!empresa|negocio|tienda|compania|fundacion|oficina|sociedad|caja|banco)[^\d,]{2,45}? (?:me |nos )?(?:pago|pagaron|cancelo|cancelaron|abono|abonaron) (?:a )?(?:la|su|sus|las|el) (?:factura|cuenta|deuda|saldo|fiado|mora)s?\b(?! de (?:la )?(?:luz|agua|gas|energia|telefono|internet))/;

export function isPaidByThem(text: string, words: readonly ClassedWord[]): boolean {
  return (
    THEY_PAID.test(text) && !words.slice(0, 4).some(({ classes }) => classes.has("EMP") || classes.has("OWN"))
  );
}

const VAGUE = /^(?:cosas?|cositas?|vainas?|chucherias?|vari[oa]s|encargos?)$/;

/** Whether words name only things of no kind. */
export function isVague(telling: string): boolean {
  const words = telling.split(" ").filter((word) => word !== "" && !EMPTY_WORDS.test(word));
  return words.length > 0 && words.every((word) => VAGUE.test(word));
}
