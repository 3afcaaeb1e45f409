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
const namesAlone = await loadChart("journal");

afterEach(() => vi.unstubAllGlobals());

function onWidth(isNarrow: boolean): void {
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

function names(written: readonly (readonly [string, number, number])[]): string[] {
  onWidth(true);
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

it("has no empty column of codes in a chart that shows none", () => {
  onWidth(false);
  const none = { account: false, amount: false, thirdParty: false };
  const lines = (["caja", "ventas"] as const).map((account, at) => ({
    mark: "right" as const,
    written: {
      account: account as AccountCode,
      side: at === 0 ? ("debit" as const) : ("credit" as const),
      amount: pesos(900_000),
      thirdParty: "",
    },
    strikes: none,
    right: null,
    rightParty: null,
    label: null,
    why: null,
  }));
  const sums = { debit: pesos(900_000), credit: pesos(900_000) };
  const entry = { key: "x", title: "Venta", label: null, lines, sums, notes: [] };
  render(<GradedEntry entry={entry} chart={namesAlone} />);
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads).toEqual(["Marca", "Cuenta", "Debe", "Haber"]);
  const columns = screen
    .getAllByRole("row")
    .map((row) => [...row.children].reduce((all, cell) => all + (cell as HTMLTableCellElement).colSpan, 0));
  expect(new Set(columns)).toEqual(new Set([4]));
});
