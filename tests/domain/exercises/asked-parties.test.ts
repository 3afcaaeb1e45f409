import { describe, expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import {
  asksParties,
  partyAsked,
  takesParty,
  tellsParty,
  withParty,
} from "#domain/exercises/asked-parties.ts";
import { checkExercise } from "#domain/exercises/check-exercise.ts";
import { makeExercise } from "#domain/exercises/templates/all.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { exerciseOf, operation, type Row } from "../grading/support/exercises.ts";
import { rightWork } from "../grading/support/right-work.ts";

const chart = await loadChart("puc");
const ASKS = { ...DEFAULT_POLICY, asksThirdParty: true };
/** On the third operation: the firm that is owed its fee, with VAT and a withholding beside it. */
const FIRM = "Asesores Andinos Ltda.";

function services() {
  const exercise = makeExercise("withholding-services", 1, 7);
  if (exercise === null) throw new Error("the bank has it");
  return exercise;
}

describe("ED-96 an operation may ask for its third party", () => {
  it("asks on what is owed, in every way to record it, and for taxes nobody; an empty name asks no more", () => {
    const exercise = withParty(services(), 2, FIRM, chart);
    const lines = exercise.solution.entries[2]?.lines ?? [];
    expect(lines.map(({ account, thirdParty }) => [account, thirdParty])).toEqual([
      ["511025", undefined],
      ["2408", undefined],
      ["236515", undefined],
      ["233525", FIRM],
    ]);
    expect(asksParties(exercise)).toBe(true);
    expect(exercise.solution.entries.map(partyAsked)).toEqual(["", "", FIRM]);
    expect(checkExercise(exercise, chart)).toEqual([]);
    expect(withParty(exercise, 2, "", chart)).toEqual(services());
    const [paid, owed] = services().solution.entries;
    expect([paid, owed].map((each) => each && takesParty(each, chart, {}))).toEqual([false, true]);
  });

  it.each<[string, Row, Row, Row]>([
    [
      "for a tax nobody",
      ["gastos-administrativos", 1_000_000],
      ["cuentas-por-pagar", -110_000],
      ["cuentas-por-pagar", -890_000],
    ],
    [
      "for a small rest who is owed it",
      ["activos-fijos", 1_000_000],
      ["bancos", -860_000],
      ["cuentas-por-pagar", -140_000],
    ],
  ])("asks in a short chart, which has taxes among other debts, %s", async (_, ...rows) => {
    const names = await loadChart("journal");
    const exercise = exerciseOf({ chart: "journal", entries: [operation("a", "2026-11-05", ...rows)] });
    const lines = withParty(exercise, 0, FIRM, names).solution.entries[0]?.lines ?? [];
    expect(lines.map(({ thirdParty }) => thirdParty)).toEqual([undefined, undefined, FIRM]);
  });

  it("goes into the alternatives too", () => {
    const plain = services();
    const [, , last] = plain.solution.entries;
    if (last === undefined) throw new Error("three operations");
    const entries = plain.solution.entries.map((entry) =>
      entry === last ? { ...entry, alternatives: [last.lines] } : entry,
    );
    const both = withParty({ ...plain, solution: { ...plain.solution, entries } }, 2, FIRM, chart);
    expect(both.solution.entries[2]?.alternatives?.[0]).toEqual(both.solution.entries[2]?.lines);
  });

  it("notices a name that the operation does not tell", () => {
    const [, , untold] = withParty(services(), 2, FIRM, chart).solution.entries;
    expect(untold && tellsParty(untold)).toBe(false);
    expect(untold && tellsParty({ ...untold, text: `Honorarios de ${FIRM.toUpperCase()}` })).toBe(true);
    const [first] = services().solution.entries;
    expect(first && tellsParty(first)).toBe(true);
  });

  /** [what, the name on the line, share of the third operation's points that is lost] */
  it.each([
    ["as it is told", FIRM, 0],
    ["as people write it", "asesores andinos ltda", 0],
    ["another one", "Papelería El Punto", 0.05],
    ["none", undefined, 0.05],
  ])("grades the line: %s", (_what, thirdParty, lost) => {
    const exercise = withParty(services(), 2, FIRM, chart);
    const right = rightWork(services());
    const work = {
      ...right,
      entries: right.entries.map((entry) => ({
        ...entry,
        lines: entry.lines.map((line) =>
          line.account === "233525" && thirdParty !== undefined ? { ...line, thirdParty } : line,
        ),
      })),
    };
    const points = exercise.solution.entries[2]?.points ?? 0;
    const { earned, possible } = gradeWork(exercise, work, ASKS);
    expect(possible - earned).toBeCloseTo(lost * points);
    expect(gradeWork(exercise, work, DEFAULT_POLICY).earned).toBe(possible);
  });
});
