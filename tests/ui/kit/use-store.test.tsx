import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import "#tests/support/render.ts";
import { createStore } from "#ui/kit/create-store.ts";
import { useSelected } from "#ui/kit/use-store.ts";

interface Draft {
  readonly date: string;
  readonly lines: readonly number[];
}

const FIRST: Draft = { date: "2026-11-03", lines: [1, 2] };
const isSameList = (a: readonly number[], b: readonly number[]) => a.join() === b.join();

it("renders again only when the selected part changes", () => {
  const store = createStore(FIRST);
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useSelected(store, (draft) => draft.date);
  });
  act(() => store.set({ ...FIRST, lines: [3] }));
  expect(renders).toBe(1);
  act(() => store.set({ ...FIRST, date: "2026-11-04" }));
  expect(renders).toBe(2);
  expect(result.current).toBe("2026-11-04");
});

it("keeps the part that it gave while the next one is equal", () => {
  const store = createStore(FIRST);
  const doubled = ({ lines }: Draft) => lines.map((line) => line * 2);
  const { result } = renderHook(() => useSelected(store, doubled, isSameList));
  const before = result.current;
  act(() => store.set({ ...FIRST, date: "2026-11-04" }));
  expect(result.current).toBe(before);
  act(() => store.set({ ...FIRST, lines: [1, 2, 3] }));
  expect(result.current).toEqual([2, 4, 6]);
});

it("selects by what the component knows now", () => {
  const store = createStore(FIRST);
  const { result, rerender } = renderHook(({ at }) => useSelected(store, (draft) => draft.lines[at]), {
    initialProps: { at: 0 },
  });
  expect(result.current).toBe(1);
  rerender({ at: 1 });
  expect(result.current).toBe(2);
});
