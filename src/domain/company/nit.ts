import { err, ok, type Result } from "../kernel/result.ts";

// DIAN, Orden Administrativa 4 de 1989: a prime weight for each digit from the right, modulo 11.
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71] as const;

const SHORTEST = 5;
const NIT_DIGITS = 9;

/** The check digit (dígito de verificación) of a NIT or cédula given as digits only, without it. */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (const [index, weight] of WEIGHTS.entries()) sum += Number(digits.at(-1 - index) ?? "0") * weight;
  const rest = sum % 11;
  return rest < 2 ? rest : 11 - rest;
}

/**
 * characters: contains other than digits and separators. length: too few or too many digits. check-digit: does not
 * match the number.
 */
export type NitProblem =
  | { readonly kind: "characters" }
  | { readonly kind: "length" }
  | { readonly kind: "check-digit"; readonly expected: number };

export interface Nit {
  /** Without the check digit. */
  readonly number: string;
  readonly digit: number;
}

function checked(number: string, digit: string | null): Result<Nit, NitProblem> {
  if (number.length < SHORTEST || number.length > WEIGHTS.length) return err({ kind: "length" });
  const expected = checkDigit(number);
  return digit === null || Number(digit) === expected
    ? ok({ number, digit: expected })
    : err({ kind: "check-digit", expected });
}

/** A company's NIT has nine digits and begins with 8 or 9, so a tenth digit is its check digit. */
function isNitWithDigit(digits: string): boolean {
  return digits.length === NIT_DIGITS + 1 && /^[89]/.test(digits);
}

/**
 * A document as spreadsheets and other keyboards give it, in the marks that are ours: digits of full width, an apostrophe
 * before it, commas between groups of three, "No." before the number, "/" or "_" before the check digit.
 */
export function withOwnMarks(text: string): string {
  return text
    .normalize("NFKC")
    .trim()
    .replace(/^['’´`]/, "")
    .replace(/\b(?:no?|n[º°o]|nro|n[uú]m(?:ero)?)\b[.:º°\s]*(?=\d)|#\s*(?=\d)/i, "")
    .replace(/(?<=\d)[,'’´`](?=\d{3}(?!\d))/g, ".")
    .replace(/\s*[/_]\s*(?=\d$)/, "-");
}

/**
 * Parses a NIT or cédula as people write it: with or without dots or spaces; the check digit after a dash, appended,
 * or left out, in which case it is computed.
 */
export function readNit(text: string): Result<Nit, NitProblem> {
  const plain = withOwnMarks(text)
    .replace(/^(?:nit|c\.?\s?c\.?)[\s.:]*/i, "")
    .replace(/[.\s\u00a0]/g, "")
    .replace(/[–−]/g, "-");
  const parts = /^(\d+)(?:-(\d))?$/.exec(plain);
  const number = parts?.[1];
  if (!parts || number === undefined) return err({ kind: "characters" });
  const significant = number.replace(/^0+/, "");
  const digit = parts[2] ?? null;
  if (digit === null && isNitWithDigit(significant))
    return checked(significant.slice(0, -1), significant.slice(-1));
  return checked(significant, digit);
}

/** "901.482.316-8". */
export function formatNit({ number, digit }: Nit): string {
  return `${grouped(number)}-${digit}`;
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ".");
}

const SPACED = /^\d[\d.\s\u00a0]*$/;

/**
 * The number of a person's document as a NIT is written: "52.418.306". One with letters, or too short to be a cédula,
 * stays as typed.
 */
export function formatDocument(text: string): string {
  const written = text.trim();
  if (/-\d$/.test(written)) {
    const nit = readNit(written);
    return nit.ok ? formatNit(nit.value) : written;
  }
  const digits = written.replace(/[.\s\u00a0]/g, "");
  const isNumber = SPACED.test(written) && digits.length >= SHORTEST && digits.length <= WEIGHTS.length;
  return isNumber ? grouped(digits) : written;
}

/** The NIT as stored with a company; empty stays empty. */
export function cleanNit(text: string): Result<string, NitProblem> {
  if (text.trim() === "") return ok("");
  const nit = readNit(text);
  return nit.ok ? ok(formatNit(nit.value)) : nit;
}
