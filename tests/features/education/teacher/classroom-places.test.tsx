import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { Grade } from "#domain/classroom/grade.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { AssignedWorks } from "#features/education/teacher/classrooms/assigned-works.tsx";
import { ClassroomDetail } from "#features/education/teacher/classrooms/classroom-detail.tsx";
import { ClassroomList } from "#features/education/teacher/classrooms/classroom-list.tsx";
import type { TeacherDesk } from "#features/education/teacher/desk/teacher-desk.ts";
import {
  activityWith,
  classroomId,
  classroomWith,
  gradeWith,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";
import { sampleTeacherDesk } from "#tests/support/classroom/teacher-desk.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";

async function showList(changes: Partial<TeacherDesk> = {}) {
  const [desk, go] = [sampleTeacherDesk(changes), vi.fn()];
  await renderInRouter(<ClassroomList desk={desk} go={go} creating={false} />);
  return { desk, go };
}

describe("spec §2, spec §3 the list of classrooms", () => {
  it("shows of each what the specification names, its gear and its way in", async () => {
    const { desk, go } = await showList();
    const cards = screen.getAllByRole("listitem");
    expect(cards).toHaveLength(2);
    const shown = cards.map((card) => within(card));
    for (const [at, card] of shown.entries()) {
      const { name, group, subject, description, id } = desk.classrooms[at] ?? classroomWith();
      card.getByRole("heading", { level: 2, name });
      card.getByText(`Grupo ${group}, ${subject}`);
      card.getByText(description);
      card.getByText(`${at === 0 ? 22 : 21} estudiantes, 7 trabajos asignados, 8 temas`);
      card.getByText("Escala 0 a 5, aprueba con 3,0");
      card.getByText("Activa");
      fireEvent.click(card.getByRole("button", { name: "Entrar al Aula" }));
      expect(go).toHaveBeenLastCalledWith({ section: "classrooms", aula: id });
    }
    fireEvent.click((shown[1] ?? within(document.body)).getByRole("button", { name: /^Configurar / }));
    const dialog = within(screen.getByRole("dialog", { name: "Configuración del aula" }));
    expect(dialog.getByLabelText<HTMLInputElement>("Grupo").value).toBe("05");
  });

  it("an archived one is last, says so, and offers no settings", async () => {
    const old = classroomWith({ name: "Vieja", status: "archived", createdAt: 0 });
    const { classrooms } = sampleTeacherDesk();
    await showList({ classrooms: [old, ...classrooms] });
    const last = within(screen.getAllByRole("listitem").at(-1) as HTMLElement);
    last.getByRole("heading", { name: "Vieja" });
    last.getByText("Archivada");
    expect(last.queryByRole("button", { name: /^Configurar / })).toBeNull();
    last.getByRole("button", { name: "Entrar al Aula" });
  });

  it("without any says so and leads to the form", async () => {
    const { go } = await showList({ classrooms: [] });
    screen.getByText("No tienes aulas creadas");
    fireEvent.click(screen.getAllByRole("button", { name: "Crear aula" }).at(-1) as HTMLElement);
    expect(go).toHaveBeenLastCalledWith({ section: "classrooms", vista: "nueva" });
  });
});

describe("spec §2 a classroom from within", () => {
  async function showDetail(status: "active" | "archived" = "active") {
    const desk = sampleTeacherDesk();
    const [first] = desk.classrooms;
    const classroom = { ...(first ?? classroomWith()), status };
    await renderInRouter(
      <ClassroomDetail desk={desk} classroom={classroom} place={{ aula: classroom.id }} go={vi.fn()} />,
    );
    return classroom.id;
  }
  const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

  it("has a way back, the button of its settings, and the tabs in their order", async () => {
    const id = await showDetail();
    expect(href("Todas las aulas")).toBe("/educacion/dashboard?type=teacher&section=classrooms");
    const tabs = within(screen.getByRole("navigation", { name: "Partes del aula" })).getAllByRole("link");
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      "Estudiantes y Calificaciones",
      "Trabajos Asignados",
      // The statistics of the class are of the issue, beside the two tabs of the specification.
      "Estadísticas",
    ]);
    expect(tabs.map((tab) => tab.getAttribute("aria-current"))).toEqual(["page", null, null]);
    expect(href("Trabajos Asignados")).toBe(
      `/educacion/dashboard?type=teacher&section=classrooms&aula=${id}&vista=trabajos`,
    );
    screen.getByText("Grupo 03, 22 estudiantes, escala 0 a 5, aprueba con 3,0");
    fireEvent.click(screen.getByRole("button", { name: "Editar configuración" }));
    screen.getByRole("dialog", { name: "Configuración del aula" });
  });

  it("archived it is only read", async () => {
    await showDetail("archived");
    screen.getByText("Archivada: solo para consultar");
    expect(screen.queryByRole("button", { name: "Editar configuración" })).toBeNull();
  });
});

describe("spec §2, spec §4 Trabajos Asignados", () => {
  const students = [1, 2].map((count) => studentWith(count));
  const handed = (student: number): Grade =>
    gradeWith(student, 1, { status: "submitted", attempts: 1, receivedAt: 5 });
  const marked = (student: number): Grade =>
    gradeWith(student, 1, { status: "graded_manual", manual: 0.8, attempts: 1, receivedAt: 5 });

  /** [grades, «Estado», «Entregas»] */
  it.each([
    [[], "Pendiente", "0 de 2"],
    [[handed(1)], "En curso", "1 de 2"],
    [[handed(1), handed(2)], "En curso", "2 de 2"],
    [[marked(1), marked(2)], "Completado", "2 de 2"],
  ] as const)("a row says name, period, day, state and how many came: %#", async (grades, state, count) => {
    const due = day("2026-12-04");
    const assignedTo = [{ classroom: classroomId(1), dueDate: due }];
    const activities = [activityWith(1, { title: "Ensayo", period: 2, dueDate: due, assignedTo })];
    const desk = sampleTeacherDesk({ classrooms: [classroomWith()], students, activities, grades });
    await renderInRouter(<AssignedWorks desk={desk} classroom={classroomWith()} />);
    const [head, row] = screen.getAllByRole("row");
    const words = (line: HTMLElement | undefined) =>
      [...(line?.children ?? [])].slice(0, 5).map(({ textContent }) => textContent?.trim());
    expect(words(head)).toEqual(["Trabajo", "Corte", "Vence", "Estado", "Entregas"]);
    expect(words(row)).toEqual(["Ensayo", "Corte 2", "04/12/2026", state, count]);
  });

  it("without any says so and leads to the planner", async () => {
    const desk = sampleTeacherDesk({ activities: [] });
    await renderInRouter(<AssignedWorks desk={desk} classroom={classroomWith()} />);
    screen.getByText("No hay trabajos asignados");
    const link = screen.getByRole("link", { name: "Ir al planeador" });
    expect(link.getAttribute("href")).toBe("/educacion/dashboard?type=teacher&section=activities");
  });
});
