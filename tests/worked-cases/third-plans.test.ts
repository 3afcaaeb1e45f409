import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { AssetFields } from "#domain/assets/asset.ts";
import { assetYears } from "#domain/assets/asset-years.ts";
import { assetDues, dueMonths, withUnits } from "#domain/assets/depreciation-dues.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos, sum } from "#domain/kernel/pesos.ts";
import { monthlyRate } from "#domain/recurring/loan-rate.ts";
import { loanTable } from "#domain/recurring/loan-table.ts";
import type { LoanPlan, RecurringFields } from "#domain/recurring/recurring.ts";
import { loanOn } from "#domain/recurring/recurring-dues.ts";
import { assetOf, depreciated } from "#tests/support/records/assets.ts";

const code = (text: string) => text as AccountCode;

const asset = (cost: number, residual: number, fields: Partial<AssetFields>) =>
  assetOf({ cost: pesos(cost), residual: pesos(residual), bought: day("2026-01-01"), ...fields });
const yearsOf = (own: ReturnType<typeof asset>) =>
  Object.fromEntries(assetYears(own).map(({ year, amount }) => [year, amount]));

describe("depreciation reckoned by hand for a third time (NIIF 17.18 to 17.22)", () => {
  it("straight: ten months of the first year, two of the last, and never under the residual", () => {
    const truck = asset(37_000_000, 1_000_000, { months: 60, starts: month("2026-03") });
    expect(yearsOf(truck)).toEqual({
      2026: 6_000_000,
      2027: 7_200_000,
      2028: 7_200_000,
      2029: 7_200_000,
      2030: 7_200_000,
      2031: 1_200_000,
    });
  });

  it("straight, where months do not divide: 3.333.333 or a peso more, and 10.000.000 in all", () => {
    const years = Object.values(yearsOf(asset(10_000_000, 0, { months: 36, starts: month("2026-01") })));
    for (const amount of years) expect(Math.abs(amount - 3_333_333)).toBeLessThanOrEqual(1);
    expect(years).toHaveLength(3);
    expect(sum(years)).toBe(10_000_000);
  });

  it("a reducing balance of three quarters: 48.000.000 and 12.000.000", () => {
    const fields = { method: "declining" as const, months: 24, starts: month("2026-01") };
    expect(yearsOf(asset(64_000_000, 4_000_000, fields))).toEqual({ 2026: 48_000_000, 2027: 12_000_000 });
  });

  it("units: by what was made, and no more than the asset can make", () => {
    const fields = { method: "units" as const, months: 0, units: 100_000, starts: month("2026-01") };
    const press = asset(50_500_000, 500_000, fields);
    const made = (own: typeof press, of: string, units: number) => {
      const due = dueMonths([own], month(of)).find((each) => each.month === of);
      return due && withUnits(due, new Map([[own.id, units]]))?.shares[0]?.amount;
    };
    expect(made(press, "2026-01", 12_500)).toBe(6_250_000);
    const used = { ...press, events: [depreciated(month("2026-01"), pesos(6_250_000), 12_500)] };
    expect(made(used, "2026-02", 87_500)).toBe(43_750_000);
    expect(made(used, "2026-02", 90_000) ?? 43_750_000).toBe(43_750_000);
  });

  it("land has none", () => {
    const land = asset(90_000_000, 0, { method: "none", months: 0, starts: month("2026-01") });
    expect(assetDues(land, month("2027-12"))).toEqual([]);
  });
});

const loan = (terms: Partial<LoanPlan>): RecurringFields & { readonly plan: LoanPlan } => ({
  description: "Préstamo",
  first: day("2026-07-05"),
  last: null,
  state: "active",
  plan: {
    kind: "loan",
    method: "french",
    principal: pesos(12_000_000),
    rate: 2,
    months: 12,
    debt: code("210510"),
    interest: code("530520"),
    money: code("111005"),
    ...terms,
  },
});
const interestOf = (terms: Partial<LoanPlan>) =>
  sum(loanTable(loan(terms).plan).map(({ interest }) => interest));

describe("loans reckoned by hand for a third time (NIIF 11.15)", () => {
  it("equal payments at 2 %: 1.134.715, of which 240.000 of interest first", () => {
    const table = loanTable(loan({}).plan);
    expect(table[0]).toMatchObject({ payment: 1_134_715, interest: 240_000, capital: 894_715 });
    expect(table[1]).toMatchObject({ interest: 222_106, capital: 912_609 });
    expect(table.at(-1)?.balance).toBe(0);
    expect(sum(table.map(({ capital }) => capital))).toBe(12_000_000);
    expect(Math.abs(interestOf({}) - 1_616_582)).toBeLessThanOrEqual(12);
  });

  it("equal capital at 2 %: 20.000 of 78 parts of interest", () => {
    expect(interestOf({ method: "german" })).toBe(1_560_000);
    expect(loanTable(loan({ method: "german" }).plan)[11]).toMatchObject({ payment: 1_020_000, balance: 0 });
  });

  it.each(["french", "german"] as const)("without interest each payment is a twelfth: %s", (method) => {
    const table = loanTable(loan({ method, rate: 0 }).plan);
    expect(new Set(table.map(({ payment }) => payment))).toEqual(new Set([1_000_000]));
  });

  it("26,824179456 % effective and 24 % nominal are 2 % a month", () => {
    expect(monthlyRate(26.824179456, "effective")).toBeCloseTo(2, 8);
    expect(monthlyRate(24, "nominal")).toBeCloseTo(2, 10);
  });

  it("owed at the end of the year after six payments, all of it within twelve months (NIIF 4.7)", () => {
    expect(loanOn(loan({ method: "german" }), day("2026-12-31"))).toMatchObject({
      owed: 6_000_000,
      current: 6_000_000,
      later: 0,
    });
    expect(loanOn(loan({ method: "german", months: 24 }), day("2026-12-31"))).toMatchObject({
      owed: 9_000_000,
      current: 6_000_000,
      later: 3_000_000,
    });
  });
});
