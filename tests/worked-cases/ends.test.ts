import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { bonusPay, severancePay, spanPay } from "#domain/payroll/benefits/average-pay.ts";
import { type PaidStretch, payHistory } from "#domain/payroll/benefits/pay-history.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import { later } from "#domain/payroll/run/period.ts";
import { benefitSpan, benefitsDue } from "#domain/payroll/settlement/benefits-due.ts";
import { earlierClaims } from "#domain/payroll/settlement/earlier-benefits.ts";
import { earlierBenefit, knownPay } from "#domain/payroll/settlement/known-pay.ts";
import { NOTHING_PAID } from "#domain/payroll/settlement/paid-benefits.ts";
import { settleContract } from "#domain/payroll/settlement/settle-contract.ts";
import { closedRunOf, monthsOf, type Paid } from "#tests/domain/payroll/benefits/runs-of.ts";
import { absence, contractOf } from "#tests/domain/payroll/people.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import {
  BENEFIT_CASES,
  type BenefitCase,
  type EndCase,
  SETTLEMENT_CASES,
  type SettlementCase,
} from "./ends.data.ts";

const read = createLawReader();

/** The closed months of a case, each with its commissions and leave. */
function monthsPaid({ paid, commissions = {}, leave }: EndCase): readonly Paid[] {
  const months = paid.flatMap((line) => {
    const [first = "", salary = "", count = ""] = line.split(/: | × /);
    const salaries = Array.from({ length: Number(count) }, () => Number(salary));
    return monthsOf(Number(first.slice(0, 4)), salaries, {}, Number(first.slice(5)));
  });
  return months.map((each) => ({
    ...each,
    input: {
      commissions: pesos(commissions[each.period] ?? 0),
      absences: leave && leave[1].slice(0, 7) <= each.period ? [absence(...leave)] : [],
    },
  }));
}

function historyOf(each: EndCase, end: string | null) {
  const contract = { start: day(each.start), end: end === null ? null : day(end) };
  return payHistory(
    monthsPaid(each).map((paid) => closedRunOf(paid, contract)),
    contractOf(0, contract),
  );
}

function benefits(each: BenefitCase): Readonly<Record<string, number>> {
  const contract = contractOf(each.salary, { start: day(each.start) });
  const { from, to } = benefitSpan(each.kind, 2026);
  const pay = spanPay(historyOf(each, null), contract, { from: later(contract.start, from), to });
  const { variable, ...fixed } = each.kind === "severance" ? severancePay(pay) : bonusPay(pay);
  const { kind } = each;
  const order = { contract, kind, year: 2026, variable, fixed, unpaidDays: pay.unpaidDays };
  const { lines } = must(benefitsDue(order, read));
  return Object.fromEntries(lines.map(({ concept, amount }) => [concept, amount]));
}

function settled(each: SettlementCase): Readonly<Record<string, number>> {
  const contract = contractOf(each.salary, { start: day(each.start) });
  const end = day(each.end);
  const history = historyOf(each, each.end);
  const { year, semester, unpaidDays, vacationVariable, incomeOfHalfYear } = knownPay(contract, end, history);
  const { variable: variableOfYear, ...fixedOfYear } = year;
  const { variable: variableOfSemester, ...fixedOfSemester } = semester;
  const claims = earlierClaims(contract, end).filter(({ concept }) => each.earlier?.includes(concept));
  const order = {
    contract,
    end,
    reason: each.reason ?? ("resignation" as const),
    agreedEnd: each.agreedEnd === undefined ? null : day(each.agreedEnd),
    ...{ variableOfYear, fixedOfYear, variableOfSemester, fixedOfSemester, vacationVariable },
    ...{ incomeOfHalfYear, unpaidDays },
    vacationDaysTaken: each.taken ?? 0,
    paid: NOTHING_PAID,
    earlier: claims.map((claim) => earlierBenefit(contract, claim, history, null)),
  };
  const { lines, net, accrued, warnings } = must(settleContract(order, read));
  const taxed = warnings.flatMap((warning) => (warning.kind === "severance-taxed" ? [warning.taxed] : []));
  const shown = Object.fromEntries(lines.map(({ concept, amount }) => [concept, amount]));
  return { ...shown, net, accrued, taxed: taxed[0] ?? 0 };
}

/** A line is right within a peso, a total within three: cents were added up by hand. */
function differences(found: Readonly<Record<string, number>>, figures: EndCase["figures"]) {
  return Object.entries(figures).flatMap(([figure, amount]) => {
    const slack = figure === "net" || figure === "accrued" ? 3 : 1;
    const got = found[figure] ?? 0;
    return Math.abs(got - amount) <= slack ? [] : [`${figure}: ${got}, by hand ${amount}`];
  });
}

describe("benefits and settlements by the figures of an accountant who had not seen the product", () => {
  it.each(BENEFIT_CASES.map((each) => [each.name, each] as const))("%s", (_, each) => {
    expect(differences(benefits(each), each.figures)).toEqual([]);
  });

  it.each(SETTLEMENT_CASES.map((each) => [each.name, each] as const))("%s", (_, each) => {
    expect(differences(settled(each), each.figures)).toEqual([]);
  });

  it("21: what a year sets aside at the minimum wage is what is paid, to the rounding of each month", () => {
    const each = {
      name: "",
      salary: 1_750_905,
      start: "2026-01-01",
      paid: ["2026-01: 1750905 × 12"],
      figures: {},
    };
    const set = (benefit: keyof PaidStretch["provided"]) =>
      historyOf(each, null).reduce((sum, { provided }) => sum + provided[benefit], 0);
    const due = [
      [set("severance"), 2_000_000],
      [set("severanceInterest"), 240_000],
      [set("serviceBonus"), 2_000_000],
      [set("vacation"), 875_453],
    ] as const;
    for (const [aside, paid] of due) expect(Math.abs(aside - paid)).toBeLessThanOrEqual(6);
    const year = { ...each, kind: "severance" as const };
    expect(benefits(year)).toEqual({ severance: 2_000_000, severanceInterest: 240_000 });
    const half = { ...each, kind: "first-bonus" as const };
    expect(benefits(half)).toEqual({ serviceBonus: 1_000_000 });
  });

  it("a figure that differs is named", () => {
    expect(differences({ vacation: 2, net: 4 }, { vacation: 4, net: 1 })).toEqual(["vacation: 2, by hand 4"]);
  });
});
