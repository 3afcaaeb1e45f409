import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { DEFAULT_CLASSROOM_SETTINGS } from "#domain/classroom/classroom.ts";
import { type ExerciseRun, NEW_RUN } from "#domain/exercises/exercise-run.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import type { ExerciseTask } from "#features/education/exercise/exercise-task.ts";
import { ExerciseResult } from "#features/education/exercise/result-view.tsx";
import { exerciseOf, operation } from "#tests/domain/grading/support/exercises.ts";

const exercise = exerciseOf({
  entries: [operation("venta", "2026-11-05", ["1105", 100_000], ["4135", -100_000])],
});
const TASK: ExerciseTask = {
  key: "tarea",
  case: exercise.case,
  solution: null,
  asksEntries: true,
  policy: DEFAULT_POLICY,
  level: 1,
  attempts: 1,
  subtitle: "",
  instructions: "",
  dueDate: null,
};
const RUN: ExerciseRun = {
  ...NEW_RUN,
  isWriting: false,
  attempts: [{ at: 1, work: { entries: [], answers: {} }, result: null }],
};

const show = (returned: { grade: string; onOpen: () => void } | null) =>
  render(<ExerciseResult task={TASK} run={RUN} head={null} onOther={null} returned={returned} />);

it("says that graded work waits on this device until its grade comes back, and then leads to it", () => {
  const { unmount } = show(null);
  expect(screen.getByText("Entregado en este equipo")).toBeTruthy();
  unmount();
  const onOpen = vi.fn();
  show({ grade: "4,2", onOpen });
  expect(screen.queryByText("Entregado en este equipo")).toBeNull();
  expect(screen.getByRole("heading", { name: "Tu docente ya lo calificó" })).toBeTruthy();
  expect(screen.getByText("Tu nota es 4,2.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Ver la nota y las correcciones" }));
  expect(onOpen).toHaveBeenCalledOnce();
});

/** [scale of the class, the stamp, what is read of it, the total of the table] */
it.each([
  [undefined, "3,5 / 5,0", "Nota: 3,5 de 5,0.", "3,5"],
  ["0-100", "70,0 / 100,0", "Nota: 70,0 de 100,0.", "70,0"],
  ["letters", "C", "Nota: C.", "70"],
  ["qualitative", "Bueno", "Nota: Bueno.", "70"],
] as const)(
  "ED-157 what is graded here is shown in the scale of its class: %s",
  (gradeScale, stamp, read, total) => {
    const result = { engine: 1, entries: [], answers: [], earned: 7, followed: 8, possible: 10 };
    const scale = gradeScale && { ...DEFAULT_CLASSROOM_SETTINGS, gradeScale };
    const task: ExerciseTask = { ...TASK, level: 4, solution: exercise.solution, ...(scale && { scale }) };
    const run = { ...RUN, attempts: [{ at: 1, work: { entries: [], answers: {} }, result }] };
    const { container } = render(
      <ExerciseResult task={task} run={run} head={null} onOther={null} returned={null} />,
    );
    const stamped = container.querySelector(".grade-stamp");
    expect(stamped?.querySelector("[aria-hidden]")?.textContent).toBe(stamp);
    expect(stamped?.querySelector(".sr-only")?.textContent).toBe(read);
    expect(stamped?.getAttribute("data-passes")).toBe("true");
    expect(screen.getByRole("row", { name: /^Nota/u }).textContent).toContain(total);
  },
);
