import { centsMarkOf, writtenMoney } from "#domain/import/values/written-money.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type AmountProblem, parseAmount } from "#domain/kernel/parse-amount.ts";
import { parseDay } from "#domain/kernel/parse-day.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { checkEmployee, type EmployeeFields } from "#domain/payroll/employee/check-employee.ts";
import { BLANK_EMPLOYEE, employeeFieldsOf } from "./form/employee-draft.ts";
import { pasteTexts as texts } from "./texts.ts";

/** A row of a pasted list: an employee, or a problem to correct. Rows count from 1, as in a spreadsheet. */
export type PastedRow =
  | { readonly kind: "person"; readonly row: number; readonly fields: EmployeeFields }
  | { readonly kind: "problem"; readonly row: number; readonly problem: string };

const LONGEST_SHOWN = 24;

function cut(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

const HEADINGS = /^(?:nombre|empleado|trabajador)/iu;

type ReadSalary = (text: string) => Result<Pesos, AmountProblem>;

/** Reads salaries in the Colombian format, unless the whole column is written as 1,234.50 (NU-02). */
function salaryReader(column: readonly string[]): ReadSalary {
  if (centsMarkOf(column) === ",") return parseAmount;
  return (text) => {
    const amount = writtenMoney(text, ".");
    if (amount === null || amount.value < 0) return err(text === "" ? "empty" : "not-a-number");
    return amount.isRounded ? err("decimals") : ok(amount.value);
  };
}

function readRow(cells: readonly string[], readSalary: ReadSalary, today: Day): EmployeeFields | string {
  const [name = "", document = "", position = "", salaryText = "", startText = ""] = cells;
  if (cells.length < 5) return texts.missing;
  if (name === "") return texts.noName;
  const salary = readSalary(salaryText);
  if (!salary.ok) return salary.error === "empty" ? texts.noSalary : texts.badSalary(cut(salaryText));
  const start = parseDay(startText, today);
  if (start === null) return texts.badDay(cut(startText));
  const fields = employeeFieldsOf({
    ...BLANK_EMPLOYEE,
    name,
    document,
    position,
    salary: salary.value,
    start,
  });
  const [problem] = fields === null ? [] : checkEmployee(fields);
  if (fields === null) return texts.badDay(cut(startText));
  if (problem === undefined) return fields;
  if (problem.field !== "salary") return texts.tooLong;
  return problem.problem === "blank" ? texts.noSalary : texts.badSalary(cut(salaryText));
}

/**
 * Parses cells copied from a spreadsheet, separated by tabs: name, document, position, salary, first day. A heading
 * and empty rows are skipped. Nothing is guessed: unreadable rows are reported.
 */
export function readPasted(text: string, today: Day): readonly PastedRow[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.split("\t").map((cell) => cell.trim()));
  const rows = lines
    .map((cells, index) => ({ cells, row: index + 1 }))
    .filter(({ cells, row }) => cells.join("") !== "" && !(row === 1 && HEADINGS.test(cells[0] ?? "")));
  const readSalary = salaryReader(rows.map(({ cells }) => cells[3] ?? ""));
  return rows.map(({ cells, row }): PastedRow => {
    const read = readRow(cells, readSalary, today);
    return typeof read === "string"
      ? { kind: "problem", row, problem: read }
      : { kind: "person", row, fields: read };
  });
}
