import type { Book } from "#domain/company/book.ts";
import type { StockRefusal } from "#domain/inventory/check-stock.ts";
import type { KardexCard } from "#domain/inventory/kardex.ts";
import { withPurchaseCosts } from "#domain/inventory/posting/purchase-costs.ts";
import {
  amountsOf,
  costsBeyond,
  type ReturnChoice,
  returnableOf,
  saidLines,
} from "#domain/inventory/said-items.ts";
import type { StockStore } from "#domain/inventory/store.ts";
import { sayStore } from "#domain/inventory/store-units.ts";
import type { AskedItems } from "#domain/inventory/told-items.ts";
import { isGivenBack } from "#domain/inventory/typed-items.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { EntryId, ItemId, StockMoveId, StoreId } from "#domain/kernel/ids.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { Result } from "#domain/kernel/result.ts";
import { lastStore, rememberStore } from "#flows/stock/last-store.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import {
  itemsToChoose,
  kardexOf,
  movesOfKit,
  type ValuedItem,
} from "#storage/queries/inventory/inventory.ts";
import { type TypedCost, typedCost } from "#storage/queries/inventory/typed-cost.ts";
import {
  emptyLine,
  type ItemAnswer,
  isBlankItem,
  itemsSaid,
  type MovedItems,
  type SaidLine,
  sameLines,
} from "./said-line.ts";

interface SaidInput {
  readonly book: Book;
  readonly entryId: EntryId;
  readonly date: Day;
  readonly asked: AskedItems;
  readonly answer: ItemAnswer;
  /** What the posted entry in correction moves. */
  readonly moved: MovedItems | null;
  readonly onSay: (lines: readonly SaidLine[]) => void;
  readonly onStore: (store: StoreId) => void;
}

/** A line with what its fields show. */
export interface ShownLine {
  readonly line: SaidLine;
  readonly valued: ValuedItem | null;
  readonly amount: Pesos;
  readonly sources: readonly ReturnChoice[];
}

export interface SaidItems {
  /** Null while they are read. */
  readonly items: readonly ValuedItem[] | null;
  readonly lines: readonly ShownLine[];
  /** What posting would do; null while something lacks or is reckoned. */
  readonly cost: Result<TypedCost, StockRefusal> | null;
  readonly isComplete: boolean;
  /** What the entry costs beyond what its items were bought for; zero for nothing to share. */
  readonly beyond: Pesos;
  /** Shares it among them by what each was bought for. */
  readonly shareBeyond: () => void;
  /** The stores of the book, and the one where the units are; null for the first. */
  readonly stores: readonly StockStore[];
  readonly store: StoreId | null;
  readonly nameOf: (id: ItemId) => string;
  readonly chooseStore: (store: StoreId) => void;
  readonly put: (line: SaidLine) => void;
  readonly choose: (line: SaidLine, valued: ValuedItem) => void;
  readonly add: () => void;
  readonly remove: (key: number) => void;
}

/** A correction gives back anew what its entry had given back. */
function withoutMove(
  cards: readonly KardexCard[],
  moveId: StockMoveId,
): readonly Pick<KardexCard, "lines">[] {
  return cards.map(({ lines }) => ({ lines: lines.filter((line) => line.moveId !== moveId) }));
}

/** What may be given back of the items that are chosen. */
function useSources(
  { book, date, asked, answer: { moveId } }: SaidInput,
  lines: readonly SaidLine[],
  isKitOf: (id: ItemId) => boolean,
): ReadonlyMap<ItemId, readonly ReturnChoice[]> {
  const storage = useStorage();
  const { kind } = asked;
  const ids = isGivenBack(kind)
    ? [...new Set(lines.flatMap(({ itemId }) => (itemId ? [itemId] : [])))].sort()
    : [];
  const key = ids.join(" ");
  const found = useQuery(async () => {
    const of = kind === "sale-return" ? "sale-return" : "purchase-return";
    const choices = async (id: ItemId): Promise<readonly ReturnChoice[]> =>
      isKitOf(id)
        ? (await movesOfKit(storage, book.id, id, date)).returns
        : returnableOf(withoutMove((await kardexOf(storage, book.id, id)).cards, moveId), of, date);
    const found = await Promise.all(ids.map(choices));
    return new Map(ids.map((id, place) => [id, found[place] ?? []]));
  }, [storage, book.id, key, kind, date, moveId, ids.map(isKitOf).join()]);
  return found.state === "ready" ? found.value : new Map();
}

const withAmount = (line: SaidLine) => ({ ...line, amount: line.amount ?? ZERO });

const storesOf = ({ stock }: Book): readonly StockStore[] => stock?.stores ?? [];

/** Where the units are: as it was said, or else where they were the last time. */
function storeOf(storage: AppStorage, { book, answer }: Pick<SaidInput, "book" | "answer">): StoreId | null {
  return answer.store ?? lastStore(storage, book.id, storesOf(book));
}

/** What posting would do, reckoned as its command does; null while something lacks. */
function useCost(input: SaidInput): Result<TypedCost, StockRefusal> | null {
  const { book, entryId, date, asked, answer, moved } = input;
  const storage = useStorage();
  const items = answer.isNone ? null : itemsSaid(asked.kind, answer.lines);
  const place = sayStore({ stores: storesOf(book) }, storeOf(storage, input));
  const same = sameLines(asked, answer, moved);
  const head = { moveId: answer.moveId, entryId, date, asked };
  const move = same
    ? { ...head, lines: same, isStored: true, ...place }
    : items && { ...head, lines: saidLines(asked, items), ...place };
  const key = JSON.stringify(move);
  const found = useQuery(
    async () => (move === null ? null : { key, cost: await typedCost(storage, book, move) }),
    [storage, book.id, key],
  );
  return found.state === "ready" && found.value?.key === key ? found.value.cost : null;
}

/** The items of the entry being written, with what they cost and what may be chosen. */
export function useSaidItems(input: SaidInput): SaidItems {
  const { book, asked, answer, onSay } = input;
  const storage = useStorage();
  const { kind } = asked;
  const corrected = input.moved?.move ?? null;
  const found = useQuery(
    () => itemsToChoose(storage, book.id, kind, corrected),
    [storage, book.id, kind, corrected?.id, corrected?.version],
  );
  const items = found.state === "ready" ? found.value : null;
  const byId = new Map(items?.map((valued) => [valued.item.id, valued]));
  const sources = useSources(input, answer.lines, (id) => byId.get(id)?.kit !== undefined);
  const cost = useCost(input);
  const { lines } = answer;
  const shared = amountsOf(
    asked,
    lines.map((line) => ({ ...line, itemId: line.itemId ?? ("" as ItemId) })),
  );
  const beyond = costsBeyond(
    asked,
    lines.filter((line) => !isBlankItem(line)).map(({ amount }) => amount),
  );
  const put = (line: SaidLine) => onSay(lines.map((each) => (each.key === line.key ? line : each)));
  return {
    items,
    lines: lines.map((line, place) => ({
      line,
      valued: (line.itemId && byId.get(line.itemId)) ?? null,
      amount: shared[place] ?? ZERO,
      sources: (line.itemId && sources.get(line.itemId)) || [],
    })),
    cost,
    isComplete: itemsSaid(asked.kind, lines) !== null,
    beyond,
    shareBeyond: () => onSay(withPurchaseCosts(lines.map(withAmount), beyond)),
    stores: storesOf(book),
    store: storeOf(storage, input),
    chooseStore: (store) => {
      rememberStore(storage, book.id, store);
      input.onStore(store);
    },
    nameOf: (id) => byId.get(id)?.item.name ?? lines.find(({ itemId }) => itemId === id)?.name ?? "",
    put,
    choose: ({ source: _source, price: _price, ...line }, { item: { id, name, unit, price } }) =>
      put({ ...line, itemId: id, name, unit, ...(price !== undefined && { price }) }),
    add: () => {
      const last = lines.at(-1);
      // What a correction had keeps its amount beside what is added.
      const kept = lines.map((line, place) => (line.was ? { ...line, amount: shared[place] ?? ZERO } : line));
      if (last === undefined || !isBlankItem(last)) onSay([...kept, emptyLine((last?.key ?? 0) + 1)]);
    },
    remove: (key) => {
      const left = lines.filter((each) => each.key !== key);
      onSay(left.length > 0 ? left : [emptyLine(key + 1)]);
    },
  };
}
