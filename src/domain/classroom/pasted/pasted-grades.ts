import type { ActivityId, StudentId } from "../../kernel/ids.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import type { Gradebook } from "../gradebook.ts";
import { type GradeProblem, parseGrade } from "../scale.ts";

/** A grade of a pasted block at its place. */
export interface PastedGrade {
  readonly student: StudentId;
  readonly activity: ActivityId;
  readonly raw: number;
}

/** Why a block is not written: it reaches beyond the grid, or one of its cells is no grade. */
export type PasteProblem =
  | { readonly kind: "too-large"; readonly rows: number; readonly columns: number }
  | {
      readonly kind: "cell";
      readonly typed: string;
      readonly student: string;
      readonly activity: string;
      readonly problem: GradeProblem;
    };

/** Cells of a copied block: tabs between columns, one line per row, a line end after the last one or not. */
function blockOf(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n+$/, "").split("\n");
  return lines.map((line) => line.split("\t"));
}

/**
 * The grades of a block that is pasted from a cell on (ED-73). All of them or none: a single one that is no grade of the
 * scale refuses the block. An empty cell leaves the grade as it is.
 */
export function pastedGrades(
  { classroom, rows, columns }: Gradebook,
  at: { readonly row: number; readonly column: number },
  text: string,
): Result<readonly PastedGrade[], PasteProblem> {
  const block = blockOf(text);
  const room = { rows: rows.length - at.row, columns: columns.length - at.column };
  const width = Math.max(...block.map((line) => line.length));
  if (block.length > room.rows || width > room.columns) return err({ kind: "too-large", ...room });
  const grades: PastedGrade[] = [];
  for (const [down, line] of block.entries())
    for (const [right, typed] of line.entries()) {
      const [row, activity] = [rows[at.row + down], columns[at.column + right]?.activity];
      const parsed = parseGrade(classroom.settings, typed);
      if (row === undefined || activity === undefined) continue;
      const place = { student: row.student.name, activity: activity.title };
      if (!parsed.ok) return err({ kind: "cell", typed: typed.trim(), ...place, problem: parsed.error });
      const isNew = parsed.value !== null && parsed.value !== row.cells[at.column + right]?.grade?.manual;
      if (isNew && parsed.value !== null)
        grades.push({ student: row.student.id, activity: activity.id, raw: parsed.value });
    }
  return ok(grades);
}
