import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { ActivityStatus, Assignment } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { DEFAULT_TEACHER_SETTINGS } from "#domain/classroom/teacher-settings.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { ClassroomForm } from "#features/education/teacher/classrooms/classroom-form.tsx";
import type { TeacherDesk } from "#features/education/teacher/desk/teacher-desk.ts";
import { ActivityCard } from "#features/education/teacher/planner/activity-card.tsx";
import { AssignDialog } from "#features/education/teacher/planner/assign-dialog.tsx";
import { activityWith, classroomId, classroomWith } from "#tests/support/classroom/classrooms.ts";

const ROOMS = [
  classroomWith({ name: "Contabilidad", group: "03" }),
  classroomWith({ id: classroomId(2), name: "Costos", group: "01" }),
  classroomWith({ id: classroomId(3), name: "Vieja", group: "02", status: "archived" }),
];
const to = (...rooms: number[]): Assignment[] =>
  rooms.map((each) => ({ classroom: classroomId(each), dueDate: null }));

describe("spec §4 the card of an activity, by its status", () => {
  const on = {
    onAssign: vi.fn(),
    onEdit: vi.fn(),
    onCopy: vi.fn(),
    onRemove: vi.fn(),
    onHandIns: vi.fn(),
  };
  it.each([
    ["draft", "Borrador", "Asignar a..."],
    ["assigned", "Asignado", "Reasignar"],
    ["active", "Activo", "Reasignar"],
  ] as const)("%s: %s, %s", (status: ActivityStatus, badge, action) => {
    const activity = activityWith(1, { status, assignedTo: status === "draft" ? [] : to(1, 2) });
    render(<ActivityCard activity={activity} classrooms={ROOMS} on={on} />);
    const card = within(screen.getByRole("article", { name: "Actividad 1" }));
    card.getByText(badge);
    // Every card has these names: each says of which activity it is.
    fireEvent.click(card.getByRole("button", { name: action, description: "Actividad 1" }));
    expect(on.onAssign).toHaveBeenLastCalledWith(activity);
    fireEvent.click(card.getByRole("button", { name: "Editar", description: "Actividad 1" }));
    expect(on.onEdit).toHaveBeenLastCalledWith(activity);
    expect(card.queryByText("Contabilidad, 03 y Costos, 01") === null).toBe(status === "draft");
  });
});

describe("spec §3 what the card of an activity tells", () => {
  it.each([
    ["essay", "Ensayo"],
    ["project", "Proyecto"],
    ["exam", "Examen"],
  ] as const)("of a %s: title, description, type, day and percent", (type, word) => {
    const activity = activityWith(1, {
      type,
      description: "Una página.",
      dueDate: day("2026-12-04"),
      weight: 7.5,
    });
    const on = {
      onAssign: vi.fn(),
      onEdit: vi.fn(),
      onCopy: vi.fn(),
      onRemove: vi.fn(),
      onHandIns: vi.fn(),
    };
    render(<ActivityCard activity={activity} classrooms={ROOMS} on={on} />);
    for (const text of ["Actividad 1", "Una página.", word, "04/12/2026", "7,5%"]) screen.getByText(text);
  });
});

describe("spec §2 Asignar a... and Reasignar", () => {
  function show(activity = activityWith(1, { assignedTo: to(1) }), rooms: readonly Classroom[] = ROOMS) {
    const onSave = vi.fn((_to: readonly Assignment[]) => Promise.resolve(true));
    const onClose = vi.fn();
    const today = day("2026-11-01");
    render(
      <AssignDialog activity={activity} classrooms={rooms} today={today} onSave={onSave} onClose={onClose} />,
    );
    const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
    return { onSave, onClose, box };
  }
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

  it("gives it to another classroom too, and keeps the first one's day", async () => {
    const due = day("2026-11-20");
    const activity = activityWith(1, { assignedTo: [{ classroom: classroomId(1), dueDate: due }] });
    const { onSave, onClose, box } = show(activity);
    fireEvent.click(box("Costos, 01"));
    press("Asignar");
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onSave).toHaveBeenCalledExactlyOnceWith([
      { classroom: classroomId(1), dueDate: due },
      { classroom: classroomId(2), dueDate: null },
    ]);
  });

  it("offers no archived classroom, and leaves it where it was", async () => {
    show();
    expect(screen.queryByRole("checkbox", { name: /Vieja/u })).toBeNull();
    const { onSave, box } = show(activityWith(2, { assignedTo: to(3) }));
    expect(box("Vieja, 02 (archivada)").disabled).toBe(true);
    fireEvent.click(screen.getAllByRole("checkbox", { name: "Costos, 01" }).at(-1) as HTMLElement);
    fireEvent.click(screen.getAllByRole("button", { name: "Asignar" }).at(-1) as HTMLElement);
    await waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith(to(3, 2)));
  });

  it("a draft is given to somebody, or stays one", () => {
    const { onSave } = show(activityWith(1, { status: "draft", assignedTo: [] }));
    press("Asignar");
    screen.getByRole("alert");
    expect(onSave).not.toHaveBeenCalled();
  });

  it("taken from everybody it becomes a draft again, and says so before", async () => {
    const { onSave, box } = show();
    fireEvent.click(box("Contabilidad, 03"));
    expect(screen.queryByRole("button", { name: "Asignar" })).toBeNull();
    press("Volver a borrador");
    await waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith([]));
  });
});

describe("spec §3 how many topics a course has", () => {
  function show() {
    const saveClassroom = vi.fn((_saved: Classroom) => Promise.resolve(true));
    const desk = {
      settings: DEFAULT_TEACHER_SETTINGS,
      newId: () => classroomId(9),
      now: () => 5,
      act: { saveClassroom },
    } as unknown as TeacherDesk;
    render(<ClassroomForm desk={desk} go={vi.fn()} />);
    fireEvent.change(screen.getByLabelText(/^Nombre del aula/u), { target: { value: "Costos" } });
    const type = (typed: string) =>
      fireEvent.change(screen.getByLabelText("Temas del curso"), { target: { value: typed } });
    const create = () => fireEvent.click(screen.getByRole("button", { name: "Crear aula" }));
    return { saveClassroom, type, create };
  }

  it.each([
    ["8", 8],
    ["0", 0],
    ["100", 100],
  ])("%s is kept", async (typed, topicsCount) => {
    const { saveClassroom, type, create } = show();
    type(typed);
    create();
    await waitFor(() => expect(saveClassroom).toHaveBeenCalledTimes(1));
    expect(saveClassroom.mock.calls[0]?.[0]).toMatchObject({ name: "Costos", topicsCount, status: "active" });
  });

  it.each(["", "-1", "2.5", "101"])("%j is refused with the reason", (typed) => {
    const { saveClassroom, type, create } = show();
    type(typed);
    create();
    screen.getByText("Escribe cuántos temas tiene el curso, de 0 a 100.");
    expect(saveClassroom).not.toHaveBeenCalled();
  });
});
