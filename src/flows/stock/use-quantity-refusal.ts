import { useState } from "react";
import type { ItemId } from "#domain/kernel/ids.ts";
import { quantityRefusal, type RefusedStock } from "./refused-text.ts";

/** What the store refused of a quantity, shown at its field, which takes the focus (AX-10), until something is typed. */
export function useQuantityRefusal() {
  const [held, setHeld] = useState<{ readonly itemId: ItemId; readonly text: string } | null>(null);
  return {
    refuse: (refusal: RefusedStock) => {
      const text = quantityRefusal(refusal);
      setHeld(text !== null && "itemId" in refusal ? { itemId: refusal.itemId, text } : null);
    },
    /** A change of the form, with which the refusal goes. */
    until:
      <Given>(change: (given: Given) => void) =>
      (given: Given) => {
        setHeld(null);
        change(given);
      },
    of: (itemId: ItemId | undefined) => (held?.itemId === itemId ? held?.text : undefined),
  };
}
