import { describe, expect, it } from "vitest";
import { month } from "#domain/kernel/calendar-day.ts";
import { providedMonths } from "#domain/payroll/benefits/provided-months.ts";
import { absence } from "../people.ts";
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

  it("is told by month, posted and other runs apart, from the first month to the last", () => {
    const all = [
      closedRunOf({ period: "2026-03", salary: 2_400_000 }, {}, false),
      closedRunOf({ period: "2026-02 -2", salary: 2_400_000 }),
      closedRunOf({ period: "2026-02 -1", salary: 2_400_000 }),
      closedRunOf({ period: "2026-01", salary: 2_400_000 }),
      closedRunOf({ period: "2026-04", salary: 2_400_000 }),
    ];
    // Two fortnights, each rounded by itself: 12 % of 110.379 twice.
    const told = providedMonths(all, month("2026-02"), month("2026-03"));
    expect(
      told.map(({ month: of, posted, amounts }) => [
        of,
        posted,
        amounts.map(({ benefit, amount }) => [benefit, amount]),
      ]),
    ).toEqual([
      [
        "2026-02",
        true,
        [
          ["severance", 220_758],
          ["interest", 26_490],
          ["bonus", 220_758],
          ["vacation", 100_000],
        ],
      ],
      [
        "2026-03",
        false,
        [
          ["severance", 220_758],
          ["interest", 26_491],
          ["bonus", 220_758],
          ["vacation", 100_000],
        ],
      ],
    ]);
  });

  it("has no month in which nobody earned a benefit", () => {
    const input = { absences: [absence("unpaid", "2026-02-01", "2026-02-28")] };
    const run = closedRunOf({ period: "2026-02", salary: 2_400_000, input });
    expect(providedMonths([run], month("2026-01"), month("2026-12"))).toEqual([]);
  });
});
