import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { glanceAt } from "#domain/inventory/glance/item-glance.ts";
import { compareMethods } from "#domain/inventory/glance/method-comparison.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { StoreId } from "#domain/kernel/ids.ts";
import type { ReportSource } from "#domain/report/report.ts";
import type { ItemNameOf } from "#flows/stock/texts.ts";
import { ALL_DAYS, dayIn, kardexReport } from "#reports/inventory/inventory-reports.ts";
import { storeKardexReport } from "#reports/inventory/store-reports.ts";
import { ownerLine } from "#reports/report-head.ts";
import { headTexts } from "#reports/texts.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { kardexOf, type ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { ReportView } from "#ui/accounting/report/report-view.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { usePrinting } from "#ui/kit/use-printing.ts";
import { InventoryExport } from "./inventory-export.tsx";
import { Moves } from "./item-moves.tsx";
import { isBackwards, KardexDays } from "./kardex/kardex-days.tsx";
import { KardexFigures } from "./kardex/kardex-figures.tsx";
import { MethodBars } from "./kardex/method-bars.tsx";
import { NarrowKardex } from "./kardex/narrow-kardex.tsx";
import { kardexTexts } from "./kardex/texts.ts";
import { ItemStores, TransferList } from "./stores/item-stores.tsx";
import { inventoryTexts as texts } from "./texts.ts";
import type { MoveAsked } from "./use-move-form.ts";
import type { StockActions } from "./use-stock-actions.ts";

const LAST_DAY = "9999-12-31" as Day;

interface KardexViewProps {
  readonly open: OpenBook;
  readonly valued: ValuedItem;
  readonly today: Day;
  readonly nameOf: ItemNameOf;
  readonly does: StockActions;
  readonly writable: boolean;
  readonly onReturn: (asked: MoveAsked) => void;
  readonly onFreight: (move: InventoryMove) => void;
}

/** The kardex of an item: its card, each line opening its entry, and what may be done with its moves. */
export function KardexView(props: KardexViewProps) {
  const { open, valued, today, nameOf, does, writable, onReturn, onFreight } = props;
  const storage = useStorage();
  const phone = useMediaQuery(PHONE);
  const printing = usePrinting();
  const navigate = useNavigate();
  const { item } = valued;
  const { book, company } = open;
  const [typed, setRange] = useState(ALL_DAYS);
  const range = isBackwards(typed) ? ALL_DAYS : typed;
  const [store, setStore] = useState<StoreId | null>(null);
  const found = useQuery(() => kardexOf(storage, book.id, item.id), [storage, book.id, item.id]);
  if (found.state !== "ready") return <SkeletonRows label={texts.loading} />;
  const head = {
    subtitle: ownerLine(company, book.name),
    period: `${kardexTexts.days(range, today)}. ${headTexts.inPesos}`,
  };
  const stores = book.stock?.stores ?? [];
  const report =
    store === null
      ? kardexReport(item.name, found.value, head, range)
      : storeKardexReport(item.name, stores, store, found.value, head, range);
  const methods = book.stock?.methods ?? [];
  const month = monthOf(today);
  const glance = glanceAt(found.value.cards, { since: today, until: LAST_DAY, month, most: 1 });
  const compared = store === null ? compareMethods(found.value.cards, book.stock ?? { methods }) : null;
  const openEntry = (source: ReportSource) => {
    if (source.kind !== "entry") return;
    const search = { book: book.id, periodo: monthOf(source.date), asiento: source.number };
    void navigate({ to: "/journal/complex", search });
  };
  const moves = [...found.value.moves.values()]
    .filter(({ date }) => dayIn(range, date) === "in")
    .toSorted((a, b) => (a.date === b.date ? b.number - a.number : a.date < b.date ? 1 : -1));
  return (
    <>
      <KardexFigures valued={valued} glance={glance} today={today} methods={methods} />
      <ItemStores open={open} item={item} store={store} onStore={setStore} />
      {found.value.moves.size === 0 ? (
        <p className="mt-4 text-muted">{texts.empties}</p>
      ) : (
        <>
          <div className="no-print mt-3 flex flex-wrap items-end justify-between gap-3">
            <KardexDays range={typed} today={today} onRange={setRange} />
            <InventoryExport open={open} report={report} about={item.code} today={today} />
          </div>
          {report.rows.every(({ kind }) => kind === "total") ? (
            <p className="mt-4 text-muted">{kardexTexts.noMoves}</p>
          ) : phone && store === null && !printing ? (
            <NarrowKardex report={report} onOpen={openEntry} />
          ) : (
            <ReportView className="mt-2" report={report} onOpen={openEntry} />
          )}
          {compared === null ? null : <MethodBars {...compared} />}
          {writable ? (
            <Moves
              chart={open.chart.kind}
              moves={moves}
              valued={valued}
              nameOf={nameOf}
              does={does}
              onReturn={onReturn}
              onFreight={onFreight}
            />
          ) : null}
          <TransferList
            transfers={found.value.transfers.filter(({ date }) => dayIn(range, date) === "in")}
            stores={stores}
            unit={item.unit}
            onTakeBack={writable ? does.takeTransferBack : null}
          />
        </>
      )}
    </>
  );
}
