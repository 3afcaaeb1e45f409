import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { BLANK_CONTRACT } from "#domain/payroll/employee/blank-contract.ts";
import { isExonerated } from "#domain/payroll/employee/contract.ts";
import { MAX_AMOUNT } from "#domain/payroll/employee/max-amount.ts";
import {
  contractOn,
  isSalaryHistory,
  paysAlike,
  type Salaried,
  salaryOn,
  salarySpans,
  withRaise,
} from "#domain/payroll/employee/salary-on.ts";

const earlier = (until: string, salary: number) => ({ until: day(until), salary: pesos(salary) });

/** 100 until 31 March, 200 until 30 June, then 300. */
const RAISED: Salaried = {
  salary: pesos(300),
  earlierSalaries: [earlier("2026-03-31", 100), earlier("2026-06-30", 200)],
};
const FLAT: Salaried = { salary: pesos(300) };

describe("the salary of each day", () => {
  it.each([
    ["2026-03-31", 100],
    ["2026-04-01", 200],
    ["2026-06-30", 200],
    ["2026-07-01", 300],
  ])("on %s is %d", (date, salary) => {
    expect(salaryOn(RAISED, day(date))).toBe(salary);
    expect(salaryOn(FLAT, day(date))).toBe(300);
  });

  it.each<[string, number, readonly string[]]>([
    ["2026-03-31", 100, []],
    ["2026-04-01", 200, ["2026-03-31"]],
    ["2026-06-30", 200, ["2026-03-31"]],
    ["2026-07-01", 300, ["2026-03-31", "2026-06-30"]],
  ])("a contract as it stood on %s pays %d", (date, salary, untils) => {
    const found = contractOn(RAISED, day(date));
    expect([found.salary, found.earlierSalaries?.map(({ until }) => until) ?? []]).toEqual([salary, untils]);
    expect(contractOn(FLAT, day(date))).toBe(FLAT);
    expect("earlierSalaries" in contractOn(RAISED, day("2026-01-01"))).toBe(false);
  });

  it("a contract with nothing agreed for later is the same one", () => {
    expect(contractOn(RAISED, day("2026-07-01"))).toBe(RAISED);
  });

  it.each<[string, string, readonly string[]]>([
    ["2026-01-01", "2026-12-31", ["01-01 03-31 100", "04-01 06-30 200", "07-01 12-31 300"]],
    ["2026-03-31", "2026-04-01", ["03-31 03-31 100", "04-01 04-01 200"]],
    ["2026-04-01", "2026-06-30", ["04-01 06-30 200"]],
    ["2026-06-30", "2026-06-30", ["06-30 06-30 200"]],
    ["2026-07-01", "2026-07-31", ["07-01 07-31 300"]],
  ])("from %s to %s", (from, to, spans) => {
    expect(
      salarySpans(RAISED, { from: day(from), to: day(to) }).map(
        (each) => `${each.from.slice(5)} ${each.to.slice(5)} ${each.salary}`,
      ),
    ).toEqual(spans);
  });

  it.each([
    ["2026-07-01", "2026-12-31", true],
    ["2026-06-30", "2026-12-31", false],
    ["2026-04-01", "2026-06-30", false],
  ])("pays as one that was never raised from %s to %s: %s", (from, to, alike) => {
    const span = { from: day(from), to: day(to) };
    expect(paysAlike(RAISED, FLAT, span)).toBe(alike);
    expect(paysAlike(FLAT, RAISED, span)).toBe(alike);
    expect(paysAlike(RAISED, RAISED, span)).toBe(true);
  });

  it("differs by the last day of a span alone, and by no day after it", () => {
    const later = { salary: pesos(300), earlierSalaries: [earlier("2026-03-31", 200)] };
    const other = { salary: pesos(400), earlierSalaries: [earlier("2026-03-31", 200)] };
    expect(paysAlike(later, other, { from: day("2026-03-01"), to: day("2026-03-31") })).toBe(true);
    expect(paysAlike(later, other, { from: day("2026-03-01"), to: day("2026-04-01") })).toBe(false);
  });

  it.each<[string, readonly ReturnType<typeof earlier>[], boolean]>([
    ["none", [], true],
    ["one of nothing", [earlier("2026-03-31", 0)], true],
    ["the most that a salary may be", [earlier("2026-03-31", MAX_AMOUNT)], true],
    ["a peso more", [earlier("2026-03-31", MAX_AMOUNT + 1)], false],
    ["less than nothing", [earlier("2026-03-31", -1)], false],
    ["two in order", [earlier("2026-03-31", 1), earlier("2026-04-01", 2)], true],
    ["two of one day", [earlier("2026-03-31", 1), earlier("2026-03-31", 2)], false],
    ["two in another order", [earlier("2026-03-31", 1), earlier("2026-03-30", 2)], false],
    ["a day that is none", [{ until: "2026-02-30" as never, salary: pesos(1) }], false],
    ["half a peso", [{ until: day("2026-03-31"), salary: 1.5 as never }], false],
    ["fifty", Array.from({ length: 50 }, (_, at) => earlier(`${1950 + at}-12-31`, 1)), true],
    ["fifty-one", Array.from({ length: 51 }, (_, at) => earlier(`${1950 + at}-12-31`, 1)), false],
  ])("a history may be kept with %s: %s", (_name, history, may) => {
    expect(isSalaryHistory(history)).toBe(may);
  });

  it.each<[string, readonly string[]]>([
    ["2026-09-01", ["2026-03-31 100", "2026-06-30 200", "2026-08-31 300"]],
    ["2026-07-01", ["2026-03-31 100", "2026-06-30 200"]],
    ["2026-05-01", ["2026-03-31 100", "2026-04-30 200"]],
    ["2026-04-01", ["2026-03-31 100"]],
    ["2026-02-01", ["2026-01-31 100"]],
  ])("a raise of %s keeps what was paid until the eve", (from, history) => {
    expect(withRaise(RAISED, day(from)).map(({ until, salary }) => `${until} ${salary}`)).toEqual(history);
    expect(withRaise(FLAT, day(from))).toHaveLength(1);
  });

  it("a new contract is of the usual kind, without relief; two kinds of employers are exempt (ET art. 114-1)", () => {
    expect(BLANK_CONTRACT).toMatchObject({ contributesToPension: true, transport: "transport", arlClass: 1 });
    expect(BLANK_CONTRACT.relief).toEqual({
      homeLoanInterest: 0,
      prepaidHealth: 0,
      dependents: false,
      voluntaryPension: 0,
    });
    const exempt = (["company", "person-two-or-more", "person-one", "non-filer"] as const).filter(
      isExonerated,
    );
    expect(exempt).toEqual(["company", "person-two-or-more"]);
  });
});
