import type { AmountProblem } from "#domain/kernel/parse-amount.ts";

const AMOUNT_HINTS: Readonly<Record<Exclude<AmountProblem, "empty">, (typed: string) => string>> = {
  "not-a-number": (typed) => `No entendimos «${typed}»: cuenta como 0. Escribe solo números, como 1.234.567.`,
  decimals: (typed) => `«${typed}» lleva decimales: cuenta como 0. Escribe pesos enteros.`,
  negative: (typed) => `«${typed}» lleva signo: cuenta como 0. Escribe el valor sin signo.`,
  "too-large": (typed) => `«${typed}» es demasiado grande: cuenta como 0.`,
};

/** What an amount that cannot be read counts as, and how to write it. Apart from the texts that the first page loads. */
export function amountHint(problem: AmountProblem, typed: string): string {
  if (problem === "empty") return "";
  const shown = typed.length > 24 ? `${typed.slice(0, 24)}…` : typed;
  return AMOUNT_HINTS[problem](shown);
}
