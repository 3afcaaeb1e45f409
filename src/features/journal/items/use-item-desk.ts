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
  /** What the posted entry in correction moves; null for nothing. */
  readonly moved: string | null;
}

/** What is shown of the items of the entry being written. */
export function useShownItems(writing: Writing): ShownItemsOfEntry {
  const { editor, items } = writing;
  const asked = useAskedItems(writing);
  const entryId = useSelected(editor, (state) => state.entryId);
  const answer = useStore(items.answers).get(entryId) ?? null;
  const isOpen = useStore(items.open) === entryId;
  const moved = useStore(items.moved);
  return { asked, answer, isOpen, moved: moved?.entryId === entryId ? moved.text : null };
}

/** Height of what the sheet shows of them. */
export function useItemsHeight(writing: Writing): number {
  const { asked, answer, isOpen, moved } = useShownItems(writing);
  if (moved !== null) return ITEM_FOOT;
  if (asked === null) return 0;
  return ITEM_FOOT + (isOpen && answer !== null ? answer.lines.length * ITEM_LINE : 0);
}

/** Reads what a posted entry moves when its correction begins; nothing in a book without items. */
export function useItemDesk({ editor, items }: Writing, hasStock: boolean): void {
  const storage = useStorage();
  const original = useSelected(editor, (state) => state.original);
  useEffect(() => {
    if (!hasStock || original === null) return;
    let isLeft = false;
    void import("./moved-words.ts")
      .then(({ movedWords }) => movedWords(storage, original))
      .then((text) => isLeft || items.moved.set(text === null ? null : { entryId: original.id, text }));
    return () => {
      isLeft = true;
      items.moved.set(null);
    };
  }, [storage, items, hasStock, original]);
}
