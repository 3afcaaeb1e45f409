import { formatMoment, formatPesos } from "#domain/kernel/format.ts";
import { calculatePayroll } from "#domain/payroll/calculator/calculator.ts";
import { nameShown } from "#domain/payroll/calculator/payroll-row.ts";
import type { SavedPayroll } from "#domain/payroll/calculator/saved-payroll.ts";
import { payrollTexts } from "../texts.ts";

const texts = payrollTexts.saved;

export interface SavedItem {
  readonly what: string;
  readonly detail: string;
  /** What a record holds that cannot be calculated is named, and not opened. */
  readonly opens: boolean;
}

/** How a saved calculation is told from the others: who is in it, what it pays, when it was saved. */
export function savedItem(saved: SavedPayroll): SavedItem {
  const [first] = saved.rows;
  const calculation = calculatePayroll(saved.rows, saved.set, saved.day, saved.terms);
  const what = first ? texts.and(nameShown(first), saved.rows.length - 1) : texts.unreadable;
  if (!first || !calculation.ok) return { what, detail: texts.unreadable, opens: false };
  const { netSalary } = saved.totals ?? calculation.value.calculation.totals;
  const net = formatPesos(netSalary);
  return { what, detail: texts.figures(net, formatMoment(saved.createdAt)), opens: true };
}
