import { describe, expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { commercialDays, periodInFile, serviceDays } from "#domain/payroll/run/period.ts";
import type { SalaryArrears } from "#domain/payroll/run/period-input.ts";
import { byName, newestPeriodFirst, runBefore } from "#domain/payroll/run/run-calendar.ts";
import { runEvent } from "#domain/payroll/run/run-events.ts";
import {
  arrearsOf,
  arrearsSum,
  isSameArrears,
  withTypedArrears,
} from "#domain/payroll/run/salary-arrears.ts";
import { draftOf } from "#tests/support/payroll/payroll-runs.ts";
import { contractOf, periodOf } from "../people.ts";

const at = (period: string, createdAt: number, id: string) =>
  ({ period: periodOf(period), createdAt, id }) as unknown as Parameters<typeof newestPeriodFirst>[0];

describe("the order of runs", () => {
  it("of one period is by when they were made, then by their id, the newest first", () => {
    const runs = [
      at("2026-11", 5, "b"),
      at("2026-11", 5, "c"),
      at("2026-11", 5, "a"),
      at("2026-11", 9, "a"),
      at("2026-12", 1, "a"),
      at("2026-10", 99, "a"),
    ];
    const told = (list: typeof runs) =>
      list
        .toSorted(newestPeriodFirst)
        .map(({ period, createdAt, id }) => `${period.month} ${createdAt} ${id}`);
    const expected = [
      "2026-12 1 a",
      "2026-11 9 a",
      "2026-11 5 c",
      "2026-11 5 b",
      "2026-11 5 a",
      "2026-10 99 a",
    ];
    expect(told(runs)).toEqual(expected);
    expect(told(runs.toReversed())).toEqual(expected);
  });

  it("before a period is the last one that is over, whatever order they are known in", () => {
    const runs = ["2026-09", "2026-11 -1", "2026-10", "2026-08"].map((each) => at(each, 1, each));
    expect(runBefore(runs, periodOf("2026-11"))?.id).toBe("2026-10");
    expect(runBefore(runs, periodOf("2026-11 -2"))?.id).toBe("2026-11 -1");
    expect(runBefore(runs, periodOf("2026-11 -1"))?.id).toBe("2026-10");
  });

  it("of people is by name, and of one name by their id", () => {
    const person = (id: string, name: string) => ({ id, contract: contractOf(1, { id, name }) }) as never;
    const names = [person("b", "Ana"), person("a", "Ángel"), person("a", "Ana")] as const;
    const told = (list: readonly never[]) =>
      list
        .toSorted(byName)
        .map(({ id, contract }: { id: string; contract: { name: string } }) => `${contract.name} ${id}`);
    expect(told([...names])).toEqual(["Ana a", "Ana b", "Ángel a"]);
    expect(told(names.toReversed())).toEqual(["Ana a", "Ana b", "Ángel a"]);
  });

  it("names a period in the name of a file", () => {
    expect(["2026-11", "2026-11 -1", "2026-11 -2"].map((each) => periodInFile(periodOf(each)))).toEqual([
      "2026-11",
      "2026-11-q1",
      "2026-11-q2",
    ]);
  });

  it.each([
    ["2026-02-01", "2026-02-28", 30, 30],
    ["2026-01-01", "2026-01-31", 30, 30],
    ["2026-01-31", "2026-01-31", 1, 1],
    ["2026-01-01", "2026-12-31", 360, 360],
    ["2026-01-16", "2026-02-15", 30, 30],
    ["2024-02-29", "2025-02-28", 362, 360],
    ["2026-03-02", "2026-03-01", 0, 0],
    ["2026-03-03", "2026-03-01", 0, 0],
    ["2026-03-15", "2026-02-14", 0, 0],
    ["2024-02-29", "2028-02-28", 1_440, 1_440],
  ])("from %s to %s are %d days of pay and %d of service", (from, to, pay, service) => {
    expect([commercialDays(day(from), day(to)), serviceDays(day(from), day(to))]).toEqual([pay, service]);
  });
});

describe("PY-31 what raises dated back left unpaid", () => {
  const owed = (
    name: string,
    was: number,
    amount = was,
    part: "month" | "first-half" = "month",
  ): SalaryArrears => ({
    of: { month: month(name), part },
    owed: pesos(was),
    amount: pesos(amount),
  });

  it("is summed as it is typed, and named by its period", () => {
    expect(arrearsSum([owed("2026-09", 500, 400), owed("2026-10", 70)])).toBe(470);
    expect(arrearsSum()).toBe(0);
    expect(arrearsOf(owed("2026-10", 1))).toBe("Octubre de 2026");
  });

  it.each<[string, readonly SalaryArrears[], readonly SalaryArrears[], boolean]>([
    ["none", [], [], true],
    ["the same, typed otherwise", [owed("2026-09", 5, 4)], [owed("2026-09", 5, 1)], true],
    ["another amount", [owed("2026-09", 5)], [owed("2026-09", 6)], false],
    ["another month", [owed("2026-09", 5)], [owed("2026-10", 5)], false],
    ["another part of it", [owed("2026-09", 5)], [owed("2026-09", 5, 5, "first-half")], false],
    ["one more", [owed("2026-09", 5)], [owed("2026-09", 5), owed("2026-10", 5)], false],
    [
      "the second alone",
      [owed("2026-09", 5), owed("2026-10", 5)],
      [owed("2026-09", 5), owed("2026-10", 6)],
      false,
    ],
  ])("is the same with %s", (_name, a, b, same) => {
    expect(isSameArrears(a, b)).toBe(same);
    expect(isSameArrears(b, a)).toBe(same);
  });

  it("keeps what was typed of the same debt alone", () => {
    const typed = [owed("2026-09", 5, 4), owed("2026-10", 7, 3)];
    const now = [owed("2026-09", 5), owed("2026-10", 8), owed("2026-09", 5, 5, "first-half")];
    expect(withTypedArrears(typed, now).map(({ amount }) => amount)).toEqual([4, 8, 5]);
  });
});

describe("what a command did to a run", () => {
  const draft = draftOf([], "2026-11");
  const closed = { ...draft, status: "closed" as const };
  const paid = { ...draft, status: "paid" as const, paidOn: day("2026-11-30") };
  const payment = {} as never;

  it.each<[string, Parameters<typeof runEvent>[0], Parameters<typeof runEvent>[1], string | null]>([
    ["nothing", null, null, null],
    ["made", null, draft, "created"],
    ["deleted", draft, null, "deleted"],
    ["edited", draft, draft, "changed"],
    ["closed", draft, closed, "closed"],
    ["opened again", closed, draft, "reopened"],
    ["paid", closed, paid, "paid"],
    ["paid on another day", paid, { ...paid, paidOn: day("2026-12-01") }, "paid"],
    ["paid, and changed otherwise", paid, { ...paid }, "changed"],
    ["not paid after all", paid, closed, "unpaid"],
    ["a part of what is owed", closed, { ...closed, payments: [payment] }, "owed-paid"],
    [
      "a second part",
      { ...closed, payments: [payment] },
      { ...closed, payments: [payment, payment] },
      "owed-paid",
    ],
    ["a part taken back", { ...closed, payments: [payment] }, closed, "changed"],
    ["a part with the run itself", closed, { ...paid, payments: [payment] }, "paid"],
  ])("%s", (_name, before, after, event) => {
    expect(runEvent(before, after)).toBe(event);
  });
});
