import { capitalize } from "#domain/kernel/capitals.ts";
import { formatPercent } from "#domain/kernel/format.ts";
import type { AnalysisFigures } from "#domain/statement/analysis/analysis-figures.ts";
import { wordTexts as texts } from "./texts.ts";

/** Below three percentage points a part counts as unchanged. */
const LEAST_CHANGE = 0.03;
const MOST_CHANGES = 2;

const PARTS = [
  ["otherLiabilities", texts.longDebt],
  ["currentLiabilities", texts.shortDebt],
  ["equity", texts.equity],
  ["currentAssets", texts.currentAssets],
] as const;

function shareOf(figures: AnalysisFigures, part: (typeof PARTS)[number][0]): number | null {
  const [amount, assets] = [figures[part], figures.assets];
  return amount === null || assets === null || assets <= 0 ? null : amount / assets;
}

/** Sentence on who finances the business now. */
function standing({ equity, assets }: AnalysisFigures): string {
  if (equity === null || assets === null || assets <= 0) return texts.noAssets;
  if (equity < 0) return texts.broke;
  const share = equity / assets;
  if (formatPercent(share) === formatPercent(0.5)) return texts.half;
  return share > 0.5 ? texts.mostlyOwn : texts.mostlyOwed;
}

/** Sentence on the parts that changed most, as shares of total assets. */
function changes(now: AnalysisFigures, before: AnalysisFigures): string {
  const found = PARTS.flatMap(([part, name]) => {
    const [share, then] = [shareOf(now, part), shareOf(before, part)];
    return share === null || then === null || Math.abs(share - then) < LEAST_CHANGE
      ? []
      : [{ size: Math.abs(share - then), name, share, then }];
  });
  if (found.length === 0) return texts.steady;
  const most = found.sort((a, b) => b.size - a.size).slice(0, MOST_CHANGES);
  const said = most.map(({ name, share, then }) =>
    texts.changed(name, formatPercent(then), formatPercent(share), share > then),
  );
  return capitalize(`${said.join(texts.and)}.`);
}

/** The financing structure in a sentence or two; null if unknown. */
export function structureWords(now: AnalysisFigures, before: AnalysisFigures | null): string | null {
  if (now.assets === null) return null;
  const isComparable = before !== null && before.assets !== null && before.assets > 0 && now.assets > 0;
  return [...(isComparable ? [changes(now, before)] : []), standing(now)].join(" ");
}
