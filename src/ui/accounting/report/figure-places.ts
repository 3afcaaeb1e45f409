import type { ReportRow } from "#domain/report/report.ts";

/** Where a row stands: under which line, or under which heading when no line follows it first. */
export interface RowPlace {
  readonly line: string | null;
  readonly heading: string | null;
}

/** The place of each row of a statement: an account stands under its line, and after a heading under none. */
export function rowPlaces(rows: readonly ReportRow[]): RowPlace[] {
  let place: RowPlace = { line: null, heading: null };
  return rows.map((row) => {
    const [first] = row.cells;
    if (row.kind === "heading") place = { line: null, heading: first?.kind === "text" ? first.text : null };
    else if (row.kind !== "note" && row.source?.kind === "line") place = { ...place, line: row.source.line };
    return place;
  });
}
