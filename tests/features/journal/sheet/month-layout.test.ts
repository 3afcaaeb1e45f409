import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import {
  entryHeight,
  layoutOf,
  openExtra,
  pageOfLine,
  placeEntries,
  placePages,
  unshownEntries,
  withoutEntries,
} from "#features/journal/sheet/month-layout.ts";
import { content, posted } from "#tests/support/builders.ts";
import { inWindow } from "#ui/kit/tables/scroll-window.ts";

const WIDE = { line: 34, head: 0, tail: 0 };
const PHONE = { line: 44, head: 40, tail: 33 };
const numbered = (number: number) => posted(number, content("2026-11-05", "1105", "4135", 100));
const entries = [numbered(1), numbered(2), numbered(3)] as const;

describe("the month laid out before it is read", () => {
  const shapes = Array.from({ length: 84 }, (_, index) => ({
    page: index + 1,
    entries: 100,
    lines: 300,
    extra: 0,
  }));

  it("places 8,400 entries, 25,200 rows, without reading one", () => {
    const placed = placePages(shapes, WIDE, 34);
    expect(placed.at(-1)).toMatchObject({ firstLine: 24_900, top: 34 + 83 * 300 * 34, height: 300 * 34 });
    expect(inWindow(placed, 34 + 40 * 10_200 + 10, 34 + 40 * 10_200 + 900).map((page) => page.page)).toEqual([
      41,
    ]);
    expect(inWindow(placed, 34 + 10_200 - 5, 34 + 10_200 + 5).map((page) => page.page)).toEqual([1, 2]);
  });

  it("finds the page of a line", () => {
    const placed = placePages(shapes, WIDE, 0);
    expect(pageOfLine(placed, 0)?.page).toBe(1);
    expect(pageOfLine(placed, 299)?.page).toBe(1);
    expect(pageOfLine(placed, 300)?.page).toBe(2);
    expect(pageOfLine(placed, 25_200)).toBeNull();
  });

  it("gives a page the height that its entries take, on both layouts", () => {
    for (const metrics of [WIDE, PHONE]) {
      const [page] = placePages([layoutOf({ page: 1, entries: 3, lines: 6 }, entries, 0)], metrics, 0);
      const last = placeEntries(entries, page ?? { top: 0, firstLine: 0 }, metrics).at(-1);
      expect(page?.height).toBe((last?.top ?? 0) + (last?.height ?? 0));
      expect(last?.firstLine).toBe(4);
    }
  });

  it("makes room for an entry opened in its place", () => {
    const grown = entryHeight(2, WIDE) + 46;
    const [first, second] = placePages(
      [layoutOf({ page: 1, entries: 3, lines: 6 }, entries, 46), { page: 2, entries: 1, lines: 2, extra: 0 }],
      WIDE,
      0,
    );
    const placed = placeEntries(entries, { top: 0, firstLine: 0 }, WIDE, (entry) =>
      entry.number === 2 ? grown : null,
    );
    expect((placed.at(-1)?.top ?? 0) + (placed.at(-1)?.height ?? 0)).toBe(first?.height);
    expect(second?.top).toBe(first?.height);
  });

  it("leaves no gap below a correction that leaves out lines which are laid again", () => {
    const [first, second] = entries;
    if (!first || !second) throw new Error("no entries");
    const sold = { ...second, lines: [...second.lines, ...second.lines] };
    const read = [first, sold];
    for (const metrics of [WIDE, PHONE]) {
      const open = { entry: { ...sold, lines: second.lines }, height: 300 };
      const lines = first.lines.length + sold.lines.length;
      const summary = { page: 1, entries: 2, lines };
      const [page] = placePages([layoutOf(summary, read, openExtra(read, open, metrics))], metrics, 0);
      const placed = placeEntries(read, { top: 0, firstLine: 0 }, metrics, ({ id }) =>
        id === sold.id ? open.height : null,
      );
      expect(page?.height).toBe((placed.at(-1)?.top ?? 0) + open.height);
      expect(openExtra(read, { ...open, entry: { id: "entry_none" as never } }, metrics)).toBe(0);
      expect(openExtra(undefined, open, metrics)).toBe(0);
      expect(openExtra(read, null, metrics)).toBe(0);
    }
  });

  it("believes what was read over the summary, which may be a moment behind", () => {
    expect(layoutOf({ page: 1, entries: 2, lines: 4 }, entries, 0)).toMatchObject({ entries: 3, lines: 6 });
    expect(layoutOf({ page: 1, entries: 2, lines: 4 }, undefined, 0)).toMatchObject({ entries: 2, lines: 4 });
  });
});

describe("an entry that was just posted", () => {
  const [first, second] = entries;
  const page = { page: 1, entries: 2, lines: 4, firstDate: day("2026-11-05"), minNumber: 1, maxNumber: 2 };
  const wanted = [1];
  const shown = (more: Partial<Parameters<typeof unshownEntries>[1]>) =>
    unshownEntries([second], { pages: [page], wanted, read: new Map(), ...more }).map(({ number }) => number);

  it("stands below until a page that was read has it", () => {
    expect(shown({ pages: [] })).toEqual([2]);
    expect(shown({ pages: [{ ...page, maxNumber: 1 }], read: new Map([[1, [first]]]) })).toEqual([2]);
    expect(shown({})).toEqual([2]);
    expect(shown({ read: new Map([[1, [first]]]) })).toEqual([2]);
    expect(shown({ read: new Map([[1, [first, second]]]) })).toEqual([]);
  });

  it("is in its place where that is out of sight", () => {
    expect(shown({ wanted: [] })).toEqual([]);
    expect(shown({ pages: [page, { ...page, page: 2 }], wanted: [2] })).toEqual([2]);
  });

  it("takes no room twice while its page is read", () => {
    const shape = layoutOf(page, undefined, 0);
    expect(withoutEntries(shape, page, [second])).toMatchObject({ entries: 1, lines: 2 });
    expect(withoutEntries(shape, { ...page, maxNumber: 1 }, [second])).toEqual(shape);
  });
});
