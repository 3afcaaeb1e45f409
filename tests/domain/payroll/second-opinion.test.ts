import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  day,
  dayFromNumber,
  dayNumber,
  dayParts,
  lastDay,
  month,
} from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import { NOTHING_PAID } from "#domain/payroll/settlement/paid-benefits.ts";
import { settleContract } from "#domain/payroll/settlement/settle-contract.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { runs } from "#tests/support/random/runs.ts";
import { contractOf, slipOf } from "./people.ts";

/** The formulas once more, written from the law alone, for contracts of any days and salaries without novelties. */

const WAGE: Readonly<Record<number, number>> = { 2024: 1_300_000, 2025: 1_423_500, 2026: 1_750_905 };
const ALLOWANCE: Readonly<Record<number, number>> = { 2024: 162_000, 2025: 200_000, 2026: 249_095 };
const UVT: Readonly<Record<number, number>> = { 2024: 47_065, 2025: 49_799, 2026: 52_374 };
const of = (table: Readonly<Record<number, number>>, year: number) => table[year] ?? Number.NaN;

const round = (value: number) => Math.round(value + 1e-7);

/** Days of 30 a month, the last day of each being its thirtieth. */
function days(from: Day, to: Day): number {
  const [start, end] = [dayParts(from), dayParts(to)];
  const isLast = addDays(to, 1).endsWith("-01");
  const last = isLast ? 30 : Math.min(end.day, 30);
  return (end.year - start.year) * 360 + (end.month - start.month) * 30 + last - Math.min(start.day, 30) + 1;
}

const dayIn = (from: string, to: string) =>
  fc.integer({ min: dayNumber(day(from)), max: dayNumber(day(to)) }).map(dayFromNumber);

describe("PY-09 a settlement without novelties, by the formulas of CST arts. 249 and 306, Ley 52 de 1975 and CST art. 186", () => {
  it("of any days and salaries, ordinary and integral", () => {
    const cases = fc.tuple(
      dayIn("2022-01-01", "2025-12-31"),
      dayIn("2024-01-01", "2026-11-30"),
      fc.integer({ min: 1_800_000, max: 9_000_000 }),
      fc.constantFrom("ordinary" as const, "integral" as const),
    );
    fc.assert(
      fc.property(cases, ([start, end, typed, kind]) => {
        fc.pre(start <= end);
        const { year } = dayParts(end);
        const isIntegral = kind === "integral";
        const salary = isIntegral ? Math.max(typed, 13 * of(WAGE, year)) : typed;
        const settled = must(
          settleContract(
            {
              contract: contractOf(salary, { start, kind }),
              end,
              reason: "resignation",
              agreedEnd: null,
              variableOfYear: ZERO,
              variableOfSemester: ZERO,
              unpaidDays: { year: 0, semester: 0, all: 0 },
              vacationDaysTaken: 0,
              paid: NOTHING_PAID,
            },
            createLawReader(),
          ),
        );
        const amount = (concept: string) =>
          settled.lines.reduce((sum, line) => sum + (line.concept === concept ? line.amount : 0), 0);
        const since = (first: Day) => days(start > first ? start : first, end);
        const base = salary + (salary <= 2 * of(WAGE, year) ? of(ALLOWANCE, year) : 0);
        const ofYear = since(day(`${year}-01-01`));
        const ofSemester = since(day(end.slice(5) <= "06-30" ? `${year}-01-01` : `${year}-07-01`));
        const severance = isIntegral ? 0 : round((base * ofYear) / 360);
        expect(amount("severance")).toBe(severance);
        const interest = isIntegral ? 0 : (severance * ofYear * 0.12) / 360;
        expect(Math.abs(amount("severanceInterest") - interest)).toBeLessThanOrEqual(1);
        expect(amount("serviceBonus")).toBe(isIntegral ? 0 : round((base * ofSemester) / 360));
        // Years of service that begin on a 31st or a leap day are a day or two off the plain count (PY-09).
        const vacation = (salary * days(start, end)) / 720;
        expect(Math.abs(amount("vacation") - vacation)).toBeLessThanOrEqual((salary * 2) / 720 + 1);
      }),
      runs(300, 2_000),
    );
  });
});

describe("PY-12 a slip without novelties, by CST arts. 134 and 168, Ley 15 de 1959, Ley 100 de 1993 and ET art. 383", () => {
  const monthOf = (year: number, count: number) => month(`${year}-${String(count).padStart(2, "0")}`);
  const cases = fc.tuple(
    fc.integer({ min: 2024, max: 2026 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 0, max: 30 }),
    fc.integer({ min: 0, max: 30 }),
    fc.integer({ min: 1_800_000, max: 17_000_000 }),
  );

  it("of any days of a month, of 28, 29, 30 and 31 days", () => {
    fc.assert(
      fc.property(cases, ([year, count, one, other, salary]) => {
        const name = monthOf(year, count);
        const last = dayParts(lastDay(name)).day - 1;
        const first = day(`${name}-01`);
        const from = addDays(first, Math.min(one, other, last));
        const to = addDays(first, Math.min(Math.max(one, other), last));
        const slip = slipOf(name, salary, { contract: { start: from, end: to } });
        const amount = (concept: string) =>
          slip.lines.reduce((sum, line) => sum + (line.concept === concept ? line.amount : 0), 0);
        const worked = days(from, to);
        const pay = round((salary * worked) / 30);
        expect(slip.days).toBe(worked);
        expect(amount("salary")).toBe(pay);
        const allowance = salary <= 2 * of(WAGE, year) ? round((of(ALLOWANCE, year) * worked) / 30) : 0;
        expect(amount("transport")).toBe(allowance);
        expect(amount("health")).toBe(round(pay * 0.04));
        expect(amount("pension")).toBe(round(pay * 0.04));
        expect(slip.totals.net).toBe(pesos(slip.totals.accrued - slip.totals.deducted));
      }),
      runs(300, 3_000),
    );
  });

  it("of whole months, with the solidarity fund and the withholding", () => {
    fc.assert(
      fc.property(cases, ([year, count, , , salary]) => {
        const slip = slipOf(monthOf(year, count), salary);
        const amount = (concept: string) =>
          slip.lines.reduce((sum, line) => sum + (line.concept === concept ? line.amount : 0), 0);
        const wages = salary / of(WAGE, year);
        const solidarity = round(salary * (wages < 4 ? 0 : 0.01));
        fc.pre(wages < 16);
        expect(amount("solidarity")).toBe(solidarity);
        const income = salary - 2 * round(salary * 0.04) - solidarity;
        const uvt = of(UVT, year);
        const exempt = Math.min(income * 0.25, (790 * uvt) / 12);
        const units = (income - exempt) / uvt;
        const tax =
          units <= 95
            ? 0
            : units <= 150
              ? (units - 95) * 0.19
              : units <= 360
                ? (units - 150) * 0.28 + 10
                : (units - 360) * 0.33 + 69;
        // A tax at half a thousand may round either way by the peso of a contribution.
        expect(Math.abs(amount("withholding") - Math.round((tax * uvt) / 1000) * 1000)).toBeLessThanOrEqual(
          1000,
        );
      }),
      runs(300, 3_000),
    );
  });
});
