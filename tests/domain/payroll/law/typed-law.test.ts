import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, day, yearOf } from "#domain/kernel/calendar-day.ts";
import { createLawReader, type LawOverrides, lawOn } from "#domain/payroll/law/law.ts";
import { createYearReader, typedLaw } from "#domain/payroll/law/typed-law.ts";
import { LAST_COMPLETE_DAY, UNPUBLISHED_YEAR, unpublished } from "#tests/support/law-days.ts";
import { periodOf } from "#tests/support/payroll/payroll-runs.ts";

const YEARLY: LawOverrides = { minimumWage: 1_900_000, transportAllowance: 270_000, uvt: 55_000 };

const runOf = (period: string, overrides: LawOverrides) => ({ period: periodOf(period), overrides });
const inYear = (rest: string) => `${UNPUBLISHED_YEAR}-${rest}`;

describe("PY-17 what runs were given for a year whose law is not confirmed", () => {
  const on = unpublished("02-10");

  it("is what the last of them says, value by value, however they are listed", () => {
    const runs = [runOf(inYear("02 -1"), { minimumWage: 1_950_000 }), runOf(inYear("01"), YEARLY)];
    const found = { ...YEARLY, minimumWage: 1_950_000 };
    expect(typedLaw(runs, on)).toEqual(found);
    expect(typedLaw([...runs].reverse(), on)).toEqual(found);
  });

  it("is not taken from another year, nor for a day whose law is known", () => {
    const runs = [runOf(`${UNPUBLISHED_YEAR - 1}-12`, YEARLY), runOf(`${UNPUBLISHED_YEAR + 1}-01`, YEARLY)];
    expect(typedLaw(runs, on)).toEqual({});
    expect(typedLaw(runs, LAST_COMPLETE_DAY)).toEqual({});
  });

  it("leaves out what replaced a value that the law knows: that was meant for its run", () => {
    const runs = [runOf(inYear("01"), { ...YEARLY, health: 5 })];
    expect(typedLaw(runs, on)).toEqual(YEARLY);
  });

  it("makes the law of the year whole, and leaves other years as they are", () => {
    const read = createYearReader(YEARLY, UNPUBLISHED_YEAR);
    expect(read(on)).toEqual(lawOn(on, YEARLY));
    expect(read(LAST_COMPLETE_DAY)).toEqual(createLawReader()(LAST_COMPLETE_DAY));
    expect(read(unpublished("12-31"))).toMatchObject({ ok: true });
    expect(read(addDays(unpublished("12-31"), 1))).toMatchObject({ ok: false });
  });

  it("never replaces what the law knows, whatever runs there are", () => {
    const values = fc.record(
      { minimumWage: fc.nat(), uvt: fc.nat(), health: fc.nat(), ibcCap: fc.nat() },
      { requiredKeys: [] },
    );
    const runs = fc.array(
      fc.tuple(fc.integer({ min: 2024, max: UNPUBLISHED_YEAR + 1 }), fc.integer({ min: 1, max: 12 }), values),
    );
    fc.assert(
      fc.property(runs, fc.integer({ min: 0, max: 1500 }), (found, days) => {
        const date = addDays(day("2024-01-01"), days);
        const typed = typedLaw(
          found.map(([year, month, overrides]) =>
            runOf(`${year}-${String(month).padStart(2, "0")}`, overrides as LawOverrides),
          ),
          date,
        );
        const law = lawOn(date);
        if (law.ok) expect(typed).toEqual({});
        else for (const key of Object.keys(typed)) expect(law.error.missing).toContain(key);
        if (!found.some(([year]) => year === yearOf(date))) expect(typed).toEqual({});
      }),
    );
  });
});
