import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { bonusPay, severancePay, spanPay } from "#domain/payroll/benefits/average-pay.ts";
import { payHistory } from "#domain/payroll/benefits/pay-history.ts";
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
import type { BenefitCase, EndCase, SettlementCase } from "./ends.data.ts";

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

export function historyOf(each: EndCase, end: string | null) {
  const contract = { start: day(each.start), end: end === null ? null : day(end) };
  return payHistory(
    monthsPaid(each).map((paid) => closedRunOf(paid, contract)),
    contractOf(0, contract),
  );
}

export function benefits(each: BenefitCase): Readonly<Record<string, number>> {
  const contract = contractOf(each.salary, { start: day(each.start), kind: each.contract ?? "ordinary" });
  const { from, to } = benefitSpan(each.kind, 2026);
  const pay = spanPay(historyOf(each, null), contract, { from: later(contract.start, from), to });
  const { variable, ...fixed } = each.kind === "severance" ? severancePay(pay) : bonusPay(pay);
  const { kind } = each;
  const order = { contract, kind, year: 2026, variable, fixed, unpaidDays: pay.unpaidDays };
  const { lines } = must(benefitsDue(order, read));
  return Object.fromEntries(lines.map(({ concept, amount }) => [concept, amount]));
}

export function settled(each: SettlementCase): Readonly<Record<string, number>> {
  const contract = contractOf(each.salary, { start: day(each.start), kind: each.contract ?? "ordinary" });
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
    isForWork: each.isForWork ?? false,
    variableOfYear,
    fixedOfYear,
    variableOfSemester,
    fixedOfSemester,
    vacationVariable,
    incomeOfHalfYear,
    unpaidDays,
    vacationDaysTaken: each.taken ?? 0,
    paid: NOTHING_PAID,
    earlier: claims.map((claim) => earlierBenefit(contract, claim, history, null)),
  };
  const { lines, net, accrued, warnings } = must(settleContract(order, read));
  const taxed = warnings.flatMap((warning) => (warning.kind === "severance-taxed" ? [warning.taxed] : []));
  const shown = Object.fromEntries(lines.map(({ concept, amount }) => [concept, amount]));
  return { ...shown, net, accrued, taxed: taxed[0] ?? 0 };
}

/** What differs from the figures by hand. A line is right within a peso, a total within three: cents were added up by hand. */
export function differences(found: Readonly<Record<string, number>>, figures: EndCase["figures"]) {
  return Object.entries(figures).flatMap(([figure, amount]) => {
    const slack = figure === "net" || figure === "accrued" ? 3 : 1;
    const got = found[figure] ?? 0;
    return Math.abs(got - amount) <= slack ? [] : [`${figure}: ${got}, by hand ${amount}`];
  });
}
