import { lastDay } from "../../kernel/calendar-day.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { arlBaseOf, ibcOf, monthWith, parafiscalBaseOf, unpaidBaseOf } from "../contributions/bases.ts";
import { chargedWith, isSettled } from "../contributions/charged.ts";
import { contributionLines, waitsForSolidarity } from "../contributions/contributions.ts";
import { exonerationOf } from "../contributions/exoneration.ts";
import { provisionBases, provisionLines } from "../contributions/provisions.ts";
import type { Figure } from "../derivation/chain.ts";
import { amountStep, resultStep } from "../derivation/derivation.ts";
import { earningLines } from "../earnings/earnings.ts";
import { payHours } from "../earnings/hours-pay.ts";
import type { Contract, RunSettings } from "../employee/contract.ts";
import { contractOn } from "../employee/salary-on.ts";
import type { LawReader, UnknownLaw } from "../law/law.ts";
import { leaveIn, paidDays } from "../leave/leave.ts";
import { checkInput } from "../run/check-input.ts";
import { commercialDays, contractSpan, type DaySpan, type PayrollPeriod, periodSpan } from "../run/period.ts";
import type { PeriodInput } from "../run/period-input.ts";
import { type Withholding, withholdingOf } from "../withholding/withholding.ts";
import { CONCEPTS, type SlipGroup } from "./concepts.data.ts";
import { deductionLines, deductionWarnings } from "./deduction-lines.ts";
import { partsWith } from "./rounded-parts.ts";
import { salaryDays, salaryTimesDays } from "./salary-days.ts";
import {
  type MonthSoFar,
  NOTHING_SO_FAR,
  type Slip,
  type SlipLine,
  type SlipProblem,
  type SlipTotals,
  slipLine,
} from "./slip.ts";
import type { SlipContext } from "./slip-context.ts";
import { inputWarnings } from "./slip-warnings.ts";

/** Input of one person's slip. */
export interface SlipOrder {
  readonly contract: Contract;
  readonly period: PayrollPeriod;
  readonly input: PeriodInput;
  readonly settings: RunSettings;
  /**
   * Days worked out of 30 when their dates are unknown: then there are no absences, and the contract's dates are
   * ignored. Absent: the contract's days in the period.
   */
  readonly workedDays?: number;
  /** From the month's first fortnight, for the second; absent if there is none. */
  readonly soFar?: MonthSoFar;
}

function contextOf(order: SlipOrder, span: DaySpan, read: LawReader): Result<SlipContext, SlipProblem> {
  const { input, settings, period, soFar = NOTHING_SO_FAR } = order;
  const law = read(span.to);
  if (!law.ok) return law;
  const contract = contractOn(order.contract, span.to);
  const { absences } = input;
  const leave = leaveIn(span, absences);
  const days = order.workedDays ?? commercialDays(span.from, span.to);
  const undated = { ...span, salary: contract.salary, days, leave: [], workedDays: days, paidDays: days };
  const salaries = order.workedDays === undefined ? salaryDays(contract, span, absences) : [undated];
  const closesMonth = span.to === lastDay(period.month) || contract.end === span.to;
  return ok({
    contract,
    input,
    settings,
    law: law.value,
    leave,
    salaries,
    salaryTimes: salaryTimesDays(contract, salaries, input),
    days,
    soFar,
    closesMonth,
    paidDays: paidDays(days, leave),
    workedDays: leave.reduce((left, each) => left - each.days, days),
  });
}

function withholdingLine(context: SlipContext, taken: readonly SlipLine[], taxable: Pesos) {
  const { contract, law, soFar } = context;
  const mandatory = (["health", "pension", "solidarity"] as const)
    .map((concept) => {
      const now = taken.find((line) => line.concept === concept)?.amount ?? 0;
      return { label: CONCEPTS[concept].label, amount: pesos((soFar.charged[concept] ?? 0) + now) };
    })
    .filter(({ amount }) => amount !== 0);
  const found = withholdingOf(law, { gross: taxable, mandatory, relief: contract.relief });
  const before = soFar.charged.withholding ?? pesos(0);
  const amount = pesos(Math.max(found.tax.amount - before, 0));
  const { steps, norm } = found.tax.derivation;
  const rest =
    before > 0
      ? [amountStep("−", "En la primera quincena", before), resultStep(amount, "En este período")]
      : [];
  const figure: Figure = { amount, derivation: { steps: [...steps, ...rest], norm } };
  const { label } = CONCEPTS.withholding;
  return { found, lines: amount > 0 ? [slipLine("withholding", label, null, figure)] : [] };
}

export function slipTotals(lines: readonly SlipLine[]): SlipTotals {
  const of: Record<SlipGroup, number> = { accrued: 0, deducted: 0, employer: 0, provision: 0 };
  for (const { concept, amount } of lines) of[CONCEPTS[concept].group] += amount;
  return {
    accrued: pesos(of.accrued),
    deducted: pesos(of.deducted),
    net: pesos(of.accrued - of.deducted),
    employer: pesos(of.employer),
    provisions: pesos(of.provision),
    cost: pesos(of.accrued + of.employer + of.provision),
  };
}

interface Computed {
  readonly lines: readonly SlipLine[];
  readonly bases: Slip["bases"];
  readonly exonerated: boolean;
  readonly monthSoFar: MonthSoFar;
}

function taxBases({ netIncome, relief, base }: Withholding) {
  return { netIncome, relief, withholdingBase: base };
}

function linesOf(context: SlipContext, hours: readonly SlipLine[]): Result<Computed, UnknownLaw> {
  const earned = earningLines(context, hours);
  const month = monthWith(context, earned);
  const ibc = ibcOf(context, month);
  const unknown = waitsForSolidarity(context, ibc.amount);
  if (unknown !== null) return err(unknown);
  const unpaidBase = unpaidBaseOf(context, month, ibc);
  const bases = {
    ...(unpaidBase ? { unpaidBase } : {}),
    ibc,
    arlBase: arlBaseOf(context, month, ibc),
    parafiscalBase: parafiscalBaseOf(context, month),
  };
  const exoneration = exonerationOf(context, month);
  const contributions = contributionLines(context, bases, exoneration);
  const taken = contributions.filter(({ concept }) => CONCEPTS[concept].group === "deducted");
  const tax = withholdingLine(context, taken, month.taxable);
  const aside = provisionBases(context, month, earned);
  const provisions = provisionLines(context, aside);
  const lines = [
    ...earned,
    ...taken,
    ...tax.lines,
    ...deductionLines(context.input.deductions),
    ...contributions.filter(({ concept }) => CONCEPTS[concept].group === "employer"),
    ...provisions,
  ];
  const settled = [...earned.filter(({ concept }) => isSettled(concept)), ...provisions];
  const charged = chargedWith(context.soFar.charged, [...contributions, ...tax.lines, ...settled]);
  return ok({
    lines,
    exonerated: exoneration.applies,
    monthSoFar: { ...month, charged, rounded: partsWith(context.soFar, earned) },
    bases: { ...bases, ...aside, ...taxBases(tax.found) },
  });
}

/**
 * One person's pay for a period under the law of its days, to the peso: each amount is rounded half up where it
 * arises, and totals are sums of the displayed amounts (spec-decision 27). Health, pension, funds and tax are
 * monthly, so the second fortnight charges the rest of the month. Fails when a legal value is unknown for one of the
 * days.
 */
export function computeSlip(order: SlipOrder, read: LawReader): Result<Slip, SlipProblem> {
  const { period, input } = order;
  const whole = periodSpan(period);
  const problem = checkInput(order.contract, input, whole);
  if (problem !== null) return { ok: false, error: problem };
  const span = contractSpan(order.contract, period) ?? whole;
  const context = contextOf(order, span, read);
  if (!context.ok) return context;
  const { contract } = context.value;
  const hours = payHours(contract, input.hours, read);
  if (!hours.ok) return hours;
  const computed = linesOf(context.value, hours.value);
  if (!computed.ok) return computed;
  const { lines, bases, exonerated, monthSoFar } = computed.value;
  const totals = slipTotals(lines);
  const { law, days, workedDays } = context.value;
  const warnings = [
    ...inputWarnings(context.value),
    ...deductionWarnings(law, lines, totals.accrued, days),
    ...(totals.net < 0 ? [{ kind: "negative-net", net: totals.net } as const] : []),
  ];
  return ok({
    contract,
    period,
    from: span.from,
    to: span.to,
    days,
    workedDays,
    exonerated,
    lines,
    bases,
    totals,
    warnings,
    monthSoFar,
  });
}
