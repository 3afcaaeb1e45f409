// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the frame of the grid has the focus, or the fields in the cells
import type { MonthSheet } from "#storage/queries/books/journal.ts";
import { RowCells } from "../columns/row-cells.tsx";
import type { SheetLayout } from "./use-sheet-layout.ts";

/** The sums of the months before this one. */
export function BroughtForwardLine({
  month,
  height,
}: {
  readonly month: MonthSheet;
  readonly height: number;
}) {
  return (
    <div
      role="row"
      className="grid-row journal-row journal-brought-forward"
      data-end="true"
      style={{ top: 0, height }}
    >
      <RowCells kind="broughtForward" row={month} />
    </div>
  );
}

interface BlankLinesProps {
  readonly top: number;
  readonly lines: number;
  readonly height: number;
  /** Extra height of the last line, down to the foot. */
  readonly rest?: number;
  readonly isWaiting?: boolean;
}

function WaitingBar({ index }: { readonly index: number }) {
  return <div className="skeleton-bar" style={{ width: index % 2 ? "38%" : "52%" }} />;
}

/**
 * Blank ruled lines: empty paper, or a page being loaded. A line is its place: one at another place is another element,
 * so that no line moves while a month opens at its end (UX-11).
 */
export function BlankLines({ top, lines, height, rest = 0, isWaiting = false }: BlankLinesProps) {
  return Array.from({ length: lines }, (_, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: a blank line is its place
      key={top + index * height}
      aria-hidden="true"
      className="grid-row journal-row journal-blank"
      style={{ top: top + index * height, height: index === lines - 1 ? height + rest : height }}
    >
      <RowCells kind="paper" row={{ bar: isWaiting ? <WaitingBar index={index} /> : null }} />
    </div>
  ));
}

/** Placeholders for pages being read. */
export function WaitingLines({ layout, height }: { readonly layout: SheetLayout; readonly height: number }) {
  const { top, height: room } = layout.view;
  return layout.waiting.map((page) => {
    const from = Math.max(page.top, Math.floor((top - 200 - page.top) / height) * height + page.top);
    const to = Math.min(page.top + page.height, top + room + 200);
    const lines = Math.max(0, Math.ceil((to - from) / height));
    return <BlankLines key={page.page} top={from} lines={lines} height={height} isWaiting />;
  });
}
