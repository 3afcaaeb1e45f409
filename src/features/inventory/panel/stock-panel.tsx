import Pencil from "lucide-react/icons/pencil";
import { vatOn } from "#domain/fiscal/tax-law.ts";
import { isPeriodic } from "#domain/inventory/cost-system.ts";
import { glanceAt, type ItemGlance, marginOf } from "#domain/inventory/glance/item-glance.ts";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import { itemQuantity, unitsText } from "#domain/inventory/item-quantity.ts";
import { addMonths, firstDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import {
  formatDay,
  formatDecimal,
  formatMonthName,
  formatPercent,
  formatPesos,
} from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { unitCost } from "#reports/inventory/inventory-reports.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { kardexOf, type ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { SidePanel } from "#ui/accounting/side-panel.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import type { AskedOfStock } from "../inventory-dialogs.tsx";
import { ItemActions } from "../item-actions.tsx";
import { KardexFigure } from "../item-moves.tsx";
import { kitsTexts } from "../kits/texts.ts";
import { inventoryTexts } from "../texts.ts";
import { LastMoves } from "./last-moves.tsx";
import { StockBar } from "./stock-bar.tsx";
import { StockLevels } from "./stock-levels.tsx";
import { stockPanelTexts as texts } from "./texts.ts";

const MOST_LINES = 5;

interface StockPanelProps {
  readonly open: OpenBook;
  readonly valued: ValuedItem;
  readonly today: Day;
  /** The day that the list is of; null for its latest. */
  readonly day: Day | null;
  /** Null in a book that takes no changes. */
  readonly onAsk: ((asked: AskedOfStock) => void) | null;
  readonly onKardex: () => void;
  readonly onClose: () => void;
}

/** The month of a day and the one before it; where no day was asked for, what is dated later counts too. */
function rangeOf(at: Day, day: Day | null) {
  const month = monthOf(at);
  const until = day ?? ("9999-12-31" as Day);
  return { since: firstDay(addMonths(month, -1)), until, month, most: MOST_LINES };
}

/** The end of a drawing: the day itself, or what is dated later. */
function endOf({ levels }: ItemGlance, at: Day): Day {
  const last = levels.at(-1)?.day ?? at;
  return last > at ? last : at;
}

const costText = (cost: number | null) => (cost === null ? "—" : `$ ${formatDecimal(cost, 2)}`);

/** How much there is, beside the minimum. */
function Stock({ item, quantity, kit }: ValuedItem) {
  const there = kit?.there ?? quantity;
  return (
    <>
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="figure-large">
          {kit ? kitsTexts.available(there / 1000) : itemQuantity(quantity, item.unit)}
        </span>
        {there < item.minimum ? (
          <span className="text-caption text-warntext">
            {texts.missing(itemQuantity(item.minimum - there, item.unit))}
          </span>
        ) : null}
      </p>
      {item.minimum === 0 ? null : (
        <>
          <StockBar size="panel" quantity={there} minimum={item.minimum} />
          <p className="text-caption text-muted">{texts.minimum(unitsText(item.minimum))}</p>
        </>
      )}
    </>
  );
}

interface TradeProps {
  readonly item: InventoryItem;
  readonly glance: ItemGlance | null;
  readonly day: Day;
  readonly periodic: boolean;
}

function priceText({ price, tax }: InventoryItem, day: Day): string {
  if (price === undefined || price <= 0) return texts.noPrice;
  const law = vatOn(day, tax);
  const rate = law.known ? law.value.rate : 0;
  if (rate === 0) return formatPesos(price);
  const whole = formatPesos(pesos(Math.round(price * (1 + rate / 100))));
  return texts.withVat(formatPesos(price), formatDecimal(rate, 0), whole);
}

/** What it is sold for, what that leaves, and what it was bought for last. */
function Trade({ item, glance, day, periodic }: TradeProps) {
  const margin = glance && marginOf(glance);
  const bought = glance?.lastPurchase ?? null;
  const cost = bought && unitCost(bought.value, bought.quantity);
  return (
    <>
      <h3 className="section-head mt-6">{texts.sell}</h3>
      <dl className="stock-facts">
        <dt>{texts.price}</dt>
        <dd>{priceText(item, day)}</dd>
        {glance === null || periodic ? null : (
          <>
            <dt>{texts.margin(formatMonthName(monthOf(day)).toLowerCase())}</dt>
            <dd>
              {margin === null
                ? texts.noSales
                : texts.marginOf(
                    formatPercent(margin ?? 0),
                    formatPesos(glance.sold),
                    formatPesos(glance.cost),
                  )}
            </dd>
          </>
        )}
        {glance === null ? null : (
          <>
            <dt>{texts.purchase}</dt>
            <dd>
              {bought === null ? texts.noPurchase : texts.purchaseOf(costText(cost), formatDay(bought.date))}
            </dd>
          </>
        )}
      </dl>
    </>
  );
}

/** One item beside the list of all: how much there is, what moved it last, and what can be done with it. */
export function StockPanel({ open, valued, today, day, onAsk, onKardex, onClose }: StockPanelProps) {
  const { item, kit } = valued;
  const { book } = open;
  const storage = useStorage();
  const found = useQueryKeepingLast(() => kardexOf(storage, book.id, item.id), [storage, book.id, item.id]);
  const kardex = found.state === "ready" ? found.value : null;
  const at = day ?? today;
  const glance = kardex === null || kit ? null : glanceAt(kardex.cards, rangeOf(at, day));
  const { cost, value } = texts;
  return (
    <SidePanel
      label={texts.label}
      about={item.id}
      title={item.name}
      docked
      lead={
        <>
          <p className="flex items-center gap-2 text-caption text-muted">
            {[item.code, item.barcode].filter(Boolean).join(", ")}
            {onAsk === null ? null : (
              <IconButton
                label={`${inventoryTexts.edit} ${item.name}`}
                icon={<Pencil size={18} aria-hidden="true" />}
                size="sm"
                onClick={() => onAsk({ dialog: "item", valued })}
              />
            )}
          </p>
          <Stock {...valued} />
        </>
      }
      footer={onAsk === null ? undefined : <ItemActions open={open} valued={valued} named onAsk={onAsk} />}
      onClose={onClose}
    >
      {kit ? null : (
        <dl className="grid grid-cols-2 gap-4">
          <KardexFigure label={cost} value={costText(unitCost(valued.value, valued.quantity))} />
          <KardexFigure label={value} value={formatPesos(valued.value)} />
        </dl>
      )}
      <h3 className="section-head mt-4 flex flex-wrap justify-between gap-x-3">
        {kit ? kitsTexts.parts : texts.moves}
        <button type="button" className="link font-normal text-caption" onClick={onKardex}>
          {kit ? texts.kitPage : texts.kardex}
        </button>
      </h3>
      {kit || kardex === null || glance === null ? null : (
        <>
          <LastMoves bookId={book.id} name={item.name} glance={glance} moves={kardex.moves} />
          <StockLevels item={item} levels={glance.levels} until={endOf(glance, at)} />
        </>
      )}
      {found.state === "loading" ? <SkeletonRows label={inventoryTexts.loading} /> : null}
      <Trade item={item} glance={glance} day={at} periodic={isPeriodic(book.stock?.methods ?? [], at)} />
    </SidePanel>
  );
}
