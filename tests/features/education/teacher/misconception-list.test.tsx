import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { Gradebook } from "#domain/classroom/gradebook.ts";
import { MisconceptionList } from "#features/education/teacher/statistics/misconception-list.tsx";

const book = { columns: [], rows: [] } as unknown as Gradebook;

/** What stands below «Errores que se repiten». */
function told(graded: number, untold: number): string {
  const statistics = { figures: [], mistakes: [], similar: [], graded, untold };
  render(<MisconceptionList book={book} statistics={statistics} onOpen={vi.fn()} />);
  return screen.getByRole("region", { name: "Errores que se repiten" }).textContent ?? "";
}

it.each([
  [0, 0, /Aún no hay trabajos calificados automáticamente\./],
  [0, 150, /Las notas automáticas de aquí no traen su trabajo/],
  [1, 149, /de 1 estudiante .* 149 notas automáticas no traen su trabajo y no se cuentan aquí\./],
  [2, 1, /1 nota automática no trae su trabajo y no se cuenta aquí\./],
  [3, 0, /^(?!.*no trae)/],
])("ED-131 with %s graded here and %s grades without their work says so", (graded, untold, text) => {
  expect(told(graded, untold)).toMatch(text);
  if (untold > 0) expect(document.body.textContent).not.toContain("Aún no hay trabajos calificados");
});
