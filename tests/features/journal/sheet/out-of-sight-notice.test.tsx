import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Journal } from "#features/journal/journal.ts";
import { useOutOfSightNotice } from "#features/journal/sheet/use-out-of-sight-notice.ts";
import { createStore } from "#ui/kit/create-store.ts";
import { toast } from "#ui/kit/feedback/toast.ts";

const told = vi.spyOn(toast, "success").mockReturnValue("");
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  told.mockClear();
});

const entryOf = (number: number) => ({ id: `entry-${number}`, number, date: "2026-11-09" }) as Entry;

it("tells an entry out of sight once, though the sheet is drawn anew", () => {
  const posted = createStore<Entry | null>(null);
  const frame = { current: document.createElement("div") };
  const journal = {
    place: { month: { month: "2026-11" }, onGo: () => undefined },
    writing: { frame, closing: { posted } },
  } as unknown as Journal;
  const draw = () => renderHook(() => useOutOfSightNotice(journal));
  const titles = () => told.mock.calls.map(([{ title }]) => title);
  const post = (number: number) => act(() => posted.set(entryOf(number)));

  const first = draw();
  // A row that the virtual sheet does not draw at all.
  vi.spyOn(frame.current, "querySelector").mockReturnValue(null);
  post(4);
  act(() => vi.advanceTimersByTime(500));
  expect(titles()).toEqual(["Asiento 4 registrado"]);
  first.unmount();
  draw();
  act(() => vi.advanceTimersByTime(500));
  expect(titles()).toEqual(["Asiento 4 registrado"]);
  post(5);
  act(() => vi.advanceTimersByTime(500));
  expect(titles()).toEqual(["Asiento 4 registrado", "Asiento 5 registrado"]);
});
