import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import "#tests/support/render.ts";
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
