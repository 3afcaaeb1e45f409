import type { Day } from "#domain/kernel/calendar-day.ts";
import { parseAmount } from "#domain/kernel/parse-amount.ts";
import { parseDay } from "#domain/kernel/parse-day.ts";
import { checkEmployee, type EmployeeFields } from "#domain/payroll/employee/check-employee.ts";
import { BLANK_EMPLOYEE, fieldsOf } from "./form/employee-draft.ts";
import { pasteTexts as texts } from "./texts.ts";

/** A row of a pasted list: somebody, or what has to be mended. Rows count from 1, as a sheet does. */
export type PastedRow =
  | { readonly kind: "person"; readonly row: number; readonly fields: EmployeeFields }
  | { readonly kind: "problem"; readonly row: number; readonly problem: string };

const LONGEST_SHOWN = 24;

function cut(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

const HEADINGS = /^(?:nombre|empleado|trabajador)/iu;

function readRow(cells: readonly string[], today: Day): EmployeeFields | string {
  const [name = "", document = "", position = "", salaryText = "", startText = ""] = cells;
  if (cells.length < 5) return texts.missing;
  if (name === "") return texts.noName;
  const salary = parseAmount(salaryText);
  if (!salary.ok) return salary.error === "empty" ? texts.noSalary : texts.badSalary(cut(salaryText));
  const start = parseDay(startText, today);
  if (start === null) return texts.badDay(cut(startText));
  const fields = fieldsOf({ ...BLANK_EMPLOYEE, name, document, position, salary: salary.value, start });
  const [problem] = fields === null ? [] : checkEmployee(fields);
  if (fields === null) return texts.badDay(cut(startText));
  if (problem === undefined) return fields;
  if (problem.field !== "salary") return texts.tooLong;
  return problem.problem === "blank" ? texts.noSalary : texts.badSalary(cut(salaryText));
}

/**
 * Cells copied from a spreadsheet, which come apart by tabs: name, document, position, salary, first day. A heading and
 * empty rows are passed over. Nothing is guessed: what cannot be read is told by its row.
 */
export function readPasted(text: string, today: Day): readonly PastedRow[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index): PastedRow[] => {
    if (line.trim() === "") return [];
    const cells = line.split("\t").map((cell) => cell.trim());
    if (index === 0 && HEADINGS.test(cells[0] ?? "")) return [];
    const row = index + 1;
    const read = readRow(cells, today);
    return typeof read === "string"
      ? [{ kind: "problem", row, problem: read }]
      : [{ kind: "person", row, fields: read }];
  });
}
