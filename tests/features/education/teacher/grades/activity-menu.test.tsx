import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { Activity } from "#domain/classroom/activity.ts";
import { layGradebook } from "#domain/classroom/gradebook.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { TeacherDesk } from "#features/education/teacher/desk/teacher-desk.ts";
import { GradesTab } from "#features/education/teacher/grades/grades-tab.tsx";
import type { CellChange } from "#storage/classroom/desk/grades.ts";
import {
  activityWith,
  classroomId,
  classroomWith,
  gradeWith,
  studentId,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";
import { typeInto } from "#tests/support/render.ts";

const TODAY = day("2026-11-20");

beforeEach(() => {
  for (const [name, value] of Object.entries({ clientWidth: 1100, clientHeight: 700 }))
    vi.spyOn(HTMLElement.prototype, name as "clientWidth", "get").mockReturnValue(value);
});
afterEach(() => vi.restoreAllMocks());

/** A grid of two students, of whom the first has a grade. */
function show(changes: Partial<Activity> = {}) {
  const saveActivity = vi.fn((_saved: Activity) => Promise.resolve(true));
  const changeGrades = vi.fn((_cells: readonly CellChange[], _notice?: string) => Promise.resolve(true));
  const activities = [activityWith(1, { title: "Taller", weight: 7.5, ...changes })];
  const students = [studentWith(1), studentWith(2)];
  const grades = [gradeWith(1, 1, { status: "graded_manual", manual: 0.8 })];
  const book = layGradebook(classroomWith(), students, activities, grades, TODAY);
  const act = { saveActivity, changeGrades };
  const desk = { activities, students, act, newId: () => "acti_1", now: () => 1 } as unknown as TeacherDesk;
  render(<GradesTab desk={desk} book={book} onHandIns={vi.fn()} />);
  return { saveActivity, changeGrades };
}

const head = () => within(screen.getByRole("grid")).getByRole("button", { name: /^Taller/u });
function open(item: string) {
  fireEvent.click(head());
  fireEvent.click(screen.getByRole("menuitem", { name: item }));
  return within(screen.getByRole("dialog"));
}

describe("spec §2 what the menu of an activity writes", () => {
  it("the day, of this classroom alone", async () => {
    const assignedTo = [1, 2].map((each) => ({ classroom: classroomId(each), dueDate: null }));
    const { saveActivity } = show({ assignedTo });
    const dialog = open("Configurar peso y fecha");
    fireEvent.change(dialog.getByLabelText("Fecha límite"), { target: { value: "2026-12-04" } });
    fireEvent.click(dialog.getByRole("button", { name: "Guardar" }));
    await waitFor(() => expect(saveActivity).toHaveBeenCalledTimes(1));
    expect(saveActivity.mock.calls[0]?.[0].assignedTo).toEqual([
      { classroom: classroomId(1), dueDate: "2026-12-04" },
      { classroom: classroomId(2), dueDate: null },
    ]);
  });

  it("the period", async () => {
    const { saveActivity } = show();
    const dialog = open("Configurar peso y fecha");
    fireEvent.change(dialog.getByLabelText("Corte"), { target: { value: "2" } });
    fireEvent.click(dialog.getByRole("button", { name: "Guardar" }));
    await waitFor(() => expect(saveActivity).toHaveBeenCalledTimes(1));
    expect(saveActivity.mock.calls[0]?.[0].period).toBe(2);
  });

  it("the default grade, kept with the activity and given to whoever handed nothing in", async () => {
    const { saveActivity, changeGrades } = show();
    const dialog = open("Nota por defecto si no entrega");
    dialog.getByText("Se pondrá a 1 estudiante que no entregó.");
    typeInto(dialog.getByRole("textbox"), "1,5");
    fireEvent.click(dialog.getByRole("button", { name: "Aplicar" }));
    await waitFor(() => expect(changeGrades).toHaveBeenCalledTimes(1));
    expect(saveActivity.mock.calls[0]?.[0].defaultGradeForMissing).toBeCloseTo(0.3);
    expect(changeGrades.mock.calls[0]).toEqual([
      [expect.objectContaining({ student: studentId(2), change: { kind: "default", raw: 0.3 } })],
      "1 nota por defecto aplicada",
    ]);
  });
});

describe("spec §3 the head of an activity", () => {
  it("says name, period and weight", () => {
    show();
    expect(head().textContent).toBe("TallerCorte 17,5%");
    expect(screen.queryByRole("img", { name: "Se califica automáticamente" })).toBeNull();
  });

  it("says whether a machine grades it", () => {
    const exercise = {
      kind: "template",
      source: { template: "equation-nature", version: 1, seed: 1 },
      personal: false,
    } as const;
    show({ type: "exercise", hasAutoGrading: true, exercise });
    within(head()).getByRole("img", { name: "Se califica automáticamente" });
  });
});
