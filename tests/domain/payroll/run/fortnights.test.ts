import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, day, dayNumber, lastDay, month } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";
import { DAY_KINDS, HOUR_KINDS } from "#domain/payroll/earnings/overtime-kinds.data.ts";
import { ABSENCE_KINDS } from "#domain/payroll/leave/absences.data.ts";
import type { HoursEntry, PeriodInput } from "#domain/payroll/run/period-input.ts";
import { CONCEPT_KEYS } from "#domain/payroll/slip/concepts.data.ts";
import type { Slip } from "#domain/payroll/slip/slip.ts";
import { runs } from "#tests/support/random/runs.ts";
import { absence, amountOf, type Case, slipOf } from "../people.ts";
import { settingsArb } from "../random-people.ts";
import { replay } from "../replay.ts";

/** The slips of both fortnights; null for the first where the contract begins after it. */
function fortnightsOf(name: string, salary: number, first: Case, second: Case) {
  const late = (first.contract?.start ?? day("2020-01-01")) > `${name}-15`;
  const one = late ? null : slipOf(`${name} -1`, salary, first);
  const two = slipOf(`${name} -2`, salary, one ? { ...second, soFar: one.monthSoFar } : second);
  return [...(one ? [one] : []), two];
}

const total = (slips: readonly Slip[], concept: (typeof CONCEPT_KEYS)[number]) =>
  slips.reduce((sum, slip) => sum + amountOf(slip, concept), 0);

const money = (max: number) => fc.nat(max).map((value) => value as Pesos);
/** Hours on days of a fortnight, some as whole days of rest and some at a typed surcharge. */
function hoursFrom(first: Day): fc.Arbitrary<HoursEntry[]> {
  const date = fc.nat(12).map((days) => addDays(first, days));
  const typed = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, fc.record({ surcharge: fc.nat(200) }));
  const timed = fc.record({
    kind: fc.constantFrom(...HOUR_KINDS),
    hours: fc.integer({ min: 1, max: 32 }).map((quarters) => quarters / 4),
    date,
  });
  const whole = fc.record({
    kind: fc.constantFrom(...DAY_KINDS),
    hours: fc.constantFrom(1, 2),
    date,
    isDays: fc.constant(true as const),
  });
  const one = fc.tuple(fc.oneof(timed, whole), typed).map(([entry, more]) => ({ ...entry, ...more }));
  return fc.array(one, { maxLength: 4 });
}

const partFrom = (first: Day) =>
  fc.record({
    commissions: money(3_000_000),
    salaryBonus: money(900_000),
    nonSalary: money(2_000_000),
    hours: hoursFrom(first),
  });

const months = fc
  .tuple(fc.integer({ min: 2023, max: 2026 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, each]) => `${year}-${String(each).padStart(2, "0")}`);

function absencesOf(name: string) {
  const from = day(`${name}-01`);
  const length = dayNumber(lastDay(month(name))) - dayNumber(from) + 1;
  return fc
    .tuple(fc.nat(length - 1), fc.nat(length - 1), fc.constantFrom(...ABSENCE_KINDS))
    .map(([a, b, kind]) => [
      { kind, from: addDays(from, Math.min(a, b)), to: addDays(from, Math.max(a, b)) },
    ]);
}

const cases = months.chain((name) =>
  fc.record({
    name: fc.constant(name),
    settings: settingsArb,
    leave: fc.oneof(fc.constant([]), absencesOf(name)),
    salary: fc.oneof(
      fc.integer({ min: 600_000, max: 6_000_000 }),
      fc.integer({ min: 600_000, max: 60_000_000 }),
    ),
    late: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(27) }),
    kind: fc.constantFrom("ordinary" as const, "ordinary" as const, "ordinary" as const, "integral" as const),
    leaveAverages: fc.option(fc.record({ variable: money(900_000), vacation: money(900_000) })),
    raise: fc.oneof(
      fc.constant([]),
      fc
        .tuple(fc.integer({ min: -3, max: 30 }), fc.integer({ min: 500_000, max: 9_000_000 }))
        .map(([days, before]) => [{ until: addDays(day(`${name}-01`), days), salary: before as Pesos }]),
    ),
    first: partFrom(day(`${name}-01`)),
    second: partFrom(day(`${name}-16`)),
  }),
);

describe("PY-12 two fortnights are one month (CST art. 134; Ley 15 de 1959, art. 2; Ley 100 de 1993, art. 18)", () => {
  it("PY-29 in every concept, whatever the month decides and on whatever day the salary was raised", () => {
    fc.assert(
      fc.property(cases, ({ name, settings, leave, leaveAverages, salary, late, kind, ...each }) => {
        const { raise, first, second } = each;
        const start = late === 0 ? day("2020-01-01") : addDays(day(`${name}-01`), late);
        const of = (input: Partial<PeriodInput>): Case => ({
          settings,
          contract: { start, kind, earlierSalaries: raise },
          input: { absences: leave, ...(leaveAverages === null ? {} : { leaveAverages }), ...input },
        });
        const both = fortnightsOf(name, salary, of(first), of(second));
        const paid = both.length === 1 ? [second] : [first, second];
        const sum = (key: "commissions" | "salaryBonus" | "nonSalary") =>
          pesos(paid.reduce((all, each) => all + each[key], 0));
        const input = {
          commissions: sum("commissions"),
          salaryBonus: sum("salaryBonus"),
          nonSalary: sum("nonSalary"),
          hours: paid.flatMap((each) => each.hours),
        };
        const whole = slipOf(name, salary, of(input));
        for (const concept of CONCEPT_KEYS) {
          // Tax withheld in the first fortnight is not given back by the second.
          const months = amountOf(whole, concept);
          if (concept === "withholding" && total(both, concept) > months) continue;
          expect(total(both, concept), concept).toBe(months);
        }
        const last = both.at(-1);
        for (const key of ["ibc", "benefitsBase", "vacationBase"] as const)
          expect(last?.bases[key]?.amount, key).toBe(whole.bases[key]?.amount);
        for (const { lines } of both)
          expect(lines.map(({ derivation }) => replay(derivation))).not.toContain(expect.any(String));
      }),
      runs(400, 3_000),
    );
  });
});

describe("what the month decides, settled by the second fortnight", () => {
  it("an allowance paid in the first is taken back when commissions pass 2 SMMLV (Ley 15 de 1959, art. 2)", () => {
    // 3.000.000 stay under 3.501.810; 600.000 of commissions in the second fortnight do not.
    const [first, second] = fortnightsOf(
      "2026-11",
      3_000_000,
      {},
      { input: { commissions: pesos(600_000) } },
    );
    expect([first && amountOf(first, "transport"), second && amountOf(second, "transport")]).toEqual([
      124_548, -124_548,
    ]);
    // A twelfth of 3.600.000 is 300.000, and the first set a twelfth of 1.624.548 aside.
    expect([first && amountOf(first, "severance"), second && amountOf(second, "severance")]).toEqual([
      135_379, 164_621,
    ]);
  });

  it("an allowance refused in the first stays refused, because the month passes the limit already", () => {
    const both = fortnightsOf("2026-11", 3_000_000, { input: { commissions: pesos(600_000) } }, {});
    expect(total(both, "transport")).toBe(0);
  });

  it("an odd salary is paid to the peso: 875.453 and 875.452 are the minimum wage of 2026", () => {
    const both = fortnightsOf("2026-11", 1_750_905, {}, {});
    expect(both.map((slip) => amountOf(slip, "salary"))).toEqual([875_453, 875_452]);
    expect(both.map((slip) => amountOf(slip, "transport"))).toEqual([124_548, 124_547]);
  });

  it("a raise on the 16th pays each fortnight at its salary", () => {
    const first = slipOf("2026-11 -1", 2_000_000);
    const second = slipOf("2026-11 -2", 2_400_000, { soFar: first.monthSoFar });
    expect([amountOf(first, "salary"), amountOf(second, "salary")]).toEqual([1_000_000, 1_200_000]);
    // A twenty-fourth of 2.200.000 is 91.667.
    expect(amountOf(first, "vacationProvision") + amountOf(second, "vacationProvision")).toBe(91_667);
  });
});

describe("leave in February, in 30-day months (CST art. 134)", () => {
  it.each([
    // The days of a whole fortnight are 15, also of the one that ends on the 28th.
    ["vacation over the second fortnight", "2026-02-16", "2026-02-28", 15],
    ["vacation over the month", "2026-02-01", "2026-02-28", 30],
    ["vacation over both", "2026-02-10", "2026-02-28", 21],
    ["the last nine days", "2026-02-20", "2026-02-28", 9],
    ["a leap year's second fortnight", "2024-02-16", "2024-02-29", 15],
    ["the second fortnight of a month of 31 days", "2026-10-16", "2026-10-31", 15],
  ])("%s takes the same days in a month and in fortnights", (_, from, to, days) => {
    const name = from.slice(0, 7);
    const each = { input: { absences: [absence("vacation", from, to)] } };
    const both = fortnightsOf(name, 3_000_000, each, each);
    const daysOf = (slips: readonly Slip[]) =>
      slips.reduce((sum, slip) => sum + slip.days - slip.workedDays, 0);
    expect([daysOf([slipOf(name, 3_000_000, each)]), daysOf(both)]).toEqual([days, days]);
    expect(total(both, "vacation")).toBe(days * 100_000);
  });
});

describe("one criterion of the exoneration (ET art. 114-1): all of a whole month under 10 SMMLV", () => {
  it.each<[string, number, Case, boolean]>([
    ["a whole month below 17.509.050", 17_509_049, {}, true],
    ["a whole month at it", 17_509_050, {}, false],
    [
      "a month begun on the 16th, on a salary above it",
      20_000_000,
      { contract: { start: day("2026-11-16") } },
      false,
    ],
    [
      "a month begun on the 16th, on a salary below it",
      17_000_000,
      { contract: { start: day("2026-11-16") } },
      true,
    ],
    [
      "a month ended on the 10th, on a salary above it",
      20_000_000,
      { contract: { end: day("2026-11-10") } },
      false,
    ],
    ["an integral salary", 25_000_000, { contract: { kind: "integral" } }, false],
    [
      "an integral salary of ten days",
      25_000_000,
      { contract: { kind: "integral", start: day("2026-11-21") } },
      false,
    ],
    [
      "a few days with a commission that does not make the month reach it",
      3_000_000,
      { contract: { start: day("2026-11-30") }, input: { commissions: pesos(2_000_000) } },
      true,
    ],
  ])("%s", (_, salary, each, exonerated) => {
    expect(slipOf("2026-11", salary, each).exonerated).toBe(exonerated);
  });
});
