import type { Indicator, IndicatorStanding } from "#domain/accounting/indicators.ts";
import { formatDecimal, formatPercent } from "#domain/kernel/format.ts";
import type { SavedRatios } from "#domain/statement/analysis/saved-analysis.ts";
import { GROUP_NAMES, analysisTexts as texts } from "./texts.ts";

export interface SavedRatioView {
  readonly name: string;
  readonly figure: string;
  readonly standing: IndicatorStanding | null;
}

function view(name: string, { value, status }: Indicator, format: (value: number) => string): SavedRatioView {
  return { name, figure: value === null ? texts.noValue : format(value), standing: status };
}

/** The three ratios of an analysis, for a row or a dialog. */
export function savedRatios({
  liquidez,
  rentabilidad,
  endeudamiento,
}: SavedRatios): readonly SavedRatioView[] {
  return [
    view(GROUP_NAMES.liquidity, liquidez, (value) => formatDecimal(value, 2)),
    view(GROUP_NAMES.profitability, rentabilidad, (value) => formatPercent(value)),
    view(GROUP_NAMES.debt, endeudamiento, (value) => formatPercent(value)),
  ];
}
