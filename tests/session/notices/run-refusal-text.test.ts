import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { EmployeeProblem } from "#domain/payroll/employee/check-employee.ts";
import type { RunProblem } from "#domain/payroll/run/compute-run.ts";
import type { RunRefusal } from "#domain/payroll/run/run-refusal.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { employeeProblemText, runRefusalText } from "#session/notices/run-refusal-text.ts";
import { newId } from "#storage/engine/environment.ts";
import { draftOf, employeeFields, periodOf } from "#tests/support/payroll/payroll-runs.ts";

const run = draftOf([]);
const employee = {
  id: newId("employee"),
  companyId: run.companyId,
  ...employeeFields(),
  createdAt: 1,
  updatedAt: 1,
  version: 1,
};
const who = { employee: "p1" } as const;

// One of each kind: a kind missing here does not compile.
const REFUSALS: { readonly [K in RunRefusal["kind"]]: Extract<RunRefusal, { kind: K }> } = {
  "unknown-employee": { kind: "unknown-employee" },
  "stale-employee": { kind: "stale-employee", current: employee },
  "bad-employee": { kind: "bad-employee", problems: [{ field: "end", problem: "end" }] },
  "unknown-run": { kind: "unknown-run" },
  "stale-run": { kind: "stale-run", current: run },
  "run-exists": { kind: "run-exists", period: periodOf("2026-11 -1") },
  "bad-run": { kind: "bad-run" },
  "run-empty": { kind: "run-empty" },
  "run-closed": { kind: "run-closed" },
  "run-open": { kind: "run-open" },
  "run-paid": { kind: "run-paid" },
  "run-posted": { kind: "run-posted" },
  "run-problem": { kind: "run-problem", problem: { kind: "too-large" } },
  "first-open": { kind: "first-open" },
  "second-closed": { kind: "second-closed" },
  "already-paid": { kind: "already-paid" },
  "settled-person": { kind: "settled-person", name: "Ana", day: day("2026-11-15") },
  "payment-posted": { kind: "payment-posted" },
  "run-unposted": { kind: "run-unposted" },
  "bad-payment": { kind: "bad-payment", problem: { kind: "nothing" } },
  "stale-payment": { kind: "stale-payment" },
  "foreign-book": { kind: "foreign-book" },
  "not-puc": { kind: "not-puc" },
};

const PROBLEMS: { readonly [K in RunProblem["kind"]]: Extract<RunProblem, { kind: K }> } = {
  "too-large": { kind: "too-large" },
  "unknown-law": {
    kind: "unknown-law",
    date: day("2027-01-31"),
    missing: ["uvt"],
    lastKnown: day("2026-12-31"),
  },
  "bad-input": { kind: "bad-input", ...who, field: "hours" },
  "absences-overlap": { kind: "absences-overlap", ...who, day: day("2026-11-03") },
  "not-in-period": { kind: "not-in-period", ...who },
  "hours-across-change": { kind: "hours-across-change", ...who, change: day("2026-07-15") },
};

const FIELDS: readonly EmployeeProblem[] = [
  { field: "name", problem: "blank" },
  { field: "salary", problem: "blank" },
  { field: "document", problem: "too-long" },
  { field: "salary", problem: "amount" },
  { field: "start", problem: "day" },
  { field: "end", problem: "end" },
  { field: "choice", problem: "unknown" },
];

describe("every refusal of payroll", () => {
  it.each(Object.entries(REFUSALS))("%s has one sentence of its own", (_kind, refusal) => {
    expect(runRefusalText(refusal)).toMatch(/^[A-ZÁÉÍÓÚ][^!]+\.$/u);
  });

  it.each(Object.entries(PROBLEMS))("%s keeps a run open and says why", (_kind, problem) => {
    expect(runRefusalText({ kind: "run-problem", problem })).toMatch(/^[A-Z][^!]+\.$/u);
  });

  it.each(FIELDS)("an employee with $field $problem is told", (problem) => {
    expect(employeeProblemText(problem)).toMatch(/^[A-ZÁÉÍÓÚ][^!]+\.$/u);
  });

  it("names the period that is paid already, and the first thing to mend of an employee", () => {
    expect(runRefusalText(REFUSALS["run-exists"])).toContain("Noviembre de 2026, primera quincena");
    expect(runRefusalText(REFUSALS["bad-employee"])).toBe(
      "La fecha de retiro no puede ir antes de la de ingreso.",
    );
    expect(runRefusalText({ kind: "bad-employee", problems: [] })).toContain("no se pueden guardar");
  });

  it("says what books and companies refuse in the words that they have", () => {
    expect(runRefusalText({ kind: "unknown-book" })).toBe(refusalText({ kind: "unknown-book" }));
    expect(runRefusalText({ kind: "storage", trouble: "full" })).toBe(
      refusalText({ kind: "storage", trouble: "full" }),
    );
  });
});
