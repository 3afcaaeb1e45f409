import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import "#tests/support/render.ts";
import type { Activity } from "#domain/classroom/activity.ts";
import { withAttempts } from "#features/education/teacher/planner/activity-draft.ts";
import { ReleaseField } from "#features/education/teacher/planner/release-field.tsx";
import { RubricFields } from "#features/education/teacher/planner/rubric-fields.tsx";
import { activityWith } from "#tests/support/classroom/classrooms.ts";

let shown: Activity = activityWith(1);

function Form({ first }: { readonly first: Activity }) {
  const [activity, setActivity] = useState(first);
  shown = activity;
  return (
    <>
      <ReleaseField activity={activity} onChange={setActivity} />
      <RubricFields activity={activity} onChange={setActivity} />
    </>
  );
}

function show(changes: Partial<Activity> = {}) {
  render(
    <Form first={activityWith(1, { feedback: { level: 4, release: { kind: "at-once" } }, ...changes })} />,
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};

describe("ED-147 the rubric in the form of an activity", () => {
  it("begins with Cuadra's own, and says until the weights are the whole", () => {
    show();
    const names = [
      "Cuenta",
      "Debe o haber",
      "Valor",
      "Cada línea que sobra",
      "No cuadra",
      "Fecha equivocada",
    ];
    expect(names.map((name) => field(name).value)).toEqual(["40", "20", "40", "10", "10", "5"]);
    expect(screen.queryByLabelText("Falta el tercero o es otro")).toBeNull();
    type("Cuenta", "50,5");
    screen.getByText("Suman 110,5%: deben ser 100%.");
    type("Valor", "29,5");
    expect(screen.queryByText(/^Suman/)).toBeNull();
    type("No cuadra", "101");
    screen.getByText("Escribe un porcentaje de 0 a 100.");
    type("No cuadra", "0");
    type("Diferencia que se acepta en un valor ($)", "1.000");
    expect(shown.policy).toMatchObject({
      weights: { account: 0.505, side: 0.2, amount: 0.295 },
      penalties: { unbalanced: 0, date: 0.05 },
      tolerance: { pesos: 1000 },
    });
    fireEvent.click(screen.getByRole("button", { name: "Usar la rúbrica de Cuadra" }));
    expect(shown.policy).toBeNull();
    expect(field("Cuenta").value).toBe("40");
  });

  it("says when results are shown, from attempts that there are", () => {
    show({ attempts: { kind: "graded", most: 3, keep: "best" } });
    const choice = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Cuándo se muestra" });
    expect([...choice().options].map(({ textContent }) => textContent)).toEqual([
      "Al devolver el trabajo",
      "Después de la fecha de entrega",
      "Desde el intento 2",
      "Desde el intento 3",
    ]);
    fireEvent.change(choice(), { target: { value: "3" } });
    expect(shown.feedback).toEqual({ level: 4, release: { kind: "attempt", attempt: 3 } });
    expect(withAttempts(shown, "2", "best").feedback.release).toEqual({ kind: "attempt", attempt: 2 });
    expect(withAttempts(shown, "practice", "best").feedback.release).toEqual({ kind: "at-once" });
    fireEvent.change(choice(), { target: { value: "deadline" } });
    expect(shown.feedback.release).toEqual({ kind: "deadline" });
  });

  it.each([
    ["practice", { attempts: { kind: "practice" } }],
    ["the grade alone", { feedback: { level: 1, release: { kind: "at-once" } } }],
  ] as const)("asks for no moment with %s", (_, changes) => {
    show(changes);
    expect(screen.queryByRole("combobox")).toBeNull();
  });
});
