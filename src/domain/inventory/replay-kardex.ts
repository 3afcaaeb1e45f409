import { yearOf } from "../kernel/calendar-day.ts";
import { type Pesos, pesos } from "../kernel/pesos.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { roundHalfUp } from "../kernel/rounding.ts";
import { isIncoming, type StockSource } from "./inventory-move.ts";
import type {
  CostingMethod,
  CostLayer,
  KardexCard,
  KardexLine,
  KardexProblem,
  MethodSince,
  StockRules,
} from "./kardex.ts";
import { type HeldUnits, Shortfall, takeFrom } from "./shortfall.ts";

/** A cost beyond it could not be posted. */
const MOST_LENT = 1e15;

interface HeldLayer extends HeldUnits, StockSource {}

export const sourceKey = ({ moveId, line }: StockSource): string => `${moveId}/${line}`;

export function methodOf(methods: readonly MethodSince[], year: number): CostingMethod {
  return methods.findLast(({ since }) => since <= year)?.method ?? methods[0]?.method ?? "average";
}

/** The stock of one item while its moves pass. */
class Pool {
  readonly #layers: HeldLayer[] = [];
  #method: CostingMethod = "peps";
  /** The cheapest and the dearest that came since nothing was left. */
  #least: Readonly<HeldUnits> | null = null;
  #most: Readonly<HeldUnits> | null = null;
  /** What the last units that were there cost. */
  #last: Readonly<HeldUnits> | null = null;

  get quantity(): number {
    return this.#layers.reduce((sum, each) => sum + each.quantity, 0);
  }

  get layers(): readonly CostLayer[] {
    return this.#layers.map((each) => ({ ...each, value: pesos(each.value) }));
  }

  begin(method: CostingMethod): void {
    this.#method = method;
    this.#merge();
  }

  /** By average all there is is one layer. */
  #merge(): void {
    const [first, ...rest] = this.#layers;
    if (this.#method === "peps" || first === undefined) return;
    for (const each of rest) {
      first.quantity += each.quantity;
      first.value += each.value;
    }
    this.#layers.length = 1;
  }

  /** What a customer returns is the oldest again: it had left first. */
  put(layer: HeldLayer, first: boolean): void {
    if (layer.quantity === 0) return;
    this.#see(layer);
    if (first) this.#layers.unshift(layer);
    else this.#layers.push(layer);
    this.#merge();
  }

  #see({ quantity, value }: HeldUnits): void {
    if (this.#layers.length === 0) [this.#least, this.#most] = [null, null];
    const unit = value / quantity;
    if (this.#least === null || unit < this.#least.value / this.#least.quantity)
      this.#least = { quantity, value };
    if (this.#most === null || unit > this.#most.value / this.#most.quantity)
      this.#most = { quantity, value };
  }

  /** What so many are worth at least and at most, by what they came with. */
  #within(value: number, quantity: number): number {
    const [least, most] = [this.#least, this.#most];
    if (least === null || most === null) return value;
    const lowest = Math.floor((least.value / least.quantity) * quantity);
    const highest = Math.ceil((most.value / most.quantity) * quantity);
    return Math.max(lowest, Math.min(highest, value));
  }

  /** What came in, or was there last, says what a unit costs when none is left. */
  know({ quantity, value }: HeldUnits): void {
    if (quantity > 0) this.#last = { quantity, value };
  }

  /** So many at the last known cost; null where none is known, or where no amount of pesos holds it. */
  atLastCost(quantity: number): Pesos | null {
    const last = this.#last;
    if (last === null || (last.value / last.quantity) * quantity > MOST_LENT) return null;
    return roundHalfUp(pesos(last.value), quantity, last.quantity);
  }

  /** Takes the oldest out; the quantity must be there. */
  out(quantity: number): Pesos {
    let [left, value] = [quantity, 0];
    while (left > 0) {
      const layer = this.#layers[0];
      if (layer === undefined) break;
      const part = Math.min(left, layer.quantity);
      this.know(layer);
      value += takeFrom(layer, part);
      left -= part;
      if (layer.quantity === 0) this.#layers.shift();
    }
    return pesos(value);
  }

  /**
   * Returns a purchase: by PEPS what is left of it, by average at what it cost, as far as what stays is then worth no
   * less and no more than what came (IN-02).
   */
  giveBack(source: StockSource, bought: HeldUnits, quantity: number): Pesos | null {
    if (this.#method === "average") {
      const cost = takeFrom(bought, quantity);
      const [pool] = this.#layers;
      if (pool === undefined) return null;
      this.know(pool);
      const value = pool.value - this.#within(pool.value - cost, pool.quantity - quantity);
      pool.quantity -= quantity;
      pool.value -= value;
      if (pool.quantity === 0) this.#layers.shift();
      return pesos(value);
    }
    const key = sourceKey(source);
    const at = this.#layers.findIndex((each) => sourceKey(each) === key);
    const layer = this.#layers[at];
    if (layer === undefined || layer.quantity < quantity) return null;
    takeFrom(bought, quantity);
    this.know(layer);
    const value = takeFrom(layer, quantity);
    if (layer.quantity === 0) this.#layers.splice(at, 1);
    return value;
  }

  leftOf(source: StockSource): number {
    const key = sourceKey(source);
    return this.#layers.find((each) => sourceKey(each) === key)?.quantity ?? 0;
  }
}

type Computed = Pick<KardexLine, "value" | "below" | "corrects">;

/** The kardex of one item over all its years. */
class Replay {
  readonly pool = new Pool();
  readonly #shortfall = new Shortfall();
  readonly #mayGoBelow: boolean;
  /** What is still to be returned of each purchase and sale; of a sale, what had been there or came since. */
  readonly #returnable = new Map<string, HeldUnits>();

  constructor(mayGoBelow: boolean) {
    this.#mayGoBelow = mayGoBelow;
  }

  pass(line: KardexLine, itemId: KardexCard["itemId"]): Result<Computed, KardexProblem> {
    const { kind, quantity, source, date } = line;
    const there = this.pool.quantity - this.#shortfall.quantity;
    if (kind === "sale") return this.#sell(line, itemId, there);
    if (!isIncoming(kind) && quantity > there)
      return err({ kind: "not-enough", itemId, date, wanted: quantity, there });
    if (source === undefined) return ok(this.#move(line));
    const sale = sourceKey(source);
    const of = this.#returnable.get(sale) ?? { quantity: 0, value: 0 };
    const tooMuch = (left: number) =>
      err({ kind: "return-too-much" as const, itemId, wanted: quantity, there: left });
    const owed = this.#shortfall.of(sale);
    if (quantity > of.quantity + owed) return tooMuch(of.quantity + owed);
    if (kind === "sale-return") {
      const never = Math.min(owed, quantity);
      const given = this.#shortfall.giveBack(sale, never);
      const held = { quantity: quantity - never, value: takeFrom(of, quantity - never) as number };
      const value = pesos(given + held.value);
      return ok({ value, ...this.#comeIn(line, held, true) });
    }
    const value = this.pool.giveBack(source, of, quantity);
    return value === null ? tooMuch(this.pool.leftOf(source)) : ok({ value });
  }

  /** What is not there leaves at the last known cost, where that is allowed or stood so already (IN-12). */
  #sell(line: KardexLine, itemId: KardexCard["itemId"], there: number): Result<Computed, KardexProblem> {
    const { quantity, date } = line;
    const below = Math.max(0, quantity - Math.max(0, there));
    const isAllowed = this.#mayGoBelow || below <= (line.below ?? 0);
    const found = quantity - below;
    const value = this.pool.out(found);
    const lent = isAllowed ? this.pool.atLastCost(below) : null;
    if (lent === null) return err({ kind: "not-enough", itemId, date, wanted: quantity, there });
    this.#returnable.set(sourceKey(line), { quantity: found, value });
    this.#shortfall.leave(sourceKey(line), below, lent);
    return ok({ value: pesos(value + lent), ...(below > 0 && { below }) });
  }

  #move(line: KardexLine): Computed {
    const { kind, quantity, amount } = line;
    if (!isIncoming(kind)) return { value: this.pool.out(quantity) };
    const held = { quantity, value: amount };
    if (kind === "purchase") this.#returnable.set(sourceKey(line), { ...held });
    return { value: amount, ...this.#comeIn(line, held, false) };
  }

  /** What had left below zero is taken out of what comes; the rest is there. */
  #comeIn({ moveId, line }: KardexLine, held: HeldUnits, first: boolean): Pick<Computed, "corrects"> {
    this.pool.know(held);
    const corrects = this.#shortfall.fill(held, (sale, quantity, value) => {
      const own = this.#returnable.get(sale);
      if (own === undefined) return;
      own.quantity += quantity;
      own.value += value;
    });
    this.pool.put({ moveId, line, ...held }, first);
    return corrects === 0 ? {} : { corrects: pesos(corrects) };
  }
}

function inOrder(a: KardexLine, b: KardexLine): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a.number - b.number || a.line - b.line;
}

export interface ReplayedKardex {
  readonly cards: readonly KardexCard[];
  readonly closing: readonly CostLayer[];
}

/**
 * The kardex of an item from all its lines, whatever order they were written in: a move of an earlier day gives what it
 * would have given on its day (IN-03). Refused where more would go out than was there, but for sales where that is allowed.
 */
export function replayKardex(
  { bookId, itemId }: Pick<KardexCard, "bookId" | "itemId">,
  lines: readonly KardexLine[],
  { methods, belowZero = false }: StockRules,
): Result<ReplayedKardex, KardexProblem> {
  const replay = new Replay(belowZero);
  const cards: (KardexCard & { readonly lines: KardexLine[] })[] = [];
  for (const line of lines.toSorted(inOrder)) {
    const { below: _below, corrects: _corrects, ...told } = line;
    const year = yearOf(line.date);
    if (cards.at(-1)?.year !== year) {
      replay.pool.begin(methodOf(methods, year));
      cards.push({ bookId, itemId, year, opening: replay.pool.layers, lines: [] });
    }
    const computed = replay.pass(line, itemId);
    if (!computed.ok) return computed;
    cards.at(-1)?.lines.push({ ...told, ...computed.value });
  }
  return ok({ cards, closing: replay.pool.layers });
}
