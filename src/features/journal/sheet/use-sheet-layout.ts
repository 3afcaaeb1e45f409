import { type RefObject, useEffect, useMemo } from "react";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { BookId, EntryId } from "#domain/kernel/ids.ts";
import type { MonthSheet } from "#storage/queries/books/journal.ts";
import { inWindow, type ScrollWindow, useScrollWindow } from "#ui/kit/tables/scroll-window.ts";
import { type ReadPages, usePages } from "../month/use-journal-month.ts";
import {
  idsOf,
  layoutOf,
  type OpenInPlace,
  openExtra,
  type PagesInSight,
  type PlacedEntry,
  type PlacedPage,
  placeEntries,
  placePages,
  type RowMetrics,
  unshownEntries,
  withoutEntries,
} from "./month-layout.ts";

export interface SheetLayout {
  readonly pages: readonly PlacedPage[];
  readonly read: ReadPages;
  /** Entries of the visible pages, with their positions. */
  readonly entries: readonly PlacedEntry[];
  /** All drafts, with theirs, below what was just posted and is not read yet. */
  readonly drafts: readonly PlacedEntry[];
  /** Those in sight: a paste may leave thousands. */
  readonly draftsInSight: readonly PlacedEntry[];
  /** Visible pages still being read. */
  readonly waiting: readonly PlacedPage[];
  /** Position of the entry row. */
  readonly end: number;
  /** Lines of the month, drafts included. */
  readonly lines: number;
  readonly view: ScrollWindow;
}

/** Posted entries that the pages may not show yet. */
export interface ArrivingEntries {
  readonly entries: readonly Entry[];
  readonly onArrived: (ids: readonly EntryId[]) => void;
}

interface LayoutInput {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly bookId: BookId;
  readonly month: MonthSheet;
  readonly drafts: readonly Entry[];
  readonly arriving: ArrivingEntries;
  readonly metrics: RowMetrics;
  /** Position of the first page. */
  readonly top: number;
  /** The posted entry opened in place. */
  readonly open: OpenInPlace | null;
}

/** Pixels rendered beyond the edges, so that a turn of the wheel finds rows ready. */
const MARGIN = 600;

/** Entries that were just posted and that no page shows yet. */
function useUnshown({ entries, onArrived }: ArrivingEntries, sight: PagesInSight) {
  const waiting = useMemo(() => unshownEntries(entries, sight), [entries, sight]);
  useEffect(() => {
    const there = entries.filter((entry) => !waiting.includes(entry));
    if (there.length > 0) onArrived(there.map(({ id }) => id));
  }, [entries, waiting, onArrived]);
  return waiting;
}

function heightAs(open: LayoutInput["open"]): (entry: Entry) => number | null {
  return (entry) => (open !== null && entry.id === open.entry.id ? open.height : null);
}

/** Lays out a month from its page data and reads only the visible pages. */
export function useSheetLayout(input: LayoutInput): SheetLayout {
  const { scroller, bookId, month, drafts, arriving, metrics, top, open } = input;
  const view = useScrollWindow(scroller);
  const from = view.top - MARGIN;
  const to = view.top + view.height + MARGIN;
  const wanted = useMemo(() => {
    const shapes = month.pages.map((page) => layoutOf(page, undefined, 0));
    return inWindow(placePages(shapes, metrics, top), from, to).map((page) => page.page);
  }, [month, metrics, top, from, to]);
  const read = usePages(bookId, month.month, wanted);
  const sight = useMemo(() => ({ pages: month.pages, wanted, read }), [month, wanted, read]);
  const arrivals = useUnshown(arriving, sight);
  const shownIds = useMemo(() => idsOf(read), [read]);
  const pages = useMemo(() => {
    return placePages(
      month.pages.map((page) => {
        const entries = read.get(page.page);
        const shape = layoutOf(page, entries, openExtra(entries, open, metrics));
        return entries === undefined ? withoutEntries(shape, page, arrivals) : shape;
      }),
      metrics,
      top,
    );
  }, [month, read, metrics, top, open, arrivals]);
  return useMemo(() => {
    const seen = inWindow(pages, from, to);
    const placed = seen.flatMap((page) =>
      placeEntries(read.get(page.page) ?? [], page, metrics, heightAs(open)),
    );
    const last = pages.at(-1);
    const bottom = last ? last.top + last.height : top;
    const firstLine = last ? last.firstLine + last.lines : 0;
    // A draft is posted, and read among the posted ones, before the rest of the screen knows it.
    const isPosted = (id: EntryId) => shownIds.has(id) || arrivals.some((each) => each.id === id);
    const below = [...arrivals, ...drafts.filter(({ id }) => !isPosted(id))];
    const unfinished = placeEntries(below, { top: bottom, firstLine }, metrics);
    const lastDraft = unfinished.at(-1);
    return {
      pages,
      read,
      entries: inWindow(placed, from, to),
      drafts: unfinished,
      draftsInSight: inWindow(unfinished, from, to),
      waiting: seen.filter((page) => !read.has(page.page)),
      end: lastDraft ? lastDraft.top + lastDraft.height : bottom,
      lines: firstLine + below.reduce((total, draft) => total + draft.lines.length, 0),
      view,
    };
  }, [pages, read, metrics, open, drafts, arrivals, shownIds, top, from, to, view]);
}
