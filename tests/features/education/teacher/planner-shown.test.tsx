import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { Planner } from "#features/education/teacher/planner/planner.tsx";
import { activityId } from "#tests/support/classroom/classrooms.ts";
import { sampleTeacherDesk } from "#tests/support/classroom/teacher-desk.ts";
import { typeInto } from "#tests/support/render.ts";

const titles = () => screen.queryAllByRole("article").map((card) => card.getAttribute("aria-label"));
const search = (words: string) => typeInto(screen.getByRole("searchbox", { name: "Buscar" }), words);

it("spec §2 the planner: two ways to create, «Buscar» without accents, «Filtrar» by type and by status", () => {
  const desk = sampleTeacherDesk();
  render(<Planner desk={desk} place={{ section: "activities" }} go={vi.fn()} />);
  screen.getByRole("heading", { level: 1, name: "Planeador de Actividades" });
  for (const name of ["Crear con Cuadra IA", "Crear Nueva Actividad"]) screen.getByRole("button", { name });
  expect(titles()).toHaveLength(8);

  search("CONCILIACION");
  expect(titles()).toEqual(["Conciliación bancaria", "Parcial 2"]);
  search("nada de eso");
  expect(titles()).toEqual([]);
  search("");

  fireEvent.click(screen.getByRole("button", { name: "Filtrar" }));
  const filter = within(screen.getByRole("dialog", { name: "Filtrar" }));
  const choose = (label: string, value: string) =>
    fireEvent.change(filter.getByLabelText(label), { target: { value } });
  choose("Tipo", "exam");
  expect(titles()).toEqual(["Parcial 1", "Parcial 2"]);
  choose("Estado", "assigned");
  expect(titles()).toEqual(["Parcial 2"]);
  screen.getByRole("button", { name: "Filtrar (2)" });
  fireEvent.click(filter.getByRole("button", { name: "Quitar filtros" }));
  expect(titles()).toHaveLength(8);
});

it("spec §8 a planner without anything says so and begins the first activity", () => {
  const desk = sampleTeacherDesk({ activities: [], newId: () => activityId(1) as never });
  render(<Planner desk={desk} place={{ section: "activities" }} go={vi.fn()} />);
  screen.getByText("No tienes actividades creadas");
  expect(screen.queryByRole("searchbox")).toBeNull();
  fireEvent.click(screen.getAllByRole("button", { name: "Crear Nueva Actividad" }).at(-1) as HTMLElement);
  screen.getByRole("dialog", { name: "Nueva actividad" });
});
