import { type ReactNode, useState } from "react";
import { openStores, type StockStore } from "#domain/inventory/store.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import type { ItemId, StoreId } from "#domain/kernel/ids.ts";
import type { Report } from "#domain/report/report.ts";
import { itemOfCode, searchItems } from "#flows/stock/item-picker.tsx";
import { ScanCode } from "#flows/stock/scan-code.tsx";
import { valuationReport } from "#reports/inventory/inventory-reports.ts";
import { storesReport } from "#reports/inventory/store-reports.ts";
import { ownerLine } from "#reports/report-head.ts";
import { headTexts } from "#reports/texts.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { type Inventory, type ValuedItem, withoutKits } from "#storage/queries/inventory/inventory.ts";
import { FoldingTools } from "#ui/kit/controls/folding-tools.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { SearchField } from "#ui/kit/fields/search-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { useRevealNew } from "#ui/kit/use-reveal-new.ts";
import { watchBottomBar } from "#ui/kit/watch-bottom-bar.ts";
import type { AskedOfStock } from "./inventory-dialogs.tsx";
import { InventoryExport } from "./inventory-export.tsx";
import { ItemList, isLow, toOrder } from "./item-list.tsx";
import { LowBanner } from "./order/low-banner.tsx";
import { MostDone, StockButtons } from "./stock-buttons.tsx";
import { inStore } from "./stores/in-store.ts";
import { storesTexts } from "./stores/texts.ts";
import "./panel/panel.css";
import { useStoreUnits } from "./stores/use-store-units.ts";
import { inventoryTexts as texts } from "./texts.ts";

interface ItemsPageProps {
  readonly open: OpenBook;
  readonly inventory: Inventory;
  readonly today: Day;
  readonly method: string;
  /** The day that the stock is valued on; null for its latest. */
  readonly day: Day | null;
  readonly onDay: (day: Day | null) => void;
  readonly standing: ReactNode;
  /** Null in a book that takes no changes. */
  readonly onAsk: ((asked: AskedOfStock) => void) | null;
  /** The item beside the list; null for none. */
  readonly beside: ItemId | null;
  readonly onOpen: (row: ValuedItem) => void;
}

const NO_STORES: readonly StockStore[] = [];

/** Which stores a book has, and the way to name them. */
function StoresLine({
  stores,
  onAsk,
}: Pick<ItemsPageProps, "onAsk"> & { readonly stores: typeof NO_STORES }) {
  return (
    <p className="text-caption text-muted">
      {stores.length < 2 ? storesTexts.one : storesTexts.named(openStores(stores).map(({ name }) => name))}{" "}
      {onAsk === null ? null : (
        <button
          type="button"
          className="link"
          aria-label={`${storesTexts.change}: ${storesTexts.title}`}
          onClick={() => onAsk({ dialog: "stores" })}
        >
          {storesTexts.change}
        </button>
      )}
    </p>
  );
}

type WorthProps = Pick<ItemsPageProps, "inventory" | "standing"> & { readonly children: ReactNode };

/** What the stock is worth, and whether the ledger says so. */
function Worth({ inventory, standing, children }: WorthProps) {
  return (
    <div className="min-w-0 max-md:flex max-md:items-center max-md:gap-3 md:flex-1 md:basis-72">
      <p className="text-caption text-muted max-md:sr-only">{texts.value}</p>
      <p className="whitespace-nowrap font-semibold text-2xl max-md:text-xl">
        {formatPesos(inventory.value)}
      </p>
      {standing}
      {children}
    </div>
  );
}

/** By which rules the stock is kept. */
function Rules(props: ItemsPageProps & { readonly stores: typeof NO_STORES }) {
  const { open, method, onAsk, stores } = props;
  return (
    <>
      <p className="text-caption text-muted">
        {method}{" "}
        {onAsk === null ? null : (
          <button type="button" className="link" onClick={() => onAsk({ dialog: "method" })}>
            {texts.changeMethod}
          </button>
        )}
      </p>
      <p className="text-caption text-muted">
        {open.book.stock?.belowZero ? texts.belowZero.allowed : texts.belowZero.refused}{" "}
        {onAsk === null ? null : (
          <button
            type="button"
            className="link"
            aria-label={`${texts.belowZero.change}: ${texts.belowZero.title}`}
            onClick={() => onAsk({ dialog: "below-zero" })}
          >
            {texts.belowZero.change}
          </button>
        )}
      </p>
      <StoresLine stores={stores} onAsk={onAsk} />
    </>
  );
}

interface ToolsProps extends ItemsPageProps {
  readonly stores: typeof NO_STORES;
  readonly search: ReactNode;
  readonly low: number;
  readonly which: "all" | "low";
  readonly onWhich: (which: "all" | "low") => void;
  readonly store: StoreId | "all";
  readonly onStore: (store: StoreId | "all") => void;
  readonly report: Report;
}

/** Which items are looked for, at which day and in which store, and the list as a file. */
function Tools(props: ToolsProps) {
  const { open, inventory, today, day, onDay, stores, search, low, which, onWhich, store, onStore } = props;
  return (
    <FoldingTools label={texts.options} align="end" main={search}>
      {low === 0 ? null : (
        <Segmented
          label={texts.filter}
          value={which}
          segments={[
            { value: "all", label: `${texts.all} ${inventory.items.length}` },
            { value: "low", label: `${texts.low} ${low}` },
          ]}
          onChange={onWhich}
        />
      )}
      {stores.length > 1 ? (
        <SelectField
          label={storesTexts.shown}
          className="w-48"
          value={store}
          options={[
            { value: "all", label: storesTexts.all },
            ...stores.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={onStore}
        />
      ) : null}
      <DateField label={texts.cut} picker value={day} today={today} onChange={onDay} className="w-40" />
      <span className="ms-auto">
        <InventoryExport open={open} report={props.report} today={day ?? today} />
      </span>
    </FoldingTools>
  );
}

/** The items that there are; on a phone the list comes first (AX-12), and below it what is done with it. */
function StockedItems(props: ItemsPageProps) {
  const { open, inventory, today, day, onAsk, onOpen } = props;
  const { items } = inventory;
  useRevealNew(items.map(({ item }) => item.id));
  const [words, setWords] = useState("");
  const [which, setWhich] = useState<"all" | "low">("all");
  const stores = open.book.stock?.stores ?? NO_STORES;
  const [store, setStore] = useState<StoreId | "all">("all");
  const isPhone = useMediaQuery(PHONE);
  const units = useStoreUnits(open.book.id, stores, day);
  // A closed one holds nothing today; on a day of before it may.
  const shown = day === null ? openStores(stores) : stores;
  const isAll = store === "all" || !shown.some(({ id }) => id === store);
  const low = items.filter(isLow);
  const ordered = toOrder(items);
  // A kit is worth what its components are, which stand for themselves.
  const counted = withoutKits(items);
  const found = searchItems(which === "low" ? low : items, words);
  const findCode = (code: string) => {
    const item = itemOfCode(items, code)?.item;
    if (item) setWords(item.barcode === "" ? item.code : item.barcode);
    return item !== undefined;
  };
  const rows = isAll ? found : inStore(found, units?.get(store));
  const { company, book } = open;
  const head = {
    subtitle: ownerLine(company, book.name),
    period: `${formatDay(day ?? today)}. ${headTexts.inPesos}`,
  };
  const hasStores = openStores(stores).length > 1;
  const actions =
    onAsk === null ? null : <StockButtons onAsk={onAsk} any hasStores={hasStores} rest={isPhone} />;
  const rules = <Rules {...props} stores={stores} />;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Worth {...props}>{isPhone ? null : rules}</Worth>
        {isPhone ? null : actions}
      </div>
      <div className="mt-1 mb-2 md:mt-4 md:mb-3">
        <Tools
          {...props}
          stores={shown}
          search={
            <div className="grid w-full gap-1 sm:w-80">
              <SearchField label={texts.search} value={words} onChange={setWords} className="w-full" />
              <ScanCode onCode={findCode} />
            </div>
          }
          low={low.length}
          which={which}
          onWhich={setWhich}
          store={isAll ? "all" : store}
          onStore={setStore}
          report={
            isAll || units === null
              ? valuationReport({ ...inventory, items: counted }, head)
              : storesReport(counted, shown, units, head)
          }
        />
      </div>
      {ordered.length === 0 || onAsk === null || day !== null ? null : (
        <div className="mb-3">
          <LowBanner items={ordered} onOrder={() => onAsk({ dialog: "order" })} />
        </div>
      )}
      <ItemList
        rows={rows}
        byUnits={!isAll}
        shown={props.beside}
        onOpen={(row) => onOpen(items.find(({ item }) => item.id === row.item.id) ?? row)}
      />
      {isPhone ? (
        <div className="mt-3 grid gap-3">
          {actions}
          <div>{rules}</div>
        </div>
      ) : null}
      {isPhone && onAsk !== null ? (
        <div ref={watchBottomBar} className="stock-foot no-print">
          <MostDone onAsk={onAsk} />
        </div>
      ) : null}
    </>
  );
}

/** All items: their value beside the ledger, a search, those below their minimum. */
export function ItemsPage(props: ItemsPageProps) {
  const { inventory, onAsk } = props;
  if (inventory.items.length > 0) return <StockedItems {...props} />;
  return (
    <EmptyState
      level={2}
      title={texts.empty.title}
      text={texts.empty.text}
      actions={onAsk === null ? null : <StockButtons onAsk={onAsk} any={false} />}
    />
  );
}
