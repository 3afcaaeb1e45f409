import fc from "fast-check";
import { addDays, dayNumber } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { HOUR_KINDS } from "#domain/payroll/earnings/overtime-kinds.data.ts";
import { ARL_CLASSES, type RunSettings } from "#domain/payroll/employee/contract.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import { ABSENCE_KINDS } from "#domain/payroll/leave/absences.data.ts";
import type { RunPerson } from "#domain/payroll/run/compute-run.ts";
import { type PayrollPeriod, periodSpan } from "#domain/payroll/run/period.ts";
import { type Absence, DEDUCTION_KINDS } from "#domain/payroll/run/period-input.ts";

const money = (max: number) => fc.nat(max).map((value) => value as Pesos);
const seldom = (max: number) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(0 as Pesos) }, { weight: 1, arbitrary: money(max) });

export const settingsArb: fc.Arbitrary<RunSettings> = fc.record({
  employer: fc.constantFrom("company", "person-two-or-more", "person-one", "non-filer"),
  transportBy: fc.constantFrom("all-salary", "basic-salary"),
});

const read = createLawReader();

/** Random wages, one third of them near the limits of the law. */
function salaryIn(period: PayrollPeriod): fc.Arbitrary<Pesos> {
  const law = read(periodSpan(period).to);
  if (!law.ok) throw new Error("a period whose law is known");
  const wage = law.value.values.minimumWage.value;
  const limits = fc
    .tuple(fc.constantFrom(1, 2, 4, 10, 13, 16, 17, 18, 19, 20, 25), fc.integer({ min: -1, max: 1 }))
    .map(([count, off]) => (count * wage + off) as Pesos);
  return fc.oneof(limits, money(5_000_000), money(60_000_000));
}

function absencesIn(from: Day, length: number): fc.Arbitrary<Absence[]> {
  const cuts = fc.uniqueArray(fc.nat(length - 1), { maxLength: 4 }).map((days) => days.sort((a, b) => a - b));
  return fc
    .tuple(cuts, fc.array(fc.constantFrom(...ABSENCE_KINDS), { minLength: 2, maxLength: 2 }))
    .map(([days, kinds]) =>
      kinds.flatMap((kind, index): Absence[] => {
        const [start, end] = [days[index * 2], days[index * 2 + 1]];
        return start === undefined || end === undefined
          ? []
          : [{ kind, from: addDays(from, start), to: addDays(from, end) }];
      }),
    );
}

/** Any person that a run of this period may contain. */
export function personIn(period: PayrollPeriod): fc.Arbitrary<RunPerson> {
  const { from, to } = periodSpan(period);
  const length = dayNumber(to) - dayNumber(from) + 1;
  const inside = fc.nat(length - 1).map((days) => addDays(from, days));
  const seldomly = <T>(often: T, rare: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 4, arbitrary: fc.constant(often) }, { weight: 1, arbitrary: rare });
  const contract = fc
    .record({
      id: fc.uuid(),
      document: fc.nat(1e9).map(String),
      salary: salaryIn(period),
      kind: fc.constantFrom("ordinary", "ordinary", "ordinary", "integral"),
      start: seldomly(addDays(from, -400), inside),
      end: seldomly<Day | null>(null, inside),
      arlClass: fc.constantFrom(...ARL_CLASSES),
      area: fc.constantFrom("administration", "sales"),
      transport: fc.constantFrom("transport", "connectivity", "none"),
      contributesToPension: seldomly(true, fc.constant(false)),
      relief: fc.record({
        homeLoanInterest: seldom(9_000_000),
        prepaidHealth: seldom(2_000_000),
        dependents: fc.boolean(),
        voluntaryPension: seldom(20_000_000),
      }),
    })
    .map((each) => ({
      ...each,
      name: `Persona ${each.document}`,
      end: each.end !== null && each.end < each.start ? each.start : each.end,
    }));
  const input = fc.record({
    hours: fc.array(
      fc.record({
        kind: fc.constantFrom(...HOUR_KINDS),
        hours: fc.integer({ min: 1, max: 48 }).map((quarters) => quarters / 4),
        date: inside,
      }),
      { maxLength: 4 },
    ),
    commissions: seldom(8_000_000),
    salaryBonus: seldom(3_000_000),
    nonSalary: seldom(9_000_000),
    absences: absencesIn(from, length),
    deductions: fc.array(
      fc.record({
        kind: fc.constantFrom(...DEDUCTION_KINDS),
        detail: fc.constant(""),
        amount: money(900_000),
      }),
      { maxLength: 3 },
    ),
  });
  return fc.record({ contract, input }) as fc.Arbitrary<RunPerson>;
}
