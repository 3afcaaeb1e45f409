import type { IndicatorStanding, Indicators } from "#domain/accounting/indicators.ts";

export const INDICATOR_NAMES: Readonly<Record<keyof Indicators, string>> = {
  liquidity: "Liquidez",
  profitability: "Rentabilidad",
  debt: "Endeudamiento",
};

export const STANDING_WORDS: Readonly<Record<IndicatorStanding, string>> = {
  good: "Bueno",
  warning: "Vigilar",
  bad: "Crítico",
};

export const indicatorTexts = {
  goodFrom: (mark: string) => `bueno desde ${mark}`,
  goodUntil: (mark: string) => `bueno hasta ${mark}`,
  noValue: "sin datos",
} as const;
