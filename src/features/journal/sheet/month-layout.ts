import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { JournalPage } from "#storage/queries/books/journal.ts";
import type { WindowRow } from "#ui/kit/tables/scroll-window.ts";

/** Heights in px. On wide screens an entry is only its lines; on a phone it also has a header and a footer. */
export interface RowMetrics {
  readonly line: number;
  readonly head: number;
  readonly tail: number;
}

/** Size of a page, known before it is read. */
interface PageShape {
  readonly page: number;
  readonly entries: number;
  readonly lines: number;
  /** Additional height of an entry opened in place. */
  readonly extra: number;
}

export interface PlacedPage extends PageShape, WindowRow {
  /** Lines of the month before this page. */
  readonly firstLine: number;
}

export interface PlacedEntry extends WindowRow {
  readonly entry: Entry;
  readonly firstLine: number;
}

export function entryHeight(lines: number, metrics: RowMetrics): number {
  return metrics.head + lines * metrics.line + metrics.tail;
}

/** A posted entry opened in place, and its height. */
export interface OpenInPlace {
  readonly entry: Pick<Entry, "id">;
  readonly height: number;
}

/**
 * Additional height of a page whose entry is opened in place: as it was posted, since its correction may leave out the
 * lines that are laid again (ADR 0119).
 */
export function openExtra(
  read: readonly Entry[] | undefined,
  open: OpenInPlace | null,
  metrics: RowMetrics,
): number {
  const shown = open && read?.find(({ id }) => id === open.entry.id);
  return open && shown ? open.height - entryHeight(shown.lines.length, metrics) : 0;
}

/** Positions the pages below one another. The cost grows with pages, of a hundred entries each. */
export function placePages(shapes: readonly PageShape[], metrics: RowMetrics, from: number): PlacedPage[] {
  let top = from;
  let firstLine = 0;
  return shapes.map((shape) => {
    const { entries, lines, extra } = shape;
    const height = entries * (metrics.head + metrics.tail) + lines * metrics.line + extra;
    const placed = { ...shape, top, height, firstLine };
    top += height;
    firstLine += lines;
    return placed;
  });
}

/** Positions the entries of a read page below one another. */
export function placeEntries(
  entries: readonly Entry[],
  page: Pick<PlacedPage, "top" | "firstLine">,
  metrics: RowMetrics,
  heightOf: (entry: Entry) => number | null = () => null,
): PlacedEntry[] {
  let { top, firstLine } = page;
  return entries.map((entry) => {
    const height = heightOf(entry) ?? entryHeight(entry.lines.length, metrics);
    const placed = { entry, top, height, firstLine };
    top += height;
    firstLine += entry.lines.length;
    return placed;
  });
}

/** The page that contains the nth line of the month. */
export function pageOfLine(pages: readonly PlacedPage[], line: number): PlacedPage | null {
  return pages.find((page) => line >= page.firstLine && line < page.firstLine + page.lines) ?? null;
}

/** Size of a page: from its entries if read, else from its summary; the two agree within a moment. */
export function layoutOf(
  summary: Pick<PageShape, "page" | "entries" | "lines">,
  read: readonly Entry[] | undefined,
  extra: number,
): PageShape {
  if (read === undefined)
    return { page: summary.page, entries: summary.entries, lines: summary.lines, extra };
  const lines = read.reduce((total, entry) => total + entry.lines.length, 0);
  return { page: summary.page, entries: read.length, lines, extra };
}

/** The pages of a month: all of them, which are to be read, and what was read. */
export interface PagesInSight {
  readonly pages: readonly JournalPage[];
  readonly wanted: readonly number[];
  readonly read: ReadonlyMap<number, readonly Entry[]>;
}

/** Ids of the entries that were read. */
export function idsOf(read: PagesInSight["read"]): ReadonlySet<string> {
  return new Set([...read.values()].flatMap((page) => page.map(({ id }) => id)));
}

const mayHold = ({ minNumber, maxNumber }: JournalPage, { number }: Entry) =>
  minNumber <= number && number <= maxNumber;

/** Of posted entries those that no page shows yet, nor one out of sight holds. */
export function unshownEntries(
  entries: readonly Entry[],
  { pages, wanted, read }: PagesInSight,
): readonly Entry[] {
  if (entries.length === 0) return entries;
  const seen = idsOf(read);
  return entries.filter((entry) => {
    if (seen.has(entry.id)) return false;
    const holders = pages.filter((page) => mayHold(page, entry));
    return holders.length === 0 || holders.some(({ page }) => wanted.includes(page));
  });
}

/** A page that is being read, without the room of those of its entries that stand below it meanwhile. */
export function withoutEntries(shape: PageShape, page: JournalPage, entries: readonly Entry[]): PageShape {
  const own = entries.filter((entry) => mayHold(page, entry));
  const lines = own.reduce((total, entry) => total + entry.lines.length, 0);
  return {
    ...shape,
    entries: Math.max(0, shape.entries - own.length),
    lines: Math.max(0, shape.lines - lines),
  };
}
