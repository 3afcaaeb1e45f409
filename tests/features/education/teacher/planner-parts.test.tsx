import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { Activity, ActivityStatus, Assignment } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import type { Grade } from "#domain/classroom/grade.ts";
import { DEFAULT_TEACHER_SETTINGS } from "#domain/classroom/teacher-settings.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { ClassroomForm } from "#features/education/teacher/classrooms/classroom-form.tsx";
import type { TeacherDesk } from "#features/education/teacher/desk/teacher-desk.ts";
import { ActivityCard } from "#features/education/teacher/planner/activity-card.tsx";
import { AssignDialog } from "#features/education/teacher/planner/assign-dialog.tsx";
import { PlannerDialogs } from "#features/education/teacher/planner/planner-dialogs.tsx";
import { teacherSettingsTexts } from "#features/education/teacher/settings/texts.ts";
import { activityWith, classroomId, classroomWith, gradeWith } from "#tests/support/classroom/classrooms.ts";
import { typeInto } from "#tests/support/render.ts";

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
  function show(
    activity = activityWith(1, { assignedTo: to(1) }),
    grades: readonly Grade[] = [],
    others: readonly Activity[] = [],
  ) {
    const onSave = vi.fn((_to: readonly Assignment[]) => Promise.resolve(true));
    const onClose = vi.fn();
    const today = day("2026-11-01");
    render(
      <AssignDialog
        activity={activity}
        activities={[activity, ...others]}
        classrooms={ROOMS}
        grades={grades}
        today={today}
        onSave={onSave}
        onClose={onClose}
      />,
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

  it("ED-146 says what of a classroom stops counting once it is taken from it, and of that one alone", () => {
    const { box } = show(activityWith(1, { assignedTo: to(1, 2) }), [
      gradeWith(1, 1, { status: "graded_auto", auto: 0.8, attempts: 2 }),
      gradeWith(2, 1, { status: "submitted", attempts: 1 }),
      gradeWith(3, 1, { status: "excused" }),
    ]);
    const told =
      "De esta aula dejan de contar 1 nota y 3 entregas. Se guardan: vuelven si la asignas otra vez.";
    fireEvent.click(box("Costos, 01"));
    expect(screen.queryByRole("status")).toBeNull();
    fireEvent.click(box("Contabilidad, 03"));
    expect(screen.getByRole("status").textContent).toBe(told);
    fireEvent.click(box("Contabilidad, 03"));
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("ED-161 offers a second chance only to the classrooms of what it stands in for, and says why", async () => {
    const retry = activityWith(2, {
      weight: 0,
      replaces: { kind: "activity", activity: activityWith(1).id },
      status: "draft",
      assignedTo: [],
    });
    const { onSave, box } = show(retry, [], [activityWith(1, { title: "Parcial 1", assignedTo: to(2) })]);
    expect(box("Contabilidad, 03").disabled).toBe(true);
    expect(screen.getAllByText(/^No tiene/u).map(({ textContent }) => textContent)).toEqual([
      "No tiene «Parcial 1», que esta actividad reemplaza. Asígnala allí primero.",
    ]);
    fireEvent.click(box("Costos, 01"));
    press("Asignar");
    await waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith(to(2)));
  });

  it("ED-161 takes a second chance away from where it counts for nothing already", async () => {
    const replaces = { kind: "activity", activity: activityWith(1).id } as const;
    const { onSave, box } = show(activityWith(2, { weight: 0, replaces, assignedTo: to(1) }));
    screen.getAllByText("La actividad que reemplaza ya no existe: edítala para que cuente.");
    expect([box("Contabilidad, 03").disabled, box("Costos, 01").disabled]).toEqual([false, true]);
    fireEvent.click(box("Contabilidad, 03"));
    press("Volver a borrador");
    await waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith([]));
  });

  it("ED-161 says which second chance counts no longer where the activity is taken away", () => {
    const replaces = { kind: "activity", activity: activityWith(1).id } as const;
    const retry = activityWith(2, { title: "Supletorio", weight: 0, replaces, assignedTo: to(1) });
    const { box } = show(
      activityWith(1, { assignedTo: to(1, 2) }),
      [gradeWith(1, 1, { attempts: 1 })],
      [retry],
    );
    fireEvent.click(box("Contabilidad, 03"));
    expect(screen.getByRole("status").textContent).toBe(
      "De esta aula deja de contar 1 entrega. Se guarda: vuelve si la asignas otra vez. «Supletorio» la reemplaza: en esta aula ya no contará.",
    );
  });

  const dated = [{ classroom: classroomId(1), dueDate: day("2026-11-20") }];
  it.each([
    ["given to another", to(1), to(1, 2), "Actividad asignada"],
    ["taken from one", to(1, 2), to(1), "Quitaste la actividad de Costos, 01"],
    ["taken from two", to(1, 2, 3), to(3), "Quitaste la actividad de Contabilidad, 03 y Costos, 01"],
    ["moved", to(1), to(2), "Asignaste la actividad a Costos, 01 y la quitaste de Contabilidad, 03"],
    ["taken from all", to(1, 2), [], "La actividad volvió a borrador"],
    ["due on another day", to(1), dated, "Fechas de la actividad guardadas"],
  ])("ED-146 %s: the notice says so", async (_name, before, after, notice) => {
    const assign = vi.fn(() => Promise.resolve(true));
    const activity = activityWith(1, { assignedTo: before });
    const desk = {
      activities: [activity],
      classrooms: ROOMS.map((each) => ({ ...each, status: "active" as const })),
      grades: [],
      today: day("2026-11-01"),
      act: { assign },
    } as unknown as TeacherDesk;
    render(
      <PlannerDialogs desk={desk} dialog={{ kind: "assign", activity }} onMade={vi.fn()} onClose={vi.fn()} />,
    );
    for (const [at, name] of ["Contabilidad, 03", "Costos, 01", "Vieja, 02"].entries()) {
      const isIn = (all: readonly Assignment[]) => all.some((each) => each.classroom === classroomId(at + 1));
      if (isIn(before) !== isIn(after)) fireEvent.click(screen.getByRole("checkbox", { name }));
    }
    if (after === dated) typeInto(screen.getByLabelText(/^Fecha de entrega en Contabilidad/u), "20/11/2026");
    fireEvent.submit(screen.getByRole("dialog").querySelector("form") as HTMLFormElement);
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(activity, after, notice));
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

  it.each([
    ["", "Escribe cuántos temas tiene el curso, de 0 a 100."],
    // What is no number is refused by its field, before its form is asked (NU-11).
    ["-1", teacherSettingsTexts.notNumber("-1")],
    ["2.5", "Escribe cuántos temas tiene el curso, de 0 a 100."],
    ["101", "Escribe cuántos temas tiene el curso, de 0 a 100."],
  ])("%j is refused with the reason", (typed, reason) => {
    const { saveClassroom, type, create } = show();
    type(typed);
    fireEvent.blur(screen.getByLabelText("Temas del curso"));
    create();
    screen.getByText(reason);
    expect(saveClassroom).not.toHaveBeenCalled();
  });
});
