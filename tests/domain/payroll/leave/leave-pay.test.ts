import { describe, expect, it } from "vitest";
import { CONCEPTS } from "#domain/payroll/slip/concepts.data.ts";
import { absence, amountOf, type Case, slipOf } from "../people.ts";

const sick = (salary: number) => {
  const slip = slipOf("2026-11", salary, {
    input: { absences: [absence("sick", "2026-11-01", "2026-11-30")] },
  });
  return amountOf(slip, "sickLeaveEmployer") + amountOf(slip, "sickLeaveEps");
};

describe("a month of sick leave (CST art. 227; Sentencia C-543 de 2007)", () => {
  it.each([
    // Two thirds of 2.700.000 are above the minimum wage; of 2.600.000, below it.
    [2_700_000, 1_800_000],
    [2_600_000, 1_750_905],
    [1_750_905, 1_750_905],
    // Sick pay never exceeds the pay for working.
    [1_200_000, 1_200_000],
  ])("on %d pays %d", (salary, paid) => {
    expect(Math.abs(sick(salary) - paid)).toBeLessThanOrEqual(1);
  });
});

describe("who pays each day of a leave, and how much", () => {
  const parts = (period: string, each: Case) => {
    const slip = slipOf(period, 9_000_000, each);
    const keys = ["sickLeaveEmployer", "sickLeaveEps", "sickLeaveFund"] as const;
    return keys.map((concept) => amountOf(slip, concept));
  };
  const sickFrom = (...spans: readonly (readonly [string, string])[]): Case => ({
    input: { absences: spans.map(([from, to]) => absence("sick", from, to)) },
  });

  it.each<[string, string, Case, readonly number[]]>([
    // 9.000.000 are 300.000 a day: two thirds are 200.000, one half 150.000.
    [
      "days 1 and 2 by the employer",
      "2026-11",
      sickFrom(["2026-11-01", "2026-11-10"]),
      [400_000, 1_600_000, 0],
    ],
    ["day 90 at two thirds", "2026-11", sickFrom(["2026-08-03", "2026-11-01"]), [0, 200_000 - 50_000, 0]],
    ["up to day 90", "2026-11", sickFrom(["2026-08-04", "2026-11-01"]), [0, 200_000, 0]],
    ["a whole month after day 90", "2026-11", sickFrom(["2026-08-01", "2026-11-30"]), [0, 4_500_000, 0]],
    // 3 June is the first day, 29 November its 180th.
    [
      "day 181 by the pension fund",
      "2026-11",
      sickFrom(["2026-06-03", "2026-11-30"]),
      [0, 4_350_000, 150_000],
    ],
    ["a whole month after day 180", "2026-11", sickFrom(["2026-01-01", "2026-11-30"]), [0, 0, 4_500_000]],
    [
      "one leave in three records: its days go on (CST art. 227)",
      "2026-11",
      sickFrom(["2026-11-11", "2026-11-20"], ["2026-11-01", "2026-11-05"], ["2026-11-06", "2026-11-10"]),
      [400_000, 3_600_000, 0],
    ],
    [
      "two leaves apart: each begins anew",
      "2026-11",
      sickFrom(["2026-11-01", "2026-11-02"], ["2026-11-05", "2026-11-06"]),
      [800_000, 0, 0],
    ],
    [
      "a prolongation of one that began in another month",
      "2026-11",
      sickFrom(["2026-08-01", "2026-10-31"], ["2026-11-01", "2026-11-30"]),
      [0, 4_500_000, 0],
    ],
  ])(
    "%s (CST art. 227; Decreto 2943 de 2013; Decreto Ley 19 de 2012, art. 142)",
    (_, period, each, expected) => {
      expect(parts(period, each)).toEqual(expected);
    },
  );

  it("cites whose days they are besides how much they pay", () => {
    const normsOf = (salary: number, from: string, to: string) =>
      slipOf("2026-11", salary, { input: { absences: [absence("sick", from, to)] } })
        .lines.filter(({ concept }) => concept.startsWith("sickLeave"))
        .map(({ derivation }) => derivation.norm);
    const [employer, fund] = ["Decreto 2943 de 2013, art. 1", "Decreto-ley 19 de 2012, art. 142"];
    expect(normsOf(9_000_000, "2026-11-10", "2026-11-20")).toEqual([
      `CST art. 227; ${employer}`,
      "CST art. 227",
    ]);
    expect(normsOf(9_000_000, "2026-04-01", "2026-11-20")).toEqual([`CST art. 227; ${fund}`]);
    expect(normsOf(1_750_905, "2026-11-10", "2026-11-20")).toEqual([
      `Sentencia C-543 de 2007; ${employer}`,
      "Sentencia C-543 de 2007",
    ]);
  });

  it.each<[string, readonly (readonly [string, string])[], number, number]>([
    ["its day and four more", [["2026-11-10", "2026-11-14"]], 26, 1_200_000],
    ["its day alone", [["2026-11-10", "2026-11-10"]], 30, 0],
    ["one of the month before", [["2026-10-20", "2026-11-05"]], 25, 1_500_000],
    ["on the last day of the month before", [["2026-10-31", "2026-11-05"]], 25, 1_500_000],
    ["on the 15th", [["2026-11-15", "2026-11-30"]], 15, 4_500_000],
    [
      "in two records: one accident, one day",
      [
        ["2026-11-10", "2026-11-12"],
        ["2026-11-13", "2026-11-14"],
      ],
      26,
      1_200_000,
    ],
    [
      "two accidents",
      [
        ["2026-11-02", "2026-11-03"],
        ["2026-11-10", "2026-11-12"],
      ],
      27,
      900_000,
    ],
  ])(
    "PY-18 the day of a work accident is a day of work, the ARL pays from the next: %s (Ley 776 de 2002, art. 3)",
    (_, spans, worked, ofArl) => {
      const input = { absences: spans.map(([from, to]) => absence("accident", from, to)) };
      const slip = slipOf("2026-11", 9_000_000, { input });
      expect([slip.workedDays, amountOf(slip, "workAccident")]).toEqual([worked, ofArl]);
      expect(amountOf(slip, "salary")).toBe(worked * 300_000);
      // Risks and caja are of the pay for work, that day's included.
      expect(amountOf(slip, "arl")).toBe(Math.round(worked * 300_000 * 0.00522));
      expect(amountOf(slip, "familyFund")).toBe(worked * 12_000);
    },
  );

  it("a share that somebody typed is used as typed", () => {
    const each = { ...sickFrom(["2026-10-01", "2026-11-30"]), overrides: { sickLeaveShare: 66.67 } };
    expect(parts("2026-11", each)[1]).toBe(6_000_300);
  });
});

describe("PY-13 an integral salary on leave: insurers recognise 70 % of it (Ley 100 de 1993, art. 18; Ley 776 de 2002, art. 3)", () => {
  // 70 % of 25.000.000 are 17.500.000: 583.333,33 a day, of which two thirds are 388.888,89.
  it.each<[string, Case, Readonly<Record<string, number>>, number]>([
    [
      "ten days of sick leave",
      { input: { absences: [absence("sick", "2026-11-01", "2026-11-10")] } },
      { integralSalary: 16_666_667, sickLeaveEmployer: 777_778, sickLeaveEps: 3_111_111 },
      // 70 % of what was worked, and the allowance as it is.
      11_666_667 + 777_778 + 3_111_111,
    ],
    [
      "a month from day 91",
      { input: { absences: [absence("sick", "2026-08-01", "2026-11-30")] } },
      { sickLeaveEps: 8_750_000 },
      8_750_000,
    ],
    [
      "a work accident",
      { input: { absences: [absence("accident", "2026-11-01", "2026-11-15")] } },
      { integralSalary: 13_333_333, workAccident: 8_166_667 },
      17_500_000,
    ],
    [
      "a parental leave",
      { input: { absences: [absence("parental", "2026-11-01", "2026-11-30")] } },
      { parentalLeave: 17_500_000 },
      17_500_000,
    ],
    [
      "vacation, which is no insurance: the whole salary (CST art. 192)",
      { input: { absences: [absence("vacation", "2026-11-01", "2026-11-15")] } },
      { integralSalary: 12_500_000, vacation: 12_500_000 },
      17_500_000,
    ],
  ])("%s", (_, each, expected, ibc) => {
    const slip = slipOf("2026-11", 25_000_000, { ...each, contract: { kind: "integral" } });
    const paid = slip.lines.filter(
      ({ amount, concept }) => amount > 0 && CONCEPTS[concept].group === "accrued",
    );
    expect(Object.fromEntries(paid.map(({ concept, amount }) => [concept, amount]))).toEqual(expected);
    expect(slip.bases.ibc?.amount).toBe(ibc);
    expect(amountOf(slip, "health")).toBe(Math.round(ibc * 0.04));
    // The limit of ET art. 114-1 is ten minimum wages: an integral salary reaches it on leave too.
    expect(slip.exonerated).toBe(false);
  });
});
