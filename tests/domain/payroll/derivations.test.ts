import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import { ACADEMIC } from "#domain/payroll/calculator/academic.data.ts";
import { computeAcademic } from "#domain/payroll/calculator/compute-academic.ts";
import { newPayrollRow } from "#domain/payroll/calculator/payroll-row.ts";
import { addUp } from "#domain/payroll/derivation/chain.ts";
import type { Derivation } from "#domain/payroll/derivation/derivation.ts";
import type { RunSettings } from "#domain/payroll/employee/contract.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import { computeRun, type RunPerson } from "#domain/payroll/run/compute-run.ts";
import type { PayrollPeriod } from "#domain/payroll/run/period.ts";
import { settleContract } from "#domain/payroll/settlement/settle-contract.ts";
import { runs } from "#tests/support/random/runs.ts";
import { contractOf, periodOf } from "./people.ts";
import { personIn, settingsArb } from "./random-people.ts";
import { replay } from "./replay.ts";

interface Shown {
  readonly amount: Pesos;
  readonly derivation: Derivation;
}

/** The figures whose derivation does not produce them, with the step that fails. */
function astray(figures: readonly (readonly [string, Shown])[]): string[] {
  return figures.flatMap(([name, { amount, derivation }]) => {
    const fault = replay(derivation);
    const last = derivation.steps.at(-1)?.value;
    const arrives = last?.kind === "amount" && last.amount === amount;
    return fault === null && arrives ? [] : [`${name}: ${fault ?? "ends in another figure"}`];
  });
}

function slipFor(period: PayrollPeriod, settings: RunSettings, person: RunPerson) {
  const run = computeRun({ period, settings, overrides: {}, people: [person] });
  if (!run.ok) throw new Error(JSON.stringify(run.error));
  const [slip] = run.value.slips;
  if (!slip) throw new Error("no slip");
  return slip;
}

const read = createLawReader();

describe("every figure explains itself: its steps, gone again by themselves, lead to it", () => {
  it("on the slips of random people, second fortnights among them", () => {
    const months = fc.tuple(fc.integer({ min: 2023, max: 2026 }), fc.integer({ min: 1, max: 12 }));
    const cases = months.chain(([year, month]) => {
      const name = `${year}-${String(month).padStart(2, "0")}`;
      return fc.record({
        name: fc.constant(name),
        settings: settingsArb,
        whole: personIn(periodOf(name)),
        half: personIn(periodOf(`${name} -1`)),
      });
    });
    fc.assert(
      fc.property(cases, ({ name, settings, whole, half }) => {
        const first = slipFor(periodOf(`${name} -1`), settings, half);
        // The second fortnight changes only the contract, which continues.
        const rest = { contract: { ...half.contract, end: null }, soFar: first.monthSoFar };
        const quiet = { ...half.input, hours: [], absences: [] };
        const second = slipFor(periodOf(`${name} -2`), settings, { ...rest, input: quiet });
        for (const slip of [slipFor(periodOf(name), settings, whole), first, second]) {
          const lines = slip.lines.map((line) => [line.concept, line] as const);
          expect(astray([...lines, ...Object.entries(slip.bases)])).toEqual([]);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("of the specification's set", () => {
    const row = { ...newPayrollRow("r1"), employeeName: "Ana", basicSalary: pesos(2_345_678) };
    const full = {
      ...row,
      overtimeHours: 7.25,
      bonus: pesos(123_457),
      deductions: pesos(98_765),
      arl: 2.436,
    };
    for (const each of [row, full, { ...full, overtimeRate: 75 }]) {
      const result = computeAcademic(each);
      if (!result.ok) throw new Error(result.error.kind);
      const { figures, derivations } = result.value;
      const shown = Object.entries(derivations).map(
        ([key, derivation]) => [key, { amount: figures[key as keyof typeof figures], derivation }] as const,
      );
      expect(astray(shown)).toEqual([]);
    }
  });

  it("at the end of a contract", () => {
    const amounts = fc.record({
      salary: fc.integer({ min: 30_000, max: 60_000_000 }),
      variable: fc.oneof(fc.constant(0), fc.nat(9_000_000)),
      paid: fc.nat(2_000_000),
      days: fc.nat(2000),
      taken: fc.nat(40),
      integral: fc.boolean(),
    });
    fc.assert(
      fc.property(amounts, ({ salary, variable, paid, days, taken, integral }) => {
        const start = day("2021-01-04");
        const settled = settleContract(
          {
            contract: { ...contractOf(salary, { kind: integral ? "integral" : "ordinary" }), start },
            end: addDays(start, 730 + Math.min(days, 1400)),
            reason: "unjust",
            agreedEnd: null,
            unpaidDays: { year: 3, semester: 0, all: 10 },
            variableOfYear: pesos(variable),
            variableOfSemester: pesos(variable >> 1),
            vacationDaysTaken: taken,
            paid: { severance: pesos(paid), severanceInterest: pesos(0), serviceBonus: pesos(paid) },
          },
          read,
        );
        if (!settled.ok) throw new Error(settled.error.kind);
        expect(astray(settled.value.lines.map((line) => [line.concept, line] as const))).toEqual([]);
      }),
      runs(150, 1_000),
    );
  });
});

describe("a way that leads elsewhere", () => {
  it("is found", () => {
    const { derivation } = addUp("Suma", [{ label: "Uno", amount: pesos(1) }], [], ACADEMIC.norm);
    expect(replay(derivation)).toBeNull();
    expect(replay({ ...derivation, steps: derivation.steps.slice(1) })).toContain("Suma");
    const steps = derivation.steps.map((step) => ({ ...step, sign: "+" as const }));
    expect(replay({ ...derivation, steps })).toContain("begins with nothing");
  });
});
