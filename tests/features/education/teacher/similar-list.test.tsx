import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { Gradebook } from "#domain/classroom/gradebook.ts";
import { SimilarList } from "#features/education/teacher/statistics/similar-list.tsx";
import { activityId, activityWith, studentId, studentWith } from "#tests/support/classroom/classrooms.ts";

const book = {
  columns: [{ activity: activityWith(1, { title: "Taller de IVA" }) }],
  rows: [studentWith(1, { name: "Zea, Ana" }), studentWith(2, { name: "Mora, Luis" })].map((student) => ({
    student,
  })),
} as unknown as Gradebook;
const pair = { activity: activityId(1), students: [studentId(1), studentId(2)], shared: 4, all: 5 } as const;

it("ED-145 names both works, opens each, and says that it proves nothing", () => {
  const onOpen = vi.fn();
  render(<SimilarList book={book} similar={[pair]} onOpen={onOpen} />);
  expect(screen.getByRole("region", { name: "Trabajos parecidos" }).textContent).toContain("No prueba que");
  expect(screen.getByRole("rowheader").textContent).toBe("Taller de IVA4 de 5 errores iguales");
  for (const name of ["Zea, Ana", "Mora, Luis"])
    fireEvent.click(screen.getByRole("button", { name: `Abrir el trabajo de ${name} en Taller de IVA` }));
  expect(onOpen.mock.calls).toEqual([
    [studentId(1), activityId(1)],
    [studentId(2), activityId(1)],
  ]);
});

it("ED-145 is not there while no works are alike", () => {
  render(<SimilarList book={book} similar={[]} onOpen={vi.fn()} />);
  expect(screen.queryByRole("region")).toBeNull();
});
