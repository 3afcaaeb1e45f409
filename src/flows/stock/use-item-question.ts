import { useState } from "react";
import type { StockLine } from "#domain/inventory/inventory-move.ts";
import type { CostChange } from "#domain/inventory/plan-stock.ts";
import { withPurchaseCosts } from "#domain/inventory/posting/purchase-costs.ts";
import { costsBeyond } from "#domain/inventory/said-items.ts";
import type { StockStore } from "#domain/inventory/store.ts";
import { sayStore } from "#domain/inventory/store-units.ts";
import type { AskedItems } from "#domain/inventory/told-items.ts";
import type { CommandId, StoreId } from "#domain/kernel/ids.ts";
import { type Pesos, pesos, ZERO } from "#domain/kernel/pesos.ts";
import { tracked } from "#session/saved/save-state.ts";
import { tellItems } from "#storage/commands/inventory/tell-items.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { type AskedEntries, askedItems } from "./asked-items.ts";
import type { TypedLine } from "./item-line-fields.tsx";
import { lastStore, rememberStore } from "./last-store.ts";
import { stockRefusalText } from "./refused-text.ts";
import { tellStockDone } from "./tell-done.ts";
import { type ItemNameOf, stockTexts } from "./texts.ts";
import { useCostAhead } from "./use-costs-ahead.ts";
import { useStockRefusal } from "./use-stock-refusal.ts";

const { question: texts } = stockTexts;
const BLANK = { valued: null, units: 0 };

/** What an entry costs beyond its items; zero for nothing to share. */
function beyondOf(asked: AskedItems, lines: readonly TypedLine[]): Pesos {
  return costsBeyond(
    asked,
    lines.map(({ amount }) => amount),
  );
}

const saidLine = ({ valued, units, amount }: TypedLine): readonly StockLine[] =>
  valued === null ? [] : [{ itemId: valued.item.id, quantity: Math.round(units * 1000), amount }];

/** A new line has what the lines before it leave of the amount of the entry. */
function nextLine(lines: readonly TypedLine[], amount: Pesos): TypedLine {
  const left = lines.reduce((rest, line) => rest - line.amount, amount as number);
  return { key: (lines.at(-1)?.key ?? 0) + 1, ...BLANK, amount: pesos(Math.max(0, left)) };
}

/** What is said to move, and the store that it moves in. */
function movedIn(stores: readonly StockStore[], store: StoreId | null, lines: readonly TypedLine[]) {
  return { lines: lines.flatMap(saidLine), ...sayStore({ stores }, store) };
}

/** What is typed of the items of an entry, and what telling them ends in. */
export function useItemQuestion(
  { storage, bookId, questions }: AskedEntries,
  nameOf: ItemNameOf,
  stores: readonly StockStore[],
) {
  const [question, ...rest] = questions;
  const amount = question?.asked.amount ?? ZERO;
  const [lines, setAll] = useState<readonly TypedLine[]>([{ key: 0, ...BLANK, amount }]);
  const refused = useStockRefusal(nameOf);
  const setLines = refused.until(setAll);
  const [store, setStore] = useState<StoreId | null>(() => lastStore(storage, bookId, stores));
  const [sent, setSent] = useState(false);
  const [seen, setSeen] = useState<readonly CostChange[] | null>(null);
  const isIncoming = amount > 0 && question?.asked.kind !== "sale";
  const isBad = ({ valued, units, amount: own }: TypedLine) =>
    valued === null || units <= 0 || (isIncoming && own <= 0);
  const isFit = question !== undefined && !isIncoming && !lines.some(isBad);
  const said = isFit && { kind: question.asked.kind, date: question.entry.date };
  const cost = useCostAhead(bookId, said ? { ...said, ...movedIn(stores, store, lines) } : null);
  const told = (id: CommandId, title: string) => {
    tellStockDone(storage, bookId, id, title);
    askedItems.set(rest.length === 0 ? null : { storage, bookId, questions: rest });
  };
  const tell = async (own: readonly TypedLine[], accepts: boolean) => {
    if (question === undefined) return;
    const { id: entryId, number, date, version, description } = question.entry;
    const id = storage.newId("command");
    const result = await tracked(() =>
      tellItems(storage, {
        id,
        bookId,
        entry: { id: entryId, number, date },
        version,
        moveId: storage.newId("stockMove"),
        ...(own.length > 0 ? movedIn(stores, store, own) : { lines: [] }),
        accepts,
        adjustment: stockTexts.adjustment(description.toLocaleLowerCase("es-CO")),
      }),
    );
    if (result.ok) return told(id, own.length > 0 ? texts.done : texts.marked);
    if (result.error.kind === "costs-change") return setSeen(result.error.changes);
    setSeen(null);
    toast.error({ title: stockTexts.failed, text: stockRefusalText(result.error, nameOf) });
    refused.refuse(result.error);
  };
  const beyond = question && !lines.some(isBad) ? beyondOf(question.asked, lines) : ZERO;
  return {
    lines,
    beyond,
    shareBeyond: () => setLines(withPurchaseCosts(lines, beyond)),
    store,
    setStore: refused.until((chosen: StoreId) => {
      setStore(chosen);
      rememberStore(storage, bookId, chosen);
    }),
    sent,
    refusedOf: refused.of,
    seen,
    isIncoming,
    /** At which cost it leaves (IN-53); null where that is not known. */
    cost,
    unsee: () => setSeen(null),
    accept: () => tell(lines, true),
    none: () => tell([], false),
    submit: async () => {
      setSent(true);
      if (!lines.some(isBad)) await tell(lines, false);
    },
    put: (line: TypedLine) => setLines(lines.map((each) => (each.key === line.key ? line : each))),
    remove: (key: number) => setLines(lines.filter((each) => each.key !== key)),
    add: () => setLines([...lines, nextLine(lines, amount)]),
  };
}
