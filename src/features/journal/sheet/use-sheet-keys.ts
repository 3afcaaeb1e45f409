import { type KeyboardEvent, type RefObject, useState } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { type Edges, scrollNearest } from "#ui/kit/tables/scroll-window.ts";
import { type PlacedEntry, pageOfLine } from "./month-layout.ts";
import type { SheetLayout } from "./use-sheet-layout.ts";

interface SheetKeysInput {
  readonly frame: RefObject<HTMLElement | null>;
  readonly layout: SheetLayout;
  readonly lineHeight: number;
  /** Heights of the parts fixed at the top and bottom of the frame. */
  readonly edges: Edges;
  readonly onEdit: (entry: Entry) => void;
  /** Called on Down from the last row: moves to the entry row. */
  readonly onEnd: () => void;
}

interface SheetKeys {
  readonly current: number | null;
  readonly setCurrent: (line: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

function placedOf(layout: SheetLayout, line: number): PlacedEntry | null {
  const all = [...layout.entries, ...layout.drafts];
  return (
    all.find(({ entry, firstLine }) => line >= firstLine && line < firstLine + entry.lines.length) ?? null
  );
}

/** Position of a line, even if its page was not read yet. */
function topOf(layout: SheetLayout, line: number, lineHeight: number): number {
  const placed = placedOf(layout, line);
  if (placed) return placed.top + (line - placed.firstLine) * lineHeight;
  const page = pageOfLine(layout.pages, line);
  return page ? page.top + (line - page.firstLine) * lineHeight : 0;
}

function reveal({ frame, layout, lineHeight, edges }: SheetKeysInput, line: number): void {
  const element = frame.current;
  if (element) scrollNearest(element, { top: topOf(layout, line, lineHeight), height: lineHeight }, edges);
}

function nextLine(key: string, from: number, last: number, page: number): number | null {
  switch (key) {
    case "ArrowDown":
      return from + 1;
    case "ArrowUp":
      return Math.max(0, from - 1);
    case "PageDown":
      return Math.min(last, from + page);
    case "PageUp":
      return Math.max(0, from - page);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}

/** Keyboard of the rows: the frame has the focus and one row is current, so that scrolling loses nothing. */
export function useSheetKeys(input: SheetKeysInput): SheetKeys {
  const { frame, layout, lineHeight, edges, onEdit, onEnd } = input;
  const [at, setAt] = useState<number | null>(null);
  const last = layout.lines - 1;
  const current = at === null ? null : Math.min(at, last);
  const openMenu = (line: number) => {
    const placed = placedOf(layout, line);
    if (!placed) return;
    reveal(input, placed.firstLine);
    const show = () =>
      frame.current?.querySelector<HTMLElement>(`[data-entry-menu="${placed.entry.id}"]`)?.click();
    requestAnimationFrame(show);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.altKey || event.metaKey) return;
    const room = (frame.current?.clientHeight ?? 0) - edges.head - edges.foot;
    const page = Math.max(1, Math.floor(room / lineHeight) - 1);
    const isMenu = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
    if (event.key === "Enter" || event.key === "F2") {
      const placed = current === null ? null : placedOf(layout, current);
      if (placed) onEdit(placed.entry);
    } else if (isMenu && current !== null) openMenu(current);
    else {
      // The first key starts at the last line, where work continues.
      const from = current ?? (event.key === "ArrowDown" ? last : last + 1);
      const next = nextLine(event.key, from, last, page);
      if (next === null) return;
      if (next > last) onEnd();
      else {
        setAt(next);
        reveal(input, next);
      }
    }
    event.preventDefault();
  };
  return { current, setCurrent: setAt, onKeyDown };
}
