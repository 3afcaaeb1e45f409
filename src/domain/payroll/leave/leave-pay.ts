import { type Pesos, pesos } from "../../kernel/pesos.ts";
import {
  type Chain,
  chainFrom,
  chainOver,
  chainPercent,
  chainTimes,
  type Figure,
  finish,
} from "../derivation/chain.ts";
import type { Contract } from "../employee/contract.ts";
import type { Law, LawValue } from "../law/law.ts";
import { CONCEPTS, type ConceptKey } from "../slip/concepts.data.ts";
import { type SlipLine, slipLine } from "../slip/slip.ts";
import type { LeaveDays } from "./leave.ts";

function ofDays(label: string, monthly: Pesos, days: number, note?: string): Chain {
  return chainTimes(
    chainOver(chainFrom(label, monthly, note), "Días del mes", 30, "days"),
    "Días",
    days,
    "days",
  );
}

function line(concept: ConceptKey, days: number, figure: Figure): SlipLine {
  return slipLine(concept, CONCEPTS[concept].label, { value: days, unit: "days" }, figure);
}

/** Exactly two thirds, unless somebody typed another share: 66,67 % of a salary is not two thirds of it. */
function sharePaid(salary: Chain, { value, norm, overridden }: LawValue): Figure {
  if (overridden) return finish(chainPercent(salary, "Incapacidad", value, norm), norm);
  const twice = chainTimes(salary, "Dos terceras partes", 2, "none", norm);
  return finish(chainOver(twice, "Dos terceras partes", 3, "none"), norm);
}

/**
 * Two thirds of the salary, from day 91 one half, but at least the minimum wage for those days (CST art. 227;
 * Sentencia C-543 de 2007).
 */
function sickPay(contract: Contract, law: Law, concept: ConceptKey, days: number, isHalf: boolean): SlipLine {
  const { sickLeaveShare, sickLeaveHalf, minimumWage } = law.values;
  const salary = ofDays("Salario básico", contract.salary, days);
  const share = isHalf
    ? finish(
        chainPercent(salary, "Desde el día 91", sickLeaveHalf.value, sickLeaveHalf.norm),
        sickLeaveHalf.norm,
      )
    : sharePaid(salary, sickLeaveShare);
  const floorOf = pesos(Math.min(minimumWage.value, contract.salary));
  const floor = finish(ofDays("Salario mínimo", floorOf, days, minimumWage.norm), "Sentencia C-543 de 2007");
  return line(concept, days, share.amount >= floor.amount ? share : floor);
}

function fullPay(contract: Contract, concept: ConceptKey, days: number, norm: string): SlipLine {
  return line(concept, days, finish(ofDays("Salario básico", contract.salary, days), norm));
}

/** Pay for the days of an absence; empty for unpaid leave. */
export function payLeave(contract: Contract, law: Law, leave: LeaveDays): readonly SlipLine[] {
  const { absence, days, ofEmployer, atHalf, ofFund } = leave;
  switch (absence.kind) {
    case "sick": {
      const parts = [
        ["sickLeaveEmployer", ofEmployer, false],
        ["sickLeaveEps", days - ofEmployer - atHalf, false],
        ["sickLeaveEps", atHalf - ofFund, true],
        ["sickLeaveFund", ofFund, true],
      ] as const;
      return parts.flatMap(([concept, count, isHalf]) =>
        count > 0 ? [sickPay(contract, law, concept, count, isHalf)] : [],
      );
    }
    case "accident": {
      const parts = [
        ["accidentEmployer", ofEmployer],
        ["workAccident", days - ofEmployer],
      ] as const;
      return parts.flatMap(([concept, count]) =>
        count > 0 ? [fullPay(contract, concept, count, "Ley 776 de 2002, art. 3")] : [],
      );
    }
    case "parental":
      return [fullPay(contract, "parentalLeave", days, "CST art. 236")];
    case "paid":
      return [fullPay(contract, "paidLeave", days, "CST art. 57 num. 6")];
    case "vacation":
      return [fullPay(contract, "vacation", days, "CST arts. 186 y 192")];
    case "unpaid":
      return [];
  }
}
