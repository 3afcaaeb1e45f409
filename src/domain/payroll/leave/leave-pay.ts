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
import type { Law } from "../law/law.ts";
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

/** Two thirds of the salary, but at least the minimum wage for those days (CST art. 227; Sentencia C-543 de 2007). */
function sickPay(contract: Contract, law: Law, concept: ConceptKey, days: number): SlipLine {
  const { sickLeaveShare, minimumWage } = law.values;
  const salary = ofDays("Salario básico", contract.salary, days);
  const share = finish(
    chainPercent(salary, "Incapacidad", sickLeaveShare.value, sickLeaveShare.norm),
    sickLeaveShare.norm,
  );
  const floorOf = pesos(Math.min(minimumWage.value, contract.salary));
  const floor = finish(ofDays("Salario mínimo", floorOf, days, minimumWage.norm), "Sentencia C-543 de 2007");
  return line(concept, days, share.amount >= floor.amount ? share : floor);
}

function fullPay(contract: Contract, concept: ConceptKey, days: number, norm: string): SlipLine {
  return line(concept, days, finish(ofDays("Salario básico", contract.salary, days), norm));
}

/** Pay for the days of an absence; empty for unpaid leave. */
export function payLeave(contract: Contract, law: Law, leave: LeaveDays): readonly SlipLine[] {
  const { absence, days, ofEmployer } = leave;
  switch (absence.kind) {
    case "sick": {
      const own = ofEmployer > 0 ? [sickPay(contract, law, "sickLeaveEmployer", ofEmployer)] : [];
      const rest = days - ofEmployer;
      return rest > 0 ? [...own, sickPay(contract, law, "sickLeaveEps", rest)] : own;
    }
    case "accident":
      return [fullPay(contract, "workAccident", days, "Ley 776 de 2002, art. 3")];
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
