import { formatDecimal, formatPercent, formatPesos } from "../../kernel/format.ts";
import { type Pesos, pesos, sum } from "../../kernel/pesos.ts";
import type { SectionKey } from "../typed/typed-layout.data.ts";
import type { Cited, FigureLine, Sentence, SentenceTopic } from "./statement-reading.ts";

// Helpers shared by the readings of the four statements: sums by section, largest line, figures as text.

export function totalOf(lines: readonly FigureLine[], ...sections: readonly SectionKey[]): Pesos {
  const own = lines.filter(({ section }) => sections.includes(section));
  return sum(own.map(({ amount }) => amount));
}

/** The line with the largest absolute amount in these sections; undefined when all are zero. */
export function weightiest(
  lines: readonly FigureLine[],
  ...sections: readonly SectionKey[]
): FigureLine | undefined {
  return lines
    .filter(({ section, amount }) => sections.includes(section) && amount !== 0)
    .reduce<FigureLine | undefined>(
      (most, each) => (most === undefined || Math.abs(each.amount) > Math.abs(most.amount) ? each : most),
      undefined,
    );
}

export function sentence(topic: SentenceTopic, text: string, ...cites: readonly Cited[]): Sentence {
  return { topic, text, cites };
}

export function cited(label: string, amount: number): Cited {
  return { label, amount };
}

/** "$ 1.234.567", without sign: the sentence distinguishes shortfall from surplus. */
export function money(amount: number): string {
  return formatPesos(pesos(Math.abs(amount)));
}

/** "−$ 1.234.567": for text that does not state the sign in words. */
export function signed(amount: number): string {
  return formatPesos(pesos(amount));
}

export const percent = (share: number): string => formatPercent(share);
export const times = (value: number): string => formatDecimal(value, 2);

/** A share and the rest per hundred pesos, in whole pesos that add up to a hundred: $ 24 and $ 76. */
export function ofHundred(share: number): readonly [string, string] {
  const part = Math.round(share * 100);
  return [formatPesos(pesos(part)), formatPesos(pesos(100 - part))];
}

export function notBalanced(difference: Pesos, what: string): Sentence[] {
  if (difference === 0) return [];
  return [
    sentence(
      "risk",
      `${what} Hay una diferencia de ${money(difference)}: corrígela antes de sacar conclusiones.`,
      cited("Diferencia", Math.abs(difference)),
    ),
  ];
}
