import ArrowLeft from "lucide-react/icons/arrow-left";
import type { Day } from "#domain/kernel/day.ts";
import type { ItemNameOf } from "#flows/stock/texts.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import type { AskedOfStock } from "./inventory-dialogs.tsx";
import { ItemActions } from "./item-actions.tsx";
import { KardexView } from "./kardex-view.tsx";
import { KitView } from "./kits/kit-view.tsx";
import { inventoryTexts as texts } from "./texts.ts";
import type { MoveAsked } from "./use-move-form.ts";
import type { StockActions } from "./use-stock-actions.ts";

interface ItemPageProps {
  readonly open: OpenBook;
  readonly valued: ValuedItem;
  readonly items: readonly ValuedItem[];
  readonly today: Day;
  readonly nameOf: ItemNameOf;
  readonly does: StockActions;
  /** Null in a book that takes no changes. */
  readonly onAsk: ((asked: AskedOfStock) => void) | null;
  readonly onBack: () => void;
}

/** One item: its kardex, and what can be done with it. */
export function ItemPage(props: ItemPageProps) {
  const { open, valued, items, today, nameOf, does, onAsk, onBack } = props;
  const { item, kit } = valued;
  const shared = { open, valued, nameOf, does, writable: onAsk !== null };
  const onReturn = (asked: MoveAsked) => onAsk?.({ dialog: "move", ...asked });
  return (
    <>
      <Button size="sm" variant="ghost" className="no-print" onClick={onBack}>
        <ArrowLeft size={18} aria-hidden="true" />
        {texts.back}
      </Button>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 className="title-block wrap-anywhere">{item.name}</h2>
          <p className="text-caption text-muted">
            {item.barcode === "" ? item.code : `${item.code}, ${item.barcode}`}
          </p>
        </div>
        {onAsk === null ? null : (
          <span className="no-print flex flex-wrap gap-2">
            <Button variant="ghost" onClick={() => onAsk({ dialog: "item", valued })}>
              {texts.edit}
            </Button>
            <ItemActions open={open} valued={valued} onAsk={onAsk} />
          </span>
        )}
      </div>
      {kit ? (
        <KitView {...shared} items={items} onReturn={onReturn} />
      ) : (
        <KardexView
          {...shared}
          today={today}
          onReturn={onReturn}
          onFreight={(move) => onAsk?.({ dialog: "freight", move })}
        />
      )}
    </>
  );
}
