import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { followedLeave, paidAsBegun } from "#domain/payroll/leave/followed-leave.ts";
import type { Absence } from "#domain/payroll/run/period-input.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { absence, contractOf, periodOf } from "../people.ts";

const run = (
  period: string,
  absences: readonly Absence[],
  salary = 2_000_000,
  kept: unknown = [],
  id = "p1",
) =>
  ({
    period: periodOf(period),
    kept,
    people: [
      { contract: contractOf(9_000_000, { id: "p9" }), input: { absences: [] } },
      { contract: contractOf(salary, { id }), input: { absences } },
    ],
  }) as unknown as StoredRun;
const told = (absences: readonly Absence[]) =>
  absences.map(({ kind, from, to, salary }) =>
    [kind, from, to, ...(salary === undefined ? [] : [salary])].join(" "),
  );

describe("PY-28 leave that a run takes over", () => {
  const before = (...runs: readonly StoredRun[]) => told(followedLeave(runs, "p1", day("2026-11-01")));

  it.each<[string, readonly StoredRun[], readonly string[]]>([
    [
      "what runs on into it",
      [run("2026-10", [absence("paid", "2026-10-20", "2026-11-01")])],
      ["paid 2026-10-20 2026-11-01"],
    ],
    ["not what ended the day before", [run("2026-10", [absence("paid", "2026-10-20", "2026-10-31")])], []],
    [
      "a sick leave that did, with the one of its kind before it (Decreto 2943 de 2013)",
      [
        run("2026-10", [
          absence("sick", "2026-10-11", "2026-10-31"),
          absence("accident", "2026-10-01", "2026-10-10"),
        ]),
        run("2026-09", [absence("sick", "2026-09-01", "2026-09-30")]),
      ],
      ["sick 2026-10-11 2026-10-31"],
    ],
    [
      "three that follow each other, in their order",
      [
        run("2026-08", [absence("sick", "2026-08-20", "2026-08-31")]),
        run("2026-10", [absence("sick", "2026-10-01", "2026-10-31")]),
        run("2026-09", [absence("sick", "2026-09-01", "2026-09-30")]),
      ],
      ["sick 2026-08-20 2026-08-31", "sick 2026-09-01 2026-09-30", "sick 2026-10-01 2026-10-31"],
    ],
    [
      "not one that ended two days before",
      [run("2026-10", [absence("sick", "2026-10-20", "2026-10-30")])],
      [],
    ],
    [
      "not that of a run that goes on on its first day",
      [run("2026-11", [absence("paid", "2026-11-01", "2026-11-09")])],
      [],
    ],
    [
      "not another person's",
      [run("2026-10", [absence("paid", "2026-10-20", "2026-11-01")], 1, [], "p2")],
      [],
    ],
    [
      "not a licence before the one that runs on",
      [
        run("2026-10", [absence("paid", "2026-10-01", "2026-11-02")]),
        run("2026-09", [absence("paid", "2026-09-01", "2026-09-30")]),
      ],
      ["paid 2026-10-01 2026-11-02"],
    ],
  ])("%s", (_name, runs, expected) => {
    expect(before(...runs)).toEqual(expected);
  });

  it.each<[string, readonly StoredRun[], object, readonly string[]]>([
    ["the salary with which its run began", [run("2026-10", [])], {}, ["paid 2026-10-20 2026-11-05 2000000"]],
    [
      "on the first day of that run",
      [run("2026-10 -2", [])],
      { from: "2026-10-16" },
      ["paid 2026-10-16 2026-11-05 2000000"],
    ],
    [
      "on its last day",
      [run("2026-10 -1", [])],
      { from: "2026-10-15" },
      ["paid 2026-10-15 2026-11-05 2000000"],
    ],
    ["of no run of other days", [run("2026-09", []), run("2026-11", [])], {}, ["paid 2026-10-20 2026-11-05"]],
    [
      "of a closed run before a draft",
      [run("2026-10", [], 1_000_000, null), run("2026-10", [])],
      {},
      ["paid 2026-10-20 2026-11-05 2000000"],
    ],
    [
      "of a draft without a closed one",
      [run("2026-10", [], 1_000_000, null)],
      {},
      ["paid 2026-10-20 2026-11-05 1000000"],
    ],
    ["none that is the same as now", [run("2026-10", [], 3_000_000)], {}, ["paid 2026-10-20 2026-11-05"]],
    ["none of another person", [run("2026-10", [], 2_000_000, [], "p2")], {}, ["paid 2026-10-20 2026-11-05"]],
  ])("keeps %s", (_name, runs, more, expected) => {
    const leave = { ...absence("paid", "2026-10-20", "2026-11-05"), ...more };
    expect(told(paidAsBegun([leave], runs, contractOf(3_000_000)))).toEqual(expected);
  });

  it.each([
    ["2026-10-19", ["paid 2026-10-20 2026-11-05 2000000"]],
    ["2026-10-20", ["paid 2026-10-20 2026-11-05"]],
  ])("leaves it to a contract that tells the salary until %s", (until, expected) => {
    const contract = contractOf(3_000_000, {
      earlierSalaries: [{ until: day(until), salary: pesos(2_500_000) }],
    });
    const leave = absence("paid", "2026-10-20", "2026-11-05");
    expect(told(paidAsBegun([leave], [run("2026-10", [])], contract))).toEqual(expected);
  });

  it("leaves it to one of two salaries that it tells", () => {
    const contract = contractOf(3_000_000, {
      earlierSalaries: [
        { until: day("2026-10-10"), salary: pesos(2_200_000) },
        { until: day("2026-10-25"), salary: pesos(2_500_000) },
      ],
    });
    const leave = absence("paid", "2026-10-20", "2026-11-05");
    expect(told(paidAsBegun([leave], [run("2026-10", [])], contract))).toEqual([
      "paid 2026-10-20 2026-11-05",
    ]);
  });
});

it("PY-28 leaves that are taken over stand in the order in which they began, beside runs without the person", () => {
  const runs = [
    run("2026-10", [
      absence("sick", "2026-10-10", "2026-10-31"),
      absence("vacation", "2026-10-28", "2026-11-03"),
    ]),
    { ...run("2026-09", []), people: [] },
    run("2026-09", [absence("sick", "2026-09-20", "2026-10-09")]),
    { ...run("2026-08", []), people: [] },
  ] as readonly StoredRun[];
  expect(told(followedLeave(runs, "p1", day("2026-11-01")))).toEqual([
    "sick 2026-09-20 2026-10-09",
    "sick 2026-10-10 2026-10-31",
    "vacation 2026-10-28 2026-11-03",
  ]);
  expect(followedLeave(runs.slice(1, 2), "p1", day("2026-11-01"))).toEqual([]);
});
