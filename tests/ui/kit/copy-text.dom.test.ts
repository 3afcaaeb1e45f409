import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { copyText } from "#ui/kit/save-file.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.unstubAllGlobals();
});
afterEach(() => vi.useRealTimers());

it.each([
  ["takes it", { clipboard: { writeText: async () => undefined } }, true],
  [
    "is refused",
    { clipboard: { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) } },
    false,
  ],
  ["is absent", {}, false],
])("a text is told as copied only where the clipboard %s", async (_how, world, said) => {
  vi.stubGlobal("navigator", world);
  expect(await copyText("hola")).toBe(said);
});

it("ST-16 a clipboard that does not answer took nothing, after ten seconds", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => new Promise(() => undefined) } });
  const told = vi.fn();
  void copyText("hola").then(told);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(told).toHaveBeenCalledWith(false);
});
