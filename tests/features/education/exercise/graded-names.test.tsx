import { render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import type { AccountCode } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { GradedEntry } from "#features/education/exercise/graded/graded-entry.tsx";
import { shownEntries } from "#features/education/exercise/graded/shown-entries.ts";
import { revealed } from "#features/education/exercise/reveal.ts";
import { exerciseOf, operation } from "#tests/domain/grading/support/exercises.ts";

// ED-52: on a phone the result has no column of codes, and 4135 and 6135 have one name.

const chart = await loadChart("puc");

afterEach(() => vi.unstubAllGlobals());

function names(written: readonly (readonly [string, number, number])[]): string[] {
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const exercise = exerciseOf({
    entries: [operation("venta", "2026-11-05", ["1105", 900_000], ["4135", -900_000])],
  });
  const lines = written.map(([account, debit, credit]) => ({
    account: account as AccountCode,
    debit: pesos(debit),
    credit: pesos(credit),
  }));
  const work = {
    entries: [{ id: "x", date: day("2026-11-05"), description: "Venta", reference: "", lines }],
    answers: {},
  };
  const result = gradeWork(exercise, work, DEFAULT_POLICY);
  const shown = shownEntries({
    work,
    result,
    solution: exercise.solution,
    shows: revealed(4),
    overrides: [],
  });
  render(shown.map((entry) => <GradedEntry key={entry.key} entry={entry} chart={chart} />));
  return screen
    .getAllByRole("cell")
    .filter((cell) => cell.classList.contains("graded-account"))
    .map((cell) => cell.textContent ?? "")
    .filter((text) => text !== "");
}

it("on a phone tells the account that was written from the right one of the same name", () => {
  expect(
    names([
      ["1105", 900_000, 0],
      ["6135", 0, 900_000],
    ]),
  ).toEqual([
    "Caja",
    "6135 Comercio al por mayor y al por menor",
    "4135 Comercio al por mayor y al por menor",
  ]);
});

it("on a phone shows no code where each name is of one account", () => {
  expect(
    names([
      ["1105", 900_000, 0],
      ["4135", 0, 900_000],
    ]),
  ).toEqual(["Caja", "Comercio al por mayor y al por menor"]);
});
