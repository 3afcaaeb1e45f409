import type { NumberUnit } from "../exercises/question.ts";
import { parseAmount } from "../kernel/parse-amount.ts";
import { readQuantity } from "../payroll/calculator/read-quantity.ts";

const LARGEST = 1_000_000_000_000;

/** A typed number in the unit of a question; null for what is none. A minus goes before it: "-100.000". */
export function readNumber(text: string, unit: NumberUnit): number | null {
  const [, sign, rest = ""] = /^\s*([-−]?)\s*(.*)$/u.exec(text) ?? [];
  const clean = rest.replace(/[%x×]\s*$/u, "");
  const read = unit === "pesos" ? parseAmount(clean) : readQuantity(clean, LARGEST);
  if (!read.ok) return null;
  return sign === "" || read.value === 0 ? read.value : -read.value;
}
