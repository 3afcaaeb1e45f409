import { formatMoment, formatPesos } from "#domain/kernel/format.ts";
import { calculatePayroll } from "#domain/payroll/calculator/calculator.ts";
import { nameShown } from "#domain/payroll/calculator/payroll-row.ts";
import type { SavedPayroll } from "#domain/payroll/calculator/saved-payroll.ts";
import { payrollTexts } from "../texts.ts";

const texts = payrollTexts.saved;

export interface SavedItem {
  readonly what: string;
  readonly detail: string;
  /** False for a record that cannot be calculated: it is listed but cannot be opened. */
  readonly opens: boolean;
}

/** Description of a saved calculation in the list: its people, its net and when it was saved. */
export function savedItem(saved: SavedPayroll): SavedItem {
  const [first] = saved.rows;
  const calculation = calculatePayroll(saved.rows, saved.set, saved.day, saved.terms);
  const what = first ? texts.and(nameShown(first), saved.rows.length - 1) : texts.unreadable;
  if (!first || !calculation.ok) return { what, detail: texts.unreadable, opens: false };
  const { netSalary } = saved.totals ?? calculation.value.calculation.totals;
  const net = formatPesos(netSalary);
  return { what, detail: texts.figures(net, formatMoment(saved.createdAt)), opens: true };
}
