import { formatPesos } from "../kernel/format.ts";
import { abs } from "../kernel/pesos.ts";
import {
  NONE,
  type Report,
  type ReportCheck,
  type ReportColumn,
  type ReportColumnKind,
  type ReportRow,
  text,
} from "./report.ts";

const FIGURES: ReadonlySet<ReportColumnKind> = new Set(["amount", "percent", "number"]);

/** Figures stand at the right. */
export function isFigure({ kind }: ReportColumn): boolean {
  return FIGURES.has(kind);
}

/** Neighbouring columns that share a heading above them, or those between that have none. */
export interface ColumnGroup {
  readonly label: string | undefined;
  readonly span: number;
  /** The key of its first column. */
  readonly key: string;
}

/** The headings over columns that share one; none when no column has any. */
export function columnGroups(columns: readonly ReportColumn[]): ColumnGroup[] {
  if (!columns.some((column) => column.group !== undefined)) return [];
  const groups: { label: string | undefined; span: number; key: string }[] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (last && last.label === column.group) last.span += 1;
    else groups.push({ label: column.group, span: 1, key: column.key });
  }
  return groups;
}

/** Totals are closed by a double rule only when everything the report checks holds. */
export function isFinal(report: Report): boolean {
  return report.checks.every((check) => check.holds);
}

/** Checks that the totals do not already say. */
export function unsaidChecks(report: Report): ReportCheck[] {
  const said = new Set<string>();
  for (const row of report.rows) {
    if (row.kind !== "total") continue;
    for (const cell of row.cells) if (cell.kind === "text") said.add(cell.text);
  }
  return report.checks.filter((check) => !check.holds || !isFinal(report) || !said.has(check.label));
}

/** "Sumas iguales", or by how much they are not, and where that is when it is known. */
export function checkText({ label, holds, difference, where }: ReportCheck): string {
  if (holds) return label;
  const lacking = `${label}. Diferencia: ${formatPesos(abs(difference))}`;
  return where === undefined ? lacking : `${lacking}, ${where}`;
}

/** On paper no tick stands beside a check that holds: it says so. */
function checkInFile(check: ReportCheck): string {
  return check.holds ? `${check.label}. Sin diferencia` : checkText(check);
}

/** What a file says under the table of the checks that no total says, as rows: a difference is never left out of it. */
export function checkRows(report: Report): ReportRow[] {
  return unsaidChecks(report).map((check) => ({
    kind: "note",
    level: 0,
    cells: report.columns.map((_, index) => (index === 0 ? text(checkInFile(check)) : NONE)),
    ...(!check.holds && { warning: check.label }),
  }));
}
