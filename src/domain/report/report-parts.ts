import { formatPesos } from "../kernel/format.ts";
import { abs } from "../kernel/pesos.ts";
import {
  NONE,
  type Report,
  type ReportCell,
  type ReportCheck,
  type ReportColumn,
  type ReportColumnKind,
  type ReportRow,
  text,
} from "./report.ts";

/** Key of the column in which the lines of a statement cite their notes. */
export const NOTE_COLUMN = "note";

const FIGURES: ReadonlySet<ReportColumnKind> = new Set(["amount", "percent", "number"]);

/** Whether a column holds figures, which are right-aligned. */
export function isFigure({ kind }: ReportColumn): boolean {
  return FIGURES.has(kind);
}

/** Adjacent columns with a shared heading, or adjacent columns without one. */
export interface ColumnGroup {
  readonly label: string | undefined;
  readonly span: number;
  /** Key of the group's first column. */
  readonly key: string;
}

/** A column's name where the heading of its group does not stand above it: "Saldo anterior: Debe". */
export function columnName({ group, label }: Pick<ReportColumn, "group" | "label">): string {
  return group === undefined ? label : `${group}: ${label}`;
}

/** The heading groups of the columns; empty when no column has a heading. */
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

/** The note that a cell of a statement cites by its number; null for any other cell. */
export function citedNote({ key }: ReportColumn, cell: ReportCell | undefined): number | null {
  return key === NOTE_COLUMN && cell?.kind === "number" ? cell.value : null;
}

/** Totals get a double rule only when all of the report's checks hold. */
export function isFinal(report: Report): boolean {
  return report.checks.every((check) => check.holds);
}

/** Checks not already stated in the totals. */
export function unsaidChecks(report: Report): ReportCheck[] {
  const said = new Set<string>();
  for (const row of report.rows) {
    if (row.kind !== "total") continue;
    for (const cell of row.cells) if (cell.kind === "text") said.add(cell.text);
  }
  return report.checks.filter((check) => !check.holds || !isFinal(report) || !said.has(check.label));
}

/** "Sumas iguales", or the difference and, if known, its location. */
export function checkText({ label, holds, difference, where }: ReportCheck): string {
  if (holds) return label;
  const lacking = `${label}. Diferencia: ${formatPesos(abs(difference))}`;
  return where === undefined ? lacking : `${lacking}, ${where}`;
}

/** Files have no tick mark beside a check that holds, so the text states it. */
function checkInFile(check: ReportCheck): string {
  return check.holds ? `${check.label}. Sin diferencia` : checkText(check);
}

/** Rows below a file's table for the checks that no total states: a difference is always included. */
export function checkRows(report: Report): ReportRow[] {
  return unsaidChecks(report).map((check) => ({
    kind: "note",
    level: 0,
    cells: report.columns.map((_, index) => (index === 0 ? text(checkInFile(check)) : NONE)),
    ...(!check.holds && { warning: check.label }),
  }));
}
