import type { AmountProblem } from "../../kernel/parse-amount.ts";
import { parseAmount } from "../../kernel/parse-amount.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { PARAMETERS, type ParameterKey } from "../../law/parameters.ts";
import { readQuantity } from "../calculator/read-quantity.ts";
import { isOverride } from "./law.ts";

/** Why a text is not a value for a parameter; `out-of-range` for a number that the parameter cannot have. */
export type OverrideProblem = AmountProblem | "out-of-range";

/** Parses a typed override: whole pesos, or a quantity of up to four decimals. */
export function readOverride(key: ParameterKey, text: string): Result<number, OverrideProblem> {
  const { unit } = PARAMETERS[key];
  const read: Result<number, AmountProblem> =
    unit === "pesos" ? parseAmount(text) : readQuantity(text, Number.MAX_SAFE_INTEGER);
  if (!read.ok) return read;
  return isOverride(key, read.value) ? ok(read.value) : err("out-of-range");
}
