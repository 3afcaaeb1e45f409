import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { ActivityId, ClassroomId } from "#domain/kernel/ids.ts";
import type { TeacherDesk } from "#features/education/teacher/desk/teacher-desk.ts";
import { TeacherHomeScreen } from "#features/education/teacher/home/teacher-home.tsx";
import { sampleTeacherDesk } from "#tests/support/classroom/teacher-desk.ts";
import { renderAt } from "#tests/support/in-router.tsx";

async function show(changes: Partial<TeacherDesk> = {}) {
  const [desk, go] = [sampleTeacherDesk(changes), vi.fn()];
  await renderAt(<TeacherHomeScreen desk={desk} go={go} />, "/educacion/dashboard");
  return { desk, go };
}

const region = (name: string) => within(screen.getByRole("region", { name }));

describe("spec §2 the teacher's home", () => {
  it("has the four cards with what the sample counts", async () => {
    await show();
    const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
    const figures = screen
      .getAllByRole("definition")
      .map((each) => each.querySelector(".desk-figure")?.textContent);
    expect(terms.map((term, at) => [term, figures[at]])).toEqual([
      ["Aulas Creadas", "2"],
      ["Estudiantes Activos", "43"],
      ["Actividades Creadas", "8"],
      ["Por Calificar", "12"],
    ]);
  });

  it("counts what is on the desk, not what the sample had", async () => {
    const { classrooms, students, grades } = sampleTeacherDesk();
    const own = { classrooms: classrooms.slice(0, 1), students: students.slice(0, 22) };
    await show({ ...own, activities: [], grades: grades.slice(0, 0) });
    const figures = screen
      .getAllByRole("definition")
      .map((each) => each.querySelector(".desk-figure")?.textContent);
    expect(figures).toEqual(["1", "22", "0", "0"]);
    region("Por calificar").getByText("Nada por calificar");
    region("Actividad reciente").getByText("Lo que hagas en tus aulas queda aquí.");
  });

  it("lists what waits, with one button a row that leads to where it is graded", async () => {
    const { go } = await show();
    const rows = region("Por calificar").getAllByRole("listitem");
    expect(rows.length).toBeGreaterThan(1);
    const waiting = rows.map((row) => Number(row.querySelector(".desk-count")?.textContent));
    expect(waiting.reduce((sum, each) => sum + each, 0)).toBe(12);
    for (const row of rows) {
      const [button, ...more] = within(row).getAllByRole("button");
      expect(more).toEqual([]);
      fireEvent.click(button as HTMLElement);
      const isByMachine = /^Calificar/u.test(button?.textContent ?? "");
      expect(go).toHaveBeenLastCalledWith({
        section: "classrooms",
        aula: expect.stringMatching(/^aula_/u) as ClassroomId,
        actividad: expect.stringMatching(/^acti_/u) as ActivityId,
        vista: isByMachine ? "calificar" : "primera",
      });
    }
    expect(go).toHaveBeenCalledTimes(rows.length);
  });

  it.each([
    ["numeric", true, "Escala por defecto: 0 a 5."],
    ["qualitative", true, "Escala por defecto: cualitativa."],
    ["letters", true, "Escala por defecto: letras."],
    ["numeric", false, "Escala por defecto: cualitativa."],
  ] as const)("notes the default scale: %s, numbers %j", async (defaultScale, allowed, text) => {
    const { settings } = sampleTeacherDesk();
    await show({ settings: { ...settings, defaultScale, allowNumericEvaluations: allowed } });
    const note = screen.getByText(text).closest("p");
    const link = within(note as HTMLElement).getByRole("link", { name: "Cambiar" });
    expect(link.getAttribute("href")).toBe("/educacion/dashboard?type=teacher&section=settings");
  });

  it.each([
    [11, "Buenos días, Hernán"],
    [12, "Buenas tardes, Hernán"],
    [18, "Buenas tardes, Hernán"],
    [19, "Buenas noches, Hernán"],
  ])("greets by the hour in Bogotá: %i", async (hour, greeting) => {
    await show({ now: () => Date.UTC(2026, 10, 20, hour + 5) });
    screen.getByRole("heading", { level: 1, name: greeting });
  });

  it("tells what was done last, with its hour or its day", async () => {
    const at = (day: number) => Date.UTC(2026, 10, day, 14, 5);
    await show({
      recent: [
        { kind: "receive", at: at(20), note: { count: 3 } },
        { kind: "save-classroom", at: at(19), note: { name: "Costos" } },
        { kind: "grade", at: at(3), note: { count: 1 } },
        { kind: "receive", at: at(2), note: { count: 0 } },
      ],
    });
    const told = region("Actividad reciente")
      .getAllByRole("listitem")
      .map((row) => [...row.querySelectorAll("span.block")].map(({ textContent }) => textContent));
    expect(told.map(([what]) => what)).toEqual([
      "3 entregas recibidas",
      "Aula guardada: Costos",
      "1 nota corregida",
      "La bandeja guardó lo que llegó",
    ]);
    expect(told.slice(0, 2).map(([, when]) => when)).toEqual([
      expect.stringMatching(/^Hoy, 0?9:05/u),
      expect.stringMatching(/^Ayer, 0?9:05/u),
    ]);
    expect(told[2]?.[1]).toMatch(/3/u);
  });
});
