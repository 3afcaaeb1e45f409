import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import "#tests/support/render.ts";
import { ClassStandings } from "#features/education/teacher/home/standings.tsx";
import {
  activityWith,
  classroomWith,
  gradeWith,
  settingsWith,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";
import { sampleTeacherDesk } from "#tests/support/classroom/teacher-desk.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";

/** [are alerts shown, whether the count of those at risk is marked] */
it.each([
  [true, 1],
  [false, 0],
])(
  "spec §3 how each class goes, with those at risk alerted where the class shows alerts: %j",
  async (showVisualAlerts, marks) => {
    const { visualSettings } = settingsWith();
    const settings = settingsWith({ visualSettings: { ...visualSettings, showVisualAlerts } });
    const grade = (student: number, manual: number) =>
      gradeWith(student, 1, { status: "graded_manual", manual });
    const desk = sampleTeacherDesk({
      classrooms: [classroomWith({ settings }), classroomWith({ id: "aula_x" as never, status: "archived" })],
      students: [1, 2].map((count) => studentWith(count)),
      activities: [activityWith(1, { weight: 30 })],
      grades: [grade(1, 0.9), grade(2, 0.4)],
    });
    await renderInRouter(<ClassStandings desk={desk} />);
    const [, row, ...more] = screen.getAllByRole("row");
    expect(more).toEqual([]);
    const cells = within(row as HTMLElement).getAllByRole("cell");
    expect([0, 2, 3].map((at) => cells[at]?.textContent)).toEqual(["2", "3,3", "1"]);
    screen.getByRole("img", { name: "Estudiantes por tramo de nota, de menor a mayor: 0, 0, 1, 0, 0, 0, 1" });
    expect(cells[3]?.querySelectorAll(".text-error")).toHaveLength(marks);
  },
);
