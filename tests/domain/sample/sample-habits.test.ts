import { expect, test } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { checkRule } from "#domain/automation/check-rule.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { checkRecurring } from "#domain/recurring/check-recurring.ts";
import { SAMPLE_RULES, sampleRecurring } from "#domain/sample/sample-habits.ts";

test.each([
  ["2026-11-27", 17_500_000, ["2026-12-10", "2026-12-25", "2026-12-26"]],
  ["2026-12-09", 17_500_000, ["2026-12-10", "2026-12-25", "2026-12-26"]],
  ["2026-12-10", 17_500_000, ["2027-01-10", "2026-12-25", "2026-12-26"]],
  ["2028-03-10", 0, ["2028-04-10", "2028-03-25"]],
])(
  "on %s what repeats begins on its next day, and a loan that is paid does not repeat",
  (until, owed, first) => {
    const found = sampleRecurring(day(until), owed);
    expect(found.map((each) => each.first)).toEqual(first);
    for (const each of found) expect(checkRecurring(each)).toEqual([]);
  },
);

test("the payments of the loan end where its balance ends", () => {
  const loan = sampleRecurring(day("2026-11-27"), 17_500_000).find(({ plan }) => plan.kind === "loan");
  expect(loan?.plan).toMatchObject({ principal: 17_500_000, months: 14, rate: 1.45, method: "german" });
});

test("one payment of the loan is left, or none", () => {
  const left = (owed: number) =>
    sampleRecurring(day("2026-11-27"), owed).flatMap(({ plan }) =>
      plan.kind === "loan" ? [plan.months] : [],
    );
  expect([left(1_250_000), left(0)]).toEqual([[1], []]);
});

test("its rules are ones that a person could save", () => {
  expect(SAMPLE_RULES.map((fields) => checkRule(fields, pucChart()))).toEqual([[], []]);
});
