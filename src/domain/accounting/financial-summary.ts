import { type Indicators, type Position, totalAssets, totalLiabilities } from "./indicators.ts";

/** Financial summary of a company (spec §3). A figure is null when its divisor is zero. */
export interface FinancialSummary {
  readonly liquidityRatio: number | null;
  readonly profitabilityRatio: number | null;
  readonly debtRatio: number | null;
  /** Current assets minus current liabilities. */
  readonly currentLiquidity: number;
  readonly totalAssets: number;
  readonly totalLiabilities: number;
  readonly netMargin: number | null;
}

export function financialSummaryOf(
  position: Position,
  { liquidity, profitability, debt }: Indicators,
): FinancialSummary {
  return {
    liquidityRatio: liquidity.value,
    profitabilityRatio: profitability.value,
    debtRatio: debt.value,
    currentLiquidity: position.currentAssets - position.currentLiabilities,
    totalAssets: totalAssets(position),
    totalLiabilities: totalLiabilities(position),
    netMargin: profitability.value,
  };
}
