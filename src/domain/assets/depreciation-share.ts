import { type Pesos, pesos } from "../kernel/pesos.ts";
import type { DepreciationMethod } from "./asset.ts";

/** The part of an amount that `part` of `whole` comes to, half a peso up; exact for any amount of pesos. */
function shareOf(amount: Pesos, part: number, whole: number): Pesos {
  if (part >= whole) return amount;
  const [above, below] = [BigInt(amount) * BigInt(part), BigInt(whole)];
  return pesos(Number((2n * above + below) / (2n * below)));
}

/** From the month in which an estimate begins to count. */
export interface AssetSpan {
  readonly method: DepreciationMethod;
  readonly months: number;
  readonly units: number;
  /** What it was worth when the span began, and what it is to be worth in the end. */
  readonly net: Pesos;
  readonly residual: Pesos;
}

const YEAR = 12;

/** What the reducing balance leaves after some months of a span. */
function leftAfter({ net, residual, months }: AssetSpan, at: number): Pesos {
  return at >= months ? residual : pesos(Math.round(net * (residual / net) ** (at / months)));
}

/** One rate on what is left at the beginning of each year, spread evenly over its months; the last month leaves the residual. */
function decliningUntil(span: AssetSpan, at: number): Pesos {
  const from = Math.floor(at / YEAR) * YEAR;
  const until = Math.min(from + YEAR, span.months);
  const [before, after] = [leftAfter(span, from), leftAfter(span, until)];
  const within = shareOf(pesos(before - after), at - from, until - from);
  return pesos(span.net - before + within);
}

/**
 * What a span has depreciated after some months, or after some units: whole pesos that end at what there is to
 * depreciate, so that each month is the difference of two of them and none is lost (AF-01).
 */
export function depreciatedUntil(span: AssetSpan, at: number, units: number): Pesos {
  const whole = pesos(Math.max(0, span.net - span.residual));
  switch (span.method) {
    case "none":
      return pesos(0);
    case "units":
      return shareOf(whole, units, span.units);
    case "straight":
      return shareOf(whole, at, span.months);
    case "declining":
      if (whole === 0) return whole;
      // An estimate without a residual value has no rate: it is spread evenly.
      return span.residual === 0 ? shareOf(whole, at, span.months) : decliningUntil(span, at);
  }
}
