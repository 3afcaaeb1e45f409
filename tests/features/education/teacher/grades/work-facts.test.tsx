import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import "#tests/support/render.ts";
import type { Grade } from "#domain/classroom/grade.ts";
import { layGradebook } from "#domain/classroom/gradebook.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { formatMoment } from "#domain/kernel/format.ts";
import { WorkFacts } from "#features/education/teacher/grades/work-facts.tsx";
import { activityWith, classroomWith, gradeWith, studentWith } from "#tests/support/classroom/classrooms.ts";

const DUE = day("2026-11-18");
const at = (date: number) => Date.UTC(2026, 10, date, 15);

function shown(changes: Partial<Grade>) {
  const activities = [activityWith(1, { dueDate: DUE })];
  const grades = [gradeWith(1, 1, changes)];
  const book = layGradebook(classroomWith(), [studentWith(1)], activities, grades, day("2026-11-20"));
  const cell = book.rows[0]?.cells[0];
  if (cell === undefined) throw new Error("no cell");
  render(<WorkFacts book={book} cell={cell} due={DUE} />);
  const words = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  return words("term").map((term, place) => [term, words("definition")[place]]);
}

it("spec §3 a work says its state, the machine's grade, and when it was received and handed in", () => {
  const grade = { status: "graded_manual", manual: 0.9, auto: 0.8, attempts: 1 } as const;
  expect(shown({ ...grade, submittedAt: at(17), receivedAt: at(19) })).toEqual([
    ["Estado", "4,5, Calificado manualmente"],
    ["Nota automática", "4,0"],
    ["Recibida", formatMoment(at(19))],
    ["Entregada, según el estudiante", formatMoment(at(17))],
  ]);
});

it("spec §3 a work that was handed in after its day says so", () => {
  const rows = shown({ status: "submitted", attempts: 1, submittedAt: at(19), receivedAt: at(19) });
  expect(rows.at(-1)).toEqual(["Entregada, según el estudiante", `${formatMoment(at(19))} (tarde)`]);
});
