import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useCountdown } from "#ui/kit/use-countdown.ts";

function Count() {
  return <p>{`left ${String(useCountdown(15, 500))}`}</p>;
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

function turn(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("counts down once the delay has passed", () => {
  render(<Count />);
  expect(screen.getByText("left null")).toBeDefined();
  pass(600);
  expect(screen.getByText("left 15")).toBeDefined();
  pass(14_800);
  expect(screen.getByText("left 1")).toBeDefined();
  pass(400);
  expect(screen.getByText("left 0")).toBeDefined();
});

it("stands still while the tab is hidden", () => {
  render(<Count />);
  pass(5_600);
  expect(screen.getByText("left 10")).toBeDefined();
  turn("hidden");
  pass(60_000);
  expect(screen.getByText("left 10")).toBeDefined();
  turn("visible");
  pass(1_000);
  expect(screen.getByText("left 9")).toBeDefined();
});

it("stands still while the device sleeps: no timer runs, and the clock jumps", () => {
  render(<Count />);
  pass(5_600);
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 3_600_000);
  pass(200);
  expect(screen.getByText("left 10")).toBeDefined();
});
