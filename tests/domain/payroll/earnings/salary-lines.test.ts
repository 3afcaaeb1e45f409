import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Contract } from "#domain/payroll/employee/contract.ts";
import { absence, amountOf, type Case, hours, slipOf, trySlip } from "../people.ts";

const raises = (...before: readonly (readonly [until: string, salary: number])[]): Partial<Contract> => ({
  earlierSalaries: before.map(([until, salary]) => ({ until: day(until), salary: pesos(salary) })),
});

/** The lines of the basic salary: what each is called, its days and its amount. */
const told = (salary: number, each: Case = {}) =>
  slipOf("2026-11", salary, each)
    .lines.filter(({ concept }) => concept === "salary" || concept === "integralSalary")
    .map(({ label, quantity, amount }) => [label, quantity?.value, quantity?.unit, amount]);

describe("PY-29 the basic salary of a slip", () => {
  it("is one line, or one for each salary with the days that it holds", () => {
    expect(told(2_400_000)).toEqual([["Salario básico", 30, "days", 2_400_000]]);
    expect(told(2_400_000, { contract: raises(["2026-11-15", 2_000_000]) })).toEqual([
      ["Salario básico, hasta el 15/11/2026", 15, "days", 1_000_000],
      ["Salario básico, desde el 16/11/2026", 15, "days", 1_200_000],
    ]);
    expect(
      told(2_400_000, { contract: raises(["2026-11-10", 2_100_000], ["2026-11-20", 2_250_000]) }),
    ).toEqual([
      ["Salario básico, hasta el 10/11/2026", 10, "days", 700_000],
      ["Salario básico, desde el 11/11/2026, hasta el 20/11/2026", 10, "days", 750_000],
      ["Salario básico, desde el 21/11/2026", 10, "days", 800_000],
    ]);
  });

  it("of who was away at one of the salaries is the other alone, and of who was away all along is nothing of the last", () => {
    const away = (from: string, to: string): Case => ({
      contract: raises(["2026-11-15", 2_000_000]),
      input: { absences: [absence("vacation", from, to)] },
    });
    expect(told(2_400_000, away("2026-11-01", "2026-11-15"))).toEqual([
      ["Salario básico", 15, "days", 1_200_000],
    ]);
    expect(told(2_400_000, away("2026-11-16", "2026-11-30"))).toEqual([
      ["Salario básico", 15, "days", 1_000_000],
    ]);
    expect(told(2_400_000, away("2026-11-01", "2026-11-30"))).toEqual([["Salario básico", 0, "days", 0]]);
    const [line] = slipOf("2026-11", 2_400_000, away("2026-11-01", "2026-11-30")).lines;
    expect(line?.derivation.steps[0]?.value).toEqual({ kind: "amount", amount: 2_400_000 });
  });

  it("says by which article it is owed (CST arts. 127, 132 and 134)", () => {
    const norm = (kind: Contract["kind"]) =>
      slipOf("2026-11", 25_000_000, { contract: { kind } }).lines[0]?.derivation.norm;
    expect([norm("ordinary"), norm("integral")]).toEqual(["CST arts. 127 y 134", "CST art. 132"]);
  });
});

describe("the transport allowance of a month (Ley 15 de 1959, art. 2)", () => {
  const paid = (salary: number, each: Case = {}) =>
    slipOf("2026-11", salary, each).lines.filter(({ concept }) => concept === "transport");

  it("is never of an integral salary, however low, nor a line of nothing", () => {
    expect(paid(2_000_000, { contract: { kind: "integral" } })).toEqual([]);
    expect(paid(3_501_811)).toEqual([]);
    expect(paid(2_000_000, { input: { absences: [absence("unpaid", "2026-11-01", "2026-11-30")] } })).toEqual(
      [],
    );
    expect(paid(9_000_000, { input: { absences: [absence("unpaid", "2026-11-01", "2026-11-30")] } })).toEqual(
      [],
    );
  });

  it("is taken back by a second fortnight whose commissions pass two minimum wages", () => {
    const first = slipOf("2026-11 -1", 2_000_000);
    const input = { commissions: pesos(1_501_811) };
    const second = slipOf("2026-11 -2", 2_000_000, { input, soFar: first.monthSoFar });
    expect([amountOf(first, "transport"), amountOf(second, "transport")]).toEqual([124_548, -124_548]);
    const fewer = { commissions: pesos(1_501_810) };
    expect(
      amountOf(slipOf("2026-11 -2", 2_000_000, { input: fewer, soFar: first.monthSoFar }), "transport"),
    ).toBe(124_547);
  });
});

describe("hours and days typed over days", () => {
  it("that pay differently ask to be split on the day of it: the surcharge of 1 July 2026, the hours of the 15th", () => {
    const across = (kind: "RDF" | "HED", from: string, to: string) =>
      trySlip("2026-07", 2_000_000, { input: { hours: [hours(kind, 8, from, to)] } });
    const change = (date: string) => ({
      ok: false,
      error: { kind: "hours-across-change", employee: "p1", change: date },
    });
    expect(across("RDF", "2026-06-28", "2026-07-05")).toEqual(change("2026-07-01"));
    expect(across("HED", "2026-07-10", "2026-07-20")).toEqual(change("2026-07-15"));
  });

  it("of a whole day of rest are told over the thirty days of a month", () => {
    const input = { hours: [{ ...hours("RDF", 1, "2026-11-01"), isDays: true } as const] };
    const steps = slipOf("2026-11", 2_100_000, { input }).lines.find(({ concept }) => concept === "hours")
      ?.derivation.steps;
    expect(steps?.slice(1, 4).map(({ label, value }) => [label, value])).toEqual([
      ["Días del mes", { kind: "number", value: 30, unit: "days" }],
      ["Recargo dominical o festivo", { kind: "percent", percent: 90 }],
      ["Días del período", { kind: "number", value: 1, unit: "days" }],
    ]);
  });
});
