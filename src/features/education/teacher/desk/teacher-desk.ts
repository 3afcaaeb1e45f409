import type { Activity, Assignment } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import type { Grade } from "#domain/classroom/grade.ts";
import type { Student } from "#domain/classroom/student.ts";
import type { TeacherSettings } from "#domain/classroom/teacher-settings.ts";
import type { Instant } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { ClassroomId, CommandId, NewId } from "#domain/kernel/ids.ts";
import type { DeskCopies } from "#storage/classroom/copies/desk-copy-notes.ts";
import type { ExternalGrade } from "#storage/classroom/desk/activities.ts";
import type { DeletedClassroom } from "#storage/classroom/desk/deleted-classrooms.ts";
import type { Desk, DeskResult } from "#storage/classroom/desk/desk.ts";
import type { RecentCommand } from "#storage/classroom/desk/desk-queries.ts";
import type { CellChange } from "#storage/classroom/desk/grades.ts";

/** What the screens of the teacher show, and the ways to change it. */
export interface TeacherDesk {
  readonly desk: Desk;
  readonly today: Day;
  readonly now: () => Instant;
  readonly newId: NewId;
  readonly classrooms: readonly Classroom[];
  readonly students: readonly Student[];
  readonly activities: readonly Activity[];
  readonly grades: readonly Grade[];
  readonly settings: TeacherSettings;
  readonly recent: readonly RecentCommand[];
  readonly copies: DeskCopies;
  readonly act: DeskActions;
}

/** One command with its id; what a notice says of it once it is written, with "Deshacer" beside it. */
export type RunDesk = <Answer>(
  command: (id: CommandId) => DeskResult<Answer>,
  notice?: { readonly title: string; readonly text?: string },
) => Promise<boolean>;

/** Each answers whether it was written; why not was told. */
export interface DeskActions {
  readonly run: RunDesk;
  readonly saveClassroom: (classroom: Classroom, notice?: string) => Promise<boolean>;
  readonly deleteClassroom: (classroom: Classroom) => Promise<boolean>;
  /** Takes back the deletion of a classroom. */
  readonly bringBack: (deleted: DeletedClassroom) => Promise<boolean>;
  readonly saveStudents: (
    classroom: ClassroomId,
    students: readonly Student[],
    notice?: string,
  ) => Promise<boolean>;
  readonly removeStudent: (student: Student) => Promise<boolean>;
  /** One student of two: the work of the second passes to the first, who keeps name and code. */
  readonly mergeStudents: (keep: Student, drop: Student) => Promise<boolean>;
  readonly saveActivity: (activity: Activity, notice?: string) => Promise<boolean>;
  readonly assign: (
    activity: Activity,
    assignedTo: readonly Assignment[],
    notice: string,
  ) => Promise<boolean>;
  readonly deleteActivity: (activity: Activity) => Promise<boolean>;
  readonly addExternal: (
    classroom: ClassroomId,
    activity: Activity,
    grades: readonly ExternalGrade[],
  ) => Promise<boolean>;
  readonly changeGrades: (cells: readonly CellChange[], notice?: string) => Promise<boolean>;
  /** Takes back the grades of a classroom written last on this screen, then those before them. */
  readonly undoGrades: (classroom: ClassroomId) => Promise<void>;
  /** Writes again what was taken back last, until others of the classroom are written. */
  readonly redoGrades: (classroom: ClassroomId) => Promise<void>;
  /** The sample classrooms in place of what is on the desk. */
  readonly loadSample: () => Promise<boolean>;
  /** Everything off the desk. */
  readonly clear: () => Promise<boolean>;
  readonly saveSettings: (settings: TeacherSettings, notice?: string) => Promise<boolean>;
}
