import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { Grade } from "#domain/classroom/grade.ts";
import { layGradebook } from "#domain/classroom/gradebook.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { GradeCards } from "#features/education/teacher/grades/grade-cards.tsx";
import {
  activityWith,
  classroomWith,
  gradeWith,
  settingsWith,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";

const TODAY = day("2026-11-20");
const { visualSettings } = settingsWith();

interface Shown {
  readonly grade?: Partial<Grade>;
  readonly due?: string;
  readonly visual?: Partial<typeof visualSettings>;
  readonly byId?: boolean;
}

/** The card of one student with one work. */
function show({ grade, due = "2026-12-04", visual, byId = false }: Shown) {
  const settings = settingsWith({ visualSettings: { ...visualSettings, ...visual } });
  const classroom = classroomWith({ settings });
  const activities = [activityWith(1, { title: "Taller", weight: 7.5, dueDate: day(due) })];
  const students = [studentWith(1, { name: "Acosta, Juan", cedula: "1001156284" })];
  const grades = grade === undefined ? [] : [gradeWith(1, 1, grade)];
  const book = layGradebook(classroom, students, activities, grades, TODAY);
  const onOpen = vi.fn();
  const { container } = render(
    <GradeCards book={book} byId={byId} menuOf={() => []} onOpen={onOpen} onStudent={undefined} />,
  );
  const mark = container.querySelector(".grade-card-bars")?.firstElementChild as Element;
  return { mark, onOpen, head: screen.getByRole("button") };
}

const sent = { attempts: 1, submittedAt: 1, receivedAt: 2 } as const;
const auto = { ...sent, status: "graded_auto", auto: 0.9 } as const;
const low = { ...auto, auto: 0.4 } as const;
const hand = { status: "graded_manual", manual: 0.9 } as const;

describe("spec §4 the marks of a closed card on a phone", () => {
  const bar = (mark: Element) => [
    mark.className,
    mark.getAttribute("data-by"),
    mark.getAttribute("data-low"),
  ];

  /** [state, what is shown, what it is drawn as] */
  it.each([
    ["graded by machine", { grade: auto }, "machine", "false"],
    ["graded by hand", { grade: hand }, "hand", "false"],
    ["a grade that fails", { grade: low }, "machine", "true"],
    [
      "one that fails, not marked",
      { grade: low, visual: { highlightFailingGrades: false } },
      "machine",
      "false",
    ],
    ["a default for missing work", { grade: { byDefault: 0 } }, "default", "true"],
    ["not submitted", {}, "none", null],
    ["overdue, without alerts", { due: "2026-11-19", visual: { showVisualAlerts: false } }, "none", null],
  ] as const)("a bar: %s", (_state, shown, by, isLow) => {
    expect(bar(show(shown).mark)).toEqual(["grade-bar", by, isLow]);
  });

  it("a dot for what was handed in, also where an earlier attempt has its grade", () => {
    expect(show({ grade: { ...sent, status: "submitted" } }).mark.className).toBe("grade-dot");
    document.body.innerHTML = "";
    expect(show({ grade: { ...sent, status: "submitted", auto: 0.4 } }).mark.className).toBe("grade-dot");
  });

  it("a red exclamation for what is overdue", () => {
    expect(show({ due: "2026-11-19" }).mark.matches("svg.text-error")).toBe(true);
  });
});

describe("spec §2, spec §3 a card on a phone", () => {
  /** [visual settings, is a failing average marked, is it alerted] */
  it.each([
    [{}, "true", 1],
    [{ showVisualAlerts: false }, "true", 0],
    [{ highlightFailingAverages: false }, "false", 0],
  ])("marks an average that fails by the settings: %j", (visual, isLow, alerts) => {
    const { head } = show({ grade: low, visual });
    const final = head.querySelector(".grade-final");
    expect([final?.getAttribute("data-low"), final?.textContent]).toEqual([isLow, "2,0, Reprobado"]);
    expect(within(head).queryAllByRole("img", { name: "En riesgo" })).toHaveLength(alerts);
  });

  it.each([
    [false, "Acosta, Juan", "1001156284"],
    [true, "1001156284", "Acosta, Juan"],
  ])("is of a name or a cédula (%j), and says the other one once it is open", (byId, first, second) => {
    const { head } = show({ byId });
    expect(head.textContent).toContain(first);
    expect(screen.queryByText(second)).toBeNull();
    fireEvent.click(head);
    screen.getByText(second);
  });

  it("opens to its works by period, with weight and grade, and each work to its dialog", () => {
    const { head, onOpen } = show({ grade: auto });
    fireEvent.click(head);
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Corte 130%");
    const line = screen.getByRole("button", { name: "Taller: 4,5, Calificado automáticamente" });
    expect(line.textContent).toBe("Taller 7,5%4,5");
    fireEvent.click(line);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(0, 0);
  });
});
