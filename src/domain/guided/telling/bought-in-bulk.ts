import type { ClassedWord } from "../../accounting/search/deed-pattern.ts";
import { containedIn } from "../../understanding/spoken/spoken-containers.ts";

/** More than this in small containers nobody uses up: it is to be sold, or asked about. */
const MOST_FOR_USE = 3;
/** From here on food is bought to be sold. */
const LEAST_FOR_SALE = 20;
const FOR_USE =
  /\bpa(?:ra|l)? (?:el |la |los |las )?(?:aseo|limpieza|oficina|consumo|emplead[oa]s|trabajador[a-z]*|personal|cafeteria de la oficina|uso|gasto|reunion|cocina|pintar|arreglar|reparar|limpiar|tomar|remodelar|impresora|atencion)\b|\b(?:de|del|la) (?:oficina|aseo)\b/;
const FOOD =
  /\b(?:cafe|azucar|sal|aceite|leche|chocolate|avena|te|aromatica|agua|galletas?|pasta|atun|huevos?|papas?|gaseosas?|jugos?|cervezas?|dulces?|mecato|cerveza|refrescos?)\b/;

const FOR_STAFF =
  /\bpa(?:ra|l)? (?:el |la |los |las )?(?:aseo|limpieza|consumo|emplead[oa]s|trabajador[a-z]*|personal|reunion|limpiar)\b/;

/** Whether goods are told to be for use of the company itself. */
export function isForUse(folded: string): boolean {
  return FOR_STAFF.test(folded);
}

/**
 * What an expense in bulk is rather: goods for sale, or to be asked about ("doscientas bolsas de café", "cinco cajas de
 * resmas"). Null where it is told what it is used for, or it is no more than what is used.
 */
export function boughtInBulk(folded: string, text: readonly ClassedWord[]): "goods" | "asked" | null {
  const quantity = containedIn(folded);
  if (quantity === null || FOR_USE.test(folded)) return null;
  const { count, isLarge } = quantity;
  if (isLarge ? count < 2 : count <= MOST_FOR_USE) return null;
  const isFood = FOOD.test(folded) || text.some(({ classes }) => classes.has("FOD") || classes.has("GDS"));
  return isFood && count >= LEAST_FOR_SALE ? "goods" : "asked";
}
