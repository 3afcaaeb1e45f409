import type { Day } from "../kernel/day.ts";
import type { ActivityId, StudentId } from "../kernel/ids.ts";
import type { Activity } from "./activity.ts";
import { countsIn, dueDateIn } from "./activity.ts";
import type { Classroom } from "./classroom.ts";
import { type FinalGrade, finalGrade, recordedFinal, retried, weighedGrades } from "./final-grade.ts";
import { awaitsGrade, cellState, type Grade, type GradeStatus, rawOf } from "./grade.ts";
import { gradeFraction } from "./grade-value.ts";
import { inNameOrder, type Student } from "./student.ts";

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

type Grades = ReadonlyMap<StudentId, ReadonlyMap<ActivityId, Grade>>;

function byStudent(grades: readonly Grade[]): Grades {
  const found = new Map<StudentId, Map<ActivityId, Grade>>();
  for (const grade of grades) {
    const own = found.get(grade.student);
    if (own) own.set(grade.activity, grade);
    else found.set(grade.student, new Map([[grade.activity, grade]]));
  }
  return found;
}

/** Whether cells of the same activities say the same. Records that were not written since are the same objects. */
function isSameCells(one: readonly GradeCell[], other: readonly GradeCell[]): boolean {
  return one.every(
    ({ grade, state }, place) => grade === other[place]?.grade && state === other[place]?.state,
  );
}

function layColumns(
  { settings }: Classroom,
  rows: readonly GradebookRow[],
  activities: readonly Activity[],
  dues: readonly (Day | null)[],
): readonly GradebookColumn[] {
  return activities.map((activity, place): GradebookColumn => {
    const cells = rows.flatMap((row) => row.cells[place] ?? []);
    return {
      activity,
      due: dues[place] ?? null,
      counts: countsIn(settings, activity),
      average: mean(cells.map((cell) => cell.raw)),
      received: cells.filter((cell) => isReceived(cell.grade)).length,
      waiting: cells.filter((cell) => awaitsGrade(cell.grade)).length,
      missing: cells.filter((cell) => cell.state === "not_submitted" || cell.state === "overdue").length,
    };
  });
}

/**
 * The grades of a classroom laid out: students by name, activities by period and day. A row of the book laid before
 * that says the same is taken from it: the sums of one student are worked out when one grade was written, not of all.
 */
export function layGradebook(
  classroom: Classroom,
  students: readonly Student[],
  activities: readonly Activity[],
  grades: readonly Grade[],
  today: Day,
  before: Gradebook | null = null,
): Gradebook {
  const found = byStudent(grades);
  const dues = activities.map((activity) => dueDateIn(activity, classroom.id));
  const isSameHead =
    before?.classroom === classroom &&
    before.columns.length === activities.length &&
    before.columns.every(({ activity }, place) => activity === activities[place]);
  const last = new Map(isSameHead ? before.rows.map((row) => [row.student, row]) : []);
  const rows = inNameOrder(students).map((student): GradebookRow => {
    const own = found.get(student.id);
    const cells = activities.map(({ id }, place): GradeCell => {
      const grade = own?.get(id);
      const state = cellState(grade, dues[place] ?? null, today);
      return { activity: id, state, raw: rawOf(grade), grade };
    });
    const same = last.get(student);
    if (same !== undefined && isSameCells(cells, same.cells)) return same;
    const { settings } = classroom;
    const gradeOf = ({ id }: Activity) => own?.get(id);
    const weighed = weighedGrades(settings, activities, gradeOf);
    const final = recordedFinal(
      settings,
      finalGrade(settings, weighed),
      retried(settings, activities, gradeOf),
    );
    return { student, cells, final, average: final.grade === null ? null : gradeFraction(final.grade) };
  });
  const columns = layColumns(classroom, rows, activities, dues);
  return { classroom, columns, rows, average: mean(rows.map((row) => row.average)) };
}

/** `layGradebook` for a screen: each call goes on from the last one. */
export function gradebookLayer(): (...from: LaidFrom) => Gradebook {
  let last: Gradebook | null = null;
  return (...from) => {
    last = layGradebook(...from, last);
    return last;
  };
}

type LaidFrom = [Classroom, readonly Student[], readonly Activity[], readonly Grade[], Day];

/** Whether something of the student has arrived, or was graded without. */
export function isReceived(grade: Grade | undefined): boolean {
  return grade !== undefined && (grade.attempts > 0 || grade.manual !== null || grade.auto !== null);
}
