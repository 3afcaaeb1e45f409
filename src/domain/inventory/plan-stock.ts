import { monthOf } from "../kernel/calendar-day.ts";
import type { Month } from "../kernel/day.ts";
import type { ItemId, StockMoveId } from "../kernel/ids.ts";
import { type Pesos, pesos, ZERO } from "../kernel/pesos.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { type InventoryMove, isIncoming } from "./inventory-move.ts";
import type { KardexCard, KardexLine, KardexProblem, MethodSince } from "./kardex.ts";
import { replayKardex } from "./replay-kardex.ts";

/** A line of an earlier move that costs something else now. */
export interface CostChange {
  readonly itemId: ItemId;
  readonly line: KardexLine;
  readonly before: Pesos;
  readonly after: Pesos;
}

export interface StockPlan {
  /** All cards of the items that are concerned, as they were and as they will be. */
  readonly old: readonly KardexCard[];
  readonly now: readonly KardexCard[];
  /** What other moves cost now, in the order of their days. */
  readonly changes: readonly CostChange[];
  /** At cost, the lines of the moves that were added, by move, in the order of their lines. */
  readonly values: ReadonlyMap<StockMoveId, readonly Pesos[]>;
}

export function kardexLine(move: InventoryMove, place: number): KardexLine | null {
  const line = move.lines[place];
  if (line === undefined) return null;
  const { id: moveId, date, number, kind } = move;
  const { quantity, amount, source } = line;
  return {
    moveId,
    line: place,
    date,
    number,
    kind,
    quantity,
    amount,
    ...(source && { source }),
    value: ZERO,
  };
}

const keyOf = ({ moveId, line }: KardexLine) => `${moveId}/${line}`;

/**
 * What moves that come and go do to the kardex of their items. `cards`: all cards of these items. Refused as a whole
 * where one item refuses.
 */
export function planStock(
  cards: readonly KardexCard[],
  methods: readonly MethodSince[],
  { add, remove }: { readonly add: readonly InventoryMove[]; readonly remove: readonly InventoryMove[] },
): Result<StockPlan, KardexProblem> {
  const gone = new Set(remove.map(({ id }) => id));
  const added = new Set(add.map(({ id }) => id));
  const byItem = new Map<ItemId, { old: KardexCard[]; lines: KardexLine[] }>();
  const of = (itemId: ItemId) => {
    const known = byItem.get(itemId) ?? { old: [], lines: [] };
    byItem.set(itemId, known);
    return known;
  };
  for (const card of cards) {
    const item = of(card.itemId);
    item.old.push(card);
    item.lines.push(...card.lines.filter(({ moveId }) => !gone.has(moveId)));
  }
  for (const move of add)
    move.lines.forEach(({ itemId }, place) => {
      const line = kardexLine(move, place);
      if (line) of(itemId).lines.push(line);
    });
  const bookId = cards[0]?.bookId ?? add[0]?.bookId ?? remove[0]?.bookId;
  const now: KardexCard[] = [];
  const changes: CostChange[] = [];
  const values = new Map<StockMoveId, Pesos[]>();
  for (const [itemId, { old, lines }] of byItem) {
    if (bookId === undefined) continue;
    const replayed = replayKardex({ bookId, itemId }, lines, methods);
    if (!replayed.ok) return err(replayed.error);
    now.push(...replayed.value.cards);
    const was = new Map(old.flatMap((card) => card.lines.map((line) => [keyOf(line), line.value] as const)));
    for (const line of replayed.value.cards.flatMap((card) => card.lines)) {
      const before = was.get(keyOf(line));
      if (added.has(line.moveId)) {
        const own = values.get(line.moveId) ?? [];
        own[line.line] = line.value;
        values.set(line.moveId, own);
      } else if (before !== undefined && before !== line.value)
        changes.push({ itemId, line, before, after: line.value });
    }
  }
  changes.sort((a, b) => (a.line.date < b.line.date ? -1 : a.line.date > b.line.date ? 1 : 0));
  return ok({ old: cards, now, changes, values });
}

/**
 * By how much cards move the value of the stock, month by month; months without a difference are left out. `silent`:
 * moves whose entry does not move the account.
 */
export function valueByMonth(
  old: readonly KardexCard[],
  now: readonly KardexCard[],
  silent: ReadonlySet<StockMoveId>,
): ReadonlyMap<Month, Pesos> {
  const sums = new Map<Month, number>();
  const count = (cards: readonly KardexCard[], times: 1 | -1) => {
    for (const { lines } of cards)
      for (const { moveId, date, kind, value } of lines) {
        if (silent.has(moveId)) continue;
        const month = monthOf(date);
        sums.set(month, (sums.get(month) ?? 0) + (isIncoming(kind) ? times : -times) * value);
      }
  };
  count(old, -1);
  count(now, 1);
  return new Map([...sums].filter(([, value]) => value !== 0).map(([month, value]) => [month, pesos(value)]));
}
