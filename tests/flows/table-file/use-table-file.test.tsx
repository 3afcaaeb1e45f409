import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { SheetBook } from "#domain/import/table/sheet.ts";
import { ok } from "#domain/kernel/result.ts";
import type { readChosen } from "#flows/table-file/read-chosen.ts";
import { useTableFile } from "#flows/table-file/use-table-file.ts";
import "#tests/support/render.ts";

const file = (name: string) => new File(["a,b"], name);
const book: SheetBook = { sheets: [], notes: [] };

function opened(read: typeof readChosen) {
  const onProblem = vi.fn();
  const hook = renderHook(() => useTableFile({ choose: () => 0, onProblem, read }));
  return { ...hook, onProblem };
}

it("ST-31 a reader that does not come leaves no file being read for ever, and the next one is taken", async () => {
  let fails = true;
  const { result, onProblem } = opened(async (chosen) => {
    if (fails) throw new TypeError("Failed to fetch dynamically imported module");
    return ok({ name: chosen.name, book });
  });
  await act(async () => result.current.take(file("uno.csv")));
  expect(result.current.state.kind).toBe("none");
  expect(onProblem).toHaveBeenCalledExactlyOnceWith("No pudimos leer el archivo. Elígelo otra vez.");
  fails = false;
  await act(async () => result.current.take(file("dos.csv")));
  expect(result.current.state).toMatchObject({ kind: "ready", name: "dos.csv" });
});

it("ST-31 nothing is told of a file that was cancelled, left with its window or replaced while it was read", async () => {
  const ends: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  const read: typeof readChosen = (chosen, { signal }) => {
    if (signal) signals.push(signal);
    return new Promise((resolve, reject) => {
      // The last one is answered late, as by a worker that was ended in the middle.
      ends.push(() =>
        chosen.name === "mal.csv" ? reject(new Error("ended")) : resolve(ok({ name: chosen.name, book })),
      );
    });
  };
  const { result, onProblem, unmount } = opened(read);
  act(() => void result.current.take(file("mal.csv")));
  act(() => result.current.clear());
  expect(result.current.state.kind).toBe("none");
  act(() => void result.current.take(file("mal.csv")));
  act(() => void result.current.take(file("bien.csv")));
  await act(async () => {
    for (const end of ends) end();
  });
  expect(result.current.state).toMatchObject({ kind: "ready", name: "bien.csv" });
  act(() => void result.current.take(file("mal.csv")));
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false, true]);
  await act(async () => ends.at(-1)?.());
  expect(onProblem).not.toHaveBeenCalled();
});
