import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { Activity } from "#domain/classroom/activity.ts";
import type { Grade } from "#domain/classroom/grade.ts";
import { layGradebook } from "#domain/classroom/gradebook.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { TeacherDesk } from "#features/education/teacher/desk/teacher-desk.ts";
import { WorkDialog } from "#features/education/teacher/grades/work-dialog.tsx";
import type { CellChange } from "#storage/classroom/desk/grades.ts";
import { activityWith, classroomWith, gradeWith, studentWith } from "#tests/support/classroom/classrooms.ts";
import { typeInto } from "#tests/support/render.ts";

vi.mock("#features/education/teacher/work/handed-in-work.tsx", () => ({ HandedInWork: () => null }));

const TODAY = day("2026-11-20");
const EXERCISE = {
  kind: "template",
  source: { template: "equation-nature", version: 1, seed: 1 },
  personal: false,
} as const;

function show(grade: Grade | null, changes: Partial<Activity> = {}) {
  const changeGrades = vi.fn(async (_cells: readonly CellChange[], _notice?: string) => true);
  const onClose = vi.fn();
  const classroom = classroomWith();
  const grades = grade === null ? [] : [grade];
  const book = layGradebook(classroom, [studentWith(1)], [activityWith(1, changes)], grades, TODAY);
  const desk = { act: { changeGrades } } as unknown as TeacherDesk;
  render(<WorkDialog desk={desk} book={book} row={0} column={0} onClose={onClose} />);
  return { changeGrades, onClose };
}

const save = () => fireEvent.click(screen.getByRole("button", { name: "Guardar" }));
const manual = () => screen.getByLabelText(/^Nota manual/u);

describe("spec §4 automatic grading is offered where the activity has it and a work was handed in", () => {
  const submitted = gradeWith(1, 1, { status: "submitted", attempts: 1, receivedAt: 5 });
  const graded = gradeWith(1, 1, { status: "graded_auto", auto: 0.8, attempts: 1, receivedAt: 5 });
  const byHand = gradeWith(1, 1, { status: "graded_manual", manual: 0.8 });
  const auto = { type: "exercise", hasAutoGrading: true, exercise: EXERCISE } as const;
  /** [what, grade, activity, the button] */
  it.each([
    ["handed in", submitted, auto, "Calificar este trabajo"],
    ["graded before", graded, auto, "Calificar otra vez"],
    ["nothing handed in", null, auto, null],
    ["a grade without a work", byHand, auto, null],
    ["the activity has it not", submitted, { ...auto, hasAutoGrading: false }, null],
    ["no exercise", submitted, {}, null],
    ["graded elsewhere", submitted, { ...auto, external: true }, null],
  ] as const)("%s", (_what, grade, activity, button) => {
    show(grade, activity);
    const found = screen.queryAllByRole("button", { name: /^Calificar/u });
    expect(found.map(({ textContent }) => textContent?.trim())).toEqual(button === null ? [] : [button]);
  });
});

describe("spec §5 the manual grade, with or without a comment", () => {
  it.each([
    ["0", 0],
    ["0,1", 0.02],
    ["3.5", 0.7],
    ["5,0", 1],
  ])("%s is kept", async (typed, raw) => {
    const { changeGrades, onClose } = show(null);
    typeInto(manual(), typed);
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const [cell] = changeGrades.mock.calls[0]?.[0] ?? [];
    expect(cell?.change).toEqual({ kind: "manual", raw: expect.closeTo(raw), comment: "" });
    expect(changeGrades.mock.calls[0]?.[1]).toBe("Nota guardada");
  });

  it.each([
    ["5,1", "La nota va de 0,0 a 5,0."],
    ["-0,1", "La nota va de 0,0 a 5,0."],
    ["7", "La nota va de 0,0 a 5,0."],
    ["3,25", "Aquí las notas llevan 1 decimal."],
    ["tres", "Escribe la nota en números, de 0 a 5."],
  ])("%s is refused with the reason, and can be mended", async (typed, reason) => {
    const { changeGrades, onClose } = show(null);
    typeInto(manual(), typed);
    await act(async () => save());
    screen.getByText(reason);
    expect(changeGrades).not.toHaveBeenCalled();
    typeInto(manual(), "4");
    expect(screen.queryByText(reason)).toBeNull();
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it("a comment goes with it; a refused write leaves what was typed", async () => {
    const { changeGrades, onClose } = show(null);
    changeGrades.mockResolvedValueOnce(false);
    typeInto(manual(), "4");
    typeInto(screen.getByLabelText("Comentario (opcional)"), "Revisa el IVA");
    save();
    await waitFor(() => expect(changeGrades).toHaveBeenCalledTimes(1));
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>("button", { name: "Guardar" }).disabled).toBe(false),
    );
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const [cell] = changeGrades.mock.calls[1]?.[0] ?? [];
    expect(cell?.change).toMatchObject({ kind: "manual", raw: 0.8, comment: "Revisa el IVA" });
  });
});

it("ED-34 an excuse says why, in the comment that the student gets", async () => {
  const { changeGrades } = show(null);
  fireEvent.change(screen.getByLabelText("Situación"), { target: { value: "excused" } });
  expect((manual() as HTMLInputElement).disabled).toBe(true);
  typeInto(screen.getByLabelText("Comentario (opcional)"), "Incapacidad médica");
  save();
  await waitFor(() => expect(changeGrades).toHaveBeenCalledTimes(1));
  const [cell] = changeGrades.mock.calls[0]?.[0] ?? [];
  expect(cell?.change).toEqual({ kind: "standing", standing: "excused", comment: "Incapacidad médica" });
});
