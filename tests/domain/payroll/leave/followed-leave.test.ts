import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import type { AbsenceKind } from "#domain/payroll/leave/absences.data.ts";
import { followedLeave } from "#domain/payroll/leave/followed-leave.ts";
import { leaveIn } from "#domain/payroll/leave/leave.ts";
import { periodSpan } from "#domain/payroll/run/period.ts";
import { type Absence, NOTHING_NEW } from "#domain/payroll/run/period-input.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { contractOf, periodOf } from "../people.ts";

const leave = (kind: AbsenceKind, from: string, to: string): Absence => ({
  kind,
  from: day(from),
  to: day(to),
});

/** A run that records these absences of one person; of the rest of it nothing is read. */
function runOf(period: string, absences: readonly Absence[], id = "p1"): StoredRun {
  const people = [{ contract: contractOf(2_000_000, { id }), input: { ...NOTHING_NEW, absences } }];
  return { period: periodOf(period), people } as unknown as StoredRun;
}

const followed = (runs: readonly StoredRun[], period: string) =>
  followedLeave(runs, "p1", periodSpan(periodOf(period)).from).map(
    ({ kind, from, to }) => `${kind} ${from} ${to}`,
  );

describe("PY-28 leave that runs on is in the next run", () => {
  it.each<readonly [string, string, readonly Absence[], string, readonly string[]]>([
    [
      "a month into the next",
      "2026-03",
      [leave("parental", "2026-03-20", "2026-07-23")],
      "2026-04",
      ["parental 2026-03-20 2026-07-23"],
    ],
    [
      "a fortnight into the second",
      "2026-03 -1",
      [leave("vacation", "2026-03-10", "2026-03-24")],
      "2026-03 -2",
      ["vacation 2026-03-10 2026-03-24"],
    ],
    [
      "a second fortnight into the next month",
      "2026-03 -2",
      [leave("unpaid", "2026-03-28", "2026-04-02")],
      "2026-04 -1",
      ["unpaid 2026-03-28 2026-04-02"],
    ],
    ["what ended is not", "2026-03", [leave("paid", "2026-03-20", "2026-03-31")], "2026-04", []],
    [
      "a sick leave that ended the day before is, for what prolongs it",
      "2026-03",
      [leave("sick", "2026-03-20", "2026-03-31")],
      "2026-04",
      ["sick 2026-03-20 2026-03-31"],
    ],
    [
      "a sick leave that ended a day earlier is not",
      "2026-03",
      [leave("sick", "2026-03-20", "2026-03-30")],
      "2026-04",
      [],
    ],
    [
      "with the records before it",
      "2026-03",
      [
        leave("sick", "2026-03-21", "2026-04-19"),
        leave("vacation", "2026-03-01", "2026-03-05"),
        leave("sick", "2026-03-10", "2026-03-20"),
      ],
      "2026-04",
      ["sick 2026-03-10 2026-03-20", "sick 2026-03-21 2026-04-19"],
    ],
  ])("%s", (_, period, absences, next, expected) => {
    expect(followed([runOf(period, absences)], next)).toEqual(expected);
  });

  it("the latest run says what goes on, and no later run, nor another person's", () => {
    const runs = [
      runOf("2026-05", [leave("parental", "2026-05-01", "2026-08-01")]),
      runOf("2026-02", [leave("parental", "2026-02-01", "2026-06-01")]),
      runOf("2026-03", []),
      runOf("2026-03", [leave("parental", "2026-03-01", "2026-06-01")], "p2"),
    ];
    expect(followed(runs, "2026-04")).toEqual([]);
  });

  it("counts its days as if all of it were known, over any records and runs", () => {
    const order = fc.record({
      isHalf: fc.boolean(),
      kind: fc.constantFrom<AbsenceKind>("sick", "accident", "parental"),
      start: fc.nat(40),
      parts: fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 6 }),
    });
    fc.assert(
      fc.property(order, ({ isHalf, kind, start, parts }) => {
        let from = addDays(day("2026-01-01"), start);
        const records = parts.map((days): Absence => {
          const one = { kind, from, to: addDays(from, days - 1) };
          from = addDays(one.to, 1);
          return one;
        });
        const periods = Array.from({ length: 18 }, (_, at) => {
          const month = `${2026 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
          return isHalf ? [`${month} -1`, `${month} -2`] : [month];
        }).flat();
        const runs: StoredRun[] = [];
        for (const period of periods) {
          const span = periodSpan(periodOf(period));
          // A person types each record in the run in whose days it begins.
          const typed = records.filter((each) => each.from >= span.from && each.from <= span.to);
          const absences = [...followedLeave(runs, "p1", span.from), ...typed];
          runs.push(runOf(period, absences));
          const days = (of: readonly Absence[]) =>
            leaveIn(span, of).map(({ absence, ...each }) => ({ from: absence.from, ...each }));
          expect([period, days(absences)]).toEqual([period, days(records)]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
