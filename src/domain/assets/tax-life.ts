import { monthOf } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import { type Pesos, pesos, ZERO } from "../kernel/pesos.ts";
import { rowOn } from "../law/dated.ts";
import { TAX_LIVES } from "../law/tax-lives.data.ts";
import type { Asset, AssetEvent } from "./asset.ts";
import {
  type AssetMonth,
  assetMonths,
  countsFrom,
  disposalOf,
  monthsApart,
  partUntil,
} from "./walk-asset.ts";

const MONTHS = 12;

/**
 * The fewest months in which income tax lets an asset of an account be depreciated: a year's rate may not go above
 * that of ET art. 137. Null where the table has no row (AF-08).
 */
export function leastTaxMonths(
  puc: string,
  date: Day,
): { readonly months: number; readonly norm: string } | null {
  const rows = TAX_LIVES.filter((row) => puc.startsWith(row.puc));
  const row = rowOn(rows, date);
  return row === null ? null : { months: Math.ceil((100 / row.rate) * MONTHS - 1e-9), norm: row.norm };
}

/** Its life for income tax: that of the books, where the law does not ask for a longer one. */
export function usualTaxMonths(puc: string, date: Day, months: number): number {
  return Math.max(months, leastTaxMonths(puc, date)?.months ?? 0);
}

/**
 * What income tax depreciates of an asset month by month: by straight line over its own life, with what was added and
 * without what was impaired, from the first month on whatever the books had when it was registered. Also the months
 * after it left, had it stayed.
 */
export function taxMonthsOf(asset: Asset): readonly AssetMonth[] {
  const { taxMonths: months, starts } = asset;
  if (asset.method === "none") return [];
  const events = asset.events.flatMap((event): AssetEvent[] => {
    if (event.kind !== "addition") return [];
    const passed = monthsApart(starts, countsFrom(event.date));
    return [{ ...event, months: Math.max(1, months - Math.max(0, passed)) }];
  });
  return assetMonths({ ...asset, method: "straight", months, opening: null, events });
}

/** What income tax has depreciated of it by the end of a month: of the month in which it left, the days until then. */
export function taxedBy(asset: Asset, month: Month): Pesos {
  const gone = disposalOf(asset)?.date ?? null;
  const last = gone !== null && monthOf(gone) < month ? monthOf(gone) : month;
  const found = taxMonthsOf(asset).findLast((each) => each.month <= last);
  if (found === undefined) return ZERO;
  const { accumulated, amount } = found;
  if (gone === null || monthOf(gone) !== found.month) return accumulated;
  return pesos(accumulated - amount + partUntil(amount, gone));
}
