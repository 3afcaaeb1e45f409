// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the frame of the grid has the focus, or the fields in the cells
import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { formatMonth } from "#domain/kernel/format.ts";
import { GridHead } from "#ui/kit/tables/grid-edges.tsx";
import type { Density } from "#ui/kit/tables/use-density.ts";
import { TOUCH, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { useSelected } from "#ui/kit/use-store.ts";
import { JOURNAL_COLUMNS } from "../columns/journal-columns.ts";
import { columnTracks } from "../columns/lay-out.ts";
import { useEditorHeight } from "../editor/editor-height.ts";
import { EditorRows } from "../editor/editor-rows.tsx";
import { useEditorPlace } from "../editor/use-editor-place.ts";
import { ClipReader } from "../entry/entry-clip.tsx";
import type { Journal } from "../journal.ts";
import { journalTexts as texts } from "../texts.ts";
import { FEET, footHeight, JournalFoot } from "./journal-foot.tsx";
import { SampleRows, sampleHeight } from "./sample-rows.tsx";
import { rowId, SheetEntry } from "./sheet-entry.tsx";
import { BlankLines, BroughtForwardLine, WaitingLines } from "./sheet-paper.tsx";
import { useReveal } from "./use-reveal.ts";
import { useSample } from "./use-sample.ts";
import { useSheetKeys } from "./use-sheet-keys.ts";
import { type SheetLayout, useSheetLayout } from "./use-sheet-layout.ts";
import { useBelowPages, useIsEqual } from "./use-shown-month.ts";

interface JournalSheetProps {
  readonly journal: Journal;
  readonly density: Density;
  /** The window is short: the sheet takes its least heights, also for a finger. */
  readonly folded: boolean;
}

const HEIGHTS: Readonly<Record<Density, number>> = { comfortable: 44, compact: 34 };
const METRICS: Readonly<Record<Density, { line: number; head: number; tail: number }>> = {
  comfortable: { line: 44, head: 0, tail: 0 },
  compact: { line: 34, head: 0, tail: 0 },
};
/** Height of the column headers and the line under them (px). */
const HEADS = { roomy: 38, folded: 28 } as const;
/** Blank lines after the last entry of a month that fills the sheet, so that the paper continues. */
const BLANK_LINES = 4;
/** Line kept free below the active row in a month that fits, for what opens there. */
const ROOM_BELOW = 1;
const TRACKS = columnTracks(JOURNAL_COLUMNS);

interface EntriesProps {
  readonly journal: Journal;
  readonly layout: SheetLayout;
  readonly current: number | null;
  readonly setCurrent: (line: number) => void;
  readonly height: number;
}

function EntriesInSight({ journal, layout, current, setCurrent, height }: EntriesProps) {
  const { place, writing, handlers, lit } = journal;
  const open = useSelected(writing.editor, ({ original }) => original?.id ?? null);
  return [...layout.entries, ...layout.draftsInSight].map(({ entry, top, firstLine }) => {
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
        chart={place.open.chart}
        rules={place.rules}
        handlers={handlers}
        onCurrent={setCurrent}
      />
    );
  });
}

/** Scrolls each month to its end when opened, where writing continues. */
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

/** What comes below the entry while it is typed (an offer, a refusal) comes into sight, above the sums. */
function useGrownInSight(frame: RefObject<HTMLElement | null>, tall: number): void {
  const before = useRef(tall);
  useLayoutEffect(() => {
    const hasGrown = tall > before.current;
    before.current = tall;
    const editor = document.activeElement?.closest(".journal-editor");
    if (hasGrown && editor && frame.current?.contains(editor)) editor.scrollIntoView({ block: "nearest" });
  }, [frame, tall]);
}

/** Number of blank lines down to the foot; nothing to scroll while the month fits. */
function paper(room: number, end: number, line: number): { readonly body: number; readonly blank: number } {
  const left = Math.floor((room - end) / line);
  return left >= ROOM_BELOW
    ? { body: room, blank: left }
    : { body: end + BLANK_LINES * line, blank: BLANK_LINES };
}

/** The month laid out, with the entry being written at its height. */
function useLaidMonth({ place, writing, target }: Journal, density: Density, tall: number) {
  const { month, open } = place;
  const { frame } = writing;
  const original = useSelected(writing.editor, (state) => state.original);
  const below = useBelowPages({ place, writing });
  const opened = useMemo(() => original && { entry: original, height: tall }, [original, tall]);
  const hasBroughtForward = month.broughtForwardDebit !== 0 || month.broughtForwardCredit !== 0;
  const layout = useSheetLayout({
    scroller: frame,
    bookId: open.book.id,
    month,
    ...below,
    metrics: METRICS[density],
    top: hasBroughtForward ? HEIGHTS[density] : 0,
    open: opened,
  });
  useReveal({ frame, month, layout, target });
  useOpenAtEnd(frame, `${open.book.id} ${month.month}`, layout.view.height > 0, target !== null);
  return { layout, original, hasBroughtForward };
}

/** The month as a sheet of columnar paper; only visible rows are rendered. */
export function JournalSheet({ journal, density, folded }: JournalSheetProps) {
  const { place, writing, day, handlers, dialogs } = journal;
  const { month, open, rules } = place;
  const touch = useMediaQuery(TOUCH);
  const room = folded ? "folded" : "roomy";
  const shownDensity = folded ? "compact" : touch ? "comfortable" : density;
  const line = HEIGHTS[shownDensity];
  const tall = useEditorHeight(writing, day, line);
  useGrownInSight(writing.frame, tall);
  const { layout, original, hasBroughtForward } = useLaidMonth(journal, shownDensity, tall);
  const head = HEADS[room];
  const foot = footHeight(FEET[room], useIsEqual(journal));
  const keys = useSheetKeys({
    frame: writing.frame,
    layout,
    lineHeight: line,
    edges: { head, foot },
    onEdit: handlers.onEdit,
    onEnd: rules.readOnly ? () => undefined : writing.start,
  });
  const sample = useSample(journal);
  const end = layout.end + sampleHeight(sample, line);
  const at = useEditorPlace({ month: month.month, original, entries: layout.entries, end });
  const editorEnd = !rules.readOnly && at.isLast ? end + tall : end;
  const { body, blank } = paper(layout.view.height - head - foot, editorEnd, line);
  return (
    <div
      ref={writing.frame}
      role="grid"
      tabIndex={0}
      aria-label={texts.grid(formatMonth(month.month))}
      aria-rowcount={layout.lines + 3}
      aria-colcount={JOURNAL_COLUMNS.length}
      aria-activedescendant={keys.current === null ? undefined : rowId(keys.current)}
      data-density={shownDensity}
      data-folded={folded}
      className="grid-frame journal-frame"
      style={TRACKS}
      onKeyDown={keys.onKeyDown}
    >
      <div className="grid-width">
        <GridHead columns={JOURNAL_COLUMNS} height={head - 1} />
        <div role="rowgroup" className="grid-body" style={{ height: body }}>
          {hasBroughtForward ? <BroughtForwardLine month={month} height={line} /> : null}
          <ClipReader bookId={open.book.id} entries={[...layout.entries, ...layout.draftsInSight]} />
          <WaitingLines layout={layout} height={line} />
          <EntriesInSight
            journal={journal}
            layout={layout}
            current={keys.current}
            setCurrent={keys.setCurrent}
            height={line}
          />
          {sample ? <SampleRows sample={sample} chart={open.chart} top={layout.end} height={line} /> : null}
          {rules.readOnly ? null : <EditorRows writing={writing} day={day} dialogs={dialogs} top={at.top} />}
          <BlankLines top={editorEnd} lines={blank} height={line} rest={body - editorEnd - blank * line} />
        </div>
        <JournalFoot journal={journal} heights={FEET[room]} />
      </div>
    </div>
  );
}
