import { isPesos, type Pesos } from "../../kernel/pesos.ts";
import { fold } from "../../kernel/spanish.ts";
import { SPOKEN_NUMBERS } from "../../kernel/spoken-numbers.ts";

/** A text without its amounts, and the amounts it says. */
interface SpokenAmounts {
  readonly amounts: readonly Pesos[];
  /** The folded words that are no part of an amount, in order. */
  readonly words: readonly string[];
}

const SCALES: Readonly<Record<string, number>> = {
  mil: 1_000,
  k: 1_000,
  luca: 1_000,
  lucas: 1_000,
  millon: 1_000_000,
  millones: 1_000_000,
  palo: 1_000_000,
  palos: 1_000_000,
  melon: 1_000_000,
  melones: 1_000_000,
  // Diccionario de Colombianismos: what a luca is.
  barra: 1_000,
  barras: 1_000,
};

/** What a number counts that is no money. */
const COUNTS = /^(%|dias?|mes|meses|anos?|cuotas?|unidades|cajas|kilos?|horas?|porciento)$/;

/** A mark between amounts tells them apart: "1 millón: 400 mil en efectivo". */
const PIECE = /\d[\d.,'’]*m\b|\d(?:[\d.,'’]*\d)?|%|[a-z]+|[,:;(](?=\s)/g;
const GROUPED = /^\d{1,3}(?:[.'’]\d{3})+(?:,\d{1,2})?$/;
/** "1,500,000": as other countries group. */
const GROUPED_BY_COMMAS = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
const PLAIN = /^\d+$/;
const DECIMAL = /^\d{1,3}[.,]\d{1,2}$/;

/** Below this, digits alone are a day, a number of things or of a document. */
const LEAST = 1_000;

interface Figure {
  readonly value: number;
  readonly isDecimal: boolean;
}

function readDigits(piece: string): Figure | null {
  if (piece.endsWith("m")) {
    const millions = readDigits(piece.slice(0, -1));
    return millions && { value: millions.value * 1_000_000, isDecimal: false };
  }
  const text = piece.replace(/[.,'’]+$/, "");
  if (PLAIN.test(text)) return { value: Number(text), isDecimal: false };
  if (GROUPED.test(text))
    return { value: Number(text.replace(/,\d{1,2}$/, "").replace(/[.'’]/g, "")), isDecimal: false };
  if (GROUPED_BY_COMMAS.test(text))
    return { value: Number(text.replace(/\.\d{1,2}$/, "").replace(/,/g, "")), isDecimal: false };
  return DECIMAL.test(text) ? { value: Number(text.replace(",", ".")), isDecimal: true } : null;
}

interface Reading {
  readonly value: number;
  readonly next: number;
}

/** "Palo y medio", "millón doscientos": one million and more without its "un". */
const isOneMore = (pieces: readonly string[], at: number) =>
  (pieces[at + 1] === "y" && pieces[at + 2] === "medio") ||
  (pieces[at] === "millon" && (SPOKEN_NUMBERS[pieces[at + 1] ?? ""] ?? 0) >= 100);

/** Reads one amount from a place; null where none begins there. */
function readAmount(pieces: readonly string[], from: number): Reading | null {
  let [total, part, at] = [0, 0, from];
  /** Where the part after the last scale began, and that scale: each is said once, and the larger one first. */
  let [partFrom, lastScale] = [from, Number.POSITIVE_INFINITY];
  let hasScale = false;
  let hasDigits = false;
  let isDecimal = false;
  let began = false;
  for (; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? "";
    const scale = SCALES[piece];
    const word = SPOKEN_NUMBERS[piece];
    if (piece === "medio" && SCALES[pieces[at + 1] ?? ""] === 1_000_000) part += 0.5;
    else if (piece === "y" && pieces[at + 1] === "medio" && total >= 1_000_000) {
      total += 500_000;
      at += 1;
    } else if (hasDigits && !hasScale && part >= LEAST && (piece === "y" || word !== undefined)) {
      // "40.000.000 y un vehículo": written out in digits it is whole.
      break;
    } else if (piece === "y" && began && SPOKEN_NUMBERS[pieces[at + 1] ?? ""] !== undefined) continue;
    else if (scale !== undefined && scale >= lastScale && part > 0) {
      // "500 mil, 600 mil" are two amounts.
      part = 0;
      at = partFrom;
      break;
    } else if (
      scale !== undefined &&
      (began || scale === 1_000 || pieces[at - 1] === "el" || isOneMore(pieces, at))
    ) {
      total = scale === 1_000_000 ? (total + part || 1) * scale : total + (part || 1) * scale;
      part = 0;
      [partFrom, lastScale] = [at + 1, scale];
      hasScale = true;
      isDecimal = false;
    } else if (word !== undefined) part += word;
    else if (/^\d/.test(piece) && part === 0) {
      const figure = readDigits(piece);
      if (figure === null) break;
      part = figure.value;
      hasDigits = true;
      isDecimal = figure.isDecimal;
    } else break;
    began = true;
  }
  // "Dos millones trescientos" leaves out the last "mil".
  if (
    lastScale === 1_000_000 &&
    part >= 100 &&
    (part % 50 === 0 || hasDigits) &&
    part < 1_000 &&
    pieces[at] !== "pesos"
  )
    part *= 1_000;
  const value = total + part;
  const isMoney = hasScale || (hasDigits && !isDecimal && value >= LEAST);
  if (!began || !isMoney || !isPesos(value) || COUNTS.test(pieces[at] ?? "")) return null;
  const next = pieces[at] === "pesos" ? at + 1 : at;
  return { value, next: pieces[next] === "de" && pieces[next + 1] === "pesos" ? next + 2 : next };
}

/** An amount with its place. */
export interface PlacedAmount {
  readonly amount: Pesos;
  readonly from: number;
  readonly to: number;
}

/** The amounts of a plain text, in order, with what stands between them. */
function readAll(plain: string): {
  readonly found: readonly PlacedAmount[];
  readonly words: readonly string[];
} {
  const matches = [...plain.replace(/\$/g, " ").matchAll(PIECE)];
  const pieces = matches.map(([piece]) => piece);
  const found: PlacedAmount[] = [];
  const words: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const read = readAmount(pieces, at);
    if (read === null || read.value <= 0) {
      const word = pieces[at] ?? "";
      if (/[a-z\d%]/.test(word)) words.push(word);
      at += 1;
      continue;
    }
    const last = matches[read.next - 1];
    const to = (last?.index ?? 0) + (last?.[0].replace(/[.,'’]+$/, "").length ?? 0);
    found.push({ amount: read.value as Pesos, from: matches[at]?.index ?? 0, to });
    at = read.next;
  }
  return { found, words };
}

/** The amounts of a plain text with their places. */
export function placedAmounts(plain: string): readonly PlacedAmount[] {
  return readAll(plain).found;
}

/**
 * The amounts of a sentence in pesos, in digits ("3.200.000", "50k"), words ("dos millones trescientos mil") or both
 * ("1,5 millones", "20 lucas"). Small numbers, percentages and counts ("30 días") are words.
 *
 * @internal
 */
export function spokenAmounts(text: string): SpokenAmounts {
  const { found, words } = readAll(fold(text));
  return { amounts: found.map(({ amount }) => amount), words };
}
