import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { Activity } from "#domain/classroom/activity.ts";
import { PERIODS } from "#domain/classroom/classroom.ts";
import type { Exercise } from "#domain/exercises/exercise.ts";
import { makeExercise } from "#domain/exercises/templates/all.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { ActivityDialog } from "#features/education/teacher/planner/activity-dialog.tsx";
import { newActivity } from "#features/education/teacher/planner/activity-draft.ts";
import { MadeExercise } from "#features/education/teacher/planner/generate/made-exercise.tsx";
import { generateTexts as made } from "#features/education/teacher/planner/generate/texts.ts";
import { plannerTexts } from "#features/education/teacher/planner/texts.ts";
import { activityId } from "#tests/support/classroom/classrooms.ts";
import { typeInto } from "#tests/support/render.ts";

const chart = await loadChart("puc");
const bank = makeExercise("withholding-services", 1, 7);
if (bank === null) throw new Error("the bank has it");
const OWN: Exercise = { ...bank, source: null };

function Editor({ onChange }: { readonly onChange: (exercise: Exercise) => void }) {
  const [exercise, setExercise] = useState(OWN);
  const change = (next: Exercise) => {
    setExercise(next);
    onChange(next);
  };
  return <MadeExercise exercise={exercise} chart={chart} onChange={change} />;
}

function edited(name: string): Exercise {
  const onChange = vi.fn<(exercise: Exercise) => void>();
  const shown = render(<Editor onChange={onChange} />);
  // The first operation was paid at once: nobody is owed anything in it.
  const fields = screen.getAllByLabelText(made.party);
  expect(fields).toHaveLength(2);
  const [, second] = fields;
  if (second === undefined) throw new Error("two fields");
  typeInto(second, name);
  screen.getByText(made.partyUntold);
  shown.unmount();
  const last = onChange.mock.calls.at(-1)?.[0];
  if (last === undefined) throw new Error("nothing was changed");
  return last;
}

function open(exercise: Exercise) {
  const activity = newActivity(activityId(1), 1, {
    period: 1,
    weight: 10,
    title: "Honorarios",
    exercise: { kind: "own", exercise },
  });
  const onSave = vi.fn((_: Activity) => Promise.resolve(true));
  render(
    <ActivityDialog
      periods={PERIODS}
      isNew
      activity={activity}
      activities={[]}
      today={day("2026-11-20")}
      seed={1}
      isFixed={false}
      onSave={onSave}
      onClose={vi.fn()}
    />,
  );
  const saved = async () => {
    fireEvent.click(screen.getByRole("button", { name: plannerTexts.form.save }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    return onSave.mock.calls[0]?.[0].policy ?? null;
  };
  return { box: () => screen.queryByRole("checkbox", { name: plannerTexts.form.party }), saved };
}

it("ED-96 an operation asks for its third party, and the activity grades it", async () => {
  const { box, saved } = open(edited("Asesores Andinos Ltda."));
  expect(box()).toMatchObject({ checked: true });
  expect(await saved()).toMatchObject({ asksThirdParty: true });
});

it("ED-96 the teacher may leave it ungraded", async () => {
  const { box, saved } = open(edited("Asesores Andinos Ltda."));
  const switched = box();
  if (switched === null) throw new Error("no switch");
  fireEvent.click(switched);
  expect(await saved()).toMatchObject({ asksThirdParty: false });
});

it("ED-96 an exercise that names nobody offers no switch and keeps the engine's own policy", async () => {
  const { box, saved } = open(OWN);
  expect(box()).toBeNull();
  expect(await saved()).toBeNull();
});

it("ED-96 another exercise, which names nobody, asks for nobody", async () => {
  const { box, saved } = open(edited("Asesores Andinos Ltda."));
  fireEvent.change(screen.getByLabelText(plannerTexts.form.exercise), {
    target: { value: "withholding-purchase" },
  });
  expect(box()).toBeNull();
  expect(await saved()).toMatchObject({ asksThirdParty: false });
});

it("names accounts as the journal does, and shows no code that a chart hides", async () => {
  const { unmount } = render(<MadeExercise exercise={OWN} chart={chart} onChange={() => undefined} />);
  screen.getAllByLabelText("Haber · 236530 Retención en la fuente: Arrendamientos");
  unmount();
  const month = makeExercise("cycle-first", 1, 7);
  if (month === null) throw new Error("the bank has it");
  const names = await loadChart("journal");
  render(<MadeExercise exercise={{ ...month, source: null }} chart={names} onChange={() => undefined} />);
  screen.getAllByLabelText("Debe · Bancos");
});

it("ED-133 says so when an operation no longer tells its day", () => {
  const [first] = OWN.solution.entries;
  if (first === undefined) throw new Error("no operation");
  render(<Editor onChange={() => undefined} />);
  expect(screen.queryByText(made.dayUntold(first.date))).toBeNull();
  const [told] = screen.getAllByLabelText(made.told);
  if (told === undefined) throw new Error("no field");
  typeInto(told, "Pagó el arriendo.");
  screen.getByText(made.dayUntold(first.date));
});
