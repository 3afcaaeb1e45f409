import { type ReactNode, useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { searchItems } from "#flows/stock/item-picker.tsx";
import { valuationReport } from "#reports/inventory/inventory-reports.ts";
import { headTexts } from "#reports/texts.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import type { Inventory, ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { SearchField } from "#ui/kit/fields/search-field.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import type { AskedOfStock } from "./inventory-dialogs.tsx";
import { InventoryExport } from "./inventory-export.tsx";
import { ItemList, isLow } from "./item-list.tsx";
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
  readonly onOpen: (row: ValuedItem) => void;
}

function Actions({ onAsk, any }: { readonly onAsk: (asked: AskedOfStock) => void; readonly any: boolean }) {
  return (
    <span className="flex flex-wrap gap-2">
      <Button variant="ghost" onClick={() => onAsk({ dialog: "paste" })}>
        {texts.paste}
      </Button>
      <Button variant={any ? "outline" : "primary"} onClick={() => onAsk({ dialog: "item", valued: null })}>
        {texts.newItem}
      </Button>
      {any ? (
        <>
          <Button variant="ghost" onClick={() => onAsk({ dialog: "count-sheet" })}>
            {texts.countAll}
          </Button>
          <Button variant="outline" onClick={() => onAsk({ dialog: "move", kind: "opening", item: null })}>
            {texts.opening}
          </Button>
          <Button variant="outline" onClick={() => onAsk({ dialog: "move", kind: "sale", item: null })}>
            {texts.sell}
          </Button>
          <Button variant="primary" onClick={() => onAsk({ dialog: "move", kind: "purchase", item: null })}>
            {texts.buy}
          </Button>
        </>
      ) : null}
    </span>
  );
}

/** All items: their value beside the ledger, a search, those below their minimum. */
export function ItemsPage(props: ItemsPageProps) {
  const { open, inventory, today, method, day, onDay, standing, onAsk, onOpen } = props;
  const { items, value } = inventory;
  const [words, setWords] = useState("");
  const [which, setWhich] = useState<"all" | "low">("all");
  const low = items.filter(isLow);
  if (items.length === 0)
    return (
      <EmptyState
        level={2}
        title={texts.empty.title}
        text={texts.empty.text}
        actions={onAsk === null ? null : <Actions onAsk={onAsk} any={false} />}
      />
    );
  const rows = searchItems(which === "low" ? low : items, words);
  const { company, book } = open;
  const head = {
    subtitle: `${company === null ? headTexts.noCompany : headTexts.nit(company.name, company.nit)}. ${book.name}`,
    period: `${formatDay(day ?? today)}. ${headTexts.inPesos}`,
  };
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-caption text-muted">{texts.value}</p>
          <p className="font-semibold text-2xl">{formatPesos(value)}</p>
          {standing}
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
        </div>
        {onAsk === null ? null : <Actions onAsk={onAsk} any />}
      </div>
      <div className="mt-4 mb-3 flex flex-wrap items-center gap-3">
        <SearchField label={texts.search} value={words} onChange={setWords} className="w-full sm:w-80" />
        {low.length === 0 ? null : (
          <Segmented
            label={texts.filter}
            value={which}
            segments={[
              { value: "all", label: `${texts.all} ${items.length}` },
              { value: "low", label: `${texts.low} ${low.length}` },
            ]}
            onChange={setWhich}
          />
        )}
        <DateField label={texts.cut} picker value={day} today={today} onChange={onDay} className="w-40" />
        <span className="ms-auto">
          <InventoryExport open={open} report={valuationReport(inventory, head)} today={day ?? today} />
        </span>
      </div>
      <ItemList rows={rows} onOpen={onOpen} />
    </>
  );
}
