import { monthOf } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import type { ItemId, StoreId } from "../kernel/ids.ts";
import { isIncoming, type StockKind } from "./inventory-move.ts";
import type { KardexCard, KardexLine, KardexProblem, StockMonth, StockRules } from "./kardex.ts";
import { sourceKey } from "./replay-kardex.ts";
import type { StockStore, StockTransfer } from "./store.ts";

/** Transfers as they were and as they will be; of the items of a plan, all of them. */
export interface TransferChange {
  readonly old: readonly StockTransfer[];
  readonly now: readonly StockTransfer[];
}

/** What happened in the stores to one item, in one state of the book. */
interface ItemInStores {
  readonly lines: readonly KardexLine[];
  readonly transfers: readonly StockTransfer[];
}

interface StoreEvent {
  readonly key: string;
  readonly date: Day;
  readonly number: number;
  readonly line: number;
  readonly kind: StockKind | "transfer";
  readonly store: StoreId;
  /** Out below zero. */
  readonly quantity: number;
}

/** The store where the units of a move are: the first one, where it says none. */
export function storeOf({ store }: { readonly store?: StoreId }, first: StoreId): StoreId {
  return store ?? first;
}

/** What a move says of its store: nothing for the first one. */
export function sayStore(
  { stores = [] }: Pick<StockRules, "stores">,
  chosen: StoreId | null,
): { readonly store?: StoreId } {
  return chosen === null || chosen === stores[0]?.id ? {} : { store: chosen };
}

/** Whether a book keeps its stock in more than one place. */
export function hasStores({ stores = [] }: Pick<StockRules, "stores">): boolean {
  return stores.length > 1;
}

function eventsOf({ lines, transfers }: ItemInStores, first: StoreId): readonly StoreEvent[] {
  const events: StoreEvent[] = [];
  for (const own of lines) {
    const { date, number, line, kind } = own;
    const quantity = isIncoming(kind) ? own.quantity : -own.quantity;
    events.push({ key: sourceKey(own), date, number, line, kind, store: storeOf(own, first), quantity });
  }
  for (const { id, date, number, from, to, quantity } of transfers) {
    const event = { date, number, line: 0, kind: "transfer" as const };
    events.push({ ...event, key: id, store: from, quantity: -quantity });
    events.push({ ...event, key: id, store: to, quantity });
  }
  return events.sort(
    (a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) || a.number - b.number || a.line - b.line,
  );
}

/** What a store has of an item right after each that left it. */
function leftAfter(events: readonly StoreEvent[]): ReadonlyMap<string, number> {
  const [left, after] = [new Map<StoreId, number>(), new Map<string, number>()];
  for (const { key, store, quantity } of events) {
    const there = (left.get(store) ?? 0) + quantity;
    left.set(store, there);
    if (quantity < 0) after.set(key, there);
  }
  return after;
}

/**
 * Why units of an item cannot leave a store (IN-14): it had fewer on that day. Sales and transfers may leave it below zero
 * where the book allows that (IN-12), and what stood so already may stay, by as much as it did.
 */
export function storeProblem(
  itemId: ItemId,
  { stores = [], belowZero = false }: StockRules,
  old: ItemInStores,
  now: ItemInStores,
): KardexProblem | null {
  const [first] = stores;
  if (first === undefined) return null;
  const before = leftAfter(eventsOf(old, first.id));
  const left = new Map<StoreId, number>();
  for (const { key, date, kind, store, quantity } of eventsOf(now, first.id)) {
    const there = left.get(store) ?? 0;
    left.set(store, there + quantity);
    if (quantity >= 0 || there + quantity >= Math.min(0, before.get(key) ?? 0)) continue;
    if (belowZero && (kind === "sale" || kind === "transfer")) continue;
    const name = stores.find(({ id }) => id === store)?.name ?? "";
    return { kind: "store-not-enough", itemId, store: name, date, wanted: -quantity, there };
  }
  return null;
}

/** Units by store, item and day of a month. */
type StoreDays = Map<string, { store: StoreId; item: ItemId; day: number; quantity: number }>;

function addUnits(sums: StoreDays, store: StoreId, item: ItemId, day: number, quantity: number): void {
  const key = `${store}/${item}/${day}`;
  const known = sums.get(key) ?? { store, item, day, quantity: 0 };
  known.quantity += quantity;
  sums.set(key, known);
}

const dayOfMonth = (day: Day): number => Number(day.slice(8));

/** What each month moves in the stores but the first, after cards and transfers were written anew. */
export function storeChanges(
  old: readonly KardexCard[],
  now: readonly KardexCard[],
  transfers: TransferChange,
  first: StoreId,
): ReadonlyMap<Month, StoreDays> {
  const changes = new Map<Month, StoreDays>();
  const add = (date: Day, store: StoreId, item: ItemId, quantity: number) => {
    if (store === first) return;
    const month = changes.get(monthOf(date)) ?? new Map();
    changes.set(monthOf(date), month);
    addUnits(month, store, item, dayOfMonth(date), quantity);
  };
  const count = (cards: readonly KardexCard[], moved: readonly StockTransfer[], times: 1 | -1) => {
    for (const { itemId, lines } of cards)
      for (const { date, kind, quantity, store = first } of lines)
        add(date, store, itemId, isIncoming(kind) ? times * quantity : -times * quantity);
    for (const { date, itemId, quantity, from, to } of moved) {
      add(date, from, itemId, -times * quantity);
      add(date, to, itemId, times * quantity);
    }
  };
  count(old, transfers.old, -1);
  count(now, transfers.now, 1);
  return new Map(
    [...changes].filter(([, sums]) => [...sums.values()].some(({ quantity }) => quantity !== 0)),
  );
}

/** What a month moved in the stores but the first, with what changed; nothing where all came to nothing. */
export function changedElsewhere(
  before: StockMonth["elsewhere"],
  more: StoreDays,
): Pick<StockMonth, "elsewhere"> {
  const sums: StoreDays = new Map();
  before?.stores.forEach((store, place) => {
    const item = before.items[place];
    if (item !== undefined)
      addUnits(sums, store, item, before.sums[2 * place] ?? 0, before.sums[2 * place + 1] ?? 0);
  });
  for (const { store, item, day, quantity } of more.values()) addUnits(sums, store, item, day, quantity);
  const left = [...sums.values()].filter(({ quantity }) => quantity !== 0);
  if (left.length === 0) return {};
  return {
    elsewhere: {
      stores: left.map(({ store }) => store),
      items: left.map(({ item }) => item),
      sums: left.flatMap(({ day, quantity }) => [day, quantity]),
    },
  };
}

export type UnitsByStore = ReadonlyMap<StoreId, ReadonlyMap<ItemId, number>>;

/** What each store has at the end of a day, from months alone: the first one has what the others do not. */
export function unitsByStore(
  months: readonly StockMonth[],
  stores: readonly StockStore[],
  total: ReadonlyMap<ItemId, { readonly quantity: number }>,
  day: Day,
): UnitsByStore {
  const found = new Map<StoreId, Map<ItemId, number>>(stores.map(({ id }) => [id, new Map()]));
  const [first] = stores;
  const own = first && found.get(first.id);
  for (const [item, { quantity }] of total) own?.set(item, quantity);
  const last = monthOf(day);
  for (const { month, elsewhere } of months) {
    if (month > last || elsewhere === undefined) continue;
    const until = month === last ? dayOfMonth(day) : 31;
    elsewhere.stores.forEach((store, place) => {
      const item = elsewhere.items[place];
      if (item === undefined || (elsewhere.sums[2 * place] ?? 0) > until) return;
      const quantity = elsewhere.sums[2 * place + 1] ?? 0;
      const units = found.get(store);
      units?.set(item, (units.get(item) ?? 0) + quantity);
      own?.set(item, (own.get(item) ?? 0) - quantity);
    });
  }
  return found;
}

/** Which stores hold something after all months, from the months alone. The first one is not looked at. */
export function storesHolding(
  months: readonly StockMonth[],
  stores: readonly StockStore[],
): (id: StoreId) => boolean {
  const units = unitsByStore(months, stores, new Map(), "9999-12-31" as Day);
  return (id) => [...(units.get(id)?.values() ?? [])].some((quantity) => quantity !== 0);
}

/** One line of the kardex of an item in a store, by units: costs are those of all stores together. */
export interface StoreKardexLine extends Pick<StoreEvent, "key" | "date" | "kind" | "quantity"> {
  /** The other side of a transfer. */
  readonly other?: StoreId;
  readonly left: number;
}

/** What came to a store and what left it, in order, with what was left of it. */
export function storeKardex(
  store: StoreId,
  first: StoreId,
  cards: readonly Pick<KardexCard, "lines">[],
  transfers: readonly StockTransfer[],
): readonly StoreKardexLine[] {
  const byId = new Map<string, StockTransfer>(transfers.map((each) => [each.id, each]));
  let left = 0;
  return eventsOf({ lines: cards.flatMap(({ lines }) => lines), transfers }, first)
    .filter((each) => each.store === store)
    .map(({ key, date, kind, quantity }) => {
      left += quantity;
      const transfer = byId.get(key);
      return {
        key,
        date,
        kind,
        quantity,
        left,
        ...(transfer && { other: transfer.from === store ? transfer.to : transfer.from }),
      };
    });
}

export type StoreNameProblem = "name" | "same-name";

/** What keeps stores from being named so; null for nothing. `fold`: names that look the same are the same. */
export function storeNamesProblem(
  stores: readonly StockStore[],
  fold: (name: string) => string,
): StoreNameProblem | null {
  const names = stores.map(({ name }) => fold(name));
  if (names.some((name) => name === "")) return "name";
  return new Set(names).size < names.length ? "same-name" : null;
}
