import { uncapitalize } from "../../kernel/capitals.ts";
import { formatDay } from "../../kernel/format.ts";
import { type Pesos, pesos, sum } from "../../kernel/pesos.ts";
import { withAverage } from "../benefits/leave-average.ts";
import { withoutCharged } from "../contributions/charged.ts";
import { type Chain, chainFrom, chainOver, chainTimes, type Figure, finish } from "../derivation/chain.ts";
import { payLeave } from "../leave/leave-pay.ts";
import { periodName } from "../run/period.ts";
import type { Absence } from "../run/period-input.ts";
import { CONCEPTS } from "../slip/concepts.data.ts";
import { partLine, roundedWith } from "../slip/rounded-parts.ts";
import { salaryOfLeave } from "../slip/salary-days.ts";
import { type SlipLine, slipLine } from "../slip/slip.ts";
import { inMinimumWages, type SlipContext } from "../slip/slip-context.ts";

/** A monthly amount for some days out of 30. */
function forDays(label: string, monthly: Pesos, days: number): Chain {
  return chainTimes(chainOver(chainFrom(label, monthly), "Días del mes", 30, "days"), "Días", days, "days");
}

/** The basic salary of the days worked: a line for each salary of the period, and always one. */
function salaryLines({ contract, salaries, soFar }: SlipContext): readonly SlipLine[] {
  const concept = contract.kind === "integral" ? "integralSalary" : "salary";
  const norm = contract.kind === "integral" ? "CST art. 132" : "CST arts. 127 y 134";
  const { label } = CONCEPTS[concept];
  const worked = salaries.filter(({ workedDays }) => workedDays > 0);
  const shown = worked.length > 0 ? worked : salaries.slice(-1);
  return shown.map((each) => {
    const { salary, workedDays } = each;
    const until = each === shown.at(-1) ? "" : `, hasta el ${formatDay(each.to)}`;
    const since = each === shown[0] ? "" : `, desde el ${formatDay(each.from)}`;
    const line = partLine(forDays(label, salary, workedDays), {
      concept,
      label: `${label}${since}${until}`,
      quantity: { value: workedDays, unit: "days" },
      norm,
      name: `${concept} ${salary}`,
    });
    return roundedWith(soFar, line);
  });
}

/** What a leave pays, on the salary of the day on which it began; a paid licence on that of each of its days. */
function leaveLines(context: SlipContext): readonly SlipLine[] {
  const { contract, law, leave, salaries, input, soFar } = context;
  const { absences, leaveAverages } = input;
  const days = [
    ...leave.filter(({ absence }) => !isPaidByDay(absence)).map((each) => ({ each, salary: null })),
    ...salaries.flatMap(({ salary, leave: own }) =>
      own.filter(({ absence }) => isPaidByDay(absence)).map((each) => ({ each, salary })),
    ),
  ];
  const order = leave.map(({ absence }) => absence);
  return days
    .toSorted((a, b) => order.indexOf(a.each.absence) - order.indexOf(b.each.absence))
    .flatMap(({ each, salary: ofDay }) => {
      const salary = ofDay ?? salaryOfLeave(contract, each.absence, absences);
      return withAverage({ ...contract, salary }, leaveAverages, each.absence.kind, (by) =>
        payLeave(by, law, each),
      );
    })
    .map((line) => roundedWith(soFar, line));
}

/** The ordinary salary goes on (CST art. 57 num. 6); what else pays a leave is fixed when it begins. */
function isPaidByDay({ kind }: Absence): boolean {
  return kind === "paid";
}

function typedLine(concept: "commissions" | "salaryBonus" | "nonSalary", { input }: SlipContext): SlipLine {
  const { label } = CONCEPTS[concept];
  const norm = concept === "nonSalary" ? "CST art. 128" : "CST art. 127";
  return slipLine(concept, label, null, finish(chainFrom(label, input[concept]), norm));
}

/** The basic salary of a whole month: by its days where it was raised. */
function monthlySalary({ contract, soFar, paidDays, salaryTimes }: SlipContext): number {
  const days = soFar.days + paidDays;
  return days === 0 ? contract.salary : (soFar.paidSalaryDays + salaryTimes.paidSalaryDays) / days;
}

/** The amount compared with two minimum wages: the month's salary, with or without variable pay (CST art. 127). */
function transportTest(context: SlipContext, variable: number): number {
  const { settings, soFar } = context;
  const salary = monthlySalary(context);
  return settings.transportBy === "basic-salary" ? salary : salary + soFar.variable + variable;
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
  const { value, norm } = law.values.transportAllowance;
  const label = contract.transport === "connectivity" ? "Auxilio de conectividad" : CONCEPTS.transport.label;
  const days = isOver ? 0 : soFar.workedDays + workedDays;
  const month: Figure = finish(forDays(label, pesos(value), days), norm);
  const quantity = { value: before === undefined ? days : workedDays, unit: "days" } as const;
  return slipLine("transport", label, quantity, withoutCharged(month, before));
}

/** What a raise dated back left unpaid in each closed run (PY-31). */
function arrearsLines({ contract, input }: SlipContext): readonly SlipLine[] {
  const concept = contract.kind === "integral" ? "integralArrears" : "salaryArrears";
  return (input.arrears ?? []).map(({ of, amount }) => {
    const label = `${CONCEPTS[concept].label}, ${uncapitalize(periodName(of))}`;
    return slipLine(concept, label, null, finish(chainFrom(label, amount), "CST arts. 127 y 134"));
  });
}

/** All earnings in slip order; zero lines are left out, except the salary's. */
export function earningLines(context: SlipContext, hours: readonly SlipLine[]): readonly SlipLine[] {
  const { contract, soFar } = context;
  const paid = contract.kind === "integral" ? [] : hours.map((line) => roundedWith(soFar, line));
  const typed = (["commissions", "salaryBonus"] as const).map((concept) => typedLine(concept, context));
  const variable = sum([...paid, ...typed].map(({ amount }) => amount));
  const transport = transportLine(context, variable);
  const lines = [
    ...paid,
    ...typed,
    ...arrearsLines(context),
    ...leaveLines(context),
    ...(transport ? [transport] : []),
    typedLine("nonSalary", context),
  ];
  return [...salaryLines(context), ...lines.filter(({ amount }) => amount !== 0)];
}
