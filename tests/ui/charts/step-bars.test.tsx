import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { placeSteps, StepBars } from "#ui/charts/step-bars.tsx";

const BARS = [
  { label: "Utilidad", amount: 550 },
  { label: "Del día a día", amount: -700 },
  { label: "Financiación", amount: 460 },
  { label: "Quedó", amount: 310, total: true as const },
];

it("begins each bar where the one before ended, and the total at zero", () => {
  expect(placeSteps(BARS).map(({ from, to }) => [from, to])).toEqual([
    [0, 550],
    [550, -150],
    [-150, 310],
    [0, 310],
  ]);
});

it("says all of it in words, and draws each step", () => {
  render(<StepBars bars={BARS} summary="De 550 a 310" />);
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe("De 550 a 310");
  const kinds = [...document.querySelectorAll(".step-bar")].map((bar) => bar.getAttribute("data-kind"));
  expect(kinds).toEqual(["up", "down", "up", "total"]);
});
