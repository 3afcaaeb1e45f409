import type { CalculatorProblem } from "#domain/payroll/calculator/calculator.ts";
import { nameShown, type PayrollRow } from "#domain/payroll/calculator/payroll-row.ts";
import { MOST_HOURS } from "#domain/payroll/run/check-input.ts";
import { unknownLawText } from "../../law/law-words.ts";
import { payrollTexts as texts } from "../texts.ts";

/** Text of the reason why a calculation failed, naming the person concerned. */
export function calculationProblemText(problem: CalculatorProblem, rows: readonly PayrollRow[]): string {
  const nameOf = (id: string) => nameShown(rows.find((each) => each.id === id) ?? { employeeName: "" });
  switch (problem.kind) {
    case "unknown-law":
      return `${unknownLawText(problem)} ${texts.neverGuessed}`;
    case "too-large":
      return "row" in problem ? texts.tooLarge(nameOf(problem.row)) : texts.totalTooLarge;
    case "total-too-large":
      return texts.totalTooLarge;
    case "bad-value":
      return texts.badValue(nameOf(problem.row));
    case "bad-input":
      return problem.field === "hours"
        ? texts.tooManyHours(nameOf(problem.employee), MOST_HOURS)
        : texts.badValue(nameOf(problem.employee));
    // Cannot occur in a row of the calculator, only in a payroll run.
    case "absences-overlap":
    case "not-in-period":
    case "hours-across-change":
      return texts.badValue(nameOf(problem.employee));
  }
}
