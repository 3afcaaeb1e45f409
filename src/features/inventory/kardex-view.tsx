import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import { itemQuantity } from "#domain/inventory/item-quantity.ts";
import type { CostChange } from "#domain/inventory/plan-stock.ts";
import { isTold } from "#domain/inventory/told-items.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatDecimal, formatPesos } from "#domain/kernel/format.ts";
import type { StoreId } from "#domain/kernel/ids.ts";
import { CostsDialog } from "#flows/stock/costs-dialog.tsx";
import type { ItemNameOf } from "#flows/stock/texts.ts";
import { kardexReport, unitCost } from "#reports/inventory/inventory-reports.ts";
import { storeKardexReport } from "#reports/inventory/store-reports.ts";
import { headTexts } from "#reports/texts.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { kardexOf, type ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { ReportView } from "#ui/accounting/report/report-view.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { InventoryExport } from "./inventory-export.tsx";
import { ItemStores, TransferList } from "./stores/item-stores.tsx";
import { inventoryTexts as texts } from "./texts.ts";
import type { MoveAsked } from "./use-move-form.ts";
import type { StockActions } from "./use-stock-actions.ts";

const MOST_MOVES = 30;

interface MovesProps {
  readonly moves: readonly InventoryMove[];
  readonly valued: ValuedItem;
  readonly nameOf: ItemNameOf;
  readonly does: StockActions;
  readonly onReturn: (asked: MoveAsked) => void;
}

const RETURNS = { purchase: "purchase-return", sale: "sale-return" } as const;

/** What moved the item, the last first: given back or voided here. */
function Moves({ moves, valued, nameOf, does, onReturn }: MovesProps) {
  const [asked, setAsked] = useState<InventoryMove | null>(null);
  const [seen, setSeen] = useState<readonly CostChange[] | null>(null);
  const end = () => {
    setAsked(null);
    setSeen(null);
  };
  const undo = async (accepts: boolean) => {
    if (asked === null) return;
    const outcome = await does.undoMove(asked, accepts);
    if ("changes" in outcome) setSeen(outcome.changes);
    else end();
  };
  const giveBack = (move: InventoryMove) => {
    const { kind, counter, reference, store } = move;
    if (kind !== "purchase" && kind !== "sale") return null;
    const line = move.lines.findIndex(({ itemId }) => itemId === valued.item.id);
    return () =>
      onReturn({
        kind: RETURNS[kind],
        item: valued,
        source: { moveId: move.id, line, counter, reference, ...(store && { store }) },
      });
  };
  return (
    <section aria-labelledby="stock-moves" className="no-print mt-6">
      <h2 id="stock-moves" className="section-head">
        {texts.moves.title}
      </h2>
      <ul>
        {moves.slice(0, MOST_MOVES).map((move) => {
          const back = giveBack(move);
          const name = `${move.description}, ${formatDay(move.date)}`;
          return (
            <li
              key={move.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-raya border-b py-2"
            >
              <span className="min-w-0 wrap-anywhere">
                {name} <span className="text-caption text-muted">{texts.moves.entry(move.entryNumber)}</span>
              </span>
              <span className="flex gap-2">
                {back === null ? null : (
                  <Button size="sm" variant="ghost" aria-label={texts.moves.giveBackOf(name)} onClick={back}>
                    {texts.moves.giveBack}
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={isTold(move) ? texts.moves.takeOffOf(name) : texts.moves.undoOf(name)}
                  onClick={() => setAsked(move)}
                >
                  {isTold(move) ? texts.moves.takeOff : texts.moves.undo}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {asked !== null && seen === null ? (
        <ConfirmDialog
          open
          title={isTold(asked) ? texts.moves.askOff : texts.moves.ask}
          text={`${asked.description}, ${formatDay(asked.date)}`}
          detail={isTold(asked) ? texts.moves.askOffDetail : texts.moves.askDetail}
          confirmLabel={isTold(asked) ? texts.moves.takeOff : texts.moves.undo}
          tone="danger"
          onConfirm={() => undo(false)}
          onCancel={end}
        />
      ) : null}
      {seen === null ? null : (
        <CostsDialog changes={seen} nameOf={nameOf} onAccept={() => undo(true)} onCancel={end} />
      )}
    </section>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="font-semibold text-lg">{value}</dd>
    </div>
  );
}

interface KardexViewProps {
  readonly open: OpenBook;
  readonly valued: ValuedItem;
  readonly today: Day;
  readonly nameOf: ItemNameOf;
  readonly does: StockActions;
  readonly writable: boolean;
  readonly onReturn: (asked: MoveAsked) => void;
}

/** The kardex of an item: its card, each line opening its entry, and what may be done with its moves. */
export function KardexView({ open, valued, today, nameOf, does, writable, onReturn }: KardexViewProps) {
  const storage = useStorage();
  const navigate = useNavigate();
  const { item, quantity, value } = valued;
  const { book, company } = open;
  const [store, setStore] = useState<StoreId | null>(null);
  const found = useQuery(() => kardexOf(storage, book.id, item.id), [storage, book.id, item.id]);
  if (found.state !== "ready") return <SkeletonRows label={texts.loading} />;
  const head = {
    subtitle: `${company === null ? headTexts.noCompany : headTexts.nit(company.name, company.nit)}. ${book.name}`,
    period: `${formatDay(today)}. ${headTexts.inPesos}`,
  };
  const stores = book.stock?.stores ?? [];
  const report =
    store === null
      ? kardexReport(item.name, found.value, head)
      : storeKardexReport(item.name, stores, store, found.value, head);
  const cost = unitCost(value, quantity);
  const moves = [...found.value.moves.values()].toSorted((a, b) =>
    a.date === b.date ? b.number - a.number : a.date < b.date ? 1 : -1,
  );
  return (
    <>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
        <Figure label={texts.figures.stock} value={itemQuantity(quantity, item.unit)} />
        <Figure label={texts.figures.cost} value={cost === null ? "" : `$ ${formatDecimal(cost, 2)}`} />
        <Figure label={texts.figures.value} value={formatPesos(value)} />
      </dl>
      <ItemStores open={open} item={item} store={store} onStore={setStore} />
      {moves.length === 0 ? (
        <p className="mt-4 text-muted">{texts.empties}</p>
      ) : (
        <>
          <div className="no-print mt-3 flex justify-end">
            <InventoryExport open={open} report={report} about={item.code} today={today} />
          </div>
          <ReportView
            className="mt-2"
            report={report}
            onOpen={(source) => {
              if (source.kind !== "entry") return;
              const search = { book: book.id, periodo: monthOf(source.date), asiento: source.number };
              void navigate({ to: "/journal/complex", search });
            }}
          />
          {writable ? (
            <Moves moves={moves} valued={valued} nameOf={nameOf} does={does} onReturn={onReturn} />
          ) : null}
          <TransferList
            transfers={found.value.transfers}
            stores={stores}
            unit={item.unit}
            onTakeBack={writable ? does.takeTransferBack : null}
          />
        </>
      )}
    </>
  );
}
