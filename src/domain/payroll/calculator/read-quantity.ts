import type { AmountProblem } from "../../kernel/parse-amount.ts";
import { err, ok, type Result } from "../../kernel/result.ts";

const FIGURE = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/** Accepts "2,5", "2.5", "2,5 %". Refuses more than four decimals. */
export function readQuantity(text: string, most: number): Result<number, AmountProblem> {
  const clean = text.replace(/[%\s]/g, "");
  if (clean === "") return err("empty");
  if (/^[-−]/.test(clean)) return err(FIGURE.test(clean.slice(1)) ? "negative" : "not-a-number");
  if (!FIGURE.test(clean)) return err("not-a-number");
  const value = Number(clean.replace(",", "."));
  if (value > most) return err("too-large");
  return Math.abs(value * 10_000 - Math.round(value * 10_000)) > 1e-6 ? err("decimals") : ok(value);
}
