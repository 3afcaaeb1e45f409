import { describe, expect, it } from "vitest";
import {
  CUTS,
  type Cuts,
  closingPeriod,
  dayAfter,
  periodAfter,
  periodsOf,
  periodsWith,
} from "#domain/accounting/closing/closing-period.ts";
import { YEAR_PARTS } from "#domain/accounting/closing/year-part.ts";
import { addDays, month } from "#domain/kernel/calendar-day.ts";

describe("AC-41 the cuts of the statutes", () => {
  it.each(CUTS)("%s: periods fill a year without gap", (cuts) => {
    const periods = periodsOf(2028, cuts);
    expect(periods[0]?.from).toBe("2028-01-01");
    expect(periods.at(-1)?.to).toBe("2028-12-31");
    for (const [index, period] of periods.slice(1).entries())
      expect(period.from).toBe(addDays(periods[index]?.to ?? period.from, 1));
  });

  it.each([null, ...YEAR_PARTS])("%s: the period after begins on the day after, and is as long", (part) => {
    const period = closingPeriod(2026, part);
    const next = periodAfter(period);
    expect(next.from).toBe(dayAfter(period));
    expect(next.part?.[0]).toBe(part?.[0]);
  });

  it("AC-50 those with months in use, last first, and no year between that has none", () => {
    const run = (first: string, last: string) => ({ first: month(first), last: month(last) });
    const runs = [run("2019-05", "2019-05"), run("2025-11", "2026-04")];
    const named = (cuts: Cuts) =>
      periodsWith(runs, cuts).map(({ year, part }) => `${year} ${part ?? ""}`.trim());
    expect(named("year")).toEqual(["2026", "2025", "2019"]);
    expect(named("half")).toEqual(["2026 h1", "2025 h2", "2019 h1"]);
    expect(named("quarter")).toEqual(["2026 q2", "2026 q1", "2025 q4", "2019 q2"]);
  });

  it("has names that follow «el» and «del»", () => {
    expect(closingPeriod(2026).name).toBe("2026");
    expect(closingPeriod(2026, "h1")).toMatchObject({ name: "primer semestre de 2026", to: "2026-06-30" });
    expect(closingPeriod(2026, "q3")).toMatchObject({ name: "tercer trimestre de 2026", to: "2026-09-30" });
  });
});
