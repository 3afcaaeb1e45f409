import { openStores } from "#domain/inventory/store.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { exitTexts } from "./exits/texts.ts";
import type { AskedOfStock } from "./inventory-dialogs.tsx";
import { stockPanelTexts } from "./panel/texts.ts";
import { storesTexts } from "./stores/texts.ts";
import { inventoryTexts as texts } from "./texts.ts";

interface ItemActionsProps {
  readonly open: OpenBook;
  readonly valued: ValuedItem;
  /** Says of which item, where the list has buttons of the same words. */
  readonly named?: boolean;
  readonly onAsk: (asked: AskedOfStock) => void;
}

/** What can be done with an item: a kit is not bought, counted or moved, a closed one takes nothing. */
export function ItemActions({ open, valued, named = false, onAsk }: ItemActionsProps) {
  const { item, kit } = valued;
  const hasStores = openStores(open.book.stock?.stores ?? []).length > 1;
  if (item.state === "closed") return null;
  const action = (label: string, asked: AskedOfStock, variant: "outline" | "primary" = "outline") => (
    <Button
      variant={variant}
      aria-label={named ? stockPanelTexts.of(label, item.name) : undefined}
      onClick={() => onAsk(asked)}
    >
      {label}
    </Button>
  );
  const move = (kind: "out" | "sale" | "purchase") => ({ dialog: "move", kind, item: valued }) as const;
  return (
    <>
      {kit ? null : action(texts.count, { dialog: "count", valued })}
      {hasStores && !kit ? action(storesTexts.transfer, { dialog: "transfer", item: valued }) : null}
      {action(exitTexts.button, move("out"))}
      {action(texts.sell, move("sale"), kit ? "primary" : "outline")}
      {kit ? null : action(texts.buy, move("purchase"), "primary")}
    </>
  );
}
