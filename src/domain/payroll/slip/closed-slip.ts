import { monthWith } from "../contributions/bases.ts";
import { chargedWith, SETTLED } from "../contributions/charged.ts";
import { CONTRIBUTION_RULES } from "../contributions/contribution-rules.data.ts";
import { amountStep } from "../derivation/derivation.ts";
import { contractOn } from "../employee/salary-on.ts";
import { leaveIn, paidDays } from "../leave/leave.ts";
import type { RunPerson } from "../run/compute-run.ts";
import { commercialDays, contractSpan, type PayrollPeriod, periodSpan } from "../run/period.ts";
import type { ClosedLines } from "../run/stored-run.ts";
import { slipTotals } from "./compute-slip.ts";
import { CONCEPTS, type ConceptKey } from "./concepts.data.ts";
import { partsWith } from "./rounded-parts.ts";
import { salaryDays, salaryTimesDays } from "./salary-days.ts";
import { type MonthSoFar, NOTHING_SO_FAR, type Slip, type SlipLine } from "./slip.ts";

export const AS_CLOSED = "Como se cerró la nómina";
const OTHERWISE = "Con los parámetros de hoy daría otra cifra";
const NOT_NOW = "Con los parámetros de hoy no habría esta cifra";

const CHARGED: ReadonlySet<ConceptKey> = new Set([
  ...CONTRIBUTION_RULES.map(({ concept }) => concept),
  ...SETTLED,
  "withholding",
]);

/** A slip with days but without figures, for a closed run that can no longer be computed. */
export function bareSlip({ contract, input, soFar }: RunPerson, period: PayrollPeriod): Slip {
  const span = contractSpan(contract, period) ?? periodSpan(period);
  const leave = leaveIn(span, input.absences);
  const days = commercialDays(span.from, span.to);
  const workedDays = leave.reduce((left, each) => left - each.days, days);
  const before = soFar ?? NOTHING_SO_FAR;
  const times = salaryTimesDays(contract, salaryDays(contract, span, input.absences), input);
  return {
    contract: contractOn(contract, span.to),
    period,
    from: span.from,
    to: span.to,
    days,
    workedDays,
    exonerated: false,
    lines: [],
    bases: {},
    totals: slipTotals([]),
    warnings: [],
    monthSoFar: {
      ...before,
      days: before.days + paidDays(days, leave),
      workedDays: before.workedDays + workedDays,
      paidSalaryDays: before.paidSalaryDays + times.paidSalaryDays,
      unpaidSalaryDays: before.unpaidSalaryDays + times.unpaidSalaryDays,
      contractSalaryDays: before.contractSalaryDays + times.contractSalaryDays,
    },
  };
}

type Kept = ClosedLines[number];

/** The line with its stored amount; the derivation continues from the amount computed today. */
function asKept([concept, amount]: Kept, computed: SlipLine | undefined): SlipLine {
  if (computed?.amount === amount) return computed;
  const { label } = CONCEPTS[concept];
  if (!computed) {
    const steps = [amountStep("", AS_CLOSED, amount, NOT_NOW)];
    return { concept, label, quantity: null, amount, derivation: { steps, norm: AS_CLOSED } };
  }
  const { steps, norm } = computed.derivation;
  const closing = amountStep("=", AS_CLOSED, amount, OTHERWISE);
  return { ...computed, amount, derivation: { steps: [...steps, closing], norm } };
}

/**
 * Matches each stored line with a computed one: by order within a concept, or by amount where the number of lines
 * changed.
 */
function partners(kept: ClosedLines, computed: readonly SlipLine[]): readonly (SlipLine | undefined)[] {
  const left = [...computed];
  const isAsMany = (wanted: ConceptKey) =>
    kept.filter(([concept]) => concept === wanted).length ===
    computed.filter(({ concept }) => concept === wanted).length;
  return kept.map(([concept, amount]) => {
    const inOrder = isAsMany(concept);
    const at = left.findIndex((line) => line.concept === concept && (inOrder || line.amount === amount));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
}

function monthOf(slip: Slip, lines: readonly SlipLine[], soFar: MonthSoFar): MonthSoFar {
  const earned = lines.filter(({ concept }) => CONCEPTS[concept].group === "accrued");
  const paidDays = slip.monthSoFar.days - soFar.days;
  const workedDays = slip.monthSoFar.workedDays - soFar.workedDays;
  const salaryTimes = {
    paidSalaryDays: slip.monthSoFar.paidSalaryDays - soFar.paidSalaryDays,
    unpaidSalaryDays: slip.monthSoFar.unpaidSalaryDays - soFar.unpaidSalaryDays,
    contractSalaryDays: slip.monthSoFar.contractSalaryDays - soFar.contractSalaryDays,
  };
  const charged = lines.filter(({ concept }) => CHARGED.has(concept));
  return {
    ...monthWith({ soFar, days: slip.days, paidDays, workedDays, salaryTimes }, earned),
    charged: chargedWith(soFar.charged, charged),
    rounded: partsWith(soFar, earned),
  };
}

/** A slip with the amounts stored at closing, and how many of them would differ today. */
export function keptSlip(
  slip: Slip,
  kept: ClosedLines,
  soFar: MonthSoFar = NOTHING_SO_FAR,
): { readonly slip: Slip; readonly changed: number } {
  const { length } = slip.lines;
  const found = partners(kept, slip.lines);
  const lines = kept.map((each, index) => asKept(each, found[index]));
  const same = lines.filter((line, index) => line === found[index]).length;
  const changed = lines.length - same + length - found.filter((line) => line !== undefined).length;
  if (changed === 0) return { slip, changed };
  const totals = slipTotals(lines);
  const warnings = [
    ...slip.warnings.filter(({ kind }) => kind !== "negative-net"),
    ...(totals.net < 0 ? [{ kind: "negative-net", net: totals.net } as const] : []),
  ];
  return { slip: { ...slip, lines, totals, warnings, monthSoFar: monthOf(slip, lines, soFar) }, changed };
}
