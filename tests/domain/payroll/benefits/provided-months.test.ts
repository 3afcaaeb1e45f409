import { describe, expect, it } from "vitest";
import { month } from "#domain/kernel/calendar-day.ts";
import { providedMonths } from "#domain/payroll/benefits/provided-months.ts";
import { closedRunOf, monthsOf } from "./runs-of.ts";

const runs = monthsOf(2026, [2_400_000, 2_400_000, 2_400_000]).map((paid) => closedRunOf(paid));

describe("AC-40 what closed runs provided, month by month", () => {
  it("is a twelfth, 12 % of it a year, a twelfth and 4.17 % of a salary without transport allowance", () => {
    const [january, ...rest] = providedMonths(runs, month("2026-01"), month("2026-02"));
    expect(rest.map((each) => each.month)).toEqual(["2026-02"]);
    const amounts = Object.fromEntries(
      (january?.amounts ?? []).map(({ benefit, account, amount }) => [`${benefit} ${account}`, amount]),
    );
    expect(Object.keys(amounts)).toEqual([
      "severance 510530",
      "interest 510533",
      "bonus 510536",
      "vacation 510539",
    ]);
    expect(amounts["severance 510530"]).toBe(amounts["bonus 510536"]);
    expect(amounts["vacation 510539"]).toBe(100_000);
  });

  it("leaves drafts out", () => {
    expect(
      providedMonths(
        runs.map((run) => ({ ...run, kept: null })),
        month("2026-01"),
        month("2026-12"),
      ),
    ).toEqual([]);
  });
});
