import { render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { Activity } from "#domain/classroom/activity.ts";
import type { Grade } from "#domain/classroom/grade.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { TeacherDesk } from "#features/education/teacher/desk/teacher-desk.ts";
import { copyOf } from "#features/education/teacher/planner/activity-draft.ts";
import { PlannerDialogs } from "#features/education/teacher/planner/planner-dialogs.tsx";
import { plannerTexts } from "#features/education/teacher/planner/texts.ts";
import { activityId, activityWith, classroomWith, gradeWith } from "#tests/support/classroom/classrooms.ts";

const { form: texts } = plannerTexts;
const source = { template: "withholding-services", version: 1, seed: 7 };
const TASK = activityWith(1, {
  type: "exercise",
  exercise: { kind: "template", source, personal: true },
  hasAutoGrading: true,
});

function edit(stored: Activity, grades: readonly Grade[] = [], shown = stored) {
  const desk = {
    activities: [stored],
    classrooms: [classroomWith()],
    grades,
    today: day("2026-11-20"),
    act: {},
  } as unknown as TeacherDesk;
  const isNew = shown.id !== stored.id;
  render(
    <PlannerDialogs
      desk={desk}
      dialog={{ kind: "edit", activity: shown, isNew }}
      onMade={vi.fn()}
      onClose={vi.fn()}
    />,
  );
  return [texts.exercise, texts.personal, texts.type].map(
    (label) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).disabled,
  );
}

describe("ED-154 the form shows the exercise that students have, and why it stays", () => {
  it.each<[string, Activity, Grade[], Activity?]>([
    ["shared", { ...TASK, status: "active" }, []],
    ["shared once", { ...TASK, status: "draft", assignedTo: [], shared: true }, []],
    ["handed in", TASK, [gradeWith(1, 1, { attempts: 1, status: "submitted" })]],
    ["shared since the form was asked for", { ...TASK, status: "active" }, [], TASK],
  ])("%s", (_name, stored, grades, shown) => {
    expect(edit(stored, grades, shown)).toEqual([true, true, true]);
    screen.getByText(texts.fixed);
    for (const label of [texts.auto, texts.attempts, texts.feedback, texts.title])
      expect(screen.getByLabelText(label)).toMatchObject({ disabled: false });
  });

  it.each<[string, Activity, Grade[]]>([
    ["assigned, and nobody has it", TASK, []],
    ["graded without a hand-in", TASK, [gradeWith(1, 1, { manual: 0.5, status: "graded_manual" })]],
    ["another one was handed in", TASK, [gradeWith(1, 2, { attempts: 1, status: "submitted" })]],
  ])("%s: it may be another", (_name, stored, grades) => {
    expect(edit(stored, grades)).toEqual([false, false, false]);
    expect(screen.queryByText(texts.fixed)).toBeNull();
  });

  it("a copy may have any", () => {
    const copy = copyOf({ ...TASK, status: "active", shared: true }, activityId(2), 5, "Copia");
    expect(copy).not.toHaveProperty("shared");
    expect(edit({ ...TASK, status: "active" }, [], copy)).toEqual([false, false, false]);
  });
});
