import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ChartFrame } from "#ui/charts/chart-frame.tsx";
import { IndicatorRuler } from "#ui/charts/indicator-ruler.tsx";
import { MonthBars } from "#ui/charts/month-bars.tsx";
import "#tests/support/render.ts";

it("says a ruler in words and keeps its mark on it", () => {
  const { container } = render(
    <IndicatorRuler
      value={9}
      before={1.4}
      low={0}
      high={3}
      good="above"
      marks={[
        { at: 1, text: "1,0" },
        { at: 1.5, text: "1,5" },
      ]}
      summary="9,00; bueno desde 1,5"
    />,
  );
  expect(screen.getByRole("img", { name: "9,00; bueno desde 1,5" })).toBeTruthy();
  expect(container.querySelector<HTMLElement>(".ruler-now")?.style.left).toBe("100.00%");
  expect(container.querySelector<HTMLElement>(".ruler-before")?.style.left).toBe("46.67%");
});

it("draws a loss under the ground line", () => {
  const { container } = render(
    <MonthBars summary="Enero" bars={[{ label: "ene", first: 100, second: -50 }]} />,
  );
  const [first, second] = [...container.querySelectorAll("svg > g > rect")];
  const bottom = (bar: Element | undefined) =>
    Number(bar?.getAttribute("y")) + Number(bar?.getAttribute("height"));
  expect(Number(second?.getAttribute("y"))).toBeCloseTo(bottom(first));
  expect(bottom(second)).toBeGreaterThan(bottom(first));
});

it("shows its figures as a table when asked", () => {
  render(<ChartFrame title="Ingresos" picture={<p>dibujo</p>} table={<p>tabla</p>} drawing={null} />);
  expect(screen.queryByRole("button", { name: "Guardar imagen de Ingresos" })).toBeNull();
  expect(screen.queryByText("tabla")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Ver como tabla" }));
  expect(screen.queryByText("dibujo")).toBeNull();
  expect(screen.getByText("tabla")).toBeTruthy();
});
