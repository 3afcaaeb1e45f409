/** How a bank tells a rate: of the month, of the year with its interest on interest, or of the year as so many times a part. */
export const RATE_QUOTES = [
  "monthly",
  "effective",
  "nominal",
  "nominal-advance",
  "quarterly",
  "quarterly-advance",
] as const;
export type RateQuote = (typeof RATE_QUOTES)[number];

const MONTHS = 12;

/** Payments of interest in a year, and whether each is paid before its time. */
const NOMINAL: Readonly<Partial<Record<RateQuote, { readonly times: number; readonly ahead: boolean }>>> = {
  nominal: { times: 12, ahead: false },
  "nominal-advance": { times: 12, ahead: true },
  quarterly: { times: 4, ahead: false },
  "quarterly-advance": { times: 4, ahead: true },
};

/**
 * The percent of each month, paid at its end, that a quoted percent is worth: an effective rate is not divided by
 * twelve, and interest paid ahead costs more than it says (RC-04). Above any limit where a rate ahead takes all.
 */
export function monthlyRate(percent: number, quote: RateQuote): number {
  if (quote === "monthly") return percent;
  const nominal = NOMINAL[quote];
  if (nominal === undefined) return 100 * ((1 + percent / 100) ** (1 / MONTHS) - 1);
  const part = percent / 100 / nominal.times;
  if (nominal.ahead && part >= 1) return Number.POSITIVE_INFINITY;
  const late = nominal.ahead ? part / (1 - part) : part;
  return 100 * ((1 + late) ** (nominal.times / MONTHS) - 1);
}

/** The effective percent of a year of a monthly one. */
export function effectiveRate(monthly: number): number {
  return 100 * ((1 + monthly / 100) ** MONTHS - 1);
}
