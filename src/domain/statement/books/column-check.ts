import type { Pesos } from "../../kernel/pesos.ts";
import { uncapitalize } from "../../kernel/spanish.ts";
import type { ReportCheck } from "../../report/report.ts";
import type { AccountFigure } from "./book-statement.ts";

/** What a statement compares in each of its columns. */
export interface ColumnCheck {
  readonly label: string;
  /** Headings of the columns, or of the blocks of rows: which of them a check speaks of is said when there are several. */
  readonly headings: readonly string[];
  /** By column: zero where it holds. */
  readonly differences: readonly Pesos[];
  /** Accounts that the statement has no line for: a difference that is just theirs is named by them. */
  readonly unplaced?: readonly AccountFigure[];
}

const UNPLACED = "en cuentas sin línea en este estado";

/** A check for each column, saying which one it is of. */
export function columnChecks({ label, headings, differences, unplaced = [] }: ColumnCheck): ReportCheck[] {
  return differences.map((difference, column): ReportCheck => {
    const heading = headings.length > 1 ? headings[column] : undefined;
    const apart = unplaced.reduce((sum, { amounts }) => sum + (amounts[column] ?? 0), 0);
    const check = {
      label: heading === undefined ? label : `${label} (${uncapitalize(heading)})`,
      holds: difference === 0,
      difference,
    };
    return difference !== 0 && Math.abs(difference) === Math.abs(apart)
      ? { ...check, where: UNPLACED }
      : check;
  });
}
