import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import { ABSENCE_KINDS } from "#domain/payroll/leave/absences.data.ts";
import type { Slip } from "#domain/payroll/slip/slip.ts";
import { runs } from "#tests/support/random/runs.ts";
import { absence, amountOf, type Case, slipOf } from "../people.ts";

/** Ten minimum wages of November 2026. */
const LIMIT = 17_509_050;
const half = (kind: Parameters<typeof absence>[0]): Case => ({
  input: { absences: [absence(kind, "2026-11-16", "2026-11-30")] },
});
const whole = (kind: Parameters<typeof absence>[0]): Case => ({
  input: { absences: [absence(kind, "2026-11-01", "2026-11-30")] },
});
const averages = { variable: pesos(6_000_000), vacation: pesos(5_000_000) };

describe("PY-60 a whole month is compared with 10 SMMLV, 17.509.050 (ET art. 114-1)", () => {
  it.each<[string, number, Case, boolean]>([
    ["a month worked whole, a peso under", LIMIT - 1, {}, true],
    ["a month worked whole, at it", LIMIT, {}, false],
    [
      "hired on the 16th: 10.000.000 paid of 20.000.000",
      20_000_000,
      { contract: { start: day("2026-11-16") } },
      false,
    ],
    [
      "left on the 15th: 10.000.000 paid of 20.000.000",
      20_000_000,
      { contract: { end: day("2026-11-15") } },
      false,
    ],
    ["half a month of unpaid leave: 10.000.000 paid of 20.000.000", 20_000_000, half("unpaid"), false],
    ["a month of unpaid leave, of which health is owed", 20_000_000, whole("unpaid"), false],
    ["half a month of sick leave: 16.666.667 paid of 20.000.000", 20_000_000, half("sick"), false],
    ["a month of sick leave: 13.333.333 paid of 20.000.000", 20_000_000, whole("sick"), false],
    ["half a month of vacations", 20_000_000, half("vacation"), false],
    ["half a month of licence", 20_000_000, half("paid"), false],
    ["half a month after a work accident", 20_000_000, half("accident"), false],
    ["half a month of maternity leave", 20_000_000, half("parental"), false],
    ["half a month of unpaid leave, a peso under", LIMIT - 1, half("unpaid"), true],
    ["a month of sick leave, a peso under", LIMIT - 1, whole("sick"), true],
    ["hired on the 16th, a peso under", LIMIT - 1, { contract: { start: day("2026-11-16") } }, true],
    ["an integral salary of a whole month", 25_000_000, { contract: { kind: "integral" } }, false],
    [
      "an integral salary of a month of sick leave: 11.666.667 paid of 25.000.000",
      25_000_000,
      { ...whole("sick"), contract: { kind: "integral" } },
      false,
    ],
    [
      "an integral salary of ten days",
      25_000_000,
      { contract: { kind: "integral", start: day("2026-11-21") } },
      false,
    ],
    [
      "an integral salary on half a month of unpaid leave",
      25_000_000,
      { ...half("unpaid"), contract: { kind: "integral" } },
      false,
    ],
    [
      "what is earned besides counts as it is: 15.000.000 and 2.509.050 of commissions",
      15_000_000,
      { input: { commissions: pesos(2_509_050) } },
      false,
    ],
    [
      "also in half a month: 7.500.000 and 2.509.049",
      15_000_000,
      { contract: { start: day("2026-11-16") }, input: { commissions: pesos(2_509_049) } },
      true,
    ],
    [
      "also in half a month of leave: 7.500.000 and 2.509.050",
      15_000_000,
      { input: { ...half("unpaid").input, commissions: pesos(2_509_050) } },
      false,
    ],
    [
      "vacations reckoned on 12.000.000 and an average of 5.000.000: 14.500.000",
      12_000_000,
      { input: { ...half("vacation").input, leaveAverages: averages } },
      true,
    ],
    [
      "a month of sick leave reckoned on 12.000.000 and an average of 6.000.000",
      12_000_000,
      { input: { ...whole("sick").input, leaveAverages: averages } },
      false,
    ],
    [
      "a raise on the 16th, from 17.000.000 to 18.018.099: 17.509.049,50",
      18_018_099,
      { contract: { earlierSalaries: [{ until: day("2026-11-15"), salary: pesos(17_000_000) }] } },
      true,
    ],
    [
      "the same to 18.018.100",
      18_018_100,
      { contract: { earlierSalaries: [{ until: day("2026-11-15"), salary: pesos(17_000_000) }] } },
      false,
    ],
  ])("%s", (_, salary, each, exonerated) => {
    expect(slipOf("2026-11", salary, each).exonerated).toBe(exonerated);
  });

  it("of 13.000.000, ten wages of 2024, seven days and the rest to the fraction of a peso", () => {
    // 3.033.333,33 and 9.966.666,67 are 13.000.000 and not 12.999.999,67.
    const late = slipOf("2024-03", 13_000_000, { contract: { start: day("2024-03-24") } });
    expect([amountOf(late, "salary"), late.exonerated]).toEqual([3_033_333, false]);
  });

  it("a fortnight is judged by its month: the first by the salary, the second by both", () => {
    const first = slipOf("2026-11 -1", 15_000_000);
    const input = { ...half("unpaid").input, commissions: pesos(2_509_050) };
    const second = slipOf("2026-11 -2", 15_000_000, { input, soFar: first.monthSoFar });
    expect([first.exonerated, second.exonerated]).toEqual([true, false]);
    // 8,5 % of 7.500.000 + 2.509.050, and of the unpaid half (Decreto 780 de 2016, art. 3.2.5.2).
    expect(amountOf(second, "employerHealth")).toBe(850_769 + 637_500);
  });

  it("the slip says why a month paid below the limit is not exempt", () => {
    const notes = (slip: Slip) =>
      slip.lines
        .filter(({ concept }) => concept === "sena")
        .flatMap(({ derivation }) => derivation.steps.map(({ note }) => note ?? ""))
        .join(" ");
    expect(notes(slipOf("2026-11", 20_000_000, half("unpaid")))).toContain(
      "un mes completo son $\u00a020.000.000, no menos de 10 SMMLV (ET art. 114-1)",
    );
    expect(notes(slipOf("2026-11", 20_000_000))).not.toContain("mes completo");
  });
});

const salaries = fc.oneof(
  fc.integer({ min: LIMIT - 2, max: LIMIT + 2 }),
  fc.integer({ min: 2_000_000, max: 40_000_000 }),
);
const inNovember = fc.nat(29).map((days) => addDays(day("2026-11-01"), days));
const parts = fc.record({
  absences: fc.tuple(inNovember, inNovember, fc.constantFrom(...ABSENCE_KINDS)).map(([one, other, kind]) => {
    const [from, to] = [one, other].toSorted();
    return [{ kind, from: from ?? one, to: to ?? other }];
  }),
  start: fc.oneof(fc.constant(day("2020-01-01")), inNovember),
  end: fc.oneof(fc.constant(null), inNovember),
  kind: fc.constantFrom("ordinary" as const, "integral" as const),
  besides: fc.oneof(fc.constant(0 as Pesos), fc.nat(9_000_000).map(pesos)),
});

describe("PY-60 whatever part of the month was worked (ET art. 114-1)", () => {
  it("a salary and what is earned besides decide, never the days", () => {
    fc.assert(
      fc.property(salaries, parts, (salary, { absences, start, end, kind, besides }) => {
        fc.pre(end === null || end >= start);
        const each: Case = { contract: { start, end, kind }, input: { absences, nonSalary: besides } };
        expect(slipOf("2026-11", salary, each).exonerated).toBe(salary + besides < LIMIT);
      }),
      runs(300, 3_000),
    );
  });

  it("two fortnights end as the month does", () => {
    fc.assert(
      fc.property(salaries, parts, inNovember, (salary, { absences, kind, besides }, raised) => {
        const contract = { kind, earlierSalaries: [{ until: raised, salary: pesos(16_000_000) }] };
        const input = { absences, nonSalary: besides };
        const first = slipOf("2026-11 -1", salary, { contract, input: { absences } });
        const second = slipOf("2026-11 -2", salary, { contract, input, soFar: first.monthSoFar });
        expect(second.exonerated).toBe(slipOf("2026-11", salary, { contract, input }).exonerated);
      }),
      runs(200, 2_000),
    );
  });
});
