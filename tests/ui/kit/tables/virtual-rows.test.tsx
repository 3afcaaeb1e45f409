import { act, fireEvent, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import "#tests/support/render.ts";
import { inWindow } from "#ui/kit/tables/scroll-window.ts";
import { useVirtualRows, type VirtualRows } from "#ui/kit/tables/virtual-rows.ts";

const ROW = 40;
const FRAME = 400;

/** A frame of 400 px with a head of 41 px and a foot of 41 px over rows of 40 px. */
function open(count: number, pinned: number | null = null) {
  const frame = document.createElement("div");
  Object.defineProperty(frame, "clientHeight", { value: FRAME });
  const scroller = { current: frame };
  const edges = { headHeight: ROW + 1, footHeight: ROW + 1 };
  const { result } = renderHook(() => useVirtualRows({ count, rowHeight: ROW, scroller, pinned, ...edges }));
  const scroll = (top: number) => {
    frame.scrollTop = top;
    act(() => void fireEvent.scroll(frame));
  };
  return { frame, rows: () => result.current, scroll };
}

const indexes = (rows: VirtualRows) => rows.rows.map((row) => row.index);

it("renders the rows in sight with some beyond each edge, of any number of rows", () => {
  const { rows, scroll } = open(100_000);
  expect(rows().height).toBe(100_000 * ROW);
  expect(indexes(rows())).toEqual(Array.from({ length: 22 }, (_, index) => index));
  scroll(50_000 * ROW);
  const seen = indexes(rows());
  expect(seen.length).toBeLessThan(40);
  for (let index = 50_000; index < 50_010; index += 1) expect(seen).toContain(index);
  expect(rows().rows[0]?.top).toBe((seen[0] ?? 0) * ROW);
});

it("renders no more rows than there are, and none of an empty list", () => {
  expect(indexes(open(3).rows())).toEqual([0, 1, 2]);
  expect(indexes(open(0).rows())).toEqual([]);
});

it("keeps the pinned row wherever the scroll is", () => {
  const { rows, scroll } = open(1_000, 2);
  scroll(500 * ROW);
  expect(indexes(rows())[0]).toBe(2);
  expect(new Set(indexes(rows())).size).toBe(indexes(rows()).length);
  expect(indexes(open(2, 7).rows())).toEqual([0, 1]);
});

it("scrolls no further than it takes to see a row between head and foot, or to the middle", () => {
  const { frame, rows } = open(1_000);
  rows().scrollTo(3);
  expect(frame.scrollTop).toBe(0);
  rows().scrollTo(20);
  expect(frame.scrollTop).toBe(21 * ROW - (FRAME - 2 * (ROW + 1)));
  rows().scrollTo(5);
  expect(frame.scrollTop).toBe(5 * ROW);
  rows().scrollTo(100, "middle");
  expect(frame.scrollTop).toBe(100 * ROW - (FRAME - ROW) / 2);
});

it("finds what a part of the content touches, whatever its heights", () => {
  const placed = [
    { top: 0, height: 100 },
    { top: 100, height: 10 },
    { top: 110, height: 500 },
  ];
  expect(inWindow(placed, 100, 110)).toEqual([placed[1]]);
  expect(inWindow(placed, 99, 111)).toEqual(placed);
});
