import type { ReportColumn, ReportRow } from "#domain/report/report.ts";
import { type ColumnGroup, columnGroups, isFigure } from "#domain/report/report-parts.ts";

export interface ColumnLook {
  readonly column: ReportColumn;
  readonly align: "start" | "end";
  readonly line: "double" | "single" | undefined;
  /** The column that names the row: its text links to the row's source. */
  readonly names: boolean;
}

interface HeadGroup extends ColumnGroup {
  readonly line: "double" | undefined;
}

/** The look of each column: figures at the right, a double rule before each group of them. */
export function columnLooks(columns: readonly ReportColumn[]): ColumnLook[] {
  const named = columns.findIndex((column) => column.kind === "text");
  return columns.map((column, index) => {
    const figure = isFigure(column);
    const before = columns[index - 1];
    const starts = before === undefined || !isFigure(before) || before.group !== column.group;
    return {
      column,
      align: figure ? "end" : "start",
      line: !figure || index === 0 ? undefined : starts ? "double" : "single",
      names: index === Math.max(named, 0),
    };
  });
}

/** The headings shared by columns, each with the line before it. */
export function headGroups(columns: readonly ReportColumn[]): HeadGroup[] {
  return columnGroups(columns).map((group) => ({
    ...group,
    line: group.label === undefined ? undefined : "double",
  }));
}

/** Column span of a heading's or sum's text: all empty columns before the figures. */
export function headingSpan(row: ReportRow, columns: readonly ReportColumn[]): number {
  if (row.kind === "line") return 1;
  const stop = columns.findIndex(
    (column, index) => index > 0 && (isFigure(column) || row.cells[index]?.kind !== "none"),
  );
  return stop < 0 ? columns.length : stop;
}

/** The rule above and below the figures of a row. */
export function ruleOf(row: ReportRow, final: boolean): "none" | "single" | "double" {
  if (row.kind === "subtotal") return "single";
  if (row.kind === "total") return final ? "double" : "single";
  return "none";
}

/** "01/01/2026 a 23/11/2026" breaks before its second day, never around a lone "a". */
export function twoDays(label: string): string {
  return label.replace(/ a (?=\d)/, " a\u00a0");
}
