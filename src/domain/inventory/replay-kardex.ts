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
} from "./kardex.ts";

interface Held {
  quantity: number;
  value: number;
}

interface HeldLayer extends Held, StockSource {}

export const sourceKey = ({ moveId, line }: StockSource): string => `${moveId}/${line}`;

export function methodOf(methods: readonly MethodSince[], year: number): CostingMethod {
  return methods.findLast(({ since }) => since <= year)?.method ?? methods[0]?.method ?? "average";
}

/**
 * A part of a value by quantity, half a peso up (IN-01). The last unit takes whatever is left, so that what goes out
 * and what stays always sum to what came in.
 */
function share({ quantity, value }: Held, taken: number): Pesos {
  return taken === quantity ? pesos(value) : roundHalfUp(pesos(value), taken, quantity);
}

function take(from: Held, quantity: number): Pesos {
  const value = share(from, quantity);
  from.quantity -= quantity;
  from.value -= value;
  return value;
}

/** The stock of one item while its moves pass. */
class Pool {
  readonly #layers: HeldLayer[] = [];
  #method: CostingMethod = "peps";

  get quantity(): number {
    return this.#layers.reduce((sum, each) => sum + each.quantity, 0);
  }

  get value(): number {
    return this.#layers.reduce((sum, each) => sum + each.value, 0);
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
    if (this.#method === "peps" || first === undefined || rest.length === 0) return;
    for (const each of rest) {
      first.quantity += each.quantity;
      first.value += each.value;
    }
    this.#layers.length = 1;
  }

  /** What a customer returns is the oldest again: it had left first. */
  put(layer: HeldLayer, first: boolean): void {
    if (first) this.#layers.unshift(layer);
    else this.#layers.push(layer);
    this.#merge();
  }

  /** Takes the oldest out; the quantity must be there. */
  out(quantity: number): Pesos {
    let [left, value] = [quantity, 0];
    while (left > 0) {
      const layer = this.#layers[0];
      if (layer === undefined) break;
      const part = Math.min(left, layer.quantity);
      value += take(layer, part);
      left -= part;
      if (layer.quantity === 0) this.#layers.shift();
    }
    return pesos(value);
  }

  /** Returns a purchase: by PEPS what is left of it, by average at what it cost, as far as there is that much. */
  giveBack(source: StockSource, bought: Held, quantity: number): Pesos | null {
    if (this.#method === "average") {
      const cost = take(bought, quantity);
      const [pool] = this.#layers;
      if (pool === undefined) return null;
      const value = quantity === pool.quantity ? pool.value : Math.min(cost, pool.value);
      pool.quantity -= quantity;
      pool.value -= value;
      if (pool.quantity === 0) this.#layers.shift();
      return pesos(value);
    }
    const key = sourceKey(source);
    const at = this.#layers.findIndex((each) => sourceKey(each) === key);
    const layer = this.#layers[at];
    if (layer === undefined || layer.quantity < quantity) return null;
    take(bought, quantity);
    const value = take(layer, quantity);
    if (layer.quantity === 0) this.#layers.splice(at, 1);
    return value;
  }

  leftOf(source: StockSource): number {
    const key = sourceKey(source);
    return this.#layers.find((each) => sourceKey(each) === key)?.quantity ?? 0;
  }
}

/** The kardex of one item over all its years. */
class Replay {
  readonly pool = new Pool();
  /** What is still to be returned of each purchase and sale. */
  readonly #returnable = new Map<string, Held>();

  pass(line: KardexLine, itemId: KardexCard["itemId"]): Result<Pesos, KardexProblem> {
    const { kind, quantity, source, date } = line;
    const there = this.pool.quantity;
    if (!isIncoming(kind) && quantity > there)
      return err({ kind: "not-enough", itemId, date, wanted: quantity, there });
    if (source === undefined) return ok(this.#move(line));
    const of = this.#returnable.get(sourceKey(source)) ?? { quantity: 0, value: 0 };
    const tooMuch = (left: number) =>
      err({ kind: "return-too-much" as const, itemId, wanted: quantity, there: left });
    if (quantity > of.quantity) return tooMuch(of.quantity);
    if (kind === "sale-return") {
      const value = take(of, quantity);
      this.pool.put({ moveId: line.moveId, line: line.line, quantity, value }, true);
      return ok(value);
    }
    const value = this.pool.giveBack(source, of, quantity);
    return value === null ? tooMuch(this.pool.leftOf(source)) : ok(value);
  }

  #move({ kind, moveId, line, quantity, amount }: KardexLine): Pesos {
    const source = { moveId, line };
    const value = isIncoming(kind) ? amount : this.pool.out(quantity);
    if (isIncoming(kind)) this.pool.put({ ...source, quantity, value }, false);
    if (kind === "purchase" || kind === "sale") this.#returnable.set(sourceKey(source), { quantity, value });
    return value;
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
 * would have given on its day (IN-03). Refused where more would go out than was there.
 */
export function replayKardex(
  { bookId, itemId }: Pick<KardexCard, "bookId" | "itemId">,
  lines: readonly KardexLine[],
  methods: readonly MethodSince[],
): Result<ReplayedKardex, KardexProblem> {
  const replay = new Replay();
  const cards: (KardexCard & { readonly lines: KardexLine[] })[] = [];
  for (const line of lines.toSorted(inOrder)) {
    const year = yearOf(line.date);
    if (cards.at(-1)?.year !== year) {
      replay.pool.begin(methodOf(methods, year));
      cards.push({ bookId, itemId, year, opening: replay.pool.layers, lines: [] });
    }
    const value = replay.pass(line, itemId);
    if (!value.ok) return value;
    cards.at(-1)?.lines.push({ ...line, value: value.value });
  }
  return ok({ cards, closing: replay.pool.layers });
}
