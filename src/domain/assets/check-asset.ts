import { MAX_TEXT } from "../accounting/entries/check-entry.ts";
import { addMonths, lastDay, monthOf } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import { plainLine } from "../kernel/graphemes.ts";
import { type Pesos, pesos } from "../kernel/pesos.ts";
import type {
  Asset,
  AssetEstimate,
  AssetEvent,
  AssetFieldProblem,
  AssetFields,
  AssetPurchase,
  AssetRefusal,
} from "./asset.ts";
import { assetDues } from "./depreciation-dues.ts";
import {
  assetBefore,
  countsFrom,
  disposalOf,
  firstOwnMonth,
  monthsApart,
  unimpairedNet,
} from "./walk-asset.ts";

/** A hundred years. */
export const MOST_LIFE = 1200;
export const MOST_UNITS = 1_000_000_000;

const isCount = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;

function estimateProblems(
  { method, months, units, residual }: AssetEstimate,
  worth: Pesos,
): AssetFieldProblem[] {
  const isSpread = method === "straight" || method === "declining";
  return [
    // A rate on what is left never comes to zero: the reducing balance ends at a residual value.
    ...(residual < 0 || residual > worth || (method === "declining" && residual === 0)
      ? (["residual"] as const)
      : []),
    ...(isSpread && !isCount(months, MOST_LIFE) ? (["life"] as const) : []),
    ...(method === "units" && !isCount(units, MOST_UNITS) ? (["units"] as const) : []),
  ];
}

/** What the books had already: no more than there is to depreciate, and all of it where its life is over. */
function openingProblems(fields: AssetFields): AssetFieldProblem[] {
  const { opening, cost, residual, method, months, starts } = fields;
  if (opening === null) return [];
  const whole = cost - residual;
  const isOver = method !== "units" && months <= monthsApart(starts, firstOwnMonth(fields));
  const { accumulated } = opening;
  const fits = accumulated >= 0 && accumulated <= whole && (method !== "none" || accumulated === 0);
  return fits && (!isOver || method === "none" || accumulated === whole) ? [] : ["opening"];
}

/** What keeps an asset from being registered; empty if nothing does. */
export function checkAsset(fields: AssetFields): readonly AssetFieldProblem[] {
  const { name, cost, bought, starts, account, accumulated, impaired, expense, taxMonths } = fields;
  const named = plainLine(name);
  const isNone = fields.method === "none";
  const codes = [account, accumulated, impaired, expense];
  const isDistinct = codes.every((code) => code !== "") && !codes.slice(0, 3).includes(expense);
  return [
    ...(named === "" || named.length > MAX_TEXT - 40 ? (["name"] as const) : []),
    ...(cost > 0 ? [] : (["cost"] as const)),
    ...estimateProblems(fields, cost),
    ...(isNone || isCount(taxMonths, MOST_LIFE) ? [] : (["tax-life"] as const)),
    ...(starts < monthOf(bought) ? (["starts"] as const) : []),
    ...openingProblems(fields),
    ...(isDistinct ? [] : (["accounts"] as const)),
  ];
}

/** What keeps it from being bought so: an asset that its own account paid would be in no books. */
export function checkPurchase(
  { account }: Pick<AssetFields, "account">,
  purchase: AssetPurchase,
): readonly AssetFieldProblem[] {
  return purchase.kind === "post" && purchase.paidFrom === account ? ["paid-from"] : [];
}

/**
 * What anything new of an asset asks: that it is still there, that it is the last thing, and that no month before is
 * missing. A change of the first day of a month comes before its depreciation (AF-05); what leaves takes its part of
 * that back (AF-03).
 */
export function refuseEvent(
  asset: Asset,
  kind: Exclude<AssetEvent["kind"], "depreciation">,
  date: Day,
): AssetRefusal | null {
  if (disposalOf(asset) !== null) return { kind: "asset-gone" };
  const month = monthOf(date);
  const last = asset.events.at(-1);
  if (last !== undefined && monthOf(last.date) > month) return { kind: "later-event", date: last.date };
  if (kind !== "disposal" && last?.kind === "depreciation" && monthOf(last.date) >= countsFrom(date))
    return { kind: "month-counted", month };
  const { opening, bought } = asset;
  if (opening !== null && month < opening.month)
    return { kind: "before-asset", date: lastDay(opening.month) };
  if (date < bought) return { kind: "before-asset", date: bought };
  const [due] = assetDues(asset, addMonths(month, -1));
  return due === undefined ? null : { kind: "month-missing", month: due.month };
}

/** How much may be impaired: what it is worth by the end of the month (NIIF para PYMES 27.5). */
export function mostImpaired(asset: Asset, date: Day): Pesos {
  return assetBefore(asset, date).net;
}

/**
 * How much of an impairment may be taken back: it leaves the asset at no more than it would be worth without any
 * (NIIF para PYMES 27.30, AF-04).
 */
export function mostReversed(asset: Asset, date: Day): Pesos {
  const { impaired, net, month } = assetBefore(asset, date);
  return pesos(Math.max(0, Math.min(impaired, unimpairedNet(asset, month) - net)));
}

/** What keeps a new estimate from being made; what it is worth by the end of the month is what is left to share. */
export function checkEstimate(
  asset: Asset,
  date: Day,
  estimate: AssetEstimate,
): readonly AssetFieldProblem[] {
  return estimateProblems(estimate, assetBefore(asset, date).net);
}

/** What a name, a place and a life for taxes do not touch: all that entries were counted from. */
const COUNTED = [
  "account",
  "accumulated",
  "impaired",
  "expense",
  "bought",
  "cost",
  "residual",
  "method",
  "months",
  "units",
  "starts",
  "opening",
] as const;

/** Of an asset with movements, only what nothing was counted from; of one that an entry bought, neither its cost nor its account. */
export function fixedFields({ entryId, events }: Asset): readonly (keyof AssetFields)[] {
  if (events.length > 0) return COUNTED;
  return entryId === undefined ? [] : ["account", "bought", "cost"];
}
