import { DEED_FACTS, type GuidedDeed, isAssetExit } from "../deed.ts";

/** What the writer did that lets money go. */
const GOES =
  /\b(?:pague|pagamos|compre|compramos|gaste|gastamos|cancele|cancelamos|abone|abonamos|tanquee|contrate|subcontrate|encargue|encargamos|gire|giramos)\b|\b(?:se|le|les) (?:lo |la |los |las )?(?:quede|quedo|quedamos) debiendo\b|\b(?:le|les) (?:di|dimos|gire|giramos|transferi|transferimos|consigne|consignamos|preste|prestamos|adelante|adelantamos|anticipe|pago|giro)\b|\b(?:me|nos) (?:cobro|cobraron|debito|debitaron|multo|multaron|sanciono)\b/;
/** What lets money come. */
const COMES =
  /\b(?:me|nos) (?:lo |la |los |las )?(?:pago|pagaron|consigno|consignaron|transfirio|transfirieron|giro|giraron|dio|dieron|abono|abonaron|devolvio|devolvieron|reembolso|reembolsaron|reintegro|reintegraron|deposito|depositaron|prestaron|presto|regalo|regalaron|cancelo|cancelaron|entro|entraron|ingreso|ingresaron|compro|compraron|quedaron debiendo|quedo debiendo)\b|\b(?:recibi|recibimos)\b(?! (?:la |una |el |un )?(?:factura|recibo|cuenta de cobro|pedido|mercancia|devolucion))|\bconsignad[oa]s? (?:en|a|al)\b|\b(?:entro|entraron|llego|llegaron|cayo|cayeron|ingreso|ingresaron) (?:todo |completo |el neto )?(?:a|al|en) (?:la |el |mi |nuestra )?(?:cuenta|banco|caja|bancolombia|davivienda|bbva|nequi|daviplata)|\b(?:cobre|cobramos|vendi|vendimos|recaude|recaudamos|gane|ganamos|facture|facturamos)\b/;

/** Deeds whose side says nothing of where money goes. */
const EITHER: ReadonlySet<GuidedDeed> = new Set<GuidedDeed>([
  "transfer",
  "cheque-returned",
  "investment-redeemed",
  "reclassification",
  "sale-return",
  "sale-discount",
  "purchase-return",
  "purchase-discount",
]);

/** "De lo que me prestó": it came before, and now it goes back. */
const LENT_BEFORE = /\b(?:que|quien) (?:me|nos) (?:(?:habian?) )?prest[a-z]+/g;

/** Where the money of a clause goes; null where it is not told, or both are. */
export function toldDirection(doing: string): "goes" | "comes" | null {
  const [goes, comes] = [GOES.test(doing), COMES.test(doing.replace(LENT_BEFORE, " "))];
  return goes === comes ? null : goes ? "goes" : "comes";
}

/**
 * Whether money goes the other way than a deed moves it: "le pagué a uno que me ayudó con un encargo" is no sale, whatever
 * words of a sale it has. What was done is then asked.
 */
export function isAgainstMoney(deed: GuidedDeed | null, doing: string): boolean {
  if (deed === null || isAssetExit(deed) || EITHER.has(deed) || DEED_FACTS[deed].against === "counter")
    return false;
  const direction = toldDirection(doing);
  return direction !== null && (DEED_FACTS[deed].side === "credit") === (direction === "goes");
}
