import { monthOf } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import type { BookId, ItemId } from "../kernel/ids.ts";
import { type Pesos, pesos } from "../kernel/pesos.ts";
import { isIncoming } from "./inventory-move.ts";
import type { KardexCard, StockMonth, StockRules } from "./kardex.ts";
import { valueMoved } from "./move-value.ts";
import type { StockPlan } from "./plan-stock.ts";
import { changedElsewhere, hasStores, storeChanges } from "./store-units.ts";

/** What an item moved on a day of a month. */
type DaySums = Map<ItemId, Map<number, readonly [quantity: number, value: number]>>;

const dayOfMonth = (day: Day): number => Number(day.slice(8));

/** What each month of some items moves after their cards were written anew; nothing where it is as it was. */
export function monthChanges(
  old: readonly KardexCard[],
  now: readonly KardexCard[],
): ReadonlyMap<Month, DaySums> {
  const changes = new Map<Month, DaySums>();
  const count = (cards: readonly KardexCard[], times: 1 | -1) => {
    for (const { itemId, lines } of cards)
      for (const line of lines) {
        const { date, kind, quantity } = line;
        const sign = isIncoming(kind) ? times : -times;
        const month = changes.get(monthOf(date)) ?? new Map();
        changes.set(monthOf(date), month);
        addTo(month, itemId, dayOfMonth(date), sign * quantity, times * valueMoved(line));
      }
  };
  count(old, -1);
  count(now, 1);
  return new Map([...changes].filter(([, sums]) => [...sums.values()].some(isMoved)));
}

function isMoved(days: ReadonlyMap<number, readonly [number, number]>): boolean {
  return [...days.values()].some(([quantity, value]) => quantity !== 0 || value !== 0);
}

function addTo(sums: DaySums, item: ItemId, day: number, quantity: number, value: number): void {
  const days = sums.get(item) ?? new Map();
  const [q, v] = days.get(day) ?? [0, 0];
  days.set(day, [q + quantity, v + value]);
  sums.set(item, days);
}

/**
 * A month with what changed in it; `before` is undefined where nothing had moved. What stays is copied as it lies: a
 * month names thousands of items, and a sale changes a few.
 */
export function changedMonth(
  bookId: BookId,
  month: Month,
  before: StockMonth | undefined,
  more: DaySums,
  elsewhere?: StockMonth["elsewhere"],
): StockMonth {
  const items = [...(before?.items ?? [])];
  const sums = [...(before?.sums ?? [])];
  const left = new Map([...more].map(([item, days]) => [item, new Map(days)] as const));
  const changed = new Set([...more.values()].flatMap((days) => [...days.keys()]));
  let emptied = false;
  for (let place = 0; place < items.length; place += 1) {
    const day = sums[3 * place] ?? 0;
    // Of thousands of items few moved on that day: an id is looked at only then.
    if (!changed.has(day)) continue;
    const days = left.get(items[place] as ItemId);
    const change = days?.get(day);
    if (days === undefined || change === undefined) continue;
    days.delete(day);
    const quantity = (sums[3 * place + 1] ?? 0) + change[0];
    const value = (sums[3 * place + 2] ?? 0) + change[1];
    sums[3 * place + 1] = quantity;
    sums[3 * place + 2] = value;
    if (quantity === 0 && value === 0) emptied = true;
  }
  for (const [item, days] of left)
    for (const [day, [quantity, value]] of days) {
      if (quantity === 0 && value === 0) continue;
      items.push(item);
      sums.push(day, quantity, value);
    }
  const all = { bookId, month, items, sums, ...(elsewhere && { elsewhere }) };
  return emptied ? withoutEmpty(all) : all;
}

/** Without the days on which what moved came to nothing. */
function withoutEmpty({ items, sums, ...rest }: StockMonth): StockMonth {
  const isKept = (place: number) => sums[3 * place + 1] !== 0 || sums[3 * place + 2] !== 0;
  return {
    ...rest,
    items: items.filter((_item, place) => isKept(place)),
    sums: sums.filter((_sum, at) => isKept(Math.floor(at / 3))),
  };
}

const NO_DAYS: DaySums = new Map();

/** The months that a plan changes, as they will be. `stored`: those that there are. */
export function changedMonths(
  bookId: BookId,
  { old, now, transfers }: Pick<StockPlan, "old" | "now" | "transfers">,
  rules: Pick<StockRules, "stores">,
): {
  readonly months: readonly Month[];
  readonly after: (stored: readonly (StockMonth | undefined)[]) => StockMonth[];
} {
  const total = monthChanges(old, now);
  const [first] = rules.stores ?? [];
  const inStores = first && hasStores(rules) ? storeChanges(old, now, transfers, first.id) : new Map();
  const months = [...new Set([...total.keys(), ...inStores.keys()])];
  const after = (stored: readonly (StockMonth | undefined)[]) =>
    months.map((month, place) => {
      const before = stored[place];
      const more = inStores.get(month);
      const { elsewhere } = more ? changedElsewhere(before?.elsewhere, more) : (before ?? {});
      return changedMonth(bookId, month, before, total.get(month) ?? NO_DAYS, elsewhere);
    });
  return { months, after };
}

/** What there is of an item, and what it cost. */
export interface StockFigure {
  readonly quantity: number;
  readonly value: Pesos;
}

/** All items at the end of a day, from months alone: no kardex is read. */
export function stockOn(months: readonly StockMonth[], day: Day): ReadonlyMap<ItemId, StockFigure> {
  const found = new Map<ItemId, { quantity: number; value: number }>();
  const last = monthOf(day);
  for (const { month, items, sums } of months) {
    if (month > last) continue;
    const until = month === last ? dayOfMonth(day) : 31;
    for (let place = 0; place < items.length; place += 1) {
      if ((sums[3 * place] ?? 0) > until) continue;
      const item = items[place] as ItemId;
      const figure = found.get(item);
      const [quantity, value] = [sums[3 * place + 1] ?? 0, sums[3 * place + 2] ?? 0];
      if (figure === undefined) found.set(item, { quantity, value });
      else {
        figure.quantity += quantity;
        figure.value += value;
      }
    }
  }
  return found as ReadonlyMap<ItemId, { quantity: number; value: number }> as ReadonlyMap<
    ItemId,
    StockFigure
  >;
}

/** The value of all of them. */
export function stockValue(figures: Iterable<StockFigure>): Pesos {
  let sum = 0;
  for (const { value } of figures) sum += value;
  return pesos(sum);
}
