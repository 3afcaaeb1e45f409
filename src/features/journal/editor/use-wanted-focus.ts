import { useLayoutEffect } from "react";
import { useStore } from "#ui/kit/use-store.ts";
import { CELL } from "../writing/editor-keys.ts";
import type { Writing } from "../writing/writing.ts";
import { cellName } from "./entry-focus.ts";

/** Moves the focus to the wanted cell. It is looked for after each render: it may come with the change that leads to it. */
export function useWantedFocus({ keys, wanted }: Writing): void {
  const cell = useStore(wanted);
  useLayoutEffect(() => {
    if (cell === null) return;
    const name = cellName(cell);
    const field = keys.root.current?.querySelector<HTMLElement>(`[${CELL}="${name}"] :is(input, button)`);
    if (!field) return;
    wanted.set(null);
    // Typing replaces the day of the next entry, also where the focus was there before.
    if (field === document.activeElement && field instanceof HTMLInputElement) field.select();
    field.focus();
  });
}
