import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ExerciseTabs } from "#features/education/exercise/exercise-tabs.tsx";

it.each([
  [false, ["Caso", "Asiento", "Resultado"]],
  [true, ["Caso", "Libro y preguntas", "Resultado"]],
])("on a phone the tab of the journal says whether questions stand below it: %j", (asks, names) => {
  render(
    <ExerciseTabs parts={["case", "entry", "result"]} part="case" onPart={() => undefined} asks={asks} />,
  );
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(names);
});
