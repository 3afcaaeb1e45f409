import { isOtherThanAmount } from "./other-than-amount.ts";
import { type Pesos, ZERO } from "./pesos.ts";
import { err, ok, type Result } from "./result.ts";

/**
 * Why a typed amount was not understood. The field then holds 0 and shows a hint, never another number (NU-01).
 * `decimals`: pesos have none; `negative`: amounts are written without sign; `too-large`: above the safe range.
 */
export type AmountProblem = "empty" | "not-a-number" | "decimals" | "negative" | "too-large";

// Characters pasted around a figure: blanks, line breaks, the peso sign, the letters COP. Inside a figure only blanks
// between groups of three are allowed: two adjacent figures are not joined into one (NU-05).
const AROUND = /^(?:\s|\$|COP)+|(?:\s|COP)+$/gi;
const PLAIN = /^\d+(?:,0{1,2})?$/;
// 1.234.567 with optional zero cents: 1.234.567,00
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,0{1,2})?$/;
const SPACED = /^[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+$/;
// With the decimal comma, or with the point of other programs and keypads: 2500000.75
const WITH_DECIMALS = /^(?:(?:\d+|\d{1,3}(?:\.\d{3})+),\d+|\d+\.\d{1,2})$/;
const SEPARATORS = /[. \u00a0\u202f]/g;

function readFigure(text: string): Result<number, AmountProblem> {
  if (PLAIN.test(text) || GROUPED.test(text) || SPACED.test(text)) {
    const whole = Number(text.split(",")[0]?.replace(SEPARATORS, ""));
    return Number.isSafeInteger(whole) ? ok(whole) : err("too-large");
  }
  return err(WITH_DECIMALS.test(text) ? "decimals" : "not-a-number");
}

const OPERATORS = new Set(["+", "-", "*", "/", "×", "−"]);
interface Token {
  readonly operator: string;
  readonly figure: string;
}

/** Splits "1200*3-50" into signed parts; a part is empty when two operators are adjacent or one ends the text. */
function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let operator = "+";
  let figure = "";
  for (const char of text) {
    if (!OPERATORS.has(char)) {
      figure += char;
      continue;
    }
    tokens.push({ operator, figure });
    operator = char;
    figure = "";
  }
  tokens.push({ operator, figure });
  return tokens;
}

function applyProduct(left: number, operator: string, right: number): Result<number, AmountProblem> {
  if (operator === "*" || operator === "×") return ok(left * right);
  if (right === 0) return err("not-a-number");
  const quotient = left / right;
  return Number.isInteger(quotient) ? ok(quotient) : err("decimals");
}

/** Multiplies before adding; each step must stay in the safe range, and the result must not be negative. */
function evaluate(tokens: readonly Token[]): Result<Pesos, AmountProblem> {
  let total = 0;
  let term = 0;
  for (const { operator, figure } of tokens) {
    const read = readFigure(figure.replace(AROUND, ""));
    if (!read.ok) return read;
    if (operator === "+" || operator === "-" || operator === "−") {
      total += term;
      term = operator === "+" ? read.value : -read.value;
    } else {
      const product = applyProduct(term, operator, read.value);
      if (!product.ok) return product;
      term = product.value;
    }
    if (!Number.isSafeInteger(total) || !Number.isSafeInteger(term)) return err("too-large");
  }
  total += term;
  if (total < 0) return err("negative");
  if (!Number.isSafeInteger(total)) return err("too-large");
  return ok((total === 0 ? ZERO : total) as Pesos);
}

/**
 * Parses a typed or pasted amount in pesos, es-CO: "1.234.567", "$ 1.234.567", "1234567", and expressions such as
 * "1200*3", "=1200*3" or "50.000+19.000". "3.000" is three thousand. Never throws; refuses 1e6, 0x10, 12abc (NU-05).
 */
export function parseAmount(text: string): Result<Pesos, AmountProblem> {
  const around = text.replace(AROUND, "");
  if (around === "") return err("empty");
  const clean = around.replace(/^=\s*/, "");
  if (clean.length > 200 || isOtherThanAmount(around)) return err("not-a-number");
  if (/^[-−]/.test(clean)) return err(readFigure(clean.slice(1).trim()).ok ? "negative" : "not-a-number");
  return evaluate(tokenize(clean));
}
