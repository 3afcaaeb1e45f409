import { uncapitalize } from "../../kernel/capitals.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import type { ReportCheck } from "../../report/report.ts";
import type { AccountFigure } from "./book-statement.ts";

/** A comparison made in each column of a statement. */
export interface ColumnCheck {
  readonly label: string;
  /** Headings of the columns, or of the blocks of rows; with several, each check names its own. */
  readonly headings: readonly string[];
  /** By column: zero when the check holds. */
  readonly differences: readonly Pesos[];
  /** Accounts without a line in the statement; named as the cause when the difference equals their sum. */
  readonly unplaced?: readonly AccountFigure[];
}

const UNPLACED = "en cuentas sin línea en este estado";

/** One check per column, labelled with its column. */
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
