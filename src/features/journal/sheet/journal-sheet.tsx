// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the frame of the grid has the focus, or the fields in the cells
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Book } from "#domain/company/book.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import type { JournalMonth } from "#storage/queries/books/journal.ts";
import type { Density } from "#ui/kit/tables/use-density.ts";
import { TOUCH, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { ACTIVE_LINE, EditorRows, editorHeight } from "../editor/editor-rows.tsx";
import type { EditorView } from "../editor/editor-view.ts";
import { useEditorPlace } from "../editor/use-editor-place.ts";
import type { EntryHandlers, EntryRules } from "../entry/entry-menu.tsx";
import { journalTexts as texts } from "../texts.ts";
import { JournalFoot } from "./journal-foot.tsx";
import type { ShownSums } from "./journal-sums.ts";
import { rowId, SheetEntry } from "./sheet-entry.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { BlankLines, BroughtLine, WaitingLines } from "./sheet-paper.tsx";
import { useReveal } from "./use-reveal.ts";
import { useSheetKeys } from "./use-sheet-keys.ts";
import { type SheetLayout, useSheetLayout } from "./use-sheet-layout.ts";

interface JournalSheetProps {
  readonly book: Book;
  readonly month: JournalMonth;
  /** Those that stand in the list. */
  readonly drafts: readonly Entry[];
  readonly view: EditorView;
  readonly sums: ShownSums;
  readonly openName: string | null;
  readonly provisional: string | null;
  readonly density: Density;
  readonly rules: EntryRules;
  readonly handlers: EntryHandlers;
  /** Lit for a moment. */
  readonly lit: EntryId | null;
  readonly target: Entry | null;
  /** Rows of an example, while the book is empty. */
  readonly sample: { readonly rows: ReactNode; readonly height: number } | null;
  readonly frameRef: RefObject<HTMLDivElement | null>;
}

const HEIGHTS: Readonly<Record<Density, number>> = { comfortable: 44, compact: 34 };
const METRICS: Readonly<Record<Density, { line: number; head: number; tail: number }>> = {
  comfortable: { line: 44, head: 0, tail: 0 },
  compact: { line: 34, head: 0, tail: 0 },
};
/** The heads of the columns and the line under them. */
const HEAD = 38;
/** One line while it balances; a second says the difference. */
const FOOT = { equal: 45, open: 81 } as const;
/** Blank lines that follow the last entry of a month that fills the sheet: the paper goes on. */
const BLANK_LINES = 4;
/** What opens under the row that is written in still has room in a month that fits. */
const ROOM_BELOW = 1;

function EntriesInSight({
  props,
  layout,
  current,
  setCurrent,
  height,
}: {
  props: JournalSheetProps;
  layout: SheetLayout;
  current: number | null;
  setCurrent: (line: number) => void;
  height: number;
}) {
  const { view, rules, handlers, lit } = props;
  const open = view.state.original?.id ?? null;
  return [...layout.entries, ...layout.drafts].map(({ entry, top, firstLine }) => {
    if (entry.id === open) return null;
    const isCurrent = current !== null && current >= firstLine && current < firstLine + entry.lines.length;
    return (
      <SheetEntry
        key={entry.id}
        entry={entry}
        top={top}
        lineHeight={height}
        firstLine={firstLine}
        current={isCurrent ? current : null}
        isNew={entry.id === lit}
        chart={view.chart}
        rules={rules}
        handlers={handlers}
        onCurrent={setCurrent}
      />
    );
  });
}

/** Opens each month at its end, where one goes on writing. */
function useOpenAtEnd(
  frame: RefObject<HTMLElement | null>,
  key: string,
  isReady: boolean,
  skip: boolean,
): void {
  const opened = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!isReady || opened.current === key || !frame.current) return;
    opened.current = key;
    if (!skip) frame.current.scrollTop = frame.current.scrollHeight;
  }, [frame, key, isReady, skip]);
}

/** Blank lines down to the foot, without anything to scroll while the month fits. */
function paper(room: number, end: number, line: number): { readonly body: number; readonly blank: number } {
  const left = Math.floor((room - end) / line);
  return left >= ROOM_BELOW
    ? { body: room, blank: left }
    : { body: end + BLANK_LINES * line, blank: BLANK_LINES };
}

/** The month as a sheet of columnar paper; only what is in sight exists. */
export function JournalSheet(props: JournalSheetProps) {
  const { book, month, drafts, view, rules, density, sample, frameRef: frame } = props;
  const touch = useMediaQuery(TOUCH);
  const shownDensity = touch ? "comfortable" : density;
  const line = HEIGHTS[shownDensity];
  const { original } = view.state;
  const tall = editorHeight(view, line);
  const open = useMemo(() => original && { entry: original, height: tall }, [original, tall]);
  const hasBrought = month.broughtDebit !== 0 || month.broughtCredit !== 0;
  const top = hasBrought ? line : 0;
  const layout = useSheetLayout({
    scroller: frame,
    bookId: book.id,
    month,
    drafts,
    metrics: METRICS[shownDensity],
    top,
    open,
  });
  const foot = props.sums.debit === props.sums.credit ? FOOT.equal : FOOT.open;
  const keys = useSheetKeys({
    frame,
    layout,
    lineHeight: line,
    edges: { head: HEAD, foot },
    onEdit: props.handlers.onEdit,
    onEnd: rules.readOnly ? () => undefined : view.onStart,
  });
  useReveal({ frame, month, layout, target: props.target });
  const sampleEnd = layout.end + (sample?.height ?? 0);
  const { entries } = layout;
  const place = useEditorPlace({ month: month.month, original, entries, end: sampleEnd });
  const hasRow = !rules.readOnly && place.isLast;
  const editorEnd = hasRow ? sampleEnd + (view.isResting ? ACTIVE_LINE : tall) : sampleEnd;
  const { body, blank } = paper(layout.view.height - HEAD - foot, editorEnd, line);
  useOpenAtEnd(frame, `${book.id} ${month.month}`, layout.view.height > 0, props.target !== null);
  return (
    <div
      ref={frame}
      role="grid"
      tabIndex={0}
      aria-label={texts.grid(formatMonth(month.month))}
      aria-rowcount={layout.lines + 3}
      aria-colcount={8}
      aria-activedescendant={keys.current === null ? undefined : rowId(keys.current)}
      data-density={shownDensity}
      className="grid-frame journal-frame"
      onKeyDown={keys.onKeyDown}
    >
      <div className="grid-width">
        <SheetHead height={HEAD - 1} />
        <div role="rowgroup" className="grid-body" style={{ height: body }}>
          {hasBrought ? <BroughtLine month={month} height={line} /> : null}
          <WaitingLines layout={layout} height={line} />
          <EntriesInSight
            props={props}
            layout={layout}
            current={keys.current}
            setCurrent={keys.setCurrent}
            height={line}
          />
          {sample ? (
            <div className="absolute inset-x-0" style={{ top: layout.end }} role="presentation">
              {sample.rows}
            </div>
          ) : null}
          {rules.readOnly ? null : <EditorRows view={view} top={place.top} />}
          <BlankLines top={editorEnd} lines={blank} height={line} rest={body - editorEnd - blank * line} />
        </div>
        <JournalFoot
          month={month.month}
          sums={props.sums}
          openName={props.openName}
          provisional={props.provisional}
        />
      </div>
    </div>
  );
}
