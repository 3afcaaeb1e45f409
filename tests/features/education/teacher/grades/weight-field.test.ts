import { describe, expect, it } from "vitest";
import { weightEffect } from "#domain/classroom/counting/weight-effect.ts";
import { gradesTexts } from "#features/education/teacher/grades/texts.ts";
import { activityWith, settingsWith } from "#tests/support/classroom/classrooms.ts";

const SETTINGS = settingsWith({ includeExams: false });
const HERE = [
  activityWith(1, { weight: 20 }),
  activityWith(2, { weight: 5, part: "exam" }),
  activityWith(3, { weight: 0, replaces: { kind: "final", from: 2 } }),
  activityWith(4, { weight: 30, period: 2 }),
];
const told = (weight: number, others = HERE, period = 1 as const) =>
  gradesTexts.part.effect(weightEffect(SETTINGS, others, { ...activityWith(9), period, weight }));

describe("ED-164 what a percent comes to", () => {
  it.each([
    [0, HERE, "Con 0% la nota se ve y no cuenta en la definitiva."],
    [
      5,
      HERE,
      "El corte 1 vale 30% de la definitiva. Con las demás actividades del corte suma 25%, y falta 5%.",
    ],
    [
      10,
      HERE,
      "El corte 1 vale 30% de la definitiva. Con las demás actividades del corte suma 30%, completo.",
    ],
    [
      20,
      HERE,
      "El corte 1 vale 30% de la definitiva. Con las demás actividades del corte suma 40%, de más: esta contará 15%.",
    ],
    [7.5, [], "El corte 1 vale 30% de la definitiva. Por ahora es la única, y falta 22,5%."],
    [60, [], "El corte 1 vale 30% de la definitiva. Esta sola suma 60%, de más: esta contará 30%."],
  ])("%s%% says so", (weight, others, text) => expect(told(weight, others)).toBe(text));
});
