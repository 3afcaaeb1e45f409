import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { Exercise, ExerciseTopic } from "#domain/exercises/exercise.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { MadeExercise } from "#features/education/teacher/planner/generate/made-exercise.tsx";
import { generateTexts as texts } from "#features/education/teacher/planner/generate/texts.ts";
import { wishedExercise } from "#tests/support/exercises/wished-exercise.ts";
import { typeInto } from "#tests/support/render.ts";

const chart = await loadChart("puc");

interface EditorProps {
  readonly first: Exercise;
  readonly onChange: (exercise: Exercise) => void;
}

function Editor({ first, onChange }: EditorProps) {
  const [exercise, setExercise] = useState(first);
  const change = (next: Exercise) => {
    setExercise(next);
    onChange(next);
  };
  return <MadeExercise exercise={exercise} chart={chart} onChange={change} />;
}

/** The editor of an exercise, and what it has come to. */
function shown(topic: ExerciseTopic) {
  let now = wishedExercise(topic);
  render(
    <Editor
      first={now}
      onChange={(next) => {
        now = next;
      }}
    />,
  );
  return () => now;
}

it("ED-24 shows each question with its answer and points, to be changed or taken out", () => {
  const now = shown("ratios");
  const groups = now().case.questions.map((_, place) =>
    screen.getByRole("group", { name: texts.question(place + 1) }),
  );
  expect(groups).toHaveLength(5);
  const [first, second] = groups.map((each) => within(each));
  if (first === undefined || second === undefined) throw new Error("two questions");
  typeInto(first.getByLabelText(texts.asked), "¿Razón corriente?");
  typeInto(first.getByLabelText(`${texts.rightAnswer} (veces)`), "2,5");
  typeInto(first.getByLabelText(texts.points), "4");
  expect(now().case.questions[0]?.text).toBe("¿Razón corriente?");
  expect(now().solution.answers[0]).toMatchObject({ right: 2.5, points: 4 });
  fireEvent.click(second.getByRole("button", { name: texts.removeQuestion(2) }));
  expect(now().case.questions.map(({ id }) => id)).toEqual(["current", "acid", "gross", "stock"]);
  expect(screen.queryByRole("group", { name: texts.question(5) })).toBeNull();
});

it("ED-24 shows which options are right, and the entries that the book has already", () => {
  const now = shown("errors");
  const [answer] = now().solution.answers;
  const boxes = screen.getAllByRole("checkbox");
  expect(boxes.filter((each) => (each as HTMLInputElement).checked)).toHaveLength(
    answer?.kind === "options" ? answer.right.length : 0,
  );
  const given = screen.getByRole("region", { name: texts.given });
  for (const { description } of now().case.given) expect(given.textContent).toContain(description);
});

it("ED-24 shows the opening balances, to be read", () => {
  const now = shown("statements");
  const opening = screen.getByRole("region", { name: texts.opening });
  expect(now().case.opening.length).toBeGreaterThan(0);
  for (const { amount } of now().case.opening) expect(opening.textContent).toContain(formatPesos(amount));
  expect(within(opening).queryByRole("textbox")).toBeNull();
});
