import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { press } from "#tests/support/render.ts";
import { TrendChart } from "#ui/charts/trend-chart.tsx";

const POINTS = [
  { label: "ene", value: 1, reading: "Enero: 1" },
  { label: "feb", value: null, reading: "Febrero: sin dato" },
  { label: "mar", value: 3, reading: "Marzo: 3" },
];

it("reads the last month, and walks with the arrows as far as there are months", () => {
  render(<TrendChart points={POINTS} format={String} label="Liquidez" />);
  const slider = screen.getByRole("slider", { name: "Liquidez" });
  const reading = () => slider.getAttribute("aria-valuetext");
  expect(reading()).toBe("Marzo: 3");
  press(slider, "ArrowRight");
  expect(reading()).toBe("Marzo: 3");
  press(slider, "ArrowLeft");
  expect(reading()).toBe("Febrero: sin dato");
  press(slider, "Home");
  expect(reading()).toBe("Enero: 1");
  press(slider, "End");
  expect(reading()).toBe("Marzo: 3");
});

it("breaks the line where nothing can be said", () => {
  render(<TrendChart points={POINTS} format={String} label="Liquidez" />);
  const path = document.querySelector(".trend-line")?.getAttribute("d") ?? "";
  expect(path.match(/M/g)).toHaveLength(2);
  expect(path).not.toContain("L");
});
