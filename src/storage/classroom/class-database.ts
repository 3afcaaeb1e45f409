import Dexie, { type DBCore, type Middleware, type Table } from "dexie";
import type { Activity } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import type { Grade } from "#domain/classroom/grade.ts";
import type { Student } from "#domain/classroom/student.ts";
import type {
  HandedWork,
  JoinedClassroom,
  LessonProgress,
  PracticeResult,
  ReturnedGrade,
  ReviewCard,
  StudentProfile,
  StudentTask,
  WorkDraft,
} from "#domain/classroom/student-desk.ts";
import type {
  ClassroomKeys,
  InboxRecord,
  Submission,
  SubmissionResult,
} from "#domain/classroom/submission.ts";
import type { Instant } from "#domain/kernel/clock.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { watchReads } from "../engine/watch-reads.ts";
import type { MetaRow } from "../shapes/rows.ts";
import { CLASS_SCHEMA } from "./class-schema.ts";

export interface ClassDatabaseOptions {
  /** Another schema number, for tests of an older program. */
  readonly schema?: number;
  /** Inserted between Dexie and IndexedDB, for tests that make a write fail. */
  readonly middleware?: Middleware<DBCore>;
}

/** One row that a command changed; null for none. Rows that never change are told by their key alone. */
export interface ClassChange {
  readonly table: string;
  readonly key: string | readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** One command that changed a database of the edition. The last few hundred are kept: for undo and for "reciente". */
export interface ClassAuditRow {
  readonly seq?: number;
  readonly command: CommandId;
  readonly kind: string;
  readonly at: Instant;
  readonly note: Readonly<Record<string, string | number>>;
  readonly changes: readonly ClassChange[];
  readonly answer: unknown;
}

/** A setting by its name. */
export interface ClassSettingRow {
  readonly key: string;
  readonly value: unknown;
}

/** A database of the academic edition: opened by `openClassStorage`, written by `runClassCommand` alone. */
export class ClassDatabase extends Dexie {
  declare readonly meta: Table<MetaRow, string>;
  declare readonly audit: Table<ClassAuditRow, number, ClassAuditRow>;
  declare readonly settings: Table<ClassSettingRow, string>;

  constructor(
    name: string,
    stores: Readonly<Record<string, string>>,
    { schema = CLASS_SCHEMA, middleware }: ClassDatabaseOptions = {},
  ) {
    super(name, { autoOpen: false, cache: "immutable", chromeTransactionDurability: "strict" });
    this.version(schema).stores({ meta: "key", audit: "++seq,&command", settings: "key", ...stores });
    this.use(watchReads);
    if (middleware) this.use(middleware);
  }
}

/** Tables of the teacher's desk with their keys and indexes. */
export const DESK_STORES = {
  classrooms: "id",
  students: "id,classroom",
  activities: "id",
  grades: "[student+activity],classroom,activity",
  submissions: "id,classroom,[student+activity],activity",
  results: "submission,classroom,[student+activity],activity",
  inbox: "id",
  keys: "classroom",
} as const;
export type DeskTable = keyof typeof DESK_STORES | "settings";

export class DeskDatabase extends ClassDatabase {
  declare readonly classrooms: Table<Classroom, string>;
  declare readonly students: Table<Student, string>;
  declare readonly activities: Table<Activity, string>;
  declare readonly grades: Table<Grade, [string, string]>;
  declare readonly submissions: Table<Submission, string>;
  declare readonly results: Table<SubmissionResult, string>;
  declare readonly inbox: Table<InboxRecord, string>;
  declare readonly keys: Table<ClassroomKeys, string>;

  constructor(name: string, options?: ClassDatabaseOptions) {
    super(name, DESK_STORES, options);
  }
}

export const STUDENT_STORES = {
  classrooms: "id",
  tasks: "id,classroom",
  drafts: "id",
  handIns: "id,activity",
  returns: "activity,classroom",
  lessons: "lesson",
  reviews: "id,dueDay",
  practice: "id,at",
} as const;
export type StudentTable = keyof typeof STUDENT_STORES | "settings";

export class StudentDatabase extends ClassDatabase {
  declare readonly classrooms: Table<JoinedClassroom, string>;
  declare readonly tasks: Table<StudentTask, string>;
  declare readonly drafts: Table<WorkDraft, string>;
  declare readonly handIns: Table<HandedWork, string>;
  declare readonly returns: Table<ReturnedGrade, string>;
  declare readonly lessons: Table<LessonProgress, string>;
  declare readonly reviews: Table<ReviewCard, string>;
  declare readonly practice: Table<PracticeResult, string>;

  constructor(name: string, options?: ClassDatabaseOptions) {
    super(name, STUDENT_STORES, options);
  }
}

export class ProfilesDatabase extends ClassDatabase {
  declare readonly profiles: Table<StudentProfile, string>;

  constructor(name: string, options?: ClassDatabaseOptions) {
    super(name, { profiles: "id" }, options);
  }
}
