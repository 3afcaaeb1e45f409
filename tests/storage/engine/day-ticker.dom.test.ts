import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dayTicker } from "#storage/engine/day-ticker.ts";

const bogota = (text: string) => Date.parse(`${text}-05:00`);

function clockAt(text: string) {
  let now = bogota(text);
  const clock = { now: () => now };
  const set = (to: string) => {
    now = bogota(to);
  };
  return { clock, set };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

it("DT-01 tells of midnight in Bogotá, and of no other hour", () => {
  const { clock, set } = clockAt("2026-12-31T18:59:00");
  const told: string[] = [];
  const ticker = dayTicker(clock);
  const stop = ticker.subscribe(() => told.push(ticker.getSnapshot()));
  set("2026-12-31T23:59:59");
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
  set("2027-01-01T00:00:01");
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(["2027-01-01"]);
  stop();
});

it.each(["visibilitychange", "focus", "pageshow"])(
  "looks at the clock on %s, after a sleep over midnight",
  (event) => {
    const { clock, set } = clockAt("2026-02-28T20:00:00");
    const listener = vi.fn();
    const stop = dayTicker(clock).subscribe(listener);
    set("2026-03-01T07:00:00");
    window.dispatchEvent(new Event(event));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  },
);

it("follows a clock that is set back (DT-05)", () => {
  const { clock, set } = clockAt("2026-11-22T10:00:00");
  const ticker = dayTicker(clock);
  const listener = vi.fn();
  const stop = ticker.subscribe(listener);
  set("2026-11-20T10:00:00");
  vi.advanceTimersByTime(30_000);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(ticker.getSnapshot()).toBe("2026-11-20");
  stop();
});

it("stops looking when nobody listens, and begins again with the day it finds", () => {
  const { clock, set } = clockAt("2026-11-22T10:00:00");
  const ticker = dayTicker(clock);
  ticker.subscribe(() => undefined)();
  expect(vi.getTimerCount()).toBe(0);
  set("2026-11-23T10:00:00");
  const listener = vi.fn();
  const stop = ticker.subscribe(listener);
  vi.advanceTimersByTime(30_000);
  expect(listener).not.toHaveBeenCalled();
  expect(ticker.getSnapshot()).toBe("2026-11-23");
  stop();
});

it("is one for each clock", () => {
  const { clock } = clockAt("2026-11-22T10:00:00");
  expect(dayTicker(clock)).toBe(dayTicker(clock));
});
