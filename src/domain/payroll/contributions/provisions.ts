import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { roundHalfUp } from "../../kernel/rounding.ts";
import {
  addUp,
  type Chain,
  chainFrom,
  chainOver,
  chainPercent,
  type Figure,
  finish,
  type Part,
} from "../derivation/chain.ts";
import { CONCEPTS, type ConceptKey } from "../slip/concepts.data.ts";
import { type SlipLine, slipLine } from "../slip/slip.ts";
import type { SlipContext } from "../slip/slip-context.ts";
import { countsForVacation, type MonthToDate } from "./bases.ts";
import { withoutCharged } from "./charged.ts";

export interface ProvisionBases {
  readonly benefitsBase: Figure;
  readonly vacationBase: Figure;
}

/** Basic salary of all days of the month to date except unpaid ones: sick leave and vacations count. */
function salaryOfDays({ paidSalaryDays }: MonthToDate): Pesos {
  return roundHalfUp(pesos(paidSalaryDays), 1, 30);
}

function baseOf(
  salary: Part,
  label: string,
  before: Pesos,
  parts: readonly SlipLine[],
  norm: string,
): Figure {
  const earlier = before === 0 ? [] : [{ label: "De la primera quincena", amount: before }];
  return addUp(label, [salary, ...earlier, ...parts], [], norm);
}

/** The bases of the month to date: what the first fortnight counted, and this slip's lines. */
export function provisionBases(
  { soFar }: SlipContext,
  month: MonthToDate,
  lines: readonly SlipLine[],
): ProvisionBases {
  const salary = { label: "Salario básico de los días", amount: salaryOfDays(month) };
  const benefits = lines.filter(({ concept }) => CONCEPTS[concept].benefits);
  const vacation = lines.filter(countsForVacation);
  return {
    benefitsBase: baseOf(
      salary,
      "Base de cesantías y prima",
      soFar.benefits,
      benefits,
      "CST arts. 249 y 306; Ley 1 de 1963, art. 7",
    ),
    vacationBase: baseOf(salary, "Base de vacaciones", soFar.vacation, vacation, "CST art. 192"),
  };
}

/**
 * Monthly provisions: a twelfth for cesantías, 12 % of that for their interest, a twelfth for the prima, a
 * twenty-fourth for vacations, less what the first fortnight set aside. An integral salary has vacations only (CST art. 132).
 */
export function provisionLines(context: SlipContext, bases: ProvisionBases): readonly SlipLine[] {
  const { severanceInterest } = context.law.values;
  const month = () =>
    chainOver(chainFrom("Base de cesantías y prima", bases.benefitsBase.amount), "Meses del año", 12, "none");
  const { charged } = context.soFar;
  const line = (concept: ConceptKey, chain: Chain, percent: number, norm: string): SlipLine => {
    const figure = withoutCharged(finish(chain, norm), charged[concept]);
    return slipLine(concept, CONCEPTS[concept].label, { value: percent, unit: "percent" }, figure);
  };
  const holiday = chainFrom("Base de vacaciones", bases.vacationBase.amount);
  const vacation = line(
    "vacationProvision",
    chainOver(holiday, "Meses de dos años", 24, "none"),
    4.17,
    "CST art. 186",
  );
  if (context.contract.kind === "integral") return vacation.amount !== 0 ? [vacation] : [];
  const { label } = CONCEPTS.severanceInterest;
  const interest = chainPercent(month(), label, severanceInterest.value, severanceInterest.norm);
  return [
    line("severance", month(), 8.33, "CST art. 249"),
    line("severanceInterest", interest, 1, severanceInterest.norm),
    line("serviceBonus", month(), 8.33, "CST art. 306"),
    vacation,
  ].filter(({ amount }) => amount !== 0);
}
