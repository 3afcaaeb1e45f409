import { formatDecimal, formatPercent } from "#domain/kernel/format.ts";
import type { DuPont } from "#domain/statement/analysis/ratios.ts";
import { fewestDigits, readDecimal } from "#ui/accounting/indicators/printed-arithmetic.ts";
import { kpiTexts as texts } from "../texts.ts";

/** The ROE as the product of its three factors: as printed they come to it. */
export function duPontText({ roe, margin, turnover, multiplier }: DuPont): string {
  const whole = formatPercent(roe);
  const factors = (more: number) =>
    [
      formatPercent(margin, 1 + more),
      formatDecimal(turnover, 2 + more),
      formatDecimal(multiplier, 2 + more),
    ] as const;
  const more = fewestDigits(
    (digits) =>
      formatPercent(factors(digits).reduce((product, each) => product * readDecimal(each), 1)) === whole,
  );
  return texts.duPont(whole, ...factors(more));
}
