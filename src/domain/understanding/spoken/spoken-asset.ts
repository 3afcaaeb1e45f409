import { isPesos, type Pesos, pesos } from "../../kernel/pesos.ts";
import { blanked, type TextPlace } from "../plain-text.ts";
import { type PlacedAmount, placedAmounts } from "./spoken-amount.ts";

/** What is said of an asset that left, beside its price: null where it is not said. */
export interface SpokenAsset {
  /** The text without these amounts. */
  readonly plain: string;
  readonly cost: Pesos | null;
  readonly depreciated: Pesos | null;
}

const JOINS =
  "(?:va|iba|van|esta|estaba|era|es|fue|por|en|de|llevaba|lleva|tenia|tiene|acumulad[oa]|ya|hoy|a la fecha|hasta hoy|un|una)";
const END = String.raw`\s*:?\s*(?:\$\s*)?$`;
const DEPRECIATED_BEFORE = new RegExp(
  String.raw`\b(?:depreciacion(?: acumulada)?|depreciad[oa]s?|depreciar)(?: ${JOINS})*${END}`,
);
const DEPRECIATED_AFTER = /^\s*(?:pesos )?(?:ya )?(?:de |en )?(?:depreciad[oa]s?|depreciacion)\b/;
const WHOLLY =
  /\b(?:totalmente|tod[oa]|completamente|del todo|enteramente) depreciad[oa]s?\b|\bdepreciad[oa]s? (?:totalmente|del todo|por completo|completamente|en su totalidad|al 100\b|tod[oa]\b)/;
const NOTHING =
  /\bsin (?:depreciar|depreciacion)\b|\bno (?:se )?(?:le )?(?:habian?|han?|tenian?|tienen?|llevaban?|estaban?|estan?) (?:la )?(?:depreciad[oa]|depreciacion|depreciar)\b|\bno se deprecia/;
const PERCENT = /\bdepreciad[oa]s? (?:al|en un|en el|en|un) (\d{1,2})\s*(?:%|por ?ciento)/;
const COST_BEFORE = new RegExp(
  String.raw`\b(?:costo|costaron|costado|costaba|costaban|valio|valia|valian|valieron|comprad[oa]s?|compre|compramos|costo (?:historico|de compra|de adquisicion)|valor de compra|adquirid[oa]s?)(?: (?:en|por|de|fue|es|era|al|a|libros))*${END}`,
);
/** "En libros todavía valía 640.000": what is left of it, and no more is told to have been depreciated. */
const BOOK_VALUE_BEFORE = new RegExp(
  String.raw`\b(?:valor )?en libros(?: (?:todavia|aun|ya|valia|vale|estaba|figura(?:ba)?|quedaba|tenia|costaba|un|valor|de|en|por|era|es|fue))*${END}`,
);
/** "Un escritorio de 600 mil". */
const THING_OF = /\b[a-z]{3,} de\s*(?:\$\s*)?$/;

/** Reads what an asset that left had cost, and what of it was depreciated. `isSold`: one more amount is its price. */
export function spokenAsset(text: string, isSold: boolean): SpokenAsset {
  let plain = text;
  let amounts: readonly PlacedAmount[] = placedAmounts(plain);
  const take = (found: PlacedAmount | undefined): Pesos | null => {
    if (found === undefined) return null;
    plain = blanked(plain, found as TextPlace);
    amounts = amounts.filter((each) => each !== found);
    return pesos(found.amount);
  };
  const head = ({ from }: PlacedAmount) => text.slice(0, from);
  const book = /\bdepreci/.test(text)
    ? undefined
    : amounts.find((each) => BOOK_VALUE_BEFORE.test(head(each)));
  if (book !== undefined && amounts.length === (isSold ? 2 : 1))
    return { cost: take(book), depreciated: pesos(0), plain };
  const said =
    amounts.find((each) => DEPRECIATED_BEFORE.test(head(each))) ??
    amounts.find(({ to }) => DEPRECIATED_AFTER.test(text.slice(to)));
  // "Totalmente depreciada de 4.000.000": what it had cost, of which nothing is left.
  const isOnly = WHOLLY.test(text) && amounts.length === (isSold ? 2 : 1);
  const told = isOnly ? null : take(said);
  const cost = take(
    (isOnly ? said : undefined) ??
      amounts.find((each) => COST_BEFORE.test(head(each))) ??
      (isOnly && !isSold ? amounts[0] : undefined) ??
      (!isSold || amounts.length > 1 ? amounts.find((each) => THING_OF.test(head(each))) : undefined),
  );
  const percent = PERCENT.exec(text);
  const part = percent !== null && cost !== null ? Math.round((cost * Number(percent[1])) / 100) : null;
  if (percent !== null)
    plain = blanked(plain, { from: percent.index, to: percent.index + percent[0].length });
  const whole = WHOLLY.test(text) ? cost : NOTHING.test(text) ? pesos(0) : null;
  const depreciated = told ?? whole ?? (part !== null && isPesos(part) ? pesos(part) : null);
  // More than it cost is no depreciation: it is asked for.
  const isOver = cost !== null && depreciated !== null && depreciated > cost;
  return { plain, cost, depreciated: isOver ? null : depreciated };
}
