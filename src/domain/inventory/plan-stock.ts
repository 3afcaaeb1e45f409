import { monthOf } from "../kernel/calendar-day.ts";
import type { Month } from "../kernel/day.ts";
import type { ItemId, StockMoveId } from "../kernel/ids.ts";
import { type Pesos, pesos, ZERO } from "../kernel/pesos.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { isPeriodic } from "./cost-system.ts";
import { type InventoryMove, isIncoming } from "./inventory-move.ts";
import type { KardexCard, KardexLine, KardexProblem, MethodSince, StockRules } from "./kardex.ts";
import { valueMoved } from "./move-value.ts";
import { replayKardex } from "./replay-kardex.ts";
import { hasStores, storeProblem, type TransferChange } from "./store-units.ts";

/** A line of an earlier move that costs something else now. */
export interface CostChange {
  readonly itemId: ItemId;
  readonly line: KardexLine;
  readonly before: Pesos;
  readonly after: Pesos;
  /** What it corrects of units that had left below zero, not what itself cost (IN-12). */
  readonly corrects?: true;
}

export interface StockPlan {
  /** All cards of the items that are concerned, as they were and as they will be. */
  readonly old: readonly KardexCard[];
  readonly now: readonly KardexCard[];
  /** What other moves cost now, in the order of their days; under the periodic system no entry says it. */
  readonly changes: readonly CostChange[];
  /** What the moves that come and go correct themselves of units that had left below zero. */
  readonly corrections: readonly CostChange[];
  /** At cost, the lines of the moves that were added, by move, in the order of their lines. */
  readonly values: ReadonlyMap<StockMoveId, readonly Pesos[]>;
  /** What went between stores of these items. */
  readonly transfers: TransferChange;
}

/** Moves and transfers that come and go. */
export interface StockChange {
  readonly add: readonly InventoryMove[];
  readonly remove: readonly InventoryMove[];
  /** All of the items concerned; absent for none. */
  readonly transfers?: TransferChange;
}

const NO_TRANSFERS: TransferChange = { old: [], now: [] };

export function kardexLine(move: InventoryMove, place: number): KardexLine | null {
  const line = move.lines[place];
  if (line === undefined) return null;
  const { id: moveId, date, number, kind, store } = move;
  const { quantity, amount, source } = line;
  return {
    moveId,
    line: place,
    date,
    number,
    kind,
    ...(store && { store }),
    quantity,
    amount,
    ...(source && { source }),
    value: ZERO,
  };
}

const keyOf = ({ moveId, line }: KardexLine) => `${moveId}/${line}`;

export function byDay(a: CostChange, b: CostChange): number {
  return a.line.date < b.line.date ? -1 : a.line.date > b.line.date ? 1 : 0;
}

function correctionOf(
  itemId: ItemId,
  line: KardexLine,
  was: KardexLine | undefined,
  is: KardexLine | undefined,
): CostChange | null {
  const [before, after] = [was?.corrects ?? ZERO, is?.corrects ?? ZERO];
  return before === after ? null : { itemId, line, before, after, corrects: true };
}

/**
 * What corrections of before added to the cost of a move that goes, beyond what its entry says: voiding the entry does not
 * take them back. `posted`: what the entry debits of the account of the stock.
 */
export function costBeyondEntry(
  move: Pick<InventoryMove, "id">,
  old: readonly KardexCard[],
  posted: number,
): CostChange | null {
  let [first, sum]: [CostChange | null, number] = [null, 0];
  for (const { itemId, lines } of old)
    for (const line of lines) {
      if (line.moveId !== move.id) continue;
      first ??= { itemId, line, before: ZERO, after: ZERO };
      sum += line.value;
    }
  if (first === null) return null;
  const after = isIncoming(first.line.kind) ? posted : -posted;
  return after === sum ? null : { ...first, before: pesos(sum), after: pesos(after) };
}

/**
 * What moves that come and go do to the kardex of their items. `cards`: all cards of these items. Refused as a whole
 * where one item refuses.
 */
export function planStock(
  cards: readonly KardexCard[],
  rules: StockRules,
  { add, remove, transfers = NO_TRANSFERS }: StockChange,
): Result<StockPlan, KardexProblem> {
  const { methods } = rules;
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
  for (const { itemId } of [...transfers.old, ...transfers.now]) of(itemId);
  const bookId =
    cards[0]?.bookId ??
    add[0]?.bookId ??
    remove[0]?.bookId ??
    transfers.now[0]?.bookId ??
    transfers.old[0]?.bookId;
  const now: KardexCard[] = [];
  const [changes, corrections]: [CostChange[], CostChange[]] = [[], []];
  const values = new Map<StockMoveId, Pesos[]>();
  for (const [itemId, { old, lines }] of byItem) {
    if (bookId === undefined) continue;
    const replayed = replayKardex({ bookId, itemId }, lines, rules);
    if (!replayed.ok) return err(replayed.error);
    now.push(...replayed.value.cards);
    const problem = hasStores(rules) ? storesOf(itemId, rules, old, replayed.value.cards, transfers) : null;
    if (problem) return err(problem);
    const was = new Map(old.flatMap((card) => card.lines.map((line) => [keyOf(line), line] as const)));
    for (const line of replayed.value.cards.flatMap((card) => card.lines)) {
      const before = was.get(keyOf(line));
      was.delete(keyOf(line));
      if (added.has(line.moveId)) {
        const own = values.get(line.moveId) ?? [];
        own[line.line] = line.value;
        values.set(line.moveId, own);
      } else if (before !== undefined && before.value !== line.value && !isPeriodic(methods, line.date))
        changes.push({ itemId, line, before: before.value, after: line.value });
      const correction = isPeriodic(methods, line.date) ? null : correctionOf(itemId, line, before, line);
      if (correction) (added.has(line.moveId) ? corrections : changes).push(correction);
    }
    for (const line of was.values()) {
      const correction = isPeriodic(methods, line.date) ? null : correctionOf(itemId, line, line, undefined);
      if (correction) corrections.push(correction);
    }
  }
  return ok({ old: cards, now, changes: changes.toSorted(byDay), corrections, values, transfers });
}

/** Why the stores refuse an item as it will be. */
function storesOf(
  itemId: ItemId,
  rules: StockRules,
  old: readonly KardexCard[],
  now: readonly KardexCard[],
  transfers: TransferChange,
): KardexProblem | null {
  const state = (cards: readonly KardexCard[], moved: TransferChange["old"]) => ({
    lines: cards.flatMap(({ lines }) => lines),
    transfers: moved.filter((each) => each.itemId === itemId),
  });
  return storeProblem(itemId, rules, state(old, transfers.old), state(now, transfers.now));
}

/**
 * By how much cards move the account of the stock, month by month; months without a difference are left out. `silent`:
 * moves whose entry does not move it. Under the periodic system only an opening does.
 */
export function valueByMonth(
  old: readonly KardexCard[],
  now: readonly KardexCard[],
  silent: ReadonlySet<StockMoveId>,
  methods: readonly MethodSince[],
): ReadonlyMap<Month, Pesos> {
  const sums = new Map<Month, number>();
  const count = (cards: readonly KardexCard[], times: 1 | -1) => {
    for (const { lines } of cards)
      for (const line of lines) {
        const month = monthOf(line.date);
        if (isPeriodic(methods, line.date) && line.kind !== "opening") continue;
        const moved = silent.has(line.moveId) ? -(line.corrects ?? 0) : valueMoved(line);
        sums.set(month, (sums.get(month) ?? 0) + times * moved);
      }
  };
  count(old, -1);
  count(now, 1);
  return new Map([...sums].filter(([, value]) => value !== 0).map(([month, value]) => [month, pesos(value)]));
}
