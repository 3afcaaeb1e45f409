import { describe, expect, it } from "vitest";
import { knownAnswer } from "#domain/assistant/known-answer.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { RESULT_COLUMNS } from "#domain/payroll/calculator/academic-summary.ts";
import { calculatePayroll } from "#domain/payroll/calculator/calculator.ts";
import { PARAMETER_SETS } from "#domain/payroll/calculator/parameter-set.ts";
import { resultFacts } from "#features/payroll/calculator/results/result-facts.ts";
import { resultView } from "#features/payroll/calculator/results/result-view.ts";
import { PEOPLE } from "#tests/support/payroll/payroll.ts";

describe("GM-02 payroll explains each figure of its calculation", () => {
  it("has a fact for every column and every line of each person, in either parameter set", () => {
    for (const set of PARAMETER_SETS) {
      const result = calculatePayroll(PEOPLE, set, day("2026-11-21"));
      if (!result.ok) throw new Error(result.error.kind);
      const facts = resultFacts(result.value);
      for (const { name, pay, cost, costInParts } of resultView(result.value).people) {
        const labels = [...RESULT_COLUMNS, ...pay, ...cost, ...costInParts].map(({ label }) => label);
        for (const label of labels) {
          const own = facts.filter(({ keywords }) => keywords[1] === `${label} ${name}`);
          expect(own.length, `${set} ${label} ${name}`).toBeGreaterThan(0);
          for (const { answer } of own) expect(answer, label).toMatch(/\d/);
        }
      }
      expect(resultFacts(undefined)).toEqual([]);
    }
  });

  it("says of a typed figure that it is not calculated", () => {
    const result = calculatePayroll(PEOPLE.slice(0, 1), "academic", day("2026-11-21"));
    if (!result.ok) throw new Error(result.error.kind);
    const { entry } = knownAnswer("¿de dónde sale el salario básico?", resultFacts(result.value));
    expect(entry?.answer).toMatch(/No se calcula/);
  });
});
