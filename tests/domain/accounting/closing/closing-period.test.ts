import { describe, expect, it } from "vitest";
import {
  CUTS,
  closingPeriod,
  dayAfter,
  periodAfter,
  periodsOf,
} from "#domain/accounting/closing/closing-period.ts";
import { YEAR_PARTS } from "#domain/accounting/closing/year-part.ts";
import { addDays } from "#domain/kernel/calendar-day.ts";

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

  it("has names that follow «el» and «del»", () => {
    expect(closingPeriod(2026).name).toBe("2026");
    expect(closingPeriod(2026, "h1")).toMatchObject({ name: "primer semestre de 2026", to: "2026-06-30" });
    expect(closingPeriod(2026, "q3")).toMatchObject({ name: "tercer trimestre de 2026", to: "2026-09-30" });
  });
});
