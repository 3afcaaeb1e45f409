import type { NumberQuestion } from "#domain/exercises/question.ts";
import { parseAmount } from "#domain/kernel/parse-amount.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";

type AnswerProblem = "not-a-number" | "empty";

const SIGN = /^\s*[-−]\s*/;
/** "1.234.567,8": points group, the comma begins the decimals. */
const GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
/** "12,5", "12.5", ",5". */
const PLAIN = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
/** What people write beside the number. */
const WORDS = /%|\$|\s|veces|días?|unidades|pesos/gi;

function readDecimal(text: string): number {
  const clean = text.replace(WORDS, "");
  if (GROUPED.test(clean)) return Number(clean.replaceAll(".", "").replace(",", "."));
  return PLAIN.test(clean) ? Number(clean.replace(",", ".")) : Number.NaN;
}

/** Reads a typed answer: pesos as every amount of the product, other units as a number with decimals. */
export function readAnswer(
  text: string,
  { unit }: Pick<NumberQuestion, "unit">,
): Result<number, AnswerProblem> {
  if (text.trim() === "") return err("empty");
  const sign = SIGN.test(text) ? -1 : 1;
  const rest = text.replace(SIGN, "");
  if (unit === "pesos") {
    const amount = parseAmount(rest);
    return amount.ok ? ok(sign * amount.value) : err("not-a-number");
  }
  const value = readDecimal(rest);
  return Number.isFinite(value) ? ok(sign * value) : err("not-a-number");
}
