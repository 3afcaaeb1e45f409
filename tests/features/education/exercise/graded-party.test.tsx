import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import "#tests/support/render.ts";
import type { AccountCode } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { FeedbackLevel } from "#domain/classroom/activity.ts";
import type { Exercise } from "#domain/exercises/exercise.ts";
import type { ExerciseWork } from "#domain/exercises/work.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { GradedEntry } from "#features/education/exercise/graded/graded-entry.tsx";
import { shownEntries } from "#features/education/exercise/graded/shown-entries.ts";
import { revealed } from "#features/education/exercise/reveal.ts";
import { exerciseOf, operation } from "#tests/domain/grading/support/exercises.ts";

const chart = await loadChart("puc");
const SUPPLIER = "Maderas del Sur S.A.S.";

/** A purchase on credit whose debt is to name the supplier. */
function purchase(): Exercise {
  const plain = operation("compra", "2026-11-05", ["1435", 1_000_000], ["2205", -1_000_000]);
  const lines = plain.lines.map((line) =>
    line.account === "2205" ? { ...line, thirdParty: SUPPLIER } : line,
  );
  return exerciseOf({ entries: [{ ...plain, lines }] });
}

type Written = readonly [account: string, debit: number, credit: number, thirdParty?: string];

function workOf(lines: readonly Written[]): ExerciseWork {
  if (lines.length === 0) return { entries: [], answers: {} };
  const entry = { id: "x", date: day("2026-11-05"), description: "Compra", reference: "" };
  const own = lines.map(([account, debit, credit, thirdParty]) => ({
    account: account as AccountCode,
    debit: pesos(debit),
    credit: pesos(credit),
    ...(thirdParty !== undefined && { thirdParty }),
  }));
  return { entries: [{ ...entry, lines: own }], answers: {} };
}

function feedback(lines: readonly Written[], level: FeedbackLevel, asksThirdParty = true): string {
  const exercise = purchase();
  const work = workOf(lines);
  const result = gradeWork(exercise, work, { ...DEFAULT_POLICY, asksThirdParty });
  const { solution } = exercise;
  const shown = shownEntries({ work, result, solution, shows: revealed(level), overrides: [] });
  render(shown.map((entry) => <GradedEntry key={entry.key} entry={entry} chart={chart} />));
  return document.body.textContent ?? "";
}

const GOODS: Written = ["1435", 1_000_000, 0];
const TOLD = `Esta línea debe llevar el tercero «${SUPPLIER}».`;

describe("ED-54 level 4 names the third party that a line lacks", () => {
  const wrong: readonly (readonly [string, readonly Written[], string])[] = [
    ["nobody", [GOODS, ["2205", 0, 1_000_000]], `Falta el tercero. ${TOLD}`],
    ["somebody else", [GOODS, ["2205", 0, 1_000_000, "Otra S.A.S."]], `Tercero equivocado. ${TOLD}`],
    ["a wrong amount too", [GOODS, ["2205", 0, 1_300_000]], `Valor equivocado. Porque 2205. ${TOLD}`],
    ["a missing line", [GOODS, ["1105", 5, 0]], TOLD],
    ["a missing entry", [], TOLD],
  ];
  it.each(wrong)("%s", (_, lines, told) => {
    expect(feedback(lines, 4).replace(/\s+/g, " ")).toContain(told);
  });

  it.each(wrong)("and no level below: %s", (_, lines) => {
    for (const level of [0, 1, 2, 3] as const) expect(feedback(lines, level)).not.toContain(SUPPLIER);
  });

  it("and crosses the line, whose account and amount are right", () => {
    feedback([GOODS, ["2205", 0, 1_000_000]], 4);
    expect(screen.getAllByText("Por corregir")).toHaveLength(1);
    expect(screen.getAllByText("Correcta")).toHaveLength(1);
  });

  it("strikes the one that was written", () => {
    feedback([GOODS, ["2205", 0, 1_000_000, "Otra S.A.S."]], 4);
    expect(screen.getByText("Otra S.A.S.").tagName).toBe("S");
  });

  it("says nothing of the right one, however it is spelled, or where nobody grades it", () => {
    expect(feedback([GOODS, ["2205", 0, 1_000_000, "maderas del sur sas"]], 4)).not.toContain("tercero");
    expect(feedback([GOODS, ["2205", 0, 1_000_000]], 4, false)).not.toContain("tercero");
  });
});
