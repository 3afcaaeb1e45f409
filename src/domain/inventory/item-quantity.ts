import { formatDecimal } from "../kernel/format.ts";
import { fold } from "../kernel/spanish.ts";

/** What is typed of a quantity is whole thousandths (IN-01): a fourth decimal is refused, never rounded away. */
export const QUANTITY_DECIMALS = 3;

/** "1,5" for 1500 thousandths. */
export function unitsText(thousandths: number): string {
  const decimals = String(thousandths / 1000).split(".")[1]?.length ?? 0;
  return formatDecimal(thousandths / 1000, decimals);
}

/** Written the same for one and for many: symbols, and abbreviations of the trade. */
const SYMBOLS: ReadonlySet<string> = new Set(
  "kg g gr mg t lb oz l lt ml cl cc cm mm m m2 m3 m² m³ km in ft yd gal un und u pz hr h w kw kwh rollo/m @ % doc".split(
    " ",
  ),
);

/** What follows the noun and does not agree with it: "cajas de 12", "bultos x 50". */
const LINKS: ReadonlySet<string> = new Set(["de", "del", "por", "x", "con", "para", "a", "en"]);

/** The plural of a Spanish noun or adjective (NU): vowels take -s, consonants -es, -z becomes -ces. */
function pluralWord(word: string): string {
  const folded = fold(word);
  if (SYMBOLS.has(folded) || !/[a-z]$/.test(folded) || /\d/.test(word)) return word;
  if (/[aeo]$/.test(folded)) return `${word}s`;
  if (/[iu]$/.test(folded)) return /[íú]$/.test(word) ? `${word}es` : `${word}s`;
  if (folded.endsWith("z")) return `${word.slice(0, -1)}ces`;
  // "paquetes" and "lunes" are plurals or unchanged already; "tos" and "mes" are not.
  if (folded.endsWith("s")) return /^[^aeiou]*[aeiou]s$/.test(folded) ? `${word}es` : word;
  if (folded.endsWith("x")) return word;
  const open: Readonly<Record<string, string>> = { á: "a", é: "e", í: "i", ó: "o", ú: "u" };
  // "galón" loses its accent: "galones".
  const base = /[áéíóú][ns]$/.test(word)
    ? `${word.slice(0, -2)}${open[word.at(-2) ?? ""]}${word.at(-1)}`
    : word;
  return `${base}es`;
}

/** A unit as a person named it, in the number of a quantity: "unidades", "metros cuadrados", "cajas de 12", "kg". */
export function unitText(thousandths: number, unit: string): string {
  // "Unidad" begins with a capital because a field begins with it; "KG" and "Und" are how somebody writes a symbol.
  const name = /^\p{Lu}\p{Ll}+(?:\s|$)/u.test(unit) ? unit.charAt(0).toLowerCase() + unit.slice(1) : unit;
  if (Math.abs(thousandths) === 1000) return name;
  const words = name.split(" ");
  const end = words.findIndex((word) => LINKS.has(fold(word)));
  return words.map((word, at) => (end === -1 || at < end ? pluralWord(word) : word)).join(" ");
}

/** "3 unidades", "1 unidad", "2,5 kg". */
export function itemQuantity(thousandths: number, unit: string): string {
  return `${unitsText(thousandths)} ${unitText(thousandths, unit)}`.trimEnd();
}
