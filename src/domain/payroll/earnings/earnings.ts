import { type Pesos, pesos, sum } from "../../kernel/pesos.ts";
import { withAverage } from "../benefits/leave-average.ts";
import { chainFrom, chainOver, chainTimes, finish } from "../derivation/chain.ts";
import { payLeave } from "../leave/leave-pay.ts";
import { CONCEPTS, type ConceptKey } from "../slip/concepts.data.ts";
import { type SlipLine, slipLine } from "../slip/slip.ts";
import { inMinimumWages, type SlipContext } from "../slip/slip-context.ts";

/** A monthly amount for some days out of 30. */
function forDays(concept: ConceptKey, label: string, monthly: Pesos, days: number, norm: string): SlipLine {
  const month = chainOver(chainFrom(label, monthly), "Días del mes", 30, "days");
  const figure = finish(chainTimes(month, "Días", days, "days"), norm);
  return slipLine(concept, label, { value: days, unit: "days" }, figure);
}

function salaryLine({ contract, workedDays }: SlipContext): SlipLine {
  const concept = contract.kind === "integral" ? "integralSalary" : "salary";
  const norm = contract.kind === "integral" ? "CST art. 132" : "CST arts. 127 y 134";
  return forDays(concept, CONCEPTS[concept].label, contract.salary, workedDays, norm);
}

function typedLine(concept: "commissions" | "salaryBonus" | "nonSalary", { input }: SlipContext): SlipLine {
  const { label } = CONCEPTS[concept];
  const norm = concept === "nonSalary" ? "CST art. 128" : "CST art. 127";
  return slipLine(concept, label, null, finish(chainFrom(label, input[concept]), norm));
}

/** The amount compared with two minimum wages: the month's salary, with or without variable pay (CST art. 127). */
function transportTest({ contract, settings, soFar }: SlipContext, variable: number): number {
  return settings.transportBy === "basic-salary"
    ? contract.salary
    : contract.salary + soFar.variable + variable;
}

/** The transport allowance for days worked, for earnings of up to and including two minimum wages. */
function transportLine(context: SlipContext, variable: number): SlipLine | null {
  const { contract, law, workedDays } = context;
  if (contract.kind === "integral" || contract.transport === "none") return null;
  if (transportTest(context, variable) > inMinimumWages(law, "transportLimit")) return null;
  const { value, norm } = law.values.transportAllowance;
  const label = contract.transport === "connectivity" ? "Auxilio de conectividad" : CONCEPTS.transport.label;
  return forDays("transport", label, pesos(value), workedDays, norm);
}

/** Additions to the month's salary for work and results, which benefits treat as variable pay. */
function variablePay(lines: readonly SlipLine[]): Pesos {
  return sum(lines.filter(({ concept }) => isVariable(concept)).map(({ amount }) => amount));
}

function isVariable(concept: ConceptKey): boolean {
  return CONCEPTS[concept].ibc === "salary" && CONCEPTS[concept].benefits;
}

/** All earnings in slip order; zero lines are left out, except the salary's. */
export function earningLines(context: SlipContext, hours: readonly SlipLine[]): readonly SlipLine[] {
  const { contract, law, leave } = context;
  const paid = contract.kind === "integral" ? [] : hours;
  const typed = (["commissions", "salaryBonus"] as const).map((concept) => typedLine(concept, context));
  const transport = transportLine(context, variablePay([...paid, ...typed]));
  const lines = [
    ...paid,
    ...typed,
    ...leave.flatMap((each) =>
      withAverage(contract, context.input.leaveAverages, each.absence.kind, (by) => payLeave(by, law, each)),
    ),
    ...(transport ? [transport] : []),
    typedLine("nonSalary", context),
  ];
  return [salaryLine(context), ...lines.filter(({ amount }) => amount !== 0)];
}
