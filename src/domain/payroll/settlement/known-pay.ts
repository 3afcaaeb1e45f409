import { day, dayParts } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import {
  type BenefitPay,
  bonusPay,
  firstOfMonthsTo,
  type SpanPay,
  severancePay,
  spanPay,
  yearOfService,
} from "../benefits/average-pay.ts";
import type { PaidStretch, ProvidedBenefit } from "../benefits/pay-history.ts";
import { type Provided, providedFor } from "../benefits/provided.ts";
import type { Contract } from "../employee/contract.ts";
import { type DaySpan, later } from "../run/period.ts";
import { benefitSpan } from "./benefits-due.ts";
import { EARLIER_OF, type EarlierClaim } from "./earlier-benefits.ts";
import type { PaidBenefits } from "./paid-benefits.ts";
import type { EarlierBenefit, SettlementOrder } from "./settlement-order.ts";

/** The days of the current year and of the current semester that a contract served until a day. */
export function settledSpans(
  { start }: Pick<Contract, "start">,
  end: Day,
): { readonly year: DaySpan; readonly semester: DaySpan } {
  const { year, month } = dayParts(end);
  const from = (first: Day) => ({ from: later(start, first), to: end });
  return { year: from(day(`${year}-01-01`)), semester: from(day(`${year}-${month <= 6 ? "01" : "07"}-01`)) };
}

/** The six months that end on a day, or all of a shorter contract. */
function halfYearTo({ start }: Pick<Contract, "start">, end: Day): DaySpan {
  return { from: later(start, firstOfMonthsTo(end, 6)), to: end };
}

/** What closed runs say about a contract that ends on a day. */
export interface KnownPay {
  readonly year: BenefitPay;
  readonly semester: BenefitPay;
  readonly vacationVariable: Pesos;
  readonly incomeOfHalfYear: Pesos;
  /** Working days of vacation that closed runs paid since the contract began. */
  readonly vacationDays: number;
  readonly unpaidDays: SettlementOrder["unpaidDays"];
  /** Days of the year that closed runs paid, and all of them. */
  readonly knownDays: number;
  readonly days: number;
}

export function knownPay(contract: Contract, end: Day, history: readonly PaidStretch[]): KnownPay {
  const spans = settledSpans(contract, end);
  const of = (span: DaySpan): SpanPay => spanPay(history, contract, span);
  const [year, semester] = [of(spans.year), of(spans.semester)];
  const all = of({ from: contract.start, to: end });
  const half = of(halfYearTo(contract, end));
  const service = of(yearOfService(contract, end));
  return {
    year: severancePay(service),
    semester: bonusPay(semester),
    vacationVariable: service.vacationVariable,
    incomeOfHalfYear: pesos(half.salary + half.variable),
    vacationDays: history.reduce((total, each) => total + each.vacationDays, 0),
    unpaidDays: { year: year.unpaidDays, semester: semester.unpaidDays, all: all.unpaidDays },
    knownDays: year.knownDays,
    days: year.days,
  };
}

const NOT_PAID = ["severance", "severanceInterest", "serviceBonus"] as const;

/**
 * Provisions that the settlement uses up. A benefit of which something was paid before had its own entry, which took
 * `before` out of them; where that is not known, they stay as they are.
 */
export function providedOf(
  contract: Contract,
  end: Day,
  history: readonly PaidStretch[],
  paid: PaidBenefits,
  before: Provided = {},
): Provided {
  const { year, semester } = settledSpans(contract, end);
  const found: Partial<Record<ProvidedBenefit, Pesos>> = {};
  const put = (benefit: ProvidedBenefit, span: DaySpan) => {
    const amount = providedFor(history, span, benefit);
    if (amount !== null) found[benefit] = amount;
  };
  for (const benefit of NOT_PAID)
    if (paid[benefit] === 0 || before[benefit] !== undefined)
      put(benefit, benefit === "serviceBonus" ? semester : year);
  for (const [benefit, amount] of Object.entries(before) as [ProvidedBenefit, Pesos][])
    if (found[benefit] !== undefined) found[benefit] = pesos(found[benefit] - amount);
  put("vacation", { from: contract.start, to: end });
  return found;
}

/** An earlier benefit by the closed runs of its own period. `consolidated`: see `EarlierBenefit`. */
export function earlierBenefit(
  contract: Contract,
  { concept, kind, year }: EarlierClaim,
  history: readonly PaidStretch[],
  consolidated: Pesos | null,
): EarlierBenefit {
  const whole = benefitSpan(kind, year);
  const span = { from: later(contract.start, whole.from), to: whole.to };
  const pay = spanPay(history, contract, span);
  const benefit = EARLIER_OF[concept];
  const provided = providedFor(history, span, benefit);
  return {
    concept,
    pay: kind === "severance" ? severancePay(pay) : bonusPay(pay),
    unpaidDays: pay.unpaidDays,
    consolidated,
    ...(provided === null ? {} : { provided: { [benefit]: provided } }),
  };
}
