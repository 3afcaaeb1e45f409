import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchDay } from "../../src/recovery/new-day.ts";

const NIGHT = Date.parse("2026-11-22T23:59:50-05:00");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(markup: () => HTMLElement[]) {
  const root = document.createElement("main");
  root.append(...markup());
  const draw = vi.fn();
  let now = NIGHT;
  const stop = watchDay(root, draw, () => now);
  const pass = (milliseconds: number) => {
    now += milliseconds;
    vi.advanceTimersByTime(30_000);
  };
  return { root, draw, pass, stop };
}

it("DT-01 the recovery page is drawn anew once the day has turned, also after a sleep, and once", () => {
  const { draw, pass, stop } = open(() => []);
  pass(5_000);
  expect(draw).not.toHaveBeenCalled();
  pass(9 * 3_600_000);
  pass(30_000);
  expect(draw).toHaveBeenCalledTimes(1);
  stop();
});

it.each(["form", "progressbar", "busy button", "question"])(
  "DT-01 not under somebody's hands: %s",
  (what) => {
    const { root, draw, pass, stop } = open(() => {
      const made = document.createElement(
        what === "form" ? "form" : what === "question" ? "input" : "button",
      );
      if (what === "progressbar") made.setAttribute("role", "progressbar");
      if (what === "busy button") made.setAttribute("disabled", "");
      if (what === "question") made.setAttribute("type", "checkbox");
      return [made];
    });
    pass(60_000);
    expect(draw).not.toHaveBeenCalled();
    root.replaceChildren();
    pass(30_000);
    expect(draw).toHaveBeenCalledTimes(1);
    stop();
  },
);
