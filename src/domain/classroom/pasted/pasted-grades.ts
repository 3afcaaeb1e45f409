import type { ActivityId, StudentId } from "../../kernel/ids.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import type { Grade } from "../grade.ts";
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

/** Cells of the grade grid: the first of them, and how many rows and columns they are. */
export interface GradeBlock {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** What was copied, as often as it goes into the chosen cells: once where it does not fill them evenly. */
function filling(copied: readonly (readonly string[])[], { rows, columns }: GradeBlock) {
  const width = Math.max(...copied.map((line) => line.length));
  if (rows % copied.length !== 0 || columns % width !== 0) return copied;
  const lines = copied.map((line) => Array.from({ length: columns }, (_, at) => line[at % width] ?? ""));
  return Array.from({ length: rows }, (_, at) => lines[at % lines.length] ?? []);
}

/**
 * The grades of a block that is pasted from a cell on, or over chosen cells, which it fills (ED-73). All of them or
 * none: a single one that is no grade of the scale refuses the block. An empty cell leaves the grade as it is.
 */
export function pastedGrades(
  { classroom, rows, columns }: Gradebook,
  at: GradeBlock,
  text: string,
): Result<readonly PastedGrade[], PasteProblem> {
  const block = filling(blockOf(text), at);
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
      const isNew = parsed.value !== row.cells[at.column + right]?.grade?.manual;
      if (isNew && parsed.value !== null)
        grades.push({ student: row.student.id, activity: activity.id, raw: parsed.value });
    }
  return ok(grades);
}

/** What is taken out of a block: the grades put by hand, and how many others stay because they are not. */
export interface ClearedGrades {
  readonly taken: readonly { readonly student: StudentId; readonly activity: ActivityId }[];
  readonly kept: number;
}

/** A grade lies under it, not shown: only the work itself ends it. */
const hasStanding = ({ status }: Grade) => status === "excused" || status === "pending";

/** The grades put by hand in chosen cells; one that a machine, a default or an older attempt gives is not taken out. */
export function clearedGrades({ rows, columns }: Gradebook, block: GradeBlock): ClearedGrades {
  const cells = rows
    .slice(block.row, block.row + block.rows)
    .flatMap(({ student, cells }) =>
      columns
        .slice(block.column, block.column + block.columns)
        .map(({ activity }, along) => ({ student, activity, cell: cells[block.column + along] })),
    );
  return {
    taken: cells
      .filter(({ cell }) => cell?.grade?.manual != null && !hasStanding(cell.grade))
      .map(({ student, activity }) => ({ student: student.id, activity: activity.id })),
    kept: cells.filter(({ cell }) => cell?.raw != null && cell.grade?.manual == null).length,
  };
}
