import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { Tooltip } from "#ui/kit/overlays/tooltip.tsx";

// The box's code is loaded with the first tooltip of a page; after that it opens immediately.
beforeAll(async () => {
  const { first } = open();
  fireEvent.pointerEnter(first, { pointerType: "mouse" });
  await screen.findByRole("tooltip");
  // Long before the start of the tests' own clock.
  vi.spyOn(performance, "now").mockReturnValue(-10_000);
  cleanup();
  vi.restoreAllMocks();
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // A tooltip closed in one test must not shorten the delay in the next.
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
});

function open() {
  render(
    <>
      <Tooltip text="Riesgos laborales">
        <button type="button">ARL</button>
      </Tooltip>
      <Tooltip text="Caja de compensación">
        <button type="button">CCF</button>
      </Tooltip>
    </>,
  );
  return { first: screen.getByText("ARL"), second: screen.getByText("CCF") };
}

const enter = (element: HTMLElement, pointerType = "mouse") =>
  fireEvent.pointerEnter(element, { pointerType });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const shown = () => screen.queryByRole("tooltip")?.textContent ?? null;

describe("tooltip", () => {
  it("opens after 700 ms and describes its control", () => {
    const { first } = open();
    enter(first);
    pass(699);
    expect(shown()).toBeNull();
    pass(1);
    expect(shown()).toBe("Riesgos laborales");
    expect(first.getAttribute("aria-describedby")).toBe(screen.getByRole("tooltip").id);
    fireEvent.pointerLeave(first);
    expect(shown()).toBeNull();
  });

  it("skips the delay within 300 ms after another closed, and not later", () => {
    const { first, second } = open();
    enter(first);
    pass(700);
    fireEvent.pointerLeave(first);
    pass(300);
    enter(second);
    pass(0);
    expect(shown()).toBe("Caja de compensación");
    fireEvent.pointerLeave(second);
    pass(301);
    enter(first);
    pass(699);
    expect(shown()).toBeNull();
  });

  it("does not open when the pointer passes by, nor under a finger", () => {
    const { first } = open();
    enter(first);
    pass(400);
    fireEvent.pointerLeave(first);
    pass(2000);
    expect(shown()).toBeNull();
    enter(first, "touch");
    pass(2000);
    expect(shown()).toBeNull();
  });

  it("opens on keyboard focus, and Esc hides it", () => {
    const { first } = open();
    vi.spyOn(first, "matches").mockReturnValue(true);
    fireEvent.focus(first);
    expect(shown()).toBe("Riesgos laborales");
    fireEvent.keyDown(window, { key: "Escape" });
    expect(shown()).toBeNull();
    fireEvent.blur(first);
  });
});
