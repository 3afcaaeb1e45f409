import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginWait, slowWaits, watchWait } from "#storage/engine/slow-waits.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("ST-16 a wait is slow after ten seconds, and until it has its answer", () => {
  const told = vi.fn();
  const stop = slowWaits.subscribe(told);
  const [first, second] = [beginWait(), beginWait()];
  vi.advanceTimersByTime(9_999);
  expect(slowWaits.getSnapshot()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(slowWaits.getSnapshot()).toBe(true);
  first();
  first();
  expect(slowWaits.getSnapshot()).toBe(true);
  second();
  expect(slowWaits.getSnapshot()).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
  stop();
});

test("ST-16 an answer in time, good or bad, is never slow", async () => {
  const told = vi.fn();
  const stop = slowWaits.subscribe(told);
  expect(await watchWait(Promise.resolve(7))).toBe(7);
  await expect(watchWait(Promise.reject(new Error("no")))).rejects.toThrow("no");
  vi.advanceTimersByTime(60_000);
  expect(told).not.toHaveBeenCalled();
  stop();
});

test("ST-16 a device that slept has waited for nothing yet", () => {
  const end = beginWait();
  vi.advanceTimersByTime(5_000);
  // Asleep for an hour: the clock went on, the timers did not.
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(5_000);
  expect(slowWaits.getSnapshot()).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(slowWaits.getSnapshot()).toBe(true);
  end();
});
