import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { month } from "#domain/kernel/calendar-day.ts";
import { useEditorPlace } from "#features/journal/editor/use-editor-place.ts";
import { content, posted } from "#tests/support/builders.ts";

const entry = posted(1, content("2026-11-03", "1105", "4135", 500));
const other = posted(2, content("2026-11-04", "1105", "4135", 500));
const november = { month: month("2026-11"), original: entry, end: 9_000 };

describe("where the entry row stands", () => {
  it("is the end of the sheet for a new entry", () => {
    const input = { ...november, original: null, entries: [{ entry, top: 100 }] };
    expect(renderHook(() => useEditorPlace(input)).result.current).toEqual({ top: 9_000, isLast: true });
  });

  it("stays when the correction is scrolled out of sight, and comes last in another month", () => {
    const { result, rerender } = renderHook(useEditorPlace, {
      initialProps: { ...november, entries: [{ entry, top: 100 }] },
    });
    expect(result.current).toEqual({ top: 100, isLast: false });
    rerender({ ...november, entries: [] });
    expect(result.current).toEqual({ top: 100, isLast: false });
    rerender({ ...november, month: month("2026-12"), end: 400, entries: [] });
    expect(result.current).toEqual({ top: 400, isLast: true });
    rerender({ ...november, original: other, entries: [] });
    expect(result.current).toEqual({ top: 9_000, isLast: true });
  });
});
