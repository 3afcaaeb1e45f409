import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { RunProblem } from "#domain/payroll/run/compute-run.ts";
import { runProblemText, slipProblemText } from "#features/payroll/runs/problem-text.ts";
import { memberOf } from "#tests/support/payroll/payroll-runs.ts";

const ANA = memberOf({}, "Ana Ruiz");
const employee = ANA.contract.id;

describe("why a run has no totals, in words", () => {
  it("names the person, and what to mend", () => {
    const change = day("2026-07-15");
    const problem = { kind: "hours-across-change", employee, change } as const;
    expect(runProblemText(problem, [ANA])).toBe(
      "Ana Ruiz: La ley cambia el 15/07/2026: escribe aparte las horas de antes y las de desde ese día.",
    );
    expect(slipProblemText({ kind: "absences-overlap", employee, day: change })).toBe(
      "Dos ausencias tienen el mismo día, el 15/07/2026.",
    );
  });

  it("says what of the law is not known, once and for everybody", () => {
    const problem: RunProblem = {
      kind: "unknown-law",
      date: day("2027-04-30"),
      lastKnown: day("2026-12-31"),
      missing: ["minimumWage"],
    };
    const text = runProblemText(problem, [ANA]);
    expect(text).toContain("30/04/2027");
    expect(text).toContain("Salario mínimo mensual (SMMLV)");
    expect(text).not.toContain("Ana");
  });

  it("speaks of every kind of problem", () => {
    const kinds: readonly RunProblem[] = [
      { kind: "too-large" },
      { kind: "not-in-period", employee },
      { kind: "bad-input", employee, field: "absences" },
    ];
    for (const problem of kinds) expect(runProblemText(problem, [ANA])).toMatch(/^\p{Lu}.+\.$/u);
  });
});
