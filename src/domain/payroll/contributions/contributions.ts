import { formatDecimal } from "../../kernel/format.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import type { Bracket } from "../../law/parameter.ts";
import type { ParameterKey } from "../../law/parameters.ts";
import { SOLIDARITY_FROM } from "../../law/tables.data.ts";
import { chainFrom, chainPercent, chainPlus, type Figure, finish } from "../derivation/chain.ts";
import type { ArlClass } from "../employee/contract.ts";
import { type UnknownLaw, unknownSolidarity } from "../law/law.ts";
import { CONCEPTS } from "../slip/concepts.data.ts";
import { type SlipLine, slipLine } from "../slip/slip.ts";
import { asMonthly, type SlipContext } from "../slip/slip-context.ts";
import { withoutCharged } from "./charged.ts";
import { CONTRIBUTION_RULES, type ContributionRule } from "./contribution-rules.data.ts";
import type { Exoneration } from "./exoneration.ts";

export const ARL_KEYS: Readonly<Record<ArlClass, ParameterKey>> = {
  1: "arl1",
  2: "arl2",
  3: "arl3",
  4: "arl4",
  5: "arl5",
};

const ROMAN: Readonly<Record<ArlClass, string>> = { 1: "I", 2: "II", 3: "III", 4: "IV", 5: "V" };

/** The bracket of a table for an amount, given the pesos per unit of the table. */
export function bracketOf(
  brackets: readonly Bracket[],
  amount: number,
  unit: number,
): Omit<Bracket, "inclusive"> {
  const holds = ({ over, inclusive }: Bracket) => (inclusive ? amount >= over * unit : amount > over * unit);
  return brackets.findLast(holds) ?? { over: 0, percent: 0, fixed: 0 };
}

interface RateShown {
  readonly percent: number;
  readonly norm: string;
  readonly note: string;
}

function rateOf(context: SlipContext, { rate }: ContributionRule, base: Pesos): RateShown {
  const { contract, law } = context;
  if (rate === "solidarity-table") {
    const wages = asMonthly(context, base) / law.values.minimumWage.value;
    const { brackets, norm } = law.solidarity ?? { brackets: [], norm: SOLIDARITY_FROM.norm };
    const { percent } = bracketOf(brackets, wages, 1);
    return { percent, norm, note: `Base de ${formatDecimal(wages, 2)} SMMLV` };
  }
  const { value, norm } = law.values[rate === "arl-class" ? ARL_KEYS[contract.arlClass] : rate];
  return { percent: value, norm, note: norm };
}

/**
 * That this base reaches the solidarity fund while its table is not confirmed; null if nobody waits: a worker who earns
 * under `SOLIDARITY_FROM`, or contributes to no pension, pays nothing into it (Ley 100 de 1993, arts. 25 y 27).
 */
export function waitsForSolidarity(context: SlipContext, base: Pesos): UnknownLaw | null {
  const { contract, law } = context;
  if (law.solidarity !== null || !contract.contributesToPension) return null;
  const wages = asMonthly(context, base) / law.values.minimumWage.value;
  return wages < SOLIDARITY_FROM.wages ? null : unknownSolidarity(law.date);
}

export type ContributionBases = Readonly<Record<ContributionRule["base"], Figure>> & {
  readonly unpaidBase?: Figure;
};

const BASE_LABELS: Readonly<Record<ContributionRule["base"], string>> = {
  ibc: "Ingreso base de cotización",
  arlBase: "Base de riesgos laborales",
  parafiscalBase: "Nómina de salarios",
};

const EXEMPT: RateShown = { percent: 0, norm: "ET art. 114-1", note: "Exonerado (ET art. 114-1)" };

/** Nothing where the exoneration applies; where it does not, with why if that needs saying. */
function exonerated(full: RateShown, { applies, denied }: Exoneration): RateShown {
  if (applies) return EXEMPT;
  return denied === null ? full : { ...full, note: `${full.note}; ${denied}` };
}

function lineOf(
  context: SlipContext,
  rule: ContributionRule,
  bases: ContributionBases,
  { percent, norm, note }: RateShown,
): SlipLine {
  const base = bases[rule.base].amount;
  const { label } = CONCEPTS[rule.concept];
  const from = chainFrom(BASE_LABELS[rule.base], base);
  if (rule.unpaid && bases.unpaidBase)
    chainPlus(
      from,
      "Salario de los días no pagados",
      bases.unpaidBase.amount,
      bases.unpaidBase.derivation.norm,
    );
  const chain = chainPercent(from, label, percent, note);
  const figure = withoutCharged(finish(chain, norm), context.soFar.charged[rule.concept]);
  const shown = rule.concept === "arl" ? `${label}, clase ${ROMAN[context.contract.arlClass]}` : label;
  return slipLine(rule.concept, shown, { value: percent, unit: "percent" }, figure);
}

/** Employee and employer contributions; zero lines appear only where the first fortnight had one. */
export function contributionLines(
  context: SlipContext,
  bases: ContributionBases,
  exoneration: Exoneration,
): readonly SlipLine[] {
  const lines: SlipLine[] = [];
  for (const rule of CONTRIBUTION_RULES) {
    if (rule.pension && !context.contract.contributesToPension) continue;
    const full = rateOf(context, rule, bases[rule.base].amount);
    const rate = rule.exonerable ? exonerated(full, exoneration) : full;
    const charged = context.soFar.charged[rule.concept] !== undefined;
    if (rate.percent === 0 && !charged) continue;
    const line = lineOf(context, rule, bases, rate);
    if (line.amount !== 0 || charged) lines.push(line);
  }
  return lines;
}
