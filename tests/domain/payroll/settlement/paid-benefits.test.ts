import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { Contract } from "#domain/payroll/employee/contract.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import { NOTHING_PAID, type PaidBenefits } from "#domain/payroll/settlement/paid-benefits.ts";
import { settleContract } from "#domain/payroll/settlement/settle-contract.ts";
import { settlementEntry } from "#domain/payroll/settlement/settlement-entry.ts";
import type { SettlementOrder } from "#domain/payroll/settlement/settlement-order.ts";
import { contractOf } from "../people.ts";

const read = createLawReader();

/** 3.600.000 without allowance, from 2026 on: the year's 2.700.000, 243.000 of interest, the semester's 900.000. */
function settle(
  paid: Partial<PaidBenefits>,
  more: Partial<SettlementOrder> = {},
  contract: Partial<Contract> = {},
) {
  const settled = settleContract(
    {
      contract: contractOf(3_600_000, { start: day("2026-01-01"), ...contract }),
      end: day("2026-09-30"),
      reason: "resignation",
      agreedEnd: null,
      variableOfYear: ZERO,
      variableOfSemester: ZERO,
      unpaidDays: { year: 0, semester: 0, all: 0 },
      vacationDaysTaken: 0,
      paid: { ...NOTHING_PAID, ...paid },
      ...more,
    },
    read,
  );
  if (!settled.ok) throw new Error(JSON.stringify(settled.error));
  return settled.value;
}

const shown = (settled: ReturnType<typeof settle>) =>
  Object.fromEntries(settled.lines.map(({ concept, amount }) => [concept, amount]));
const kinds = (settled: ReturnType<typeof settle>) =>
  settled.warnings.filter(({ kind }) => kind !== "provisional");

describe("benefits paid before a contract ends", () => {
  it("are taken off the benefit they were paid of, as a step of its derivation", () => {
    expect(shown(settle({}))).toEqual({
      severance: 2_700_000,
      severanceInterest: 243_000,
      serviceBonus: 900_000,
      vacation: 1_350_000,
    });
    const paid = {
      severance: pesos(2_000_000),
      severanceInterest: pesos(43_000),
      serviceBonus: pesos(900_000),
    };
    const settled = settle(paid);
    expect(shown(settled)).toEqual({
      severance: 700_000,
      severanceInterest: 200_000,
      serviceBonus: 0,
      vacation: 1_350_000,
    });
    expect(settled.net).toBe(2_250_000);
    const [severance] = settled.lines;
    expect(severance?.paid).toBe(2_000_000);
    expect(severance?.derivation.steps.slice(-2)).toEqual([
      { sign: "−", label: "Ya pagado", value: { kind: "amount", amount: 2_000_000 } },
      { sign: "=", label: "Por pagar", value: { kind: "amount", amount: 700_000 } },
    ]);
    expect(kinds(settled)).toEqual([]);
    expect(checkEntry(settlementEntry(settled), pucChart())).toEqual([]);
  });

  it("that were more than is owed take nothing of the rest, and are warned of", () => {
    const settled = settle({ serviceBonus: pesos(1_000_000) });
    expect(shown(settled).serviceBonus).toBe(0);
    expect(settled.net).toBe(settle({ serviceBonus: pesos(900_000) }).net);
    expect(kinds(settled)).toEqual([{ kind: "paid-over", concept: "serviceBonus", excess: 100_000 }]);
  });

  it("lower what is withheld of the prima", () => {
    const large = { salary: pesos(40_000_000) };
    const withheld = (paid: number) => settle({ serviceBonus: pesos(paid) }, {}, large).withheld;
    expect(withheld(0)).toBeGreaterThan(0);
    expect(withheld(6_000_000)).toBe(0);
  });
});

describe("what a settlement asks to be looked at", () => {
  it("vacation taken beyond what was earned", () => {
    // 270 days of contract earn 11,25 working days of vacation.
    expect(kinds(settle({}, { vacationDaysTaken: 11.25 }))).toEqual([]);
    expect(kinds(settle({}, { vacationDaysTaken: 15 }))).toEqual([{ kind: "vacation-over", days: 3.75 }]);
  });

  it("a salary under the minimum of the last day, of either kind", () => {
    expect(kinds(settle({}, {}, { salary: pesos(1_750_904) }))).toEqual([
      { kind: "salary-below-minimum", salary: 1_750_904, minimum: 1_750_905 },
    ]);
    expect(kinds(settle({}, {}, { salary: pesos(1_750_905) }))).toEqual([]);
    expect(kinds(settle({}, {}, { salary: pesos(22_761_764), kind: "integral" }))).toEqual([
      { kind: "integral-below-minimum", salary: 22_761_764, minimum: 22_761_765 },
    ]);
  });

  it("a term that was over before a dismissal", () => {
    const term = (agreedEnd: string) => kinds(settle({}, { reason: "unjust", agreedEnd: day(agreedEnd) }));
    expect(term("2026-09-29")).toEqual([{ kind: "term-over" }]);
    expect(term("2026-09-30")).toEqual([]);
  });

  it("values of the law that may still change", () => {
    expect(settle({}).warnings).toContainEqual(
      expect.objectContaining({ kind: "provisional", parameter: "minimumWage" }),
    );
  });
});
