import { describe, expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { wageShortfall } from "#domain/payroll/earnings/wage-floor.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import type { PeriodInput } from "#domain/payroll/run/period-input.ts";
import { absence, type Case, hours, slipOf } from "../people.ts";

const WAGE = 1_750_905;

/** The lines of hours: amount, and the notes of the percent and of the hours. */
function hoursOf(given: PeriodInput["hours"]) {
  return slipOf("2026-11", 2_400_000, { input: { hours: given } })
    .lines.filter(({ concept }) => concept === "hours")
    .map(({ amount, derivation: { steps } }) => [amount, steps[2]?.note, steps[3]?.note]);
}

describe("how hours are told (CST arts. 168 and 179): 2.400.000 ÷ 210", () => {
  it.each<[string, PeriodInput["hours"], readonly (readonly unknown[])[]]>([
    [
      "overtime of two days in one line",
      [hours("HED", 4, "2026-11-03"), hours("HED", 2, "2026-11-05", "2026-11-05")],
      [
        [
          85_714,
          "La hora 100% + Recargo de hora extra diurna 25%",
          "03/11/2026, 4 horas; 05/11/2026, 2 horas",
        ],
      ],
    ],
    [
      "a surcharge alone, of several days: the hour itself is in the salary",
      [hours("RNDF", 3, "2026-11-08", "2026-11-09")],
      [
        [
          42_857,
          "Recargo dominical y festivo 90% + Recargo nocturno 35%",
          "08/11/2026 a 09/11/2026, 3 horas",
        ],
      ],
    ],
    [
      "a whole day of rest: 90 % of a thirtieth",
      [{ ...hours("RDF", 1, "2026-11-15"), isDays: true }],
      [[72_000, "Recargo dominical y festivo 90%", "15/11/2026, 1 día"]],
    ],
    [
      "a typed surcharge apart from the law's, though it is the same",
      [{ ...hours("HEN", 1, "2026-11-11"), surcharge: 75 }, hours("HEN", 1, "2026-11-12")],
      [
        [20_000, "La hora 100% + Recargo escrito 75%", "11/11/2026, 1 hora"],
        [20_000, "La hora 100% + Recargo de hora extra nocturna 75%", "12/11/2026, 1 hora"],
      ],
    ],
  ])("%s", (_name, given, expected) => {
    expect(hoursOf(given)).toEqual(expected);
  });
});

describe("how other earnings are told", () => {
  const told = (salary: number, each: Case) =>
    slipOf("2026-11", salary, each)
      .lines.slice(0, 6)
      .map(({ concept, amount, derivation: { norm } }) => `${concept} ${amount} ${norm}`);

  it("what is no salary has a norm of its own (CST arts. 127 and 128)", () => {
    const input = { commissions: pesos(7), salaryBonus: pesos(8), nonSalary: pesos(9) };
    const lines = told(4_000_000, { input });
    expect(lines.slice(0, 4)).toEqual([
      "salary 4000000 CST arts. 127 y 134",
      "commissions 7 CST art. 127",
      "salaryBonus 8 CST art. 127",
      "nonSalary 9 CST art. 128",
    ]);
  });

  it("leaves stand in their own order, with the salary of fewer days before them", () => {
    const absences = [
      absence("paid", "2026-11-01", "2026-11-03"),
      absence("vacation", "2026-11-04", "2026-11-06"),
      absence("paid", "2026-11-07", "2026-11-07"),
    ];
    const concepts = slipOf("2026-11", 3_000_000, { input: { absences } }).lines.map(
      ({ concept, amount }) => `${concept} ${amount}`,
    );
    expect(concepts.slice(0, 4)).toEqual([
      "salary 2300000",
      "paidLeave 300000",
      "vacation 300000",
      "paidLeave 100000",
    ]);
  });

  it("arrears of an integral salary are of it (PY-31)", () => {
    const arrears = [
      { of: { month: month("2026-10"), part: "month" as const }, owed: pesos(9), amount: pesos(9) },
    ];
    const concepts = (kind: "ordinary" | "integral") =>
      slipOf("2026-11", 25_000_000, { contract: { kind }, input: { arrears } }).lines.map(
        ({ concept, amount }) => `${concept} ${amount}`,
      );
    expect(concepts("integral").slice(0, 2)).toEqual(["integralSalary 25000000", "integralArrears 9"]);
    expect(concepts("ordinary").slice(0, 2)).toEqual(["salary 25000000", "salaryArrears 9"]);
  });

  it("the allowance is of two minimum wages, of connectivity where somebody works at home, or none", () => {
    const label = (salary: number, each: Case = {}) =>
      slipOf("2026-11", salary, each).lines.find(({ concept }) => concept === "transport")?.label ?? null;
    expect(label(2 * WAGE)).toBe("Auxilio de transporte");
    expect(label(2 * WAGE + 1)).toBeNull();
    expect(label(2 * WAGE - 5, { input: { commissions: pesos(6) } })).toBeNull();
    expect(label(2 * WAGE - 5, { input: { nonSalary: pesos(6) } })).toBe("Auxilio de transporte");
    expect(label(WAGE, { contract: { transport: "connectivity" } })).toBe("Auxilio de conectividad");
    expect(label(WAGE, { contract: { transport: "none" } })).toBeNull();
  });

  it("a salary is compared with the minimum wage, an integral one with thirteen (CST arts. 132 and 145)", () => {
    const law = createLawReader()(day("2026-11-30"));
    if (!law.ok) throw new Error("no law");
    const short = (salary: number, kind: "ordinary" | "integral") =>
      wageShortfall({ salary: pesos(salary), kind }, law.value);
    expect(short(WAGE, "ordinary")).toBeNull();
    expect(short(WAGE - 1, "ordinary")).toEqual({
      kind: "salary-below-minimum",
      salary: WAGE - 1,
      minimum: WAGE,
    });
    expect(short(13 * WAGE, "integral")).toBeNull();
    expect(short(13 * WAGE - 1, "integral")).toMatchObject({
      kind: "integral-below-minimum",
      minimum: 13 * WAGE,
    });
  });
});
