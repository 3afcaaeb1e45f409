import type { Day } from "../kernel/day.ts";
import type { ActivityId, StudentId } from "../kernel/ids.ts";
import { compareSpanish } from "../kernel/spanish.ts";
import type { Activity } from "./activity.ts";
import { countsIn, dueDateIn } from "./activity.ts";
import type { Classroom } from "./classroom.ts";
import { type FinalGrade, finalGrade, weighedGrades } from "./final-grade.ts";
import { awaitsGrade, cellState, type Grade, type GradeStatus, rawOf } from "./grade.ts";
import { gradeFraction } from "./grade-value.ts";
import type { Student } from "./student.ts";

/** A cell of the grade grid. */
export interface GradeCell {
  readonly activity: ActivityId;
  readonly state: GradeStatus;
  readonly raw: number | null;
  readonly grade: Grade | undefined;
}

export interface GradebookRow {
  readonly student: Student;
  readonly cells: readonly GradeCell[];
  readonly final: FinalGrade;
  /** The final grade so far as a fraction; null while nothing is graded. */
  readonly average: number | null;
}

export interface GradebookColumn {
  readonly activity: Activity;
  readonly due: Day | null;
  /** Whether the classroom's settings let it count. */
  readonly counts: boolean;
  readonly average: number | null;
  /** Cells by state, for "27 de 30" and for what the menu offers. */
  readonly received: number;
  readonly waiting: number;
  readonly missing: number;
}

export interface Gradebook {
  readonly classroom: Classroom;
  readonly columns: readonly GradebookColumn[];
  readonly rows: readonly GradebookRow[];
  readonly average: number | null;
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

const keyOf = (student: StudentId, activity: ActivityId) => `${student} ${activity}`;

/** The grades of a classroom laid out: students by name, activities by period and day. */
export function layGradebook(
  classroom: Classroom,
  students: readonly Student[],
  activities: readonly Activity[],
  grades: readonly Grade[],
  today: Day,
): Gradebook {
  const byPlace = new Map(grades.map((grade) => [keyOf(grade.student, grade.activity), grade]));
  const dues = activities.map((activity) => dueDateIn(activity, classroom.id));
  const rows = students
    .toSorted((a, b) => compareSpanish(a.name, b.name) || (a.id < b.id ? -1 : 1))
    .map((student): GradebookRow => {
      const gradeOf = ({ id }: Activity) => byPlace.get(keyOf(student.id, id));
      const cells = activities.map((activity, place): GradeCell => {
        const grade = gradeOf(activity);
        const state = cellState(grade, dues[place] ?? null, today);
        return { activity: activity.id, state, raw: rawOf(grade), grade };
      });
      const final = finalGrade(classroom.settings, weighedGrades(classroom.settings, activities, gradeOf));
      return { student, cells, final, average: final.grade === null ? null : gradeFraction(final.grade) };
    });
  const columns = activities.map((activity, place): GradebookColumn => {
    const cells = rows.flatMap((row) => row.cells[place] ?? []);
    return {
      activity,
      due: dues[place] ?? null,
      counts: countsIn(classroom.settings, activity),
      average: mean(cells.map((cell) => cell.raw)),
      received: cells.filter((cell) => isReceived(cell.grade)).length,
      waiting: cells.filter((cell) => awaitsGrade(cell.grade)).length,
      missing: cells.filter((cell) => cell.state === "not_submitted" || cell.state === "overdue").length,
    };
  });
  return { classroom, columns, rows, average: mean(rows.map((row) => row.average)) };
}

/** Whether something of the student has arrived, or was graded without. */
export function isReceived(grade: Grade | undefined): boolean {
  return grade !== undefined && (grade.attempts > 0 || grade.manual !== null || grade.auto !== null);
}
