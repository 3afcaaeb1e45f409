import type { EntryContent } from "../accounting/entries/entry.ts";
import type { StockKind } from "../inventory/inventory-move.ts";
import { type HeldUnits, takeFrom } from "../inventory/shortfall.ts";
import { itemsAskedBy } from "../inventory/told-items.ts";
import { yearOf } from "../kernel/calendar-day.ts";
import { invariant } from "../kernel/invariant.ts";
import { type Pesos, pesos } from "../kernel/pesos.ts";
import { type Seeded, seeded } from "./seeded.ts";
import { inYear, SHOP_SUPPLIERS } from "./shop.data.ts";
import { ALL_SHOP_ITEMS, SAND, SHOP_ITEMS, type ShopItem } from "./shop-items.data.ts";

const SEED = 1435;
const UNIT = 1000;
/** Sand is bought again below this, in pesos. */
const SAND_ENOUGH = 400_000;

export interface SampleStockLine {
  readonly code: string;
  readonly quantity: number;
  readonly amount: Pesos;
}

/** Of which items an entry of the sample is. */
export interface SampleStockMove {
  readonly entry: EntryContent;
  readonly kind: StockKind;
  readonly counter: EntryContent["lines"][number]["account"];
  readonly lines: readonly SampleStockLine[];
}

/** What the shop has of each item, by average cost. */
type Held = ReadonlyMap<string, HeldUnits>;

/** Splits an amount by weights into whole pesos of at least one each; the last part takes the rest. */
function split(amount: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, each) => sum + each, 0);
  const parts = weights.map((each) => Math.max(1, Math.floor((amount * each) / whole)));
  const rest = amount - parts.slice(0, -1).reduce((sum, each) => sum + each, 0);
  return [...parts.slice(0, -1), rest];
}

class Shelves {
  readonly #held: Held = new Map(ALL_SHOP_ITEMS.map(({ code }) => [code, { quantity: 0, value: 0 }]));

  of({ code }: Pick<ShopItem, "code">): HeldUnits {
    const held = this.#held.get(code);
    invariant(held !== undefined, `the shop has no ${code}`);
    return held;
  }

  /** What one unit costs now. */
  unit(item: ShopItem): number {
    const { quantity, value } = this.of(item);
    return quantity === 0 ? Number.POSITIVE_INFINITY : (value * UNIT) / quantity;
  }

  put(item: ShopItem, quantity: number, amount: number): SampleStockLine {
    const held = this.of(item);
    held.quantity += quantity;
    held.value += amount;
    return { code: item.code, quantity, amount: pesos(amount) };
  }

  /** Goods for an amount, which is met to the peso: what whole units leave is in what each of them cost. */
  buy(items: readonly ShopItem[], amount: number, year: number): readonly SampleStockLine[] {
    const sand = this.of(SAND).value < SAND_ENOUGH ? Math.min(60_000, Math.floor(amount / 10)) : 0;
    const parts = split(
      amount - sand,
      items.map(({ cost }) => Math.sqrt(cost)),
    );
    const lines = items.map((item, place) => {
      const part = parts[place] ?? 0;
      const units = Math.max(1, Math.round(part / inYear(item.cost, year, 10)));
      return this.put(item, units * UNIT, part);
    });
    if (sand === 0) return lines;
    const grams = Math.round((sand * UNIT) / inYear(SAND.cost, year, 10));
    return [...lines, this.put(SAND, grams, sand)];
  }

  /** Whole units of an item for at most an amount; one of it always stays. */
  #take(item: ShopItem, most: number): { readonly quantity: number; readonly value: number } | null {
    const held = this.of(item);
    const units = Math.min(Math.floor(most / this.unit(item)), held.quantity / UNIT - 1);
    if (!(units >= 1)) return null;
    const quantity = units * UNIT;
    const before = { ...held };
    const value = takeFrom(held, quantity);
    if (value <= most) return { quantity, value };
    Object.assign(held, before);
    return null;
  }

  /** Sand that costs exactly this: a gram costs less than a peso. */
  #sandFor(cost: number): number {
    const held = this.of(SAND);
    invariant(cost < held.value, "the shop ran out of sand");
    const from = Math.floor(((cost - 0.5) * held.quantity) / held.value);
    for (let grams = Math.max(1, from - 2); grams < held.quantity; grams += 1) {
      const after = { ...held };
      const value = takeFrom(after, grams);
      if (value < cost) continue;
      invariant(value === cost, "a gram of sand costs more than a peso");
      Object.assign(held, after);
      return grams;
    }
    throw new Error("the shop ran out of sand");
  }

  /** Goods that cost exactly this: mostly of what there is most, and sand for the rest. */
  sell(cost: number, price: number, chance: Seeded): readonly SampleStockLine[] {
    const byValue = SHOP_ITEMS.map((item) => ({ item, rank: this.of(item).value * chance.between(60, 100) }))
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ item }) => item);
    const main = byValue.slice(0, 2);
    const others = [...SHOP_ITEMS].toSorted((a, b) => b.cost - a.cost).filter((item) => !main.includes(item));
    let left = cost;
    const taken: { code: string; quantity: number; value: number }[] = [];
    const offers: readonly (readonly [ShopItem, number])[] = [
      ...main.map((item, place): readonly [ShopItem, number] => [item, place === 0 ? 55 : 100]),
      ...others.map((item): readonly [ShopItem, number] => [item, 100]),
    ];
    for (const [item, percent] of offers) {
      const found = this.#take(item, (left * percent) / 100);
      if (found === null) continue;
      taken.push({ code: item.code, ...found });
      left -= found.value;
    }
    if (left > 0) taken.push({ code: SAND.code, quantity: this.#sandFor(left), value: left });
    const amounts = split(
      price,
      taken.map(({ value }) => value),
    );
    return taken.map(({ code, quantity }, place) => ({ code, quantity, amount: pesos(amounts[place] ?? 0) }));
  }

  /** Goods that come back. */
  takeBack(amount: number): readonly SampleStockLine[] {
    const gallon = SHOP_ITEMS[1] ?? SHOP_ITEMS[0];
    return [this.put(gallon, 2 * UNIT, amount)];
  }
}

function suppliedIn({ lines }: EntryContent): readonly ShopItem[] {
  const name = lines.find(({ account }) => account === "2205")?.thirdParty;
  const place = SHOP_SUPPLIERS.findIndex((supplier) => supplier.name === name);
  const own = SHOP_ITEMS.filter(({ supplier }) => supplier === place);
  return own.length > 0 ? own : SHOP_ITEMS;
}

/**
 * Of which items each entry is that moves the merchandise: quantities are found for what the entries say that goods cost,
 * so that the kardex, by average cost, equals account 1435 after every one of them. A later entry only adds a move.
 */
export function sampleStock(entries: readonly EntryContent[]): readonly SampleStockMove[] {
  const shelves = new Shelves();
  const moves: SampleStockMove[] = [];
  entries.forEach((entry, index) => {
    if (!entry.lines.some(({ account }) => account === "1435")) return;
    const asked = itemsAskedBy(entry, "puc");
    if (asked === null) return;
    const { amount, credited, counter } = asked;
    const year = yearOf(entry.date);
    if (index === 0) {
      const lines = shelves.buy(SHOP_ITEMS, amount, year);
      moves.push({ entry, kind: "opening", counter, lines });
    } else if (asked.kind === "sale") {
      const lines = shelves.sell(credited, amount, seeded(SEED + 7919 * (index + 1)));
      moves.push({ entry, kind: "sale", counter, lines });
    } else if (entry.lines.some(({ account }) => account === "4175"))
      moves.push({ entry, kind: "in", counter, lines: shelves.takeBack(amount) });
    else
      moves.push({ entry, kind: "purchase", counter, lines: shelves.buy(suppliedIn(entry), amount, year) });
  });
  return moves;
}
