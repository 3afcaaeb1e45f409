import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { movedPosition } from "#ui/kit/tables/grid-column.ts";
import type { VirtualColumns } from "#ui/kit/tables/virtual-columns.ts";

interface HeadKeys {
  readonly frame: RefObject<HTMLElement | null>;
  readonly columns: VirtualColumns;
  readonly count: number;
  /** Where the row of heads is entered at first: the column of the active cell. */
  readonly first: number;
}

const KEYS: readonly string[] = ["ArrowLeft", "ArrowRight", "Home", "End"];

/** One head takes the focus; arrows, Home and End go from head to head. Up and down are of their menus. */
export function useHeadKeys({ frame, columns, count, first }: HeadKeys) {
  const moved = useRef(false);
  const [at, setStop] = useState<number | null>(null);
  const stop = Math.max(0, Math.min(at ?? first, count - 1));
  const { scrollTo } = columns;
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    scrollTo(stop);
    frame.current?.querySelector<HTMLElement>(`[data-head="${stop}"] button`)?.focus({ preventScroll: true });
  }, [stop, frame, scrollTo]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isTrigger = event.target instanceof HTMLElement && event.target.matches("[data-head] > button");
    if (!isTrigger || !KEYS.includes(event.key) || event.altKey || event.shiftKey) return;
    const size = { rows: 1, columns: count, page: 1 };
    const next = movedPosition({ row: 0, column: stop }, event.key, event.ctrlKey || event.metaKey, size);
    if (next === null) return;
    event.preventDefault();
    if (next.column === stop) return;
    moved.current = true;
    setStop(next.column);
  };
  return { stop, setStop, onKeyDown };
}
