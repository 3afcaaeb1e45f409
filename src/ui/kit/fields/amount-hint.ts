import type { AmountProblem } from "#domain/kernel/parse-amount.ts";

interface Hint {
  readonly why: (typed: string) => string;
  readonly mend: string;
}

const AMOUNT_HINTS: Readonly<Record<Exclude<AmountProblem, "empty">, Hint>> = {
  "not-a-number": {
    why: (typed) => `No entendimos «${typed}»`,
    mend: "Escribe solo números, como 1.234.567.",
  },
  decimals: { why: (typed) => `«${typed}» lleva decimales`, mend: "Escribe pesos enteros." },
  negative: { why: (typed) => `«${typed}» lleva signo`, mend: "Escribe el valor sin signo." },
  "too-large": { why: (typed) => `«${typed}» es demasiado grande`, mend: "Escribe un valor menor." },
};

/**
 * Why an amount cannot be read, and how to write it; where it counts as 0 meanwhile, that it does. Apart from the texts
 * that the first page loads.
 */
export function amountHint(problem: AmountProblem, typed: string, isZero: boolean): string {
  if (problem === "empty") return "";
  const shown = typed.length > 24 ? `${typed.slice(0, 24)}…` : typed;
  const { why, mend } = AMOUNT_HINTS[problem];
  return `${why(shown)}${isZero ? ": cuenta como 0" : ""}. ${mend}`;
}
