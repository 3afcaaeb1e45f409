import type { Pesos } from "../../kernel/pesos.ts";
import {
  addUp,
  type Chain,
  chainFrom,
  chainOver,
  chainPercent,
  chainTimes,
  type Figure,
  finish,
  type Part,
} from "../derivation/chain.ts";
import { CONCEPTS, type ConceptKey } from "../slip/concepts.data.ts";
import { type SlipLine, slipLine } from "../slip/slip.ts";
import type { SlipContext } from "../slip/slip-context.ts";

export interface ProvisionBases {
  readonly benefitsBase: Figure;
  readonly vacationBase: Figure;
}

/** Basic salary of all days except unpaid ones: sick leave and vacations count. */
function salaryOfDays({ contract, paidDays }: SlipContext): Pesos {
  const month = chainOver(chainFrom("Salario básico", contract.salary), "Días del mes", 30, "days");
  return finish(chainTimes(month, "Días", paidDays, "days"), "CST art. 249").amount;
}

function baseOf(
  salary: Part,
  label: string,
  lines: readonly SlipLine[],
  counts: (concept: ConceptKey) => boolean,
  norm: string,
): Figure {
  const parts = lines.filter(({ concept }) => counts(concept));
  return addUp(label, [salary, ...parts], [], norm);
}

export function provisionBases(context: SlipContext, lines: readonly SlipLine[]): ProvisionBases {
  const salary = { label: "Salario básico de los días", amount: salaryOfDays(context) };
  const benefits = (key: ConceptKey) => CONCEPTS[key].benefits;
  const vacation = (key: ConceptKey) => CONCEPTS[key].vacation;
  return {
    benefitsBase: baseOf(
      salary,
      "Base de cesantías y prima",
      lines,
      benefits,
      "CST arts. 249 y 306; Ley 1 de 1963, art. 7",
    ),
    vacationBase: baseOf(salary, "Base de vacaciones", lines, vacation, "CST art. 192"),
  };
}

/**
 * Monthly provisions: a twelfth for cesantías, 12 % of that for their interest, a twelfth for the prima, a
 * twenty-fourth for vacations. An integral salary has vacations only (CST art. 132).
 */
export function provisionLines(context: SlipContext, bases: ProvisionBases): readonly SlipLine[] {
  const { severanceInterest } = context.law.values;
  const month = () =>
    chainOver(chainFrom("Base de cesantías y prima", bases.benefitsBase.amount), "Meses del año", 12, "none");
  const line = (concept: ConceptKey, chain: Chain, percent: number, norm: string): SlipLine =>
    slipLine(concept, CONCEPTS[concept].label, { value: percent, unit: "percent" }, finish(chain, norm));
  const holiday = chainFrom("Base de vacaciones", bases.vacationBase.amount);
  const vacation = line(
    "vacationProvision",
    chainOver(holiday, "Meses de dos años", 24, "none"),
    4.17,
    "CST art. 186",
  );
  if (context.contract.kind === "integral") return vacation.amount > 0 ? [vacation] : [];
  const { label } = CONCEPTS.severanceInterest;
  const interest = chainPercent(month(), label, severanceInterest.value, severanceInterest.norm);
  return [
    line("severance", month(), 8.33, "CST art. 249"),
    line("severanceInterest", interest, 1, severanceInterest.norm),
    line("serviceBonus", month(), 8.33, "CST art. 306"),
    vacation,
  ].filter(({ amount }) => amount > 0);
}
