import type { SavedPayroll } from "#domain/payroll/calculator/saved-payroll.ts";
import type { AppStorage } from "../../engine/app-storage.ts";

/** Every calculation that was kept, the newest first. */
export async function listPayrolls({ db }: AppStorage): Promise<SavedPayroll[]> {
  const all = (await db.payrollRuns.toArray()).filter((row) => row.kind === "calculation");
  return all.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}
