import type { Report, ReportCheck, ReportColumn, ReportRow } from "#domain/report/report.ts";

export interface ColumnLook {
  readonly column: ReportColumn;
  readonly align: "start" | "end";
  readonly line: "double" | "single" | undefined;
  /** The column that names the row: its text leads to where the row comes from. */
  readonly names: boolean;
}

export interface HeadGroup {
  readonly label: string | undefined;
  readonly span: number;
  readonly line: "double" | undefined;
  readonly key: string;
}

const FIGURES = new Set(["amount", "percent", "number"]);

/** How each column looks: figures at the right, a double rule before each run of them. */
export function columnLooks(columns: readonly ReportColumn[]): ColumnLook[] {
  const named = columns.findIndex((column) => column.kind === "text");
  return columns.map((column, index) => {
    const figure = FIGURES.has(column.kind);
    const before = columns[index - 1];
    const starts = before === undefined || !FIGURES.has(before.kind) || before.group !== column.group;
    return {
      column,
      align: figure ? "end" : "start",
      line: !figure || index === 0 ? undefined : starts ? "double" : "single",
      names: index === Math.max(named, 0),
    };
  });
}

/** The headings over columns that share one; none when no column has any. */
export function headGroups(columns: readonly ReportColumn[]): HeadGroup[] {
  if (!columns.some((column) => column.group !== undefined)) return [];
  const groups: { label: string | undefined; span: number; key: string }[] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (last && last.label === column.group) last.span += 1;
    else groups.push({ label: column.group, span: 1, key: column.key });
  }
  return groups.map((group) => ({ ...group, line: group.label === undefined ? undefined : "double" }));
}

/** Totals are closed by a double rule only when everything the report checks holds. */
export function isFinal(report: Report): boolean {
  return report.checks.every((check) => check.holds);
}

/** How many columns the words of a heading or of sums may take: all those before the figures that have nothing to say. */
export function headingSpan(row: ReportRow, columns: readonly ReportColumn[]): number {
  if (row.kind === "line") return 1;
  const stop = columns.findIndex(
    (column, index) => index > 0 && (FIGURES.has(column.kind) || row.cells[index]?.kind !== "none"),
  );
  return stop < 0 ? columns.length : stop;
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

/** The line over and under the figures of a row. */
export function ruleOf(row: ReportRow, final: boolean): "none" | "single" | "double" {
  if (row.kind === "subtotal") return "single";
  if (row.kind === "total") return final ? "double" : "single";
  return "none";
}
