import { type ComponentProps, useState } from "react";
import { findAccount } from "#domain/accounting/chart.ts";
import { canWrite } from "#domain/company/book.ts";
import { systemOf } from "#domain/inventory/cost-system.ts";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import { methodOf } from "#domain/inventory/replay-kardex.ts";
import { STOCK_ACCOUNTS } from "#domain/inventory/stock-accounts.data.ts";
import { yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import type { ItemId } from "#domain/kernel/ids.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useUsedAccounts } from "#session/storage/use-used-accounts.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import {
  type Inventory,
  inventoryIn,
  stockFigures,
  stockFrame,
  type ValuedItem,
} from "#storage/queries/inventory/inventory.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { BeginInventory, type CostRules } from "./begin-inventory.tsx";
import { type AskedOfStock, InventoryDialogs } from "./inventory-dialogs.tsx";
import { ItemPage } from "./item-page.tsx";
import { ItemsPage } from "./items-page.tsx";
import { StockPanel } from "./panel/stock-panel.tsx";
import { COSTING_NAMES, SYSTEM_NAMES, inventoryTexts as texts } from "./texts.ts";
import { useStockActions } from "./use-stock-actions.ts";

interface StandingProps {
  readonly open: OpenBook;
  readonly found: Inventory;
  readonly periodic: boolean;
  /** Null in a book that takes no changes. */
  readonly onAsk: ((asked: AskedOfStock) => void) | null;
}

/** Whether the kardex and the account of the stock agree, in words, and the way to make them. */
function Standing({ open, found, periodic, onAsk }: StandingProps) {
  const { chart } = open;
  const code = STOCK_ACCOUNTS[open.book.chart].inventory;
  const name = chart.showsCodes ? code : (findAccount(chart, code)?.name ?? code);
  const difference = pesos(found.ledger - found.value);
  const review =
    onAsk === null ? null : (
      <button type="button" className="link" onClick={() => onAsk({ dialog: "difference" })}>
        {difference === 0 || periodic ? texts.pending : texts.review}
      </button>
    );
  if (periodic)
    return (
      <p className="text-caption text-muted">
        {texts.play.standing(name, formatPesos(found.ledger))}{" "}
        {onAsk === null ? null : (
          <button type="button" className="link" onClick={() => onAsk({ dialog: "play" })}>
            {texts.play.title}
          </button>
        )}{" "}
        {review}
      </p>
    );
  if (difference === 0)
    return (
      <p className="text-caption">
        <span className="text-success">{texts.equal(name)}</span> {review}
      </p>
    );
  return (
    <p className="text-caption text-warntext">
      {texts.differs(name, formatPesos(found.ledger), formatPesos(difference))} {review}
    </p>
  );
}

/** The stock of a book: its items, the kardex of one, and what moves them. */
export function InventoryScreen({ open }: { readonly open: OpenBook }) {
  const { book } = open;
  const storage = useStorage();
  const [day, setDay] = useState<Day | null>(null);
  const frame = useQuery(() => stockFrame(storage, book), [storage, book.id, book.chart]);
  const figures = useQuery(() => stockFigures(storage, book.id, day ?? undefined), [storage, book.id, day]);
  for (const found of [frame, figures])
    if (found.state === "failed")
      return <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />;
  if (frame.state !== "ready" || figures.state !== "ready") return <SkeletonRows label={texts.loading} />;
  const found = inventoryIn(frame.value, figures.value);
  return <OpenInventory open={open} found={found} day={day} onDay={setDay} />;
}

/** The item that is looked at: beside the list, or on a page of its own with its whole kardex. */
function useItemPlace(items: readonly ValuedItem[], onDay: (day: Day | null) => void) {
  const [shown, setShown] = useState<{ readonly id: ItemId; readonly whole: boolean } | null>(null);
  const valued = items.find(({ item }) => item.id === shown?.id) ?? null;
  return {
    page: shown?.whole ? valued : null,
    beside: shown?.whole ? null : valued,
    look: ({ item }: ValuedItem) => setShown({ id: item.id, whole: false }),
    open: ({ item }: ValuedItem) => {
      onDay(null);
      setShown({ id: item.id, whole: true });
    },
    leave: () => setShown(null),
  };
}

interface GlanceProps extends Omit<ComponentProps<typeof StockPanel>, "valued" | "onKardex"> {
  /** Null for none. */
  readonly valued: ValuedItem | null;
  readonly onKardex: (valued: ValuedItem) => void;
}

function Glance({ valued, onKardex, ...panel }: GlanceProps) {
  return valued === null ? null : <StockPanel {...panel} valued={valued} onKardex={() => onKardex(valued)} />;
}

interface OpenInventoryProps {
  readonly open: OpenBook;
  readonly found: Inventory;
  readonly day: Day | null;
  readonly onDay: (day: Day | null) => void;
}

function OpenInventory({ open, found, day, onDay }: OpenInventoryProps) {
  const { book } = open;
  const today = useToday(useStorage().clock);
  const { items } = found;
  const names = new Map(items.map(({ item }) => [item.id, item.name]));
  const nameOf = (id: InventoryItem["id"]) => names.get(id) ?? "";
  const does = useStockActions(book.id, nameOf);
  const used = useUsedAccounts(book);
  const place = useItemPlace(items, onDay);
  const [asked, setAsked] = useState<AskedOfStock | null>(null);
  const writable = canWrite(book);
  const year = yearOf(today);
  const begin = (chosen: CostRules) => does.begun(year, chosen, texts.begin.begun);
  if (book.stock === undefined)
    return writable ? <BeginInventory onBegin={begin} /> : <p className="text-muted">{texts.readOnly}</p>;
  const { page, beside } = place;
  const ask = writable ? setAsked : null;
  const { methods } = book.stock;
  const rules = { method: methodOf(methods, year), system: systemOf(methods, year) };
  const periodic = rules.system === "periodic";
  const shared = { open, today, onAsk: ask };
  return (
    <>
      {writable ? null : <p className="mb-3 text-muted">{texts.readOnly}</p>}
      {page === null ? (
        <ItemsPage
          {...shared}
          inventory={found}
          method={texts.method(COSTING_NAMES[rules.method], SYSTEM_NAMES[rules.system], year)}
          day={day}
          onDay={onDay}
          standing={
            day === null ? <Standing open={open} found={found} periodic={periodic} onAsk={ask} /> : null
          }
          beside={beside?.item.id ?? null}
          onOpen={place.look}
        />
      ) : (
        <ItemPage {...shared} valued={page} items={items} nameOf={nameOf} does={does} onBack={place.leave} />
      )}
      <Glance {...shared} day={day} valued={beside} onKardex={place.open} onClose={place.leave} />
      {asked === null ? null : (
        <InventoryDialogs
          open={open}
          used={used}
          asked={asked}
          items={items}
          rules={rules}
          today={today}
          nameOf={nameOf}
          does={does}
          // By the periodic system they differ from the first sale on; before it, what the ledger has is there to begin with.
          difference={periodic && found.value !== 0 ? ZERO : pesos(found.ledger - found.value)}
          chart={book.chart}
          onAsk={setAsked}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
