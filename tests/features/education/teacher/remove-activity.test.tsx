import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { countHeld, type Grade } from "#domain/classroom/grade.ts";
import { ClassroomList } from "#features/education/teacher/classrooms/classroom-list.tsx";
import { Planner } from "#features/education/teacher/planner/planner.tsx";
import { StudentDialog } from "#features/education/teacher/roster/student-dialog.tsx";
import { activityWith, classroomWith, gradeWith, studentWith } from "#tests/support/classroom/classrooms.ts";
import { sampleTeacherDesk } from "#tests/support/classroom/teacher-desk.ts";

const GRADES: readonly Grade[] = [
  gradeWith(1, 1, { status: "graded_auto", auto: 0.8, attempts: 2 }),
  gradeWith(2, 1, { status: "submitted", attempts: 1 }),
  gradeWith(3, 1, { status: "graded_manual", manual: 0.6 }),
  gradeWith(1, 2, { status: "graded_auto", auto: 0.7, attempts: 1 }),
  gradeWith(1, 3, { status: "excused" }),
];
const HELD = "Se van 2 notas y 3 entregas. Podrás deshacerlo.";

const desk = (act: object) =>
  sampleTeacherDesk({
    classrooms: [classroomWith()],
    students: [1, 2, 3].map((count) => studentWith(count)),
    activities: [1, 2, 3].map((count) => activityWith(count)),
    grades: GRADES,
    act: act as never,
  });

function ask(title: string, opened = desk) {
  const deleteActivity = vi.fn(() => Promise.resolve(true));
  render(<Planner desk={opened({ deleteActivity })} place={{ section: "activities" }} go={vi.fn()} />);
  fireEvent.click(screen.getByRole("button", { name: `Más acciones de ${title}` }));
  fireEvent.click(screen.getByRole("menuitem", { name: "Eliminar" }));
  return {
    deleteActivity,
    question: within(screen.getByRole("alertdialog", { name: "Eliminar actividad" })),
  };
}

describe("ED-150 an activity is deleted once the teacher said so", () => {
  it("after how many grades and hand-ins go with it was told", async () => {
    const { deleteActivity, question } = ask("Actividad 1");
    question.getByText("¿Eliminar Actividad 1?");
    question.getByText(HELD);
    expect(deleteActivity).not.toHaveBeenCalled();
    fireEvent.click(question.getByRole("button", { name: "Eliminar" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(deleteActivity).toHaveBeenCalledExactlyOnceWith(activityWith(1));
  });

  it("and stays where they did not", () => {
    const { deleteActivity, question } = ask("Actividad 3");
    question.getByText("No tiene notas ni entregas. Podrás deshacerlo.");
    fireEvent.click(question.getByRole("button", { name: "Cancelar" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(deleteActivity).not.toHaveBeenCalled();
  });
});

it("ED-161 says which second chance counts for nothing once the activity is gone", () => {
  const replaces = { kind: "activity", activity: activityWith(3).id } as const;
  const retry = activityWith(4, { title: "Supletorio", weight: 0, replaces });
  const { question } = ask("Actividad 3", (act) => ({
    ...desk(act),
    activities: [...desk(act).activities, retry],
  }));
  question.getByText(
    "No tiene notas ni entregas. Podrás deshacerlo. «Supletorio» la reemplaza y ya no contará.",
  );
});

describe("ED-150 what goes is counted alike: a work that waits is a hand-in and no grade", () => {
  it("of a student", () => {
    render(<StudentDialog desk={desk({})} student={studentWith(2)} onClose={vi.fn()} />);
    fireEvent.click(screen.getByRole("button", { name: "Quitar del aula" }));
    screen.getByText("Se va 1 entrega. Podrás deshacerlo.");
  });

  it("of a classroom", () => {
    render(<ClassroomList desk={desk({})} go={vi.fn()} creating={false} />);
    fireEvent.click(screen.getByRole("button", { name: /^Más acciones de/u }));
    fireEvent.click(screen.getByRole("menuitem", { name: "Eliminar" }));
    screen.getByText(
      "Se van 3 estudiantes, 3 notas y 4 entregas. Las actividades quedan en el planeador. Podrás deshacerlo.",
    );
  });

  it("ED-166 of a classroom names nothing that it has none of, and its key", () => {
    const empty = {
      ...desk({}),
      students: [],
      grades: [],
      copies: { ...desk({}).copies, keys: new Map([[classroomWith().id, null]]) },
    };
    render(<ClassroomList desk={empty as never} go={vi.fn()} creating={false} />);
    fireEvent.click(screen.getByRole("button", { name: /^Más acciones de/u }));
    fireEvent.click(screen.getByRole("menuitem", { name: "Eliminar" }));
    screen.getByText(
      "No tiene estudiantes, notas ni entregas. Las actividades quedan en el planeador. Podrás deshacerlo. También se va la clave que abre sus entregas: lo que llegue después para esta aula no se podrá abrir sin una copia.",
    );
  });

  it("nothing of nobody", () => {
    expect(countHeld([])).toEqual({ grades: 0, handIns: 0 });
    expect(countHeld(GRADES)).toEqual({ grades: 3, handIns: 4 });
  });
});
