import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { GRADE_STATUSES, type Grade, type GradeStatus } from "#domain/classroom/grade.ts";
import { layGradebook } from "#domain/classroom/gradebook.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { GradeMark, markWords } from "#features/education/teacher/grades/grade-mark.tsx";
import {
  activityWith,
  classroomWith,
  gradeWith,
  settingsWith,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";

const DUE = day("2026-11-18");

/** The mark of one cell, on a day before or after the last one of its activity. */
function mark(changes: Partial<Grade> | null, today = "2026-11-01", settings = settingsWith()) {
  const classroom = classroomWith({ settings });
  const grades = changes === null ? [] : [gradeWith(1, 1, changes)];
  const activities = [activityWith(1, { dueDate: DUE })];
  const cell = layGradebook(classroom, [studentWith(1)], activities, grades, day(today)).rows[0]?.cells[0];
  if (cell === undefined) throw new Error("no cell");
  const { container } = render(<GradeMark classroom={classroom} cell={cell} />);
  return { shown: container.firstElementChild as Element, words: markWords({ classroom, cell }), cell };
}

const sent = { attempts: 1, submittedAt: 1, receivedAt: 2 } as const;
const auto = { ...sent, status: "graded_auto", auto: 0.9 } as const;
const AFTER = "2026-11-19";

describe("spec §4 the badge of each state of a grade", () => {
  it("not submitted: a dash", () => {
    const { shown, words } = mark(null);
    expect([shown.textContent, words]).toEqual(["—", "Sin entregar"]);
  });

  it("overdue: a red exclamation, from the day after its last one, while alerts are on", () => {
    const { shown, words } = mark(null, AFTER);
    expect(shown.matches("svg.text-error")).toBe(true);
    expect(words).toBe("Vencido");
    expect(mark(null, DUE).words).toBe("Sin entregar");
    const { visualSettings } = settingsWith();
    const quiet = settingsWith({ visualSettings: { ...visualSettings, showVisualAlerts: false } });
    expect(mark(null, AFTER, quiet).shown.textContent).toBe("—");
  });

  it("submitted: a dot", () => {
    const { shown, words } = mark({ ...sent, status: "submitted" }, AFTER);
    expect(shown.className).toBe("grade-dot");
    expect(words).toBe("Entregado");
  });

  it("graded: the score, marked by who gave it", () => {
    const machine = mark(auto);
    expect([machine.shown.getAttribute("data-by"), machine.shown.textContent]).toEqual(["machine", "4,5"]);
    expect(machine.words).toBe("4,5, Calificado automáticamente");
    const hand = mark({ ...auto, status: "graded_manual", manual: 0.7 });
    expect([hand.shown.getAttribute("data-by"), hand.shown.textContent]).toEqual(["hand", "3,5"]);
    expect(hand.words).toBe("3,5, Calificado manualmente");
  });

  it("a failing grade is underlined while that is on, and said in any case", () => {
    const low = { ...auto, auto: 0.5 } as const;
    const { visualSettings } = settingsWith();
    const plain = settingsWith({ visualSettings: { ...visualSettings, highlightFailingGrades: false } });
    expect(mark(low).shown.getAttribute("data-low")).toBe("true");
    expect(mark(low, DUE, plain).shown.getAttribute("data-low")).toBe("false");
    expect(mark(low, DUE, plain).words).toBe("2,5, Calificado automáticamente, Reprobado");
    expect(mark(auto).shown.getAttribute("data-low")).toBe("false");
  });

  it("a default for missing work is told from a grade that somebody gave", () => {
    const { shown, words } = mark({ byDefault: 0 }, AFTER);
    expect(shown.getAttribute("data-by")).toBe("default");
    expect(words).not.toContain("Calificado");
  });

  it("ED-148 handed in again: a dot beside the grade that counts until the new one", () => {
    const { shown, words } = mark({ ...sent, status: "submitted", auto: 0.8, attempts: 2 }, AFTER);
    expect([shown.className, shown.textContent]).toEqual(["grade-again", "4,0"]);
    expect(shown.firstElementChild?.className).toBe("grade-dot");
    expect(words).toBe("Entregado, Otro intento espera nota, cuenta 4,0 de un intento anterior");
  });

  it("every state has a mark and words of its own", () => {
    const of: Readonly<Record<GradeStatus, [Partial<Grade> | null, string]>> = {
      not_submitted: [null, DUE],
      overdue: [null, AFTER],
      submitted: [{ ...sent, status: "submitted" }, DUE],
      graded_auto: [auto, DUE],
      graded_manual: [{ ...auto, status: "graded_manual", manual: 0.9 }, DUE],
      excused: [{ status: "excused" }, DUE],
      pending: [{ status: "pending" }, DUE],
    };
    const marks = GRADE_STATUSES.map((status) => mark(...of[status]));
    expect(marks.map(({ cell }) => cell.state)).toEqual([...GRADE_STATUSES]);
    expect(new Set(marks.map(({ shown }) => shown.outerHTML)).size).toBe(GRADE_STATUSES.length);
    expect(new Set(marks.map(({ words }) => words)).size).toBe(GRADE_STATUSES.length);
  });
});
