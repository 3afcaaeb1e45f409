import { trySum } from "../../kernel/pesos.ts";
import type { Report } from "../../report/report.ts";
import type { SavedStatement } from "../saved-statement.ts";
import { typedPeriod } from "./typed-period.ts";
import { typedReport } from "./typed-report.ts";
import type { TypedStatement } from "./typed-statement.ts";

/** If all amounts together are in range, so is every partial sum. */
function isInRange({ rows }: TypedStatement): boolean {
  return trySum(rows.flatMap((row) => [row.debit, row.credit])) !== null;
}

/**
 * A saved statement as a report, for viewing, comparing and exporting; null for a file not yet read, and for a typed
 * table whose sums leave the safe range of pesos. `company`: its name, or empty.
 */
export function contentReport({ content, date }: SavedStatement, company: string): Report | null {
  if (content.kind === "file") return null;
  if (content.kind === "report") return content.report;
  if (!isInRange(content.table)) return null;
  return typedReport(content.table, { subtitle: company, period: typedPeriod(content.table, date) });
}
