import { classify } from "../../accounting/search/word-classes.ts";
import type { AssetExit } from "../deed.ts";

const SOLD = /^(?:vend(?!edor)[a-z]*|ventas?)$/;
const LOST =
  /^(?:rob(?:aron|o|ad[oa]s?|arse)|hurt(?:aron|o|ad[oa]s?)|perd(?:io|ieron|imos|i)|incendi(?:o|aron)|estrell[a-z]+)$/;
const GIVEN = /^(?:don(?:e|o|amos|aron|ad[oa]s?|acion)|regal(?:e|amos|aron|ad[oa]s?)|obsequi[a-z]*)$/;
const RETIRED = /^(?:bot(?:e|amos|aron)|baja|chatarr[a-z]*|desech[a-z]*|inservibles?|descart[a-z]*)$/;
/** Damaged it is still there: it left only where its depreciation is told with it. */
const DAMAGED = /^(?:dan(?:o|aron|ad[oa]s?)|quem(?:o|aron)|arruin[a-z]*)$/;
/** What a company worked with, and does not sell every day. */
const WAS_USED =
  /\b(?:viej[oa]s?|usad[oa]s?|antigu[oa]s?|de la (?:empresa|oficina|tienda)|del (?:negocio|local|taller)|que usaba|que usabamos|activos? fijos?|en libros|depreci[a-z]*)\b/;
/** What is there to be sold. */
const FOR_SALE = /\b(?:mercanc[a-z]*|inventario|para (?:la )?venta|para vender|surtido)\b/;
/** "Dar de baja la factura": a debt that nobody will pay. */
const IS_DEBT =
  /\bbaja (?:a )?(?:la |las |una |el |lo que )?(?:factura|deuda|cartera|cuenta|saldo|deb[a-z]+)/;
/** "La aseguradora me consignó la indemnización por el robo": what the insurer pays is income. */
const IS_INSURED =
  /\b(?:asegurador|indemniz|seguro|poliza)[a-z]*\b.*\b(?:me|nos) (?:consign|pag|gir|reconoc|dio|dieron|transfir|deposit)[a-z]*|\b(?:me|nos) (?:consign|pag|gir|reconoc|dio|dieron|transfir|indemniz)[a-z]*\b.*\b(?:asegurador|indemniz|seguro)[a-z]*/;
const REPAIRED = /\b(?:arregl|repar|compus|compon|mantenimiento)[a-z]*/;
const GOVERNS = /^(?:de|del|en|para|al?|por|con|desde)$/;
const SMALL = /^(?:el|la|los|las|un|una|unos|unas|mi|mis|nuestr[oa]s?|su|sus|viej[oa]s?)$/;

/** Whether an asset is what was done something to: "la impresora", and not "de la oficina". */
function namesAsset(text: ReturnType<typeof classify>): boolean {
  return text.some(({ classes }, at) => {
    if (!classes.has("E")) return false;
    let before = at - 1;
    while (before >= 0 && SMALL.test(text[before]?.word ?? "")) before -= 1;
    const word = text[before]?.word ?? "";
    // "La baja de la impresora", "la venta del carro".
    return (
      !GOVERNS.test(word) || /^(?:baja|venta|donacion|robo|hurto|perdida)$/.test(text[before - 1]?.word ?? "")
    );
  });
}

/**
 * How a fixed asset left, as a folded text tells it: sold, scrapped, stolen or lost, or given away. Null where none did:
 * goods for sale, repairs, and what others gave.
 */
export function assetExit(folded: string): AssetExit | null {
  if (FOR_SALE.test(folded) || IS_DEBT.test(folded) || IS_INSURED.test(folded)) return null;
  const words = folded.match(/[a-z]+/g) ?? [];
  const isDepreciated = /\bdepreci/.test(folded);
  const has = (wanted: RegExp) => words.some((word) => wanted.test(word));
  const isGivenToUs = /\b(?:me|nos) (?:don|regal|obsequi)[a-z]+/.test(folded);
  const isMoney = /\b(?:la|unos|unas)? ?(?:plata|dinero|efectivo)\b/.test(folded) && has(LOST);
  // "Salió el camión por 41 millones; en libros costó …": what leaves for a price with its depreciation was sold.
  const isPriced =
    isDepreciated && /\b(?:salio|salieron|se fue|entregue) [a-z ]{3,40} (?:por|en)\b/.test(folded);
  const exit: AssetExit | null =
    has(SOLD) || isPriced
      ? WAS_USED.test(folded)
        ? "asset-sale"
        : null
      : has(LOST) && !isMoney
        ? "asset-lost"
        : has(GIVEN) && !isGivenToUs
          ? "asset-donated"
          : has(RETIRED) || (isDepreciated && has(DAMAGED))
            ? "asset-retired"
            : null;
  // Scrap that is bought is goods.
  if (exit === "asset-retired" && /\bcompr(?:e|amos|o|aron|a)\b/.test(folded)) return null;
  if (exit === null || (exit !== "asset-sale" && REPAIRED.test(folded))) return null;
  return namesAsset(classify(words.join(" "))) ? exit : null;
}
