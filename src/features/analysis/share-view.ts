import { formatPercent } from "#domain/kernel/format.ts";
import type { AnalysisFigures } from "#domain/statement/analysis/analysis-figures.ts";
import type { AnalysisLine } from "#domain/statement/analysis/analysis-lines.ts";
import {
  type VerticalLine,
  verticalBalance,
  verticalResult,
} from "#domain/statement/analysis/vertical-analysis.ts";
import type { ShareBar, SharePart } from "#ui/charts/share-bars.tsx";
import type { AnalysedSide } from "./analysis-model.ts";
import { LINE_NAMES, verticalTexts as texts } from "./texts.ts";

export type BarKind = "assets" | "financing" | "result";

function shareIn(lines: readonly VerticalLine[], key: string): number {
  return lines.find((line) => line.key === key)?.share ?? 0;
}

function assetParts(lines: readonly VerticalLine[]): SharePart[] {
  return (["current-assets", "other-assets"] as const).map((key) => ({
    name: LINE_NAMES[key],
    fill: key,
    share: shareIn(lines, key),
  }));
}

function financingParts(lines: readonly VerticalLine[]): SharePart[] {
  return (["current-liabilities", "other-liabilities", "equity"] as const).map((key) => ({
    name: LINE_NAMES[key],
    fill: key,
    share: shareIn(lines, key),
  }));
}

/** Shares of each peso sold: cost, operating expenses, other items, and the net result. */
function resultParts(lines: readonly VerticalLine[]): SharePart[] {
  const gross = shareIn(lines, "gross-profit");
  const operating = shareIn(lines, "operating-profit");
  const net = shareIn(lines, "net-result");
  return [
    { name: texts.parts.cost, fill: "current-liabilities", share: 1 - gross },
    { name: texts.parts.expenses, fill: "other-liabilities", share: gross - operating },
    { name: texts.parts.others, fill: "other-assets", share: operating - net },
    { name: texts.parts.result, fill: "equity", share: net },
  ];
}

const PARTS: Readonly<Record<BarKind, (lines: readonly VerticalLine[]) => SharePart[]>> = {
  assets: assetParts,
  financing: financingParts,
  result: resultParts,
};

export function verticalLines(kind: BarKind, side: AnalysedSide): readonly VerticalLine[] {
  const lines: readonly AnalysisLine[] = (kind === "result" ? side.result : side.balance) ?? [];
  return kind === "result" ? verticalResult(lines) : verticalBalance(lines);
}

function hasWhole({ assets, sales }: AnalysisFigures, kind: BarKind): boolean {
  return ((kind === "result" ? sales : assets) ?? 0) > 0;
}

/** Bars of the sides with a positive total; null if a part is negative, which a bar cannot show. */
export function shareBars(kind: BarKind, sides: readonly AnalysedSide[]): readonly ShareBar[] | null {
  const bars = sides
    .filter((side) => hasWhole(side.ratioInput.now, kind))
    .map((side) => ({ label: side.label, parts: PARTS[kind](verticalLines(kind, side)) }));
  // Tolerance, so that a rounding error at zero does not count as negative.
  const negative = bars.some((bar) => bar.parts.some((part) => part.share < -1e-9));
  return negative ? null : bars;
}

export function barsSummary(bars: readonly ShareBar[]): string {
  return bars
    .map(({ label, parts }) =>
      texts.summary(label, parts.map((part) => texts.part(part.name, formatPercent(part.share))).join(", ")),
    )
    .join(" ");
}
