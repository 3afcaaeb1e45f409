import { act, fireEvent, renderHook } from "@testing-library/react";
import fc from "fast-check";
import { expect, it } from "vitest";
import "#tests/support/render.ts";
import { useScrollSpan } from "#ui/kit/tables/scroll-window.ts";
import { useVirtualColumns } from "#ui/kit/tables/virtual-columns.ts";

const WIDTH = 100;
const NAMES = 200;
const FRAME = 900;

/** A frame of 900 px with names of 200 px stuck to its left, over columns of 100 px. */
function open(count: number) {
  const frame = document.createElement("div");
  Object.defineProperty(frame, "clientWidth", { value: FRAME });
  const scroller = { current: frame };
  const { result } = renderHook(() => {
    const view = useScrollSpan(scroller, "x");
    return useVirtualColumns({ count, columnWidth: WIDTH, headWidth: NAMES, view, scroller });
  });
  const scroll = (left: number) => {
    frame.scrollLeft = left;
    act(() => void fireEvent.scroll(frame));
  };
  return { frame, columns: () => result.current, scroll };
}

const range = (from: number, end: number) => Array.from({ length: end - from }, (_, place) => from + place);

it("renders the columns beside the names with some beyond each edge", () => {
  const { columns, scroll } = open(60);
  expect(columns().drawn).toEqual(range(0, 10));
  scroll(3_000);
  expect(columns().drawn).toEqual(range(25, 39));
  scroll(60 * WIDTH);
  expect(columns().drawn.at(-1)).toBe(59);
});

it("renders no more columns than there are, and none of an empty grid", () => {
  expect(open(3).columns().drawn).toEqual([0, 1, 2]);
  expect(open(0).columns().drawn).toEqual([]);
});

it("renders every column that is in sight, wherever the scroll is", () => {
  const { columns, scroll } = open(60);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 * WIDTH - (FRAME - NAMES) }), (left) => {
      scroll(left);
      const first = Math.floor(left / WIDTH);
      const last = Math.min(59, Math.ceil((left + FRAME - NAMES) / WIDTH) - 1);
      for (const place of range(first, last + 1)) expect(columns().drawn).toContain(place);
    }),
  );
});

it("keeps one more column, wherever the scroll is, and answers the same array where it is drawn already", () => {
  const { columns, scroll } = open(60);
  scroll(3_000);
  expect(columns().withPinned(2)).toEqual([2, ...range(25, 39)]);
  expect(columns().withPinned(59).at(-1)).toBe(59);
  expect(columns().withPinned(30)).toBe(columns().drawn);
  expect(columns().withPinned(null)).toBe(columns().drawn);
  expect(columns().withPinned(60)).toBe(columns().drawn);
});

it("scrolls no further than it takes to see a column beside the names", () => {
  const { frame, columns } = open(60);
  columns().scrollTo(3);
  expect(frame.scrollLeft).toBe(0);
  columns().scrollTo(20);
  expect(frame.scrollLeft).toBe(21 * WIDTH - (FRAME - NAMES));
  columns().scrollTo(5);
  expect(frame.scrollLeft).toBe(5 * WIDTH);
});
