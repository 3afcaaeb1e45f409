import { addDays, firstDay } from "../../kernel/calendar-day.ts";
import { pesos } from "../../kernel/pesos.ts";
import { amountStep } from "../derivation/derivation.ts";
import type { Contract } from "../employee/contract.ts";
import type { AbsenceKind } from "../leave/absences.data.ts";
import { reckonedAverage } from "../leave/leave.ts";
import type { PayrollPeriod } from "../run/period.ts";
import type { LeaveAverages } from "../run/period-input.ts";
import type { StoredRun } from "../run/stored-run.ts";
import type { SlipLine } from "../slip/slip.ts";
import { spanPay, yearOfService } from "./average-pay.ts";
import { payHistory } from "./pay-history.ts";

const NORMS: Readonly<Record<AbsenceKind, string>> = {
  sick: "CST art. 228",
  accident: "Ley 776 de 2002, art. 3",
  parental: "CST art. 236",
  paid: "CST art. 57",
  unpaid: "",
  vacation: "CST art. 192",
};

/** The averages of the closed runs of the year before a month, for both fortnights; null where nothing varied. */
export function leaveAverages(
  runs: readonly StoredRun[],
  contract: Pick<Contract, "id" | "start" | "salary" | "earlierSalaries" | "kind">,
  period: PayrollPeriod,
): LeaveAverages | null {
  const from = firstDay(period.month);
  if (contract.kind === "integral") return null;
  const span = yearOfService(contract, addDays(from, -1));
  const { variable, vacationVariable: vacation } = spanPay(payHistory(runs, contract), contract, span);
  return variable === 0 ? null : { variable, vacation };
}

/** Pays leave on the basic salary and the average; `pay` is the rule of a salary. */
export function withAverage(
  contract: Contract,
  averages: LeaveAverages | undefined,
  kind: AbsenceKind,
  pay: (contract: Contract) => readonly SlipLine[],
): readonly SlipLine[] {
  const average = reckonedAverage(contract, averages, kind);
  if (average === 0) return pay(contract);
  const salary = pesos(contract.salary + average);
  const parts = [
    amountStep("", "Salario básico", contract.salary),
    amountStep("+", "Promedio de lo variable", pesos(average), NORMS[kind]),
  ];
  return pay({ ...contract, salary }).map((line) => {
    const [first, ...rest] = line.derivation.steps;
    const isSalary = first?.value.kind === "amount" && first.value.amount === salary;
    if (!isSalary) return line;
    return { ...line, derivation: { ...line.derivation, steps: [...parts, ...rest] } };
  });
}
