import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { MAX_AMOUNT } from "#domain/payroll/employee/max-amount.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import { earlierClaims } from "#domain/payroll/settlement/earlier-benefits.ts";
import { NOTHING_PAID } from "#domain/payroll/settlement/paid-benefits.ts";
import { settleContract } from "#domain/payroll/settlement/settle-contract.ts";
import { settlementEntry } from "#domain/payroll/settlement/settlement-entry.ts";
import type { SettlementOrder } from "#domain/payroll/settlement/settlement-order.ts";
import { covers, isRepeated } from "#domain/payroll/settlement/stored-payment.ts";
import { contractOf } from "../people.ts";

const read = createLawReader();

/** 3.600.000 from January to September of 2026, without allowance. */
function orderOf(more: Partial<SettlementOrder> = {}): SettlementOrder {
  return {
    contract: contractOf(3_600_000, { start: day("2026-01-01") }),
    end: day("2026-09-30"),
    reason: "resignation",
    agreedEnd: null,
    variableOfYear: ZERO,
    variableOfSemester: ZERO,
    unpaidDays: { year: 0, semester: 0, all: 0 },
    vacationDaysTaken: 0,
    paid: NOTHING_PAID,
    ...more,
  };
}

function settle(more: Partial<SettlementOrder> = {}) {
  const settled = settleContract(orderOf(more), read);
  if (!settled.ok) throw new Error(JSON.stringify(settled.error));
  return settled.value;
}

describe("what is typed of a settlement: its limits", () => {
  const refused = (more: Partial<SettlementOrder>) => {
    const settled = settleContract(orderOf(more), read);
    return settled.ok || settled.error.kind !== "bad-settlement" ? null : settled.error.field;
  };
  const days = (year: number) => ({ unpaidDays: { year, semester: 0, all: 0 } });

  it.each<[string, Partial<SettlementOrder>, string | null]>([
    ["one that ends on its first day", { end: day("2026-01-01") }, null],
    ["one that ends before it", { end: day("2025-12-31") }, "end"],
    ["agreed until its first day", { agreedEnd: day("2026-01-01") }, null],
    ["agreed until the day before", { agreedEnd: day("2025-12-31") }, "agreedEnd"],
    ["the largest average", { variableOfYear: pesos(MAX_AMOUNT) }, null],
    ["a peso more", { variableOfYear: pesos(MAX_AMOUNT + 1) }, "variable"],
    ["less than nothing", { variableOfSemester: pesos(-1) }, "variable"],
    ["an average salary less than nothing", { fixedOfYear: { salary: pesos(-1) } }, "variable"],
    ["one of the semester", { fixedOfSemester: { salary: pesos(-1) } }, "variable"],
    ["a hundred years of unpaid days", days(36_000), null],
    ["a day more", days(36_001), "days"],
    ["a day less than none", days(-1), "days"],
    ["half a day", days(0.5), null],
  ])("%s", (_name, more, field) => {
    expect(refused(more)).toBe(field);
  });
});

describe("how a settlement is told", () => {
  const told = (concept: string, more: Partial<SettlementOrder> = {}) =>
    settle(more).lines.find((each) => each.concept === concept)?.derivation.steps ?? [];
  const shown = (steps: ReturnType<typeof told>) =>
    steps.map(({ sign, value }) => {
      const all = { amount: 0, percent: 0, value: 0, ...value };
      return `${sign} ${all.amount || all.percent || all.value}`.trim();
    });

  it("has the base with what varies, then its days of a year or of two (CST arts. 186 and 249)", () => {
    expect(shown(told("severance"))).toEqual([
      "3600000",
      "= 3600000",
      "3600000",
      "× 270",
      "÷ 360",
      "= 2700000",
    ]);
    expect(told("severance")[4]?.label).toBe("Días del año");
    expect(told("vacation").at(-2)?.label).toBe("Días de dos años");
    expect(shown(told("severance", { variableOfYear: pesos(400_000) })).slice(0, 3)).toEqual([
      "3600000",
      "+ 400000",
      "= 4000000",
    ]);
    expect(shown(told("vacation", { vacationVariable: pesos(400_000) })).slice(0, 3)).toEqual([
      "3600000",
      "+ 400000",
      "= 4000000",
    ]);
  });

  it("names an average allowance and an average salary as such", () => {
    const fixed = { fixedOfYear: { salary: pesos(3_000_000), transport: pesos(100_000) } };
    expect(
      told("severance", fixed)
        .map(({ label }) => label)
        .slice(0, 2),
    ).toEqual(["Salario básico promedio", "Auxilio de transporte promedio"]);
    const low = { contract: contractOf(2_000_000, { start: day("2026-01-01") }) };
    expect(
      told("severance", low)
        .map(({ label }) => label)
        .slice(0, 2),
    ).toEqual(["Salario básico", "Auxilio de transporte"]);
    const none = {
      contract: contractOf(2_000_000, { start: day("2026-01-01"), transport: "none" as const }),
    };
    expect(
      told("severance", none)
        .map(({ label }) => label)
        .slice(0, 2),
    ).toEqual(["Salario básico", "Base de liquidación"]);
  });

  it("begins with the salary, also where there is none", () => {
    const none = { contract: contractOf(0, { start: day("2026-01-01"), transport: "none" as const }) };
    expect(
      told("severance", none)
        .map(({ label }) => label)
        .slice(0, 3),
    ).toEqual(["Salario básico", "Base de liquidación", "Base"]);
  });

  it("says the base of a withholding once, after what is exempt of the payment", () => {
    const high = { contract: contractOf(20_000_000, { start: day("2024-01-01") }) };
    const labels = (concept: string, more: Partial<SettlementOrder>) =>
      told(concept, { ...high, ...more }).map(({ label }) => label);
    expect(labels("bonusWithholding", { end: day("2026-12-31") }).slice(0, 4)).toEqual([
      "Prima de servicios",
      "Renta exenta del 25%",
      "Base de retención",
      "95 UVT",
    ]);
    expect(labels("indemnityWithholding", { reason: "unjust" }).slice(0, 4)).toEqual([
      "Indemnización",
      "Renta exenta del 25%",
      "Base de retención",
      "Retención",
    ]);
  });

  it("has no withholding of nothing, where its rate was put at zero", () => {
    const order = orderOf({
      contract: contractOf(20_000_000, { start: day("2024-01-01") }),
      reason: "unjust",
    });
    const settled = settleContract(order, createLawReader({ indemnityTax: 0 }));
    expect(settled.ok && settled.value.lines.map(({ concept }) => concept)).not.toContain(
      "indemnityWithholding",
    );
  });

  it("warns that the term was over of an unjust dismissal alone (CST art. 64)", () => {
    const warned = (more: Partial<SettlementOrder>) =>
      settle(more).warnings.filter(({ kind }) => kind === "term-over").length;
    const over = { agreedEnd: day("2026-08-31") };
    expect(warned({ ...over, reason: "unjust" })).toBe(1);
    expect(warned({ ...over, reason: "resignation" })).toBe(0);
    expect(warned({ ...over, reason: "unjust", isForWork: true })).toBe(0);
    expect(warned({ reason: "unjust" })).toBe(0);
  });

  it("says which days of vacation were taken, on the step of the days alone", () => {
    const notes = (taken: number) =>
      told("vacation", { vacationDaysTaken: taken }).flatMap(({ note }) => note ?? []);
    expect(notes(0)).toEqual([]);
    expect(notes(5)).toEqual(["270 días de contrato menos 5 de vacaciones, que son los de 120"]);
  });
});

describe("the entry of a settlement: what was provided (NIIF para PYMES 28.4)", () => {
  const lines = (more: Partial<SettlementOrder> = {}) =>
    settlementEntry(settle(more)).lines.map(({ account, debit, credit }) => `${account} ${debit - credit}`);

  it("uses a provision up, and the expense takes what was too little or too much", () => {
    expect(lines()).toEqual(expect.arrayContaining(["261005 2700000", "261015 1350000"]));
    const provided = { severance: pesos(2_500_000), serviceBonus: pesos(950_000) };
    expect(lines({ provided })).toEqual(
      expect.arrayContaining([
        "261005 2500000",
        "510530 200000",
        "261020 950000",
        "510536 -50000",
        "261015 1350000",
      ]),
    );
  });

  const end = day("2026-01-31");
  const before = { contract: contractOf(3_600_000, { start: day("2025-01-01") }), end };
  const earlier = (consolidated: number | null, provided?: number) => ({
    ...before,
    provided: { severance: pesos(300_000) },
    earlier: [
      {
        concept: "earlierSeverance" as const,
        pay: { variable: ZERO },
        unpaidDays: 0,
        consolidated: consolidated === null ? null : pesos(consolidated),
        ...(provided !== undefined && { provided: { severance: pesos(provided) } }),
      },
    ],
  });

  it("pays an earlier year out of its own provision, or out of what was consolidated", () => {
    expect(lines(earlier(null, 3_500_000))).toEqual(
      expect.arrayContaining(["261005 3800000", "510530 100000"]),
    );
    expect(lines(earlier(null))).toEqual(expect.arrayContaining(["261005 3900000"]));
    expect(lines(earlier(3_600_000))).toEqual(expect.arrayContaining(["2510 3600000", "261005 300000"]));
    const kept = settle(earlier(3_555_555)).lines.find(({ concept }) => concept === "earlierSeverance");
    expect([kept?.amount, kept?.days]).toEqual([3_555_555, null]);
    expect(kept?.derivation.steps.map(({ label }) => label)).toEqual(["Consolidado en los libros"]);
    expect(kept?.derivation.norm).toBe("CST art. 249");
    const same = settle(earlier(3_600_000)).lines.find(({ concept }) => concept === "earlierSeverance");
    expect(same?.days).toBe(360);
  });
});

describe("the lines of an earlier period", () => {
  const of = (concept: "earlierSeverance" | "earlierBonus", end: string, more: object = {}) => {
    const order = orderOf({
      contract: contractOf(3_600_000, { start: day("2020-01-01") }),
      end: day(end),
      earlier: [{ concept, pay: { variable: ZERO }, unpaidDays: 0, consolidated: null, ...more }],
    });
    const settled = settleContract(order, read);
    if (!settled.ok) return settled.error.kind;
    return settled.value.lines.flatMap((line) => (line.concept === concept ? [line.amount] : []));
  };

  it("are those of the benefit that is asked for, and none of a year without a paid day", () => {
    expect(of("earlierBonus", "2026-01-10")).toEqual([1_800_000]);
    expect(of("earlierSeverance", "2026-01-10")).toEqual([3_600_000]);
    expect(of("earlierSeverance", "2026-01-10", { unpaidDays: 360 })).toEqual([]);
    expect(of("earlierBonus", "2026-01-20")).toEqual([]);
  });

  it("wait for the law of their own year", () => {
    expect(of("earlierSeverance", "2023-01-20")).toBe("unknown-law");
    expect(of("earlierSeverance", "2023-02-20")).toEqual([]);
  });
});

describe("what may be unpaid of an earlier period (CST art. 306; Ley 50 de 1990, art. 99)", () => {
  it.each([
    ["2026-07-01", ["earlierBonus true"]],
    ["2026-07-15", ["earlierBonus true"]],
    ["2026-07-16", []],
    ["2026-06-30", []],
    ["2026-01-15", ["earlierSeverance true", "earlierInterest true", "earlierBonus false"]],
    ["2026-01-16", ["earlierSeverance true", "earlierInterest true"]],
    ["2026-02-14", ["earlierSeverance true", "earlierInterest true"]],
    ["2026-02-15", []],
  ])("of a contract that ends on %s: %o", (end, claims) => {
    const found = earlierClaims(contractOf(1, { start: day("2020-01-01") }), day(end));
    expect(found.map(({ concept, isLikely }) => `${concept} ${isLikely}`)).toEqual(claims);
  });

  it("is asked of who served its last day", () => {
    const found = (start: string) =>
      earlierClaims(contractOf(1, { start: day(start) }), day("2026-02-01")).length;
    expect([found("2025-12-31"), found("2026-01-01")]).toEqual([2, 0]);
  });
});

describe("which payment is already made", () => {
  const payment = (what: string, on: string, ...people: readonly string[]) =>
    ({ what, day: day(on), people: people.map((employeeId) => ({ employeeId })) }) as never;
  const claim = (what: string, on: string) =>
    ({ what, day: day(on), employeeId: "e1", start: day("2026-01-01") }) as Parameters<typeof covers>[1];

  it.each<[string, never, Parameters<typeof covers>[1], boolean]>([
    [
      "the same benefit",
      payment("first-bonus", "2026-06-30", "e2", "e1"),
      claim("first-bonus", "2026-06-30"),
      true,
    ],
    [
      "another person's",
      payment("first-bonus", "2026-06-30", "e2"),
      claim("first-bonus", "2026-06-30"),
      false,
    ],
    ["another year's", payment("first-bonus", "2025-06-30", "e1"), claim("first-bonus", "2026-06-30"), false],
    ["another benefit", payment("severance", "2026-12-31", "e1"), claim("second-bonus", "2026-12-31"), false],
    [
      "a settlement before",
      payment("settlement", "2026-05-31", "e1"),
      claim("first-bonus", "2026-06-30"),
      true,
    ],
    ["one after it", payment("settlement", "2026-07-31", "e1"), claim("first-bonus", "2026-06-30"), false],
    [
      "one of an earlier contract",
      payment("settlement", "2025-12-31", "e1"),
      claim("first-bonus", "2026-06-30"),
      false,
    ],
    [
      "a settlement of the contract",
      payment("settlement", "2026-07-31", "e1"),
      claim("settlement", "2026-06-30"),
      true,
    ],
  ])("%s", (_name, made, of, is) => {
    expect(covers(made, of)).toBe(is);
  });

  it("two are one with a person in common", () => {
    const bonus = (...people: readonly string[]) => payment("first-bonus", "2026-06-30", ...people);
    expect(isRepeated(bonus("e1", "e2"), bonus("e3", "e2"))).toBe(true);
    expect(isRepeated(bonus("e1"), bonus("e2"))).toBe(false);
    expect(isRepeated(bonus("e1"), payment("first-bonus", "2027-06-30", "e1"))).toBe(false);
    expect(
      isRepeated(payment("settlement", "2026-06-30", "e1"), payment("settlement", "2026-07-30", "e1")),
    ).toBe(true);
  });
});
