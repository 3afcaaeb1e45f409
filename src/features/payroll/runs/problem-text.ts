import { formatDay } from "#domain/kernel/format.ts";
import { MOST_HOURS } from "#domain/payroll/run/check-input.ts";
import type { RunProblem } from "#domain/payroll/run/compute-run.ts";
import type { RunMember } from "#domain/payroll/run/stored-run.ts";
import type { InputField, SlipProblem } from "#domain/payroll/slip/slip.ts";
import { missingText } from "../law/law-words.ts";
import { runTexts } from "./run-texts.ts";

const FIELDS: Readonly<Record<InputField, string>> = {
  salary: "el salario",
  commissions: "las comisiones",
  salaryBonus: "la bonificación salarial",
  nonSalary: "los pagos no salariales",
  arrears: "el retroactivo de salario",
  hours: `las horas: van del período o de antes, y no pasan de ${MOST_HOURS}`,
  absences: "las ausencias: cada una termina el día en que empieza o después",
  deductions: "las deducciones",
  relief: "los certificados para la retención",
  contract: "las fechas del contrato",
};

/** Why a slip cannot be computed, as shown on the person's own screen. */
export function slipProblemText(problem: SlipProblem): string {
  switch (problem.kind) {
    case "unknown-law":
      return runTexts.unknown(formatDay(problem.date), missingText(problem.missing));
    case "bad-input":
      return `Revisa ${FIELDS[problem.field]}.`;
    case "absences-overlap":
      return `Dos ausencias tienen el mismo día, el ${formatDay(problem.day)}.`;
    case "not-in-period":
      return "Su contrato no tiene días en este período.";
    case "hours-across-change":
      return `${problem.isRaise ? "El salario" : "La ley"} cambia el ${formatDay(problem.change)}: escribe aparte las horas de antes y las de desde ese día.`;
  }
}

/** The same for the whole run, naming the person concerned. */
export function runProblemText(problem: RunProblem, people: readonly RunMember[]): string {
  if (problem.kind === "too-large") return "La suma de la nómina es demasiado grande para calcularla.";
  const text = slipProblemText(problem);
  if (problem.kind === "unknown-law") return text;
  const person = people.find(({ contract }) => contract.id === problem.employee);
  return person === undefined ? text : `${person.contract.name}: ${text}`;
}
