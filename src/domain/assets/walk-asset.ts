import { addMonths, lastDay, monthOf } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import { type Pesos, pesos, ZERO } from "../kernel/pesos.ts";
import { roundHalfUp } from "../kernel/rounding.ts";
import type {
  Asset,
  AssetChange,
  AssetDepreciation,
  AssetEstimate,
  AssetEvent,
  AssetFields,
} from "./asset.ts";
import { type AssetSpan, depreciatedUntil } from "./depreciation-share.ts";

/** What an asset stands at. */
export interface AssetValue {
  readonly cost: Pesos;
  readonly accumulated: Pesos;
  readonly impaired: Pesos;
  readonly net: Pesos;
}

/** One month of an asset's life, and what it stands at after it. */
export interface AssetMonth extends AssetValue {
  readonly month: Month;
  readonly amount: Pesos;
  /** Null while the month waits. */
  readonly recorded: AssetDepreciation | null;
  /** By its units, which are known only once they are said. */
  readonly byUnits: boolean;
}

export type WalkedAsset = AssetFields & Pick<Asset, "events">;

/** What was made with an asset in a month that waits. */
export interface SaidUnits {
  readonly month: Month;
  readonly units: number;
}

/** The first month that the register depreciates: the first of its life, or the one after what the books had already. */
export function firstOwnMonth({ starts, opening }: Pick<AssetFields, "starts" | "opening">): Month {
  return opening === null || opening.month < starts ? starts : addMonths(opening.month, 1);
}

/** Months from one to another: 2 from January to March. */
export function monthsApart(from: Month, to: Month): number {
  const index = (each: Month) => Number(each.slice(0, 4)) * 12 + Number(each.slice(5, 7));
  return index(to) - index(from);
}

const isFirstOfMonth = (date: Day) => date.endsWith("-01");

/** The first month that a change counts for: its own where it came with its first day, the next one otherwise (AF-05). */
export function countsFrom(date: Day): Month {
  return isFirstOfMonth(date) ? monthOf(date) : addMonths(monthOf(date), 1);
}

/** The registered months of an asset, its last one less what was taken back of it when it left. */
function depreciationsOf({ events }: Pick<Asset, "events">): ReadonlyMap<Month, AssetDepreciation> {
  const months = new Map<Month, AssetDepreciation>();
  for (const event of events) {
    if (event.kind !== "depreciation") continue;
    const month = monthOf(event.date);
    const whole = months.get(month);
    months.set(month, whole ? { ...whole, amount: pesos(whole.amount + event.amount) } : event);
  }
  return months;
}

const isChange = (event: AssetEvent): event is AssetChange =>
  event.kind !== "depreciation" && event.kind !== "disposal";

export function disposalOf({ events }: Pick<Asset, "events">) {
  return events.find((event) => event.kind === "disposal") ?? null;
}

/** An asset as it goes through its months. */
class Walker {
  #cost: number;
  #accumulated: number;
  #impaired = 0;
  span: AssetSpan;
  /** Months and units of the span that are behind. */
  #at = 0;
  #units = 0;

  constructor(fields: AssetFields) {
    this.#cost = fields.cost;
    this.#accumulated = fields.opening?.accumulated ?? 0;
    // Of a life that began before the register, what is left.
    const passed = monthsApart(fields.starts, firstOwnMonth(fields));
    const { method, units, residual } = fields;
    this.span = {
      method,
      units,
      residual,
      months: Math.max(0, fields.months - passed),
      net: this.value.net,
    };
  }

  get value(): AssetValue {
    const [cost, accumulated, impaired] = [this.#cost, this.#accumulated, this.#impaired];
    return {
      cost: pesos(cost),
      accumulated: pesos(accumulated),
      impaired: pesos(impaired),
      net: pesos(cost - accumulated - impaired),
    };
  }

  /** What is left of its life, its units and its residual value. */
  get left(): AssetEstimate {
    const { method, months, units, residual } = this.span;
    return {
      method,
      residual,
      months: Math.max(0, months - this.#at),
      units: Math.max(0, units - this.#units),
    };
  }

  isOver(): boolean {
    const { method, months, units } = this.left;
    return method === "none" || (method === "units" ? units === 0 : months === 0);
  }

  /** The depreciation of the next month, never more than it is worth. */
  next(units: number): Pesos {
    const before = depreciatedUntil(this.span, this.#at, this.#units);
    this.#at += 1;
    this.#units += units;
    const amount = depreciatedUntil(this.span, this.#at, this.#units) - before;
    return pesos(Math.max(0, Math.min(amount, this.value.net)));
  }

  depreciate(amount: Pesos): void {
    this.#accumulated += amount;
  }

  /** What was registered otherwise than it was counted leaves another rest to share. */
  share(): void {
    this.span = { ...this.left, net: this.value.net };
    this.#at = 0;
    this.#units = 0;
  }

  /** A change touches nothing that was depreciated (AF-05). */
  change(event: AssetChange): void {
    let { left } = this;
    if (event.kind === "addition") {
      this.#cost += event.amount;
      left = { ...left, months: event.months };
    }
    if (event.kind === "impairment") this.#impaired += event.amount;
    if (event.kind === "reversal") this.#impaired -= event.amount;
    if (event.kind === "estimate") left = event;
    const { method, months, units, residual } = left;
    this.span = { method, months, units, residual, net: this.value.net };
    this.#at = 0;
    this.#units = 0;
  }
}

/** Months that are walked at most: two hundred years. */
const MOST_WALKED = 2400;

interface WalkOptions {
  /** The last month to walk to; null to the end of its life. */
  readonly until: Month | null;
  /** Amounts counted again, instead of those that were registered. */
  readonly anew?: boolean;
  /** Units of a month that waits. */
  readonly said?: SaidUnits | null;
}

function walk(asset: WalkedAsset, { until, anew = false, said = null }: WalkOptions) {
  const walker = new Walker(asset);
  const first = firstOwnMonth(asset);
  const changes = asset.events.filter(isChange);
  const gone = disposalOf(asset);
  const known = depreciationsOf(asset);
  const final = asset.events.at(-1);
  const last = final === undefined ? null : monthOf(final.date);
  const months: AssetMonth[] = [];
  const from = (month: Month) => {
    for (const event of changes)
      if (isFirstOfMonth(event.date) && monthOf(event.date) === month) walker.change(event);
  };
  for (const event of changes) if (monthOf(event.date) < first) walker.change(event);
  for (let count = 0; count < MOST_WALKED; count += 1) {
    const month = addMonths(first, count);
    const isPast = last !== null && month <= last;
    const recorded = known.get(month) ?? null;
    if (until !== null && month > until) break;
    from(month);
    const byUnits = walker.span.method === "units";
    if (walker.isOver() && !isPast) break;
    if (gone !== null && recorded === null && month >= monthOf(gone.date)) break;
    // Units to come are known to nobody: such a life is walked as far as it was registered.
    if (byUnits && until === null && !isPast) break;
    const counted = walker.next(recorded?.units ?? (said?.month === month ? said.units : 0));
    const amount = recorded !== null && !anew ? recorded.amount : counted;
    walker.depreciate(amount);
    if (amount !== counted) walker.share();
    for (const event of changes)
      if (!isFirstOfMonth(event.date) && monthOf(event.date) === month) walker.change(event);
    months.push({ ...walker.value, month, amount, recorded, byUnits });
  }
  return { walker, months };
}

/**
 * The months of an asset's life in order, those that were registered as they were and the others as they are foreseen:
 * to the end of its life, to the month before it left, or to a month.
 */
export function assetMonths(
  asset: WalkedAsset,
  until: Month | null = null,
  said: SaidUnits | null = null,
): readonly AssetMonth[] {
  return walk(asset, { until, said }).months;
}

const MONTH_DAYS = 30;

/** How the month in which an asset leaves is depreciated: its days until then, of thirty, all of it, or none of it. */
export const LAST_MONTHS = ["days", "whole", "none"] as const;
export type LastMonth = (typeof LAST_MONTHS)[number];

/** Of a month's depreciation what falls on the days until one of it, of thirty; the last day is the thirtieth. */
export function partUntil(amount: Pesos, date: Day): Pesos {
  const days = date === lastDay(monthOf(date)) ? MONTH_DAYS : Math.min(MONTH_DAYS, Number(date.slice(8)));
  return roundHalfUp(amount, days, MONTH_DAYS);
}

/**
 * What the entry that an asset leaves with depreciates of its last month (NIIF para PYMES 17.20); below zero what it
 * takes back of one that is registered, so that the order of both entries changes nothing (AF-03). Nothing by units,
 * which are known only where they are registered.
 */
export function lastMonthShare(asset: WalkedAsset, date: Day, way: LastMonth): Pesos {
  const month = monthOf(date);
  const found = assetMonths(asset, month).find((each) => each.month === month);
  if (found === undefined || found.byUnits) return ZERO;
  const { amount, recorded } = found;
  const parts = { days: partUntil(amount, date), whole: amount, none: ZERO };
  return pesos(parts[way] - (recorded?.amount ?? 0));
}

/** What it stands at by the end of a month, and how it is depreciated from there on. */
export function assetAfter(asset: WalkedAsset, month: Month): AssetValue & { readonly left: AssetEstimate } {
  const { walker } = walk(asset, { until: month });
  return { ...walker.value, left: walker.left };
}

/** What it stands at before whatever happens to it on a day: at the end of the last month that the day does not change. */
export function assetBefore(
  asset: WalkedAsset,
  date: Day,
): AssetValue & { readonly left: AssetEstimate; readonly month: Month } {
  const month = addMonths(countsFrom(date), -1);
  const { walker } = walk(asset, { until: month });
  for (const event of asset.events.filter(isChange))
    if (isFirstOfMonth(date) && event.date === date) walker.change(event);
  return { ...walker.value, left: walker.left, month };
}

/** What it would be worth by the end of a month had it never been impaired (AF-04). */
export function unimpairedNet(asset: WalkedAsset, month: Month): Pesos {
  const events = asset.events.filter(({ kind }) => kind !== "impairment" && kind !== "reversal");
  return walk({ ...asset, events }, { until: month, anew: true }).walker.value.net;
}

const NOTHING: AssetValue = { cost: ZERO, accumulated: ZERO, impaired: ZERO, net: ZERO };

/** What it was worth before it left, or what it is worth now, by all that was registered. */
export function valueInUse({ cost, opening, events }: WalkedAsset): AssetValue {
  const all = (...kinds: readonly AssetEvent["kind"][]) =>
    events.reduce((sum, event) => {
      return sum + ("amount" in event && kinds.includes(event.kind) ? event.amount : 0);
    }, 0);
  const whole = cost + all("addition");
  const accumulated = (opening?.accumulated ?? 0) + all("depreciation");
  const impaired = all("impairment") - all("reversal");
  return {
    cost: pesos(whole),
    accumulated: pesos(accumulated),
    impaired: pesos(impaired),
    net: pesos(whole - accumulated - impaired),
  };
}

/** What the register has of it: nothing once it left. */
export function valueNow(asset: WalkedAsset): AssetValue {
  return disposalOf(asset) === null ? valueInUse(asset) : NOTHING;
}
