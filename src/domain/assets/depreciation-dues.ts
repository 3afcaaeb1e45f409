import type { EntryContent } from "../accounting/entries/entry.ts";
import { lastDay } from "../kernel/calendar-day.ts";
import { uncapitalize } from "../kernel/capitals.ts";
import type { Month } from "../kernel/day.ts";
import { formatMonth } from "../kernel/format.ts";
import type { AssetId } from "../kernel/ids.ts";
import { type Pesos, sum } from "../kernel/pesos.ts";
import type { Asset } from "./asset.ts";
import { netLines } from "./net-lines.ts";
import { assetMonths } from "./walk-asset.ts";

/** What an asset is depreciated by in a month that waits. */
export interface DueShare {
  readonly asset: Asset;
  readonly month: Month;
  readonly amount: Pesos;
  /** Whether its units have to be said. */
  readonly byUnits: boolean;
}

/** The months of an asset until one that wait, in order: each once (AF-02). */
export function assetDues(asset: Asset, until: Month): readonly DueShare[] {
  return assetMonths(asset, until).flatMap(({ month, amount, recorded, byUnits }) =>
    recorded !== null || (amount === 0 && !byUnits) ? [] : [{ asset, month, amount, byUnits }],
  );
}

/** A month that waits, with all assets that it depreciates. */
export interface DueMonth {
  readonly month: Month;
  readonly shares: readonly DueShare[];
}

/** The months that wait until one, in order: one entry each for all assets. */
export function dueMonths(assets: readonly Asset[], until: Month): readonly DueMonth[] {
  const months = new Map<Month, DueShare[]>();
  for (const share of assets.flatMap((asset) => assetDues(asset, until)))
    months.set(share.month, [...(months.get(share.month) ?? []), share]);
  return [...months]
    .map(([month, shares]) => ({ month, shares }))
    .sort((a, b) => (a.month < b.month ? -1 : 1));
}

/** Units of assets in one month, as they were typed. */
export type SaidUnitsOf = ReadonlyMap<AssetId, number>;

/** A month with the units that were said; null while some are missing. */
export function withUnits({ month, shares }: DueMonth, units: SaidUnitsOf): DueMonth | null {
  const known = shares.map((share) => {
    if (!share.byUnits) return share;
    const said = units.get(share.asset.id);
    if (said === undefined) return null;
    const found = assetMonths(share.asset, month, { month, units: said }).find(
      (each) => each.month === month,
    );
    return found === undefined ? null : { ...share, amount: found.amount };
  });
  const whole = known.filter((share) => share !== null);
  return whole.length === shares.length ? { month, shares: whole } : null;
}

export function dueSum({ shares }: DueMonth): Pesos {
  return sum(shares.map(({ amount }) => amount));
}

/** The one entry of a month for all its assets, each account once. */
export function depreciationEntry({ month, shares }: DueMonth): EntryContent {
  const expenses = shares.map(({ asset, amount }) => [asset.expense, amount] as const);
  const accumulated = shares.map(({ asset, amount }) => [asset.accumulated, -amount] as const);
  return {
    date: lastDay(month),
    description: `Depreciación de ${uncapitalize(formatMonth(month))}`,
    reference: "",
    lines: netLines([...expenses, ...accumulated]),
  };
}
