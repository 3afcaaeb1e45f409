import { exact, over } from "../../kernel/exact.ts";
import { abs, type Pesos, pesos, sum, ZERO } from "../../kernel/pesos.ts";
import { toPesos } from "../../kernel/rounding.ts";
import { withAverage } from "../benefits/leave-average.ts";
import { withoutCharged } from "../contributions/charged.ts";
import { chainFrom, chainOver, chainTimes, finish } from "../derivation/chain.ts";
import { amountStep, resultStep } from "../derivation/derivation.ts";
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

/** Rounded with the first fortnight, so that two halves of an odd salary are that salary, not a peso more. */
function salaryLine({ contract, workedDays, soFar }: SlipContext): SlipLine {
  const concept = contract.kind === "integral" ? "integralSalary" : "salary";
  const norm = contract.kind === "integral" ? "CST art. 132" : "CST arts. 127 y 134";
  const line = forDays(concept, CONCEPTS[concept].label, contract.salary, workedDays, norm);
  const before = soFar.charged[concept];
  if (before === undefined) return line;
  const month = toPesos(over(exact(soFar.salaryDays + contract.salary * workedDays), 30)) ?? ZERO;
  const rest = pesos(month - before - line.amount);
  // A closed first fortnight may have paid otherwise: what it paid is not settled, only how it was rounded.
  if (Math.abs(rest) !== 1) return line;
  const amount = pesos(line.amount + rest);
  const { steps, norm: from } = line.derivation;
  const sign = rest < 0 ? "−" : "+";
  const told = amountStep(sign, "Redondeo de la primera quincena", abs(rest));
  const derivation = { steps: [...steps, told, resultStep(amount, "En este período")], norm: from };
  return { ...line, amount, derivation };
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

/**
 * The transport allowance for days worked, for earnings of up to and including two minimum wages. The month decides:
 * a second fortnight pays or takes back what the first one judged otherwise (Ley 15 de 1959, art. 2).
 */
function transportLine(context: SlipContext, variable: number): SlipLine | null {
  const { contract, law, workedDays, soFar } = context;
  const before = soFar.charged.transport;
  if (contract.kind === "integral" || contract.transport === "none") return null;
  const isOver = transportTest(context, variable) > inMinimumWages(law, "transportLimit");
  if (isOver && before === undefined) return null;
  const { value, norm } = law.values.transportAllowance;
  const label = contract.transport === "connectivity" ? "Auxilio de conectividad" : CONCEPTS.transport.label;
  const days = isOver ? 0 : soFar.workedDays + workedDays;
  const { quantity, ...month } = forDays("transport", label, pesos(value), days, norm);
  const shown = before === undefined ? quantity : { value: workedDays, unit: "days" as const };
  return slipLine("transport", label, shown, withoutCharged(month, before));
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
