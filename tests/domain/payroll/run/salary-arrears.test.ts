import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import { pesos, sum } from "#domain/kernel/pesos.ts";
import { payHistory } from "#domain/payroll/benefits/pay-history.ts";
import type { Contract } from "#domain/payroll/employee/contract.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { withRaise } from "#domain/payroll/employee/salary-on.ts";
import { computeKept, keptLines } from "#domain/payroll/run/compute-stored-run.ts";
import { peopleOfToday } from "#domain/payroll/run/draft-run.ts";
import { membersFor } from "#domain/payroll/run/members-for.ts";
import { firstHalfOf } from "#domain/payroll/run/run-calendar.ts";
import { owedArrears } from "#domain/payroll/run/salary-arrears.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { must, periodOf } from "#tests/support/payroll/payroll-runs.ts";
import { runs } from "#tests/support/random/runs.ts";
import { closedRunOf } from "../benefits/runs-of.ts";
import { contractOf, hours } from "../people.ts";

/** A contract that pays another salary from a day on. */
function raised(was: Contract, after: number, from: string): Contract {
  return { ...was, salary: pesos(after), earlierSalaries: withRaise(was, day(from)) };
}

/** A run as it begins after others, for somebody with this contract. */
function begun(period: string, contract: Contract, before: readonly StoredRun[]): StoredRun {
  const { id, ...rest } = contract;
  const employee = { id, contract: rest, position: "", eps: "", pensionFund: "" } as unknown as Employee;
  const one = closedRunOf({ period, salary: contract.salary }, contract);
  const people = membersFor([employee], periodOf(period), [], before);
  return { ...one, people, status: "draft", kept: null };
}

function closed(run: StoredRun, before: readonly StoredRun[]): StoredRun {
  const found = must(computeKept({ ...run, status: "draft", kept: null }, firstHalfOf(before, run.period)));
  return { ...run, status: "closed", kept: keptLines(found.run) };
}

/** Runs begun and closed one after the other. */
function closedRuns(periods: readonly string[], contract: Contract, before: readonly StoredRun[] = []) {
  return periods.reduce<readonly StoredRun[]>(
    (made, period) => [...made, closed(begun(period, contract, made), made)],
    before,
  );
}

const told = (run: StoredRun | undefined) =>
  (run?.people[0]?.input.arrears ?? []).map(({ of: { month, part }, owed, amount }) => [
    `${month} ${part}`,
    owed,
    amount,
  ]);
const kept = (run: StoredRun | undefined, concept: string) =>
  sum((run?.kept?.[0] ?? []).flatMap(([key, amount]) => (key === concept ? [amount] : [])));

const TWO = contractOf(2_000_000);
const RAISED = raised(TWO, 2_200_000, "2026-09-16");
const PAID = closedRuns(["2026-08", "2026-09", "2026-10"], TWO);

describe("PY-31 the next run proposes what a raise dated back left unpaid (CST arts. 127 y 134)", () => {
  it("by each closed run that paid less, as salary of the month in which it is paid", () => {
    const november = closed(begun("2026-11", RAISED, PAID), PAID);
    expect(told(november)).toEqual([
      ["2026-09 month", 100_000, 100_000],
      ["2026-10 month", 200_000, 200_000],
    ]);
    // 2.200.000 + 300.000: 4 % each for health and pension of 2.500.000.
    expect([kept(november, "salaryArrears"), kept(november, "health"), kept(november, "pension")]).toEqual([
      300_000, 100_000, 100_000,
    ]);
  });

  it("of earlier months, so that this month's transport allowance is still due", () => {
    const was = contractOf(3_000_000);
    const later = raised(was, 3_400_000, "2026-09-01");
    const paid = closedRuns(["2026-09", "2026-10"], was);
    const november = closed(begun("2026-11", later, paid), paid);
    expect([kept(november, "salaryArrears"), kept(november, "transport")]).toEqual([800_000, 249_095]);
  });

  it("once: not in the run after it, from a draft on, nor where it was typed as zero", () => {
    const november = begun("2026-11", RAISED, PAID);
    expect(told(begun("2026-12", RAISED, [...PAID, november]))).toEqual([]);
    const [member] = november.people;
    if (member === undefined) throw new Error("nobody");
    const none = (member.input.arrears ?? []).map((each) => ({ ...each, amount: pesos(0) }));
    const apart = { ...november, people: [{ ...member, input: { ...member.input, arrears: none } }] };
    const done = closed(apart, PAID);
    expect(kept(done, "salaryArrears")).toBe(0);
    expect(told(begun("2026-12", RAISED, [...PAID, done]))).toEqual([]);
    // The draft that was deleted took up nothing.
    expect(told(begun("2026-12", RAISED, PAID))).toHaveLength(2);
  });

  it("again where the raise grows, and no more where the run was paid anew", () => {
    const november = closed(begun("2026-11", RAISED, PAID), PAID);
    const more = raised(TWO, 2_300_000, "2026-09-16");
    expect(told(begun("2026-12", more, [...PAID, november]))).toEqual([
      ["2026-09 month", 50_000, 50_000],
      ["2026-10 month", 100_000, 100_000],
      ["2026-11 month", 100_000, 100_000],
    ]);
    const anew = [...PAID.slice(0, 2), closed(begun("2026-10", RAISED, PAID.slice(0, 2)), PAID.slice(0, 2))];
    // The run of October, opened again, takes September up itself.
    expect(told(anew[2])).toEqual([["2026-09 month", 100_000, 100_000]]);
    expect(told(begun("2026-11", RAISED, anew))).toEqual([]);
  });

  it("between fortnights, and of both", () => {
    const paid = closedRuns(["2026-10 -1", "2026-10 -2", "2026-11 -1"], TWO);
    const later = raised(TWO, 2_200_000, "2026-10-16");
    const second = begun("2026-11 -2", later, paid);
    expect(told(second)).toEqual([
      ["2026-10 second-half", 100_000, 100_000],
      ["2026-11 first-half", 100_000, 100_000],
    ]);
    expect(told(begun("2026-12 -1", later, [...paid, closed(second, paid)]))).toEqual([]);
  });

  it.each<[string, Contract, number]>([
    ["a salary that was changed without a day", { ...TWO, salary: pesos(2_200_000) }, 0],
    ["a raise to come", raised(TWO, 2_200_000, "2026-12-01"), 0],
    ["a salary that fell", raised(TWO, 1_900_000, "2026-09-01"), 0],
    ["a raise after which nothing was paid otherwise", raised(TWO, 2_200_000, "2026-11-01"), 0],
    ["one of the last day that was paid", raised(TWO, 2_300_000, "2026-10-30"), 1],
  ])("%s", (_case, contract, count) => {
    expect(owedArrears(contract, periodOf("2026-11"), PAID)).toHaveLength(count);
  });

  it("of runs before its own period alone", () => {
    expect(owedArrears(RAISED, periodOf("2026-10"), PAID).map(({ of }) => of.month)).toEqual(["2026-09"]);
    expect(owedArrears(RAISED, periodOf("2026-09"), PAID)).toEqual([]);
  });

  it("of each person apart: what another one took up, and runs of others, change nothing", () => {
    const [debt] = owedArrears(RAISED, periodOf("2026-11"), PAID.slice(1, 2));
    if (debt === undefined) throw new Error("nothing owed");
    const run = closedRunOf(
      { period: "2026-11", salary: 2_000_000, input: { arrears: [debt] } },
      { id: "p0" },
    );
    const all = [...PAID.slice(1, 2), run];
    expect(owedArrears(RAISED, periodOf("2026-12"), all)).toEqual([debt]);
    const [own] = closedRunOf({ period: "2026-11", salary: 2_200_000 }, RAISED).people;
    const both = { ...run, people: [...run.people, ...(own ? [own] : [])], kept: null };
    expect(owedArrears(RAISED, periodOf("2026-12"), [...PAID.slice(1, 2), both])).toEqual([debt]);
  });

  it("nothing of a run that cannot be computed: hours typed over the raise", () => {
    const across = { ...hours("HED", 4, "2026-09-10"), until: day("2026-09-20") };
    const run = closedRunOf({ period: "2026-09", salary: 2_000_000, input: { hours: [across] } });
    expect(owedArrears(RAISED, periodOf("2026-11"), [run])).toEqual([]);
  });

  it("in a draft that was begun before the raise, where amounts that were typed stay", () => {
    const draft = begun("2026-11", TWO, PAID);
    const employee = {
      id: TWO.id,
      contract: RAISED,
      position: "",
      eps: "",
      pensionFund: "",
    } as unknown as Employee;
    const now = peopleOfToday(draft.people, [employee], draft.period, PAID);
    expect(now.changed).toBe(1);
    expect(told({ ...draft, people: now.people })).toHaveLength(2);
    const [member] = now.people;
    if (member === undefined) throw new Error("nobody");
    const [first, ...rest] = member.input.arrears ?? [];
    if (first === undefined) throw new Error("nothing owed");
    const typed = {
      ...member,
      input: { ...member.input, arrears: [{ ...first, amount: pesos(7) }, ...rest] },
    };
    const same = peopleOfToday([typed], [employee], draft.period, PAID);
    expect([same.changed, same.people[0]]).toEqual([0, typed]);
    // The raise is taken back: nothing is owed any more.
    const back = peopleOfToday([typed], [{ ...employee, contract: TWO }], draft.period, PAID);
    expect(back.people[0]?.input.arrears).toBeUndefined();
  });

  it("counts in averages as the salary of its own days", () => {
    const all = closedRuns(["2026-11"], RAISED, PAID);
    const stretches = payHistory(all, RAISED);
    expect(
      stretches.map(({ salaries, variable }) => [salaries.map(({ salary }) => salary), variable]),
    ).toEqual([
      [[2_000_000], 0],
      [[2_000_000, 2_200_000], 0],
      [[2_200_000], 0],
      [[2_200_000], 0],
    ]);
  });

  it("with it all runs accrued what the raise would have paid, by month and by fortnight, and nothing is left", () => {
    const salary = fc.integer({ min: 1_750_905, max: 3_000_000 });
    const from = fc.integer({ min: 0, max: 60 }).map((days) => addDays(day("2026-10-01"), days));
    const cases = fc.constantFrom(
      { paid: ["2026-10", "2026-11"], next: "2026-12" },
      { paid: ["2026-10 -1", "2026-10 -2", "2026-11 -1"], next: "2026-11 -2" },
      { paid: ["2026-10 -1", "2026-10 -2", "2026-11 -1", "2026-11 -2"], next: "2026-12 -1" },
    );
    fc.assert(
      fc.property(salary, fc.nat(400_000), from, cases, (before, more, since, { paid, next }) => {
        const was = contractOf(before);
        const contract = raised(was, before + more, since);
        const old = closedRuns(paid, was);
        const all = closedRuns([next], contract, old);
        const accrued = (some: readonly StoredRun[]) =>
          sum(some.map((run) => must(computeKept(run, firstHalfOf(some, run.period))).run.totals.accrued));
        const due = closedRuns([...paid, next], contract);
        // A second fortnight rounds over both: what the first one owed was rounded alone.
        expect(Math.abs(accrued(all) - accrued(due))).toBeLessThanOrEqual(next === "2026-11 -2" ? 1 : 0);
        expect(owedArrears(contract, periodOf("2027-01"), all)).toEqual([]);
      }),
      runs(60, 500),
    );
  });
});
