import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Activity } from "#domain/classroom/activity.ts";
import { PERIODS } from "#domain/classroom/classroom.ts";
import { layGradebook } from "#domain/classroom/gradebook.ts";
import { taskPacket } from "#domain/exchange/make/task-packet.ts";
import { receivedTask } from "#domain/exchange/receive/student-arrivals.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { gradesReport } from "#features/education/teacher/grades/export-grades.ts";
import { GradeCards } from "#features/education/teacher/grades/grade-cards.tsx";
import { ActivityDialog } from "#features/education/teacher/planner/activity-dialog.tsx";
import { plannerTexts } from "#features/education/teacher/planner/texts.ts";
import {
  activityId,
  activityWith,
  classroomId,
  classroomWith,
  gradeWith,
  settingsWith,
  studentWith,
} from "#tests/support/classroom/classrooms.ts";
import { idOf } from "#tests/support/exchange/messages.ts";
import { typeInto } from "#tests/support/render.ts";

const TODAY = day("2026-11-20");
const { form, replaces: texts } = plannerTexts;
const EXAM = activityWith(1, { title: "Parcial 1" });

function open(activity: Activity) {
  const onSave = vi.fn((_: Activity) => Promise.resolve(true));
  render(
    <ActivityDialog
      periods={PERIODS}
      isNew={false}
      activity={activity}
      activities={[EXAM, activity]}
      today={TODAY}
      seed={1}
      isFixed={false}
      onSave={onSave}
      onClose={vi.fn()}
    />,
  );
  const choose = (label: string) => {
    const field = screen.getByLabelText<HTMLSelectElement>(texts.label);
    const option = [...field.options].find((each) => each.text === label);
    fireEvent.change(field, { target: { value: option?.value ?? "missing" } });
  };
  const saved = async () => {
    fireEvent.click(screen.getByRole("button", { name: form.save }));
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    const last = onSave.mock.calls.at(-1)?.[0];
    return { weight: last?.weight, replaces: last?.replaces };
  };
  return { choose, saved };
}

describe("ED-153 a second chance in the form of an activity", () => {
  it("stands in for the final grade from 2,0, or from what is typed, and weighs nothing", async () => {
    const { choose, saved } = open(activityWith(2, { title: "Habilitación", weight: 15 }));
    choose(texts.final);
    expect(screen.queryByLabelText(form.weight)).toBeNull();
    typeInto(screen.getByLabelText(texts.from), "2,5");
    expect(await saved()).toEqual({ weight: 0, replaces: { kind: "final", from: 2.5 } });
  });

  it("stands in for another activity, and counts by its percent again", async () => {
    const { choose, saved } = open(activityWith(2, { title: "Supletorio", weight: 15 }));
    choose(texts.activity("Parcial 1"));
    expect(await saved()).toEqual({ weight: 0, replaces: { kind: "activity", activity: EXAM.id } });
    choose(texts.none);
    expect(screen.getByLabelText(form.weight)).toBeDefined();
    expect(await saved()).toEqual({ weight: 0, replaces: undefined });
  });

  it("ED-161 names what it stands in for also where not all its classrooms have it", async () => {
    const elsewhere = { kind: "activity", activity: EXAM.id } as const;
    const assignedTo = [1, 2].map((room) => ({ classroom: classroomId(room), dueDate: null }));
    const { saved } = open(
      activityWith(2, { title: "Supletorio", weight: 0, replaces: elsewhere, assignedTo }),
    );
    expect(screen.getByDisplayValue(texts.activity("Parcial 1"))).toBeDefined();
    expect(await saved()).toEqual({ weight: 0, replaces: elsewhere });
  });

  it("keeps and names what it stood in for once that is gone", async () => {
    const gone = { kind: "activity", activity: activityId(9) } as const;
    const { saved } = open(activityWith(2, { title: "Supletorio", weight: 0, replaces: gone }));
    expect(screen.getByDisplayValue(texts.gone)).toBeDefined();
    expect(await saved()).toEqual({ weight: 0, replaces: gone });
  });
});

it("ED-153 the planilla says which grade counts, what it was before, and of what kind a second chance is", () => {
  const settings = settingsWith({
    periodsCount: 1,
    periodDistribution: { period1: 100, period2: 0, period3: 0, period4: 0 },
  });
  const retry = activityWith(2, { title: "Final", weight: 0, replaces: { kind: "final", from: 2 } });
  const book = layGradebook(
    classroomWith({ settings }),
    [studentWith(1, { name: "Acosta, Juan" })],
    [EXAM, retry],
    [
      gradeWith(1, 1, { manual: 0.48, status: "graded_manual" }),
      gradeWith(1, 2, { manual: 0.7, status: "graded_manual" }),
    ],
    TODAY,
  );
  const { container } = render(
    <GradeCards book={book} byId={false} menuOf={() => []} onOpen={vi.fn()} onStudent={undefined} />,
  );
  expect(container.textContent).toContain("3,5");
  expect(container.textContent).toContain("antes 2,4");
  const { head, rows } = gradesReport(book);
  expect(head.columns.map(({ label }) => label)).toContain("Final Habilitación");
  expect(rows[0]?.cells.at(-1)).toEqual({ kind: "number", value: 3.5, decimals: 1 });
});

it("ED-153 a second chance travels with its task", () => {
  const replaces = { kind: "activity", activity: EXAM.id } as const;
  const content = taskPacket(activityWith(2, { weight: 0, replaces }), classroomId(1));
  const message = { kind: "tarea", id: idOf("packet", 1), madeAt: 1, content } as const;
  expect(receivedTask(message, undefined, 1, 2)?.replaces).toEqual(replaces);
  expect(
    receivedTask({ ...message, content: taskPacket(EXAM, classroomId(1)) }, undefined, 1, 2),
  ).not.toHaveProperty("replaces");
});
