import { yearOf } from "../kernel/calendar-day.ts";
import { type Pesos, pesos, ZERO } from "../kernel/pesos.ts";
import type { Asset } from "./asset.ts";
import { type AssetMonth, assetMonths, firstOwnMonth, monthsApart, valueInUse } from "./walk-asset.ts";

/** A year of an asset's depreciation. */
export interface AssetYear {
  readonly year: number;
  readonly amount: Pesos;
  readonly accumulated: Pesos;
  readonly net: Pesos;
  /** Months of it that are registered, and all that it has. */
  readonly recorded: number;
  readonly months: number;
}

/** The years that the register depreciates an asset in; what the books had before is in what is accumulated. */
export function assetYears(asset: Asset): readonly AssetYear[] {
  const years = new Map<number, AssetMonth[]>();
  for (const each of assetMonths(asset)) {
    const year = yearOf(each.month);
    years.set(year, [...(years.get(year) ?? []), each]);
  }
  return [...years].map(([year, months]) => {
    const { accumulated, net } = months.at(-1) ?? { accumulated: ZERO, net: asset.cost };
    return {
      year,
      accumulated,
      net,
      amount: pesos(months.reduce((sum, { amount }) => sum + amount, 0)),
      recorded: months.filter(({ recorded }) => recorded !== null).length,
      months: months.length,
    };
  });
}

/** How far an asset is in its life. */
export interface AssetLife {
  /** Months that are depreciated, and all of its life; null for what has no months. */
  readonly months: { readonly done: number; readonly all: number } | null;
  /** The part of what there is to depreciate that is depreciated, from 0 to 1. */
  readonly share: number;
}

export function lifeOf(asset: Asset): AssetLife {
  const { cost, accumulated } = valueInUse(asset);
  const whole = cost - asset.residual;
  const share = whole <= 0 ? 1 : Math.min(1, accumulated / whole);
  const months = assetMonths(asset);
  const byMonths = asset.method === "straight" || asset.method === "declining";
  if (!byMonths) return { months: null, share };
  const before = monthsApart(asset.starts, firstOwnMonth(asset));
  const done = before + months.filter(({ recorded }) => recorded !== null).length;
  // One that left before its end had a longer life than the months that it has.
  const kept = asset.events.filter(({ kind }) => kind !== "disposal");
  const all = before + assetMonths({ ...asset, events: kept }).length;
  return { months: { done, all }, share };
}
