import { isLess } from "../../kernel/exact.ts";
import { pesos } from "../../kernel/pesos.ts";
import { type Chain, chainFrom, chainOver, chainPercent, chainTimes } from "../derivation/chain.ts";
import type { Contract } from "../employee/contract.ts";
import type { Law, LawValue } from "../law/law.ts";
import { CONCEPTS, type ConceptKey } from "../slip/concepts.data.ts";
import { partLine } from "../slip/rounded-parts.ts";
import type { SlipLine } from "../slip/slip.ts";
import type { LeaveDays } from "./leave.ts";

function ofDays(monthly: Chain, days: number): Chain {
  return chainTimes(chainOver(monthly, "Días del mes", 30, "days"), "Días", days, "days");
}

/** The days of a leave that are paid alike, by concept. */
interface Stretch {
  readonly concept: ConceptKey;
  readonly days: number;
  readonly leave: LeaveDays;
}

function line({ concept, days, leave }: Stretch, chain: Chain, norm: string, rate = ""): SlipLine {
  const { label } = CONCEPTS[concept];
  const { kind, from } = leave.absence;
  const name = `${kind} ${from} ${concept}${rate}`;
  return partLine(chain, { concept, label, quantity: { value: days, unit: "days" }, norm, name });
}

function salaryOf({ salary }: Contract): Chain {
  return chainFrom("Salario básico", salary);
}

/** What an insurer recognises: the salary, or the part of an integral one that contributions are paid on. */
function insuredSalary(contract: Contract, law: Law): Chain {
  if (contract.kind !== "integral") return salaryOf(contract);
  const { value, norm } = law.values.integralBase;
  return chainPercent(
    chainFrom("Salario integral", contract.salary),
    "Base del salario integral",
    value,
    norm,
  );
}

/** Exactly two thirds, unless somebody typed another share: 66,67 % of a salary is not two thirds of it. */
function sharePaid(salary: Chain, { value, norm, overridden }: LawValue): Chain {
  if (overridden) return chainPercent(salary, "Incapacidad", value, norm);
  const twice = chainTimes(salary, "Dos terceras partes", 2, "none", norm);
  return chainOver(twice, "Dos terceras partes", 3, "none");
}

/** Whose days they are, besides how much they pay. */
const PAYER_NORMS: Readonly<Partial<Record<ConceptKey, string>>> = {
  sickLeaveEmployer: "Decreto 2943 de 2013, art. 1",
  sickLeaveFund: "Decreto-ley 19 de 2012, art. 142",
};

/**
 * Two thirds of the salary, from day 91 one half, but at least the minimum wage for those days (CST art. 227;
 * Sentencia C-543 de 2007).
 */
function sickPay(contract: Contract, law: Law, stretch: Stretch, isHalf: boolean): SlipLine {
  const { sickLeaveShare, sickLeaveHalf, minimumWage } = law.values;
  const salary = ofDays(insuredSalary(contract, law), stretch.days);
  const rule = isHalf ? sickLeaveHalf : sickLeaveShare;
  const share = isHalf
    ? chainPercent(salary, "Desde el día 91", rule.value, rule.norm)
    : sharePaid(salary, rule);
  const least = pesos(Math.min(minimumWage.value, contract.salary));
  const floor = ofDays(chainFrom("Salario mínimo", least, minimumWage.norm), stretch.days);
  const rate = isHalf ? " half" : "";
  const payer = PAYER_NORMS[stretch.concept];
  const cited = (norm: string) => (payer === undefined ? norm : `${norm}; ${payer}`);
  return isLess(share, floor)
    ? line(stretch, floor, cited("Sentencia C-543 de 2007"), rate)
    : line(stretch, share, cited(rule.norm), rate);
}

function present(
  stretches: readonly (readonly [ConceptKey, number])[],
  leave: LeaveDays,
): readonly Stretch[] {
  return stretches.flatMap(([concept, days]) => (days > 0 ? [{ concept, days, leave }] : []));
}

/** Pay for the days of an absence; empty for unpaid leave. */
export function payLeave(contract: Contract, law: Law, leave: LeaveDays): readonly SlipLine[] {
  const { absence, days, ofEmployer, atHalf, ofFund } = leave;
  const whole = (concept: ConceptKey, monthly: Chain, norm: string) => [
    line({ concept, days, leave }, ofDays(monthly, days), norm),
  ];
  switch (absence.kind) {
    case "sick": {
      const full = present(
        [
          ["sickLeaveEmployer", ofEmployer],
          ["sickLeaveEps", days - ofEmployer - atHalf],
        ],
        leave,
      );
      const half = present(
        [
          ["sickLeaveEps", atHalf - ofFund],
          ["sickLeaveFund", ofFund],
        ],
        leave,
      );
      return [
        ...full.map((stretch) => sickPay(contract, law, stretch, false)),
        ...half.map((stretch) => sickPay(contract, law, stretch, true)),
      ];
    }
    case "accident":
      return whole("workAccident", insuredSalary(contract, law), "Ley 776 de 2002, art. 3");
    case "parental":
      return whole("parentalLeave", insuredSalary(contract, law), "CST art. 236");
    case "paid":
      return [
        line(
          { concept: "paidLeave", days, leave },
          ofDays(salaryOf(contract), days),
          "CST art. 57 num. 6",
          ` ${contract.salary}`,
        ),
      ];
    case "vacation":
      return whole("vacation", salaryOf(contract), "CST arts. 186 y 192");
    case "unpaid":
      return [];
  }
}
