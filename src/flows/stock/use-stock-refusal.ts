import { useState } from "react";
import { uncapitalize } from "#domain/kernel/capitals.ts";
import type { ItemId } from "#domain/kernel/ids.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { dayRefusal, quantityRefusal, type RefusedStock } from "./refused-text.ts";
import type { ItemNameOf } from "./texts.ts";

interface Held {
  /** Whose quantity was refused; null for the day. */
  readonly itemId: ItemId | null;
  readonly text: string;
}

function heldOf(refusal: RefusedStock): Held | null {
  const ofDay = dayRefusal(refusal);
  if (ofDay !== null) return { itemId: null, text: ofDay };
  const text = quantityRefusal(refusal);
  return text !== null && "itemId" in refusal ? { itemId: refusal.itemId, text } : null;
}

/** What is refused of an item; of a kit, of the component that is there too little, by its name. */
function textOf(held: Held | null, valued: ValuedItem | null, nameOf: ItemNameOf): string | undefined {
  if (held?.itemId == null || valued === null) return undefined;
  if (held.itemId === valued.item.id) return held.text;
  const isInside = valued.kit?.contents.some(({ itemId }) => itemId === held.itemId) ?? false;
  return isInside ? `${nameOf(held.itemId)}: ${uncapitalize(held.text)}` : undefined;
}

/** What the store refused of a quantity or the day, shown at its field, which takes the focus (AX-10), until something is typed. */
export function useStockRefusal(nameOf: ItemNameOf) {
  const [held, setHeld] = useState<Held | null>(null);
  return {
    refuse: (refusal: RefusedStock) => setHeld(heldOf(refusal)),
    /** A change of the form, with which the refusal goes. */
    until:
      <Given>(change: (given: Given) => void) =>
      (given: Given) => {
        setHeld(null);
        change(given);
      },
    of: (valued: ValuedItem | null) => textOf(held, valued, nameOf),
    ofDay: held?.itemId === null ? held.text : undefined,
  };
}
