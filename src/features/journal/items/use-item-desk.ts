import { useEffect } from "react";
import type { AskedItems } from "#domain/inventory/told-items.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useSelected, useStore } from "#ui/kit/use-store.ts";
import type { Writing } from "../writing/writing.ts";
import type { ItemAnswer } from "./said-line.ts";

/** A line of the panel, and what stands under or instead of the lines (px). */
export const ITEM_LINE = 42;
const ITEM_FOOT = 40;

function isSameAsked(a: AskedItems | null, b: AskedItems | null): boolean {
  if (a === null || b === null) return a === b;
  return a.kind === b.kind && a.amount === b.amount && a.credited === b.credited && a.counter === b.counter;
}

/** What the entry being written asks of its items; renders again only when that changes. */
export function useAskedItems({ editor, items }: Writing): AskedItems | null {
  return useSelected(editor, items.askedOf, isSameAsked);
}

export interface ShownItemsOfEntry {
  readonly asked: AskedItems | null;
  /** Null while nothing was said. */
  readonly answer: ItemAnswer | null;
  /** The panel is open. */
  readonly isOpen: boolean;
}

/** What is shown of the items of the entry being written. */
export function useShownItems(writing: Writing): ShownItemsOfEntry {
  const { editor, items } = writing;
  const asked = useAskedItems(writing);
  const entryId = useSelected(editor, (state) => state.entryId);
  const answer = useStore(items.answers).get(entryId) ?? null;
  const isOpen = useStore(items.open) === entryId;
  return { asked, answer, isOpen };
}

/** Height of what the sheet shows of them. */
export function useItemsHeight(writing: Writing): number {
  const { asked, answer, isOpen } = useShownItems(writing);
  if (asked === null) return 0;
  return ITEM_FOOT + (isOpen && answer !== null ? answer.lines.length * ITEM_LINE : 0);
}

/** Reads what a posted entry moves when its correction begins; nothing in a book without items. */
export function useItemDesk({ editor, items }: Writing, hasStock: boolean): void {
  const storage = useStorage();
  const corrected = useSelected(editor, ({ original }) =>
    original === null ? null : `${original.id} ${original.version}`,
  );
  useEffect(() => {
    const { original } = editor.getSnapshot();
    if (!hasStock || corrected === null || original === null) return;
    let isLeft = false;
    void import("./moved-items.ts")
      .then(({ movedItems }) => movedItems(storage, original))
      .then((moved) => {
        if (isLeft) return;
        if (moved === null) items.endCorrection(original.id);
        else items.correct(moved);
      });
    return () => {
      isLeft = true;
      // Based on the version of another tab, it is still the same correction, and says what it said.
      if (editor.getSnapshot().original?.id !== original.id) items.endCorrection(original.id);
    };
  }, [storage, editor, items, hasStock, corrected]);
}
