import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useSettled } from "#ui/kit/use-settled.ts";

beforeEach(() => void vi.useFakeTimers());

it("UX-43 a text counts once it stayed the same, an empty one at once", () => {
  const { result, rerender } = renderHook(({ text }) => useSettled(text, 120), {
    initialProps: { text: "v" },
  });
  const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  expect(result.current).toBe("");
  after(100);
  rerender({ text: "ve" });
  after(100);
  expect(result.current).toBe("");
  after(20);
  expect(result.current).toBe("ve");
  rerender({ text: "ven" });
  expect(result.current).toBe("ve");
  rerender({ text: "" });
  expect(result.current).toBe("");
  after(0);
  // What was cleared does not come back with the next word.
  rerender({ text: "p" });
  expect(result.current).toBe("");
  after(120);
  expect(result.current).toBe("p");
});
