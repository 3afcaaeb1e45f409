import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { roundHalfUp } from "../../kernel/rounding.ts";
import { chainFrom, finish } from "../derivation/chain.ts";
import type { Law } from "../law/law.ts";
import { DEDUCTION_KINDS, type Deduction, type DeductionKind } from "../run/period-input.ts";
import { CONCEPTS } from "./concepts.data.ts";
import { type SlipLine, type SlipWarning, slipLine } from "./slip.ts";

const NORMS: Readonly<Record<DeductionKind, string>> = {
  alimony: "CST art. 156",
  garnishment: "CST arts. 154 y 155",
  cooperative: "CST art. 156",
  libranza: "Ley 1527 de 2012",
  union: "CST art. 400",
  employeeFund: "Decreto 1481 de 1989, art. 55",
  loan: "CST art. 149",
  otherDeduction: "CST art. 149",
};

/** Court-ordered and agreed deductions, in legal order; within a kind, as typed. */
export function deductionLines(deductions: readonly Deduction[]): readonly SlipLine[] {
  return DEDUCTION_KINDS.flatMap((kind) =>
    deductions
      .filter((each) => each.kind === kind && each.amount > 0)
      .map(({ detail, amount }): SlipLine => {
        const { label } = CONCEPTS[kind];
        const words = detail.trim() === "" ? label : `${label}, ${detail.trim()}`;
        return slipLine(kind, words, null, finish(chainFrom(words, amount), NORMS[kind]));
      }),
  );
}

function totalOf(lines: readonly SlipLine[], kinds: readonly string[]): Pesos {
  return pesos(lines.reduce((sum, { concept, amount }) => (kinds.includes(concept) ? sum + amount : sum), 0));
}

/**
 * Checks the limits: half of the earnings for agreed deductions, a fifth above the minimum wage for most court
 * orders, half for alimony and cooperatives (CST arts. 149 to 156). Only warnings. The transport allowance is not
 * salary and is excluded.
 */
export function deductionWarnings(
  law: Law,
  lines: readonly SlipLine[],
  accrued: Pesos,
  days: number,
): SlipWarning[] {
  const { deductionCeiling, garnishedShare, garnishedMost, minimumWage } = law.values;
  const part = (amount: number, percent: number) => pesos(Math.floor((Math.max(amount, 0) * percent) / 100));
  const warnings: SlipWarning[] = [];
  const salary = accrued - totalOf(lines, ["transport"]);
  const deductions = totalOf(lines, DEDUCTION_KINDS);
  const ceiling = part(salary, deductionCeiling.value);
  if (deductions > ceiling) warnings.push({ kind: "deductions-over-ceiling", deductions, ceiling });
  const judicial = totalOf(lines, ["garnishment"]);
  const limit = part(salary - roundHalfUp(pesos(minimumWage.value), days, 30), garnishedShare.value);
  if (judicial > limit) warnings.push({ kind: "garnishment-over-limit", garnished: judicial, limit });
  const privileged = totalOf(lines, ["alimony", "cooperative"]);
  const most = part(salary, garnishedMost.value);
  if (privileged > most)
    warnings.push({ kind: "garnishment-over-limit", garnished: privileged, limit: most });
  return warnings;
}
