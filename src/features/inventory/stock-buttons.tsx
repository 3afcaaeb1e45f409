import { Button } from "#ui/kit/controls/button.tsx";
import { exitTexts } from "./exits/texts.ts";
import type { AskedOfStock } from "./inventory-dialogs.tsx";
import { storesTexts } from "./stores/texts.ts";
import { inventoryTexts as texts } from "./texts.ts";

interface StockButtonsProps {
  readonly onAsk: (asked: AskedOfStock) => void;
  readonly any: boolean;
  readonly hasStores?: boolean;
  /** What is done most stands at the foot of a phone. */
  readonly rest?: boolean;
}

/** What is done most: counted, sold and bought. */
export function MostDone({ onAsk }: Pick<StockButtonsProps, "onAsk">) {
  return (
    <>
      <Button variant="outline" onClick={() => onAsk({ dialog: "count-sheet" })}>
        {texts.countAll}
      </Button>
      <Button variant="outline" onClick={() => onAsk({ dialog: "move", kind: "sale", item: null })}>
        {texts.sell}
      </Button>
      <Button variant="primary" onClick={() => onAsk({ dialog: "move", kind: "purchase", item: null })}>
        {texts.buy}
      </Button>
    </>
  );
}

/** What can be done with the stock; on a phone without what stands at its foot. */
export function StockButtons({ onAsk, any, hasStores = false, rest = false }: StockButtonsProps) {
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
          {hasStores ? (
            <Button variant="outline" onClick={() => onAsk({ dialog: "transfer", item: null })}>
              {storesTexts.transfer}
            </Button>
          ) : null}
          <Button variant="outline" onClick={() => onAsk({ dialog: "move", kind: "opening", item: null })}>
            {texts.opening}
          </Button>
          <Button variant="outline" onClick={() => onAsk({ dialog: "move", kind: "out", item: null })}>
            {exitTexts.button}
          </Button>
          {rest ? null : <MostDone onAsk={onAsk} />}
        </>
      ) : null}
    </span>
  );
}
