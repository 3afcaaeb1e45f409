import type { SavedPayroll } from "#domain/payroll/calculator/saved-payroll.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { readRows } from "../../shapes/read-row.ts";
import { savedPayrollShape } from "../../shapes/records/payroll-shape.ts";

/** All saved calculations, newest first. */
export async function listPayrolls({ db }: AppStorage): Promise<SavedPayroll[]> {
  const all = readRows(savedPayrollShape, await db.calculations.toArray());
  return all.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}
