import type { Pesos } from "../../kernel/pesos.ts";

const UNDER_THIRTY = [
  "cero",
  "uno",
  "dos",
  "tres",
  "cuatro",
  "cinco",
  "seis",
  "siete",
  "ocho",
  "nueve",
  "diez",
  "once",
  "doce",
  "trece",
  "catorce",
  "quince",
  "dieciséis",
  "diecisiete",
  "dieciocho",
  "diecinueve",
  "veinte",
  "veintiuno",
  "veintidós",
  "veintitrés",
  "veinticuatro",
  "veinticinco",
  "veintiséis",
  "veintisiete",
  "veintiocho",
  "veintinueve",
];
const TENS = ["", "", "", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"];
const HUNDREDS = [
  "",
  "ciento",
  "doscientos",
  "trescientos",
  "cuatrocientos",
  "quinientos",
  "seiscientos",
  "setecientos",
  "ochocientos",
  "novecientos",
];

function underHundred(value: number): string {
  if (value < 30) return UNDER_THIRTY[value] ?? "";
  const unit = value % 10;
  const tens = TENS[Math.floor(value / 10)] ?? "";
  return unit === 0 ? tens : `${tens} y ${UNDER_THIRTY[unit]}`;
}

function underThousand(value: number): string {
  if (value === 100) return "cien";
  const rest = value % 100;
  const hundreds = HUNDREDS[Math.floor(value / 100)] ?? "";
  if (hundreds === "") return underHundred(rest);
  return rest === 0 ? hundreds : `${hundreds} ${underHundred(rest)}`;
}

/** "Uno" is shortened before a noun: veintiún mil, treinta y un millones. */
function beforeNoun(words: string): string {
  return words.replace(/veintiuno$/, "veintiún").replace(/uno$/, "un");
}

function underMillion(value: number): string {
  const thousands = Math.floor(value / 1000);
  const rest = value % 1000;
  const head = thousands === 0 ? "" : thousands === 1 ? "mil" : `${beforeNoun(underThousand(thousands))} mil`;
  if (rest === 0 && head !== "") return head;
  return [head, underThousand(rest)].filter(Boolean).join(" ");
}

const SCALES: readonly (readonly [size: number, one: string, many: string])[] = [
  [1_000_000_000_000, "un billón", "billones"],
  [1_000_000, "un millón", "millones"],
];

function inWords(value: number): string {
  const parts: string[] = [];
  let rest = value;
  for (const [size, one, many] of SCALES) {
    const count = Math.floor(rest / size);
    if (count > 0) parts.push(count === 1 ? one : `${beforeNoun(underMillion(count))} ${many}`);
    rest %= size;
  }
  if (rest > 0 || parts.length === 0) parts.push(underMillion(rest));
  return parts.join(" ");
}

/**
 * "Dos millones doscientos mil pesos", as on pay slips and receipts; "un millón de pesos" when nothing follows the
 * millions. Negative amounts start with "menos".
 */
export function amountInWords(amount: Pesos): string {
  const size = Math.abs(amount);
  const words = beforeNoun(inWords(size));
  const noun = size === 1 ? "peso" : size >= 1_000_000 && size % 1_000_000 === 0 ? "de pesos" : "pesos";
  const sentence = `${amount < 0 ? "menos " : ""}${words} ${noun}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
