import { describe, expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { CompanyId, EmployeeId } from "#domain/kernel/ids.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import { type Contract, DEFAULT_SETTINGS } from "#domain/payroll/employee/contract.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { computeRun } from "#domain/payroll/run/compute-run.ts";
import { createDraftComputer, peopleOfToday } from "#domain/payroll/run/draft-run.ts";
import { NOTHING_NEW, type PeriodInput, withoutBlankLines } from "#domain/payroll/run/period-input.ts";
import type { RunMember } from "#domain/payroll/run/stored-run.ts";

const PERIOD = { month: month("2026-11"), part: "month" } as const;
const RELIEF = { homeLoanInterest: ZERO, prepaidHealth: ZERO, dependents: false, voluntaryPension: ZERO };

function contractOf(id: string, salary: number): Contract {
  return {
    id,
    name: `Persona ${id}`,
    document: id,
    salary: salary as Pesos,
    kind: "ordinary",
    start: day("2026-01-01"),
    end: null,
    arlClass: 1,
    area: "administration",
    transport: "transport",
    contributesToPension: true,
    relief: RELIEF,
  } as Contract;
}

function memberOf(id: string, salary: number, input: PeriodInput = NOTHING_NEW): RunMember {
  return { contract: contractOf(id, salary), position: "", eps: "", pensionFund: "", input };
}

function employeeOf(id: string, salary: number, more: Partial<Contract> = {}): Employee {
  const { id: _id, ...contract } = { ...contractOf(id, salary), ...more };
  return {
    id: id as EmployeeId,
    companyId: "comp" as CompanyId,
    contract,
    version: 1,
    position: "",
    eps: "",
    pensionFund: "",
    createdAt: 0 as Employee["createdAt"],
    updatedAt: 0 as Employee["updatedAt"],
  };
}

const OVERRIDES = {};

function content(people: readonly RunMember[]) {
  return { settings: DEFAULT_SETTINGS, overrides: OVERRIDES, people };
}

describe("a draft that is computed while it is typed", () => {
  it("gives the figures of the whole run, and computes only who was touched", () => {
    const compute = createDraftComputer(PERIOD, new Map());
    const [ana, luz] = [memberOf("1", 2_200_000), memberOf("2", 1_750_905)];
    const whole = (people: readonly RunMember[]) =>
      computeRun({
        period: PERIOD,
        ...content([]),
        people: people.map(({ contract, input }) => ({ contract, input })),
      });
    const first = compute(content([ana, luz]));
    expect(first.run).toEqual(whole([ana, luz]));
    const typed = { ...luz, input: { ...NOTHING_NEW, commissions: 100_000 as Pesos } };
    const second = compute(content([ana, typed]));
    expect(second.people[0]?.slip).toBe(first.people[0]?.slip);
    expect(second.run).toEqual(whole([ana, typed]));
    if (!first.run.ok || !second.run.ok) throw new Error("computed");
    expect(second.run.value.totals.accrued - first.run.value.totals.accrued).toBe(100_000);
  });

  it("computes everybody anew when a value of the law is put in its place", () => {
    const compute = createDraftComputer(PERIOD, new Map());
    const ana = memberOf("1", 2_200_000);
    const before = compute(content([ana]));
    const after = compute({ ...content([ana]), overrides: { transportAllowance: 300_000 } });
    if (!before.run.ok || !after.run.ok) throw new Error("computed");
    expect(after.run.value.totals.accrued - before.run.value.totals.accrued).toBe(300_000 - 249_095);
    expect(after.run.value.warnings).toContainEqual({
      kind: "overridden",
      parameter: "transportAllowance",
      value: 300_000,
    });
  });

  it("keeps the slips of the others beside somebody who cannot be computed, and gives no totals", () => {
    const absence = { kind: "sick", from: day("2026-11-02"), to: day("2026-11-03") } as const;
    const luz = memberOf("2", 1_750_905, { ...NOTHING_NEW, absences: [absence, absence] });
    const { people, run } = createDraftComputer(PERIOD, new Map())(content([memberOf("1", 2_200_000), luz]));
    expect(people[0]?.slip.ok).toBe(true);
    expect(people[1]?.slip).toEqual({
      ok: false,
      error: { kind: "absences-overlap", employee: "2", day: day("2026-11-02") },
    });
    expect(run.ok).toBe(false);
  });

  it("goes on from the first fortnight in the second", () => {
    const half = (part: "first-half" | "second-half") => ({ month: month("2026-11"), part });
    const ana = memberOf("1", 12_000_000);
    const first = createDraftComputer(half("first-half"), new Map())(content([ana]));
    if (!first.run.ok) throw new Error("computed");
    const left = new Map(first.run.value.slips.map((slip) => [slip.contract.id, slip.monthSoFar]));
    const second = createDraftComputer(half("second-half"), left)(content([ana]));
    const alone = createDraftComputer(half("second-half"), new Map())(content([ana]));
    const month1 = createDraftComputer(PERIOD, new Map())(content([ana]));
    if (!second.run.ok || !month1.run.ok) throw new Error("computed");
    const taken = (run: (typeof alone)["run"], key: string) =>
      (run.ok && run.value.slips[0]?.lines.find(({ concept }) => concept === key)?.amount) || 0;
    // A month's tax is not the sum of its halves' (ET art. 383): the second fortnight withholds what the first left
    // of 617.000.
    for (const [key, amount] of [["health", 480_000] as const, ["withholding", 617_000] as const]) {
      expect(taken(month1.run, key)).toBe(amount);
      expect(taken(first.run, key) + taken(second.run, key)).toBe(amount);
    }
    expect(taken(alone.run, "withholding")).toBeLessThan(taken(second.run, "withholding"));
  });

  it("takes hours of zero for a line that is still being written", () => {
    const blank = { kind: "HED", hours: 0, date: day("2026-11-05") } as const;
    const input = { ...NOTHING_NEW, hours: [blank, { ...blank, hours: 2 }] };
    expect(withoutBlankLines(input).hours).toEqual([{ ...blank, hours: 2 }]);
    const { run } = createDraftComputer(PERIOD, new Map())(content([memberOf("1", 2_200_000, input)]));
    expect(run.ok).toBe(true);
  });
});

describe("the employees of today in a draft", () => {
  it("brings changed contracts and who came to the company, and keeps what was typed", () => {
    const typed = { ...NOTHING_NEW, commissions: 50_000 as Pesos };
    const members = [memberOf("1", 2_000_000, typed), memberOf("2", 1_800_000)];
    const employees = [
      employeeOf("1", 2_200_000),
      employeeOf("3", 1_900_000),
      employeeOf("4", 1_900_000, { start: day("2026-12-01") }),
      employeeOf("5", 1_900_000, { end: day("2026-10-31") }),
    ];
    const update = peopleOfToday(members, employees, PERIOD);
    expect(update).toMatchObject({ changed: 1, added: 1 });
    expect(update.people.map(({ contract }) => [contract.id, contract.salary])).toEqual([
      ["1", 2_200_000],
      ["2", 1_800_000],
      ["3", 1_900_000],
    ]);
    expect(update.people[0]?.input).toBe(typed);
    expect(update.people[1]).toBe(members[1]);
  });

  const others = employeeOf("9", 1_900_000);
  const settledOn = (date: string, id = "1") => ({ ...employeeOf(id, 2_000_000), settled: day(date) });

  it.each<[string, ReturnType<typeof settledOn>, Partial<Contract>, boolean]>([
    ["on the day before the period", settledOn("2026-10-31"), {}, false],
    ["on its first day", settledOn("2026-11-01"), {}, true],
    ["before the contract that is paid began", settledOn("2026-10-31"), { start: day("2026-11-01") }, true],
    ["on the first day of the contract", settledOn("2026-10-31"), { start: day("2026-10-31") }, false],
    ["but is another person", settledOn("2026-10-31", "8"), {}, true],
  ])("PY-11 whom a settlement ended %s", (_name, settled, contract, stays) => {
    const member = memberOf("1", 2_000_000);
    const [one, two] = [
      { ...member, contract: { ...member.contract, ...contract } },
      memberOf("9", 1_900_000),
    ];
    const { people, changed } = peopleOfToday([one, two], [others, settled], PERIOD);
    const kept = people.filter(({ contract: { id } }) => id === "1" || id === "9");
    expect(kept.map(({ contract: { id } }) => id)).toEqual(stays ? ["1", "9"] : ["9"]);
    expect(changed > 0).toBe(!stays || contract.start !== undefined);
  });

  const twice = [
    { until: day("2026-03-31"), salary: 1_800_000 as Pesos },
    { until: day("2026-06-30"), salary: 1_900_000 as Pesos },
  ];
  const told = (earlierSalaries: NonNullable<Contract["earlierSalaries"]>) => ({ earlierSalaries });

  it.each<[string, Partial<Contract>, Partial<Contract>, Partial<Employee>, number]>([
    ["nothing", {}, {}, {}, 0],
    ["nothing of a salary that was raised", told(twice), told(twice), {}, 0],
    ["a raise that is told now", {}, told(twice.slice(0, 1)), {}, 1],
    ["a raise that is no longer told", told(twice.slice(0, 1)), {}, {}, 1],
    ["one raise more", told(twice.slice(0, 1)), told(twice), {}, 1],
    ["one raise less", told(twice), told(twice.slice(0, 1)), {}, 1],
    [
      "the first of two raises",
      told(twice),
      told(twice.map((each, at) => ({ ...each, salary: (at === 0 ? 1 : each.salary) as Pesos }))),
      {},
      1,
    ],
    [
      "the second of them",
      told(twice),
      told(twice.map((each, at) => ({ ...each, salary: (at === 1 ? 1 : each.salary) as Pesos }))),
      {},
      1,
    ],
    ["a certificate", {}, { relief: { ...RELIEF, dependents: true } }, {}, 1],
    ["the position", {}, {}, { position: "Jefe" }, 1],
    ["the EPS", {}, {}, { eps: "Sura" }, 1],
    ["the pension fund", {}, {}, { pensionFund: "Porvenir" }, 1],
  ])("counts who changed: %s", (_name, was, is, notes, count) => {
    const member = memberOf("1", 2_000_000);
    const old = { ...member, contract: { ...member.contract, ...was } };
    const { people, changed } = peopleOfToday(
      [old],
      [{ ...employeeOf("1", 2_000_000, is), ...notes }],
      PERIOD,
    );
    expect([changed, people[0] === old]).toEqual([count, count === 0]);
    expect(people[0]).toMatchObject({ contract: is, ...notes });
  });

  it("leaves what is owed of raises as it was typed where it does not know the other runs", () => {
    const of = { month: month("2026-10"), part: "month" } as const;
    const arrears = [{ of, owed: 9 as Pesos, amount: 7 as Pesos }];
    const member = memberOf("1", 2_000_000, { ...NOTHING_NEW, arrears });
    const employee = employeeOf("1", 2_000_000);
    expect(peopleOfToday([member], [employee], PERIOD)).toMatchObject({ changed: 0, people: [member] });
    const [known] = peopleOfToday([member], [employee], PERIOD, []).people;
    expect(known?.input).not.toHaveProperty("arrears");
  });
});
