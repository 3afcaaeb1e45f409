import {
  ACTIVITY_STATUSES,
  ACTIVITY_TYPES,
  type Activity,
  type ActivityExercise,
  type Assignment,
  ATTEMPT_RULES,
  type AttemptPolicy,
  DELIVERY_TYPES,
  FEEDBACK_LEVELS,
  GRADE_PARTS,
  type ReleaseRule,
} from "#domain/classroom/activity.ts";
import {
  CLASSROOM_STATUSES,
  type Classroom,
  type ClassroomSettings,
  GRADE_SCALES,
  type GradeBand,
  PERIODS,
  type PeriodDistribution,
  ROUNDING_STAGES,
  type RoundingPolicy,
  type VisualSettings,
} from "#domain/classroom/classroom.ts";
import { GRADE_STATUSES, type Grade, type ScoreOverride } from "#domain/classroom/grade.ts";
import type { ProcessStep } from "#domain/classroom/process-log.ts";
import type { SecondChance } from "#domain/classroom/second-chance.ts";
import type { Student } from "#domain/classroom/student.ts";
import {
  type ClassroomKeys,
  type InboxRecord,
  SUBMISSION_CHANNELS,
  type Submission,
  type SubmissionResult,
} from "#domain/classroom/submission.ts";
import { DEFAULT_SCALES, type TeacherSettings } from "#domain/classroom/teacher-settings.ts";
import type { StudentId } from "#domain/kernel/ids.ts";
import {
  byKind,
  count,
  dayValue,
  finite,
  flag,
  id,
  integer,
  list,
  maybe,
  oneOf,
  only,
  orNull,
  type Shape,
  shape,
  table,
  textAs,
  textValue,
} from "../../shapes/shape.ts";
import {
  deviceShape,
  exerciseShape,
  policyShape,
  resultShape,
  shareValue,
  sourceShape,
  submittedWork,
} from "./work-shapes.ts";

const percent: Shape<number> = only(
  (value): value is number => Number.isFinite(value) && (value as number) >= 0 && (value as number) <= 100,
);

const bands = list(shape<GradeBand>({ name: textValue, from: percent }), 20);

export const settingsShape = shape<ClassroomSettings>({
  gradeScale: oneOf(GRADE_SCALES),
  periodsCount: oneOf(PERIODS),
  activePeriod: oneOf(PERIODS),
  minPassingGrade: finite,
  periodDistribution: shape<PeriodDistribution>({
    period1: finite,
    period2: finite,
    period3: finite,
    period4: finite,
  }),
  includeParticipation: flag,
  includeExams: flag,
  includePracticalWork: flag,
  visualSettings: shape<VisualSettings>({
    highlightFailingGrades: flag,
    highlightFailingAverages: flag,
    showVisualAlerts: flag,
  }),
  rounding: shape<RoundingPolicy>({ decimals: oneOf([0, 1, 2]), from: oneOf(ROUNDING_STAGES) }),
  bands,
  letters: bands,
  defaultForMissing: shareValue,
  minGradesPerPeriod: count,
});

export const classroomShape = shape<Classroom>({
  id: id("classroom"),
  name: textValue,
  group: textValue,
  description: textValue,
  subject: textValue,
  topicsCount: count,
  status: oneOf(CLASSROOM_STATUSES),
  settings: settingsShape,
  createdAt: integer,
});

export const studentShape = shape<Student>({
  id: id("student"),
  classroom: id("classroom"),
  name: textValue,
  email: textValue,
  cedula: textValue,
  code: textValue,
  joinedAt: integer,
  device: orNull(deviceShape),
});

export const releaseShape = byKind<ReleaseRule>({
  "at-once": shape<Extract<ReleaseRule, { kind: "at-once" }>>({ kind: oneOf(["at-once"]) }),
  deadline: shape<Extract<ReleaseRule, { kind: "deadline" }>>({ kind: oneOf(["deadline"]) }),
  attempt: shape<Extract<ReleaseRule, { kind: "attempt" }>>({ kind: oneOf(["attempt"]), attempt: count }),
});

export const attemptsShape = byKind<AttemptPolicy>({
  practice: shape<Extract<AttemptPolicy, { kind: "practice" }>>({ kind: oneOf(["practice"]) }),
  graded: shape<Extract<AttemptPolicy, { kind: "graded" }>>({
    kind: oneOf(["graded"]),
    most: oneOf([1, 2, 3]),
    keep: oneOf(ATTEMPT_RULES),
  }),
});

export const feedbackShape = shape<Activity["feedback"]>({
  level: oneOf(FEEDBACK_LEVELS),
  release: releaseShape,
});

const activityExercise = byKind<ActivityExercise>({
  template: shape<Extract<ActivityExercise, { kind: "template" }>>({
    kind: oneOf(["template"]),
    source: sourceShape,
    personal: flag,
  }),
  own: shape<Extract<ActivityExercise, { kind: "own" }>>({ kind: oneOf(["own"]), exercise: exerciseShape }),
});

export const secondChanceShape = byKind<SecondChance>({
  final: shape<Extract<SecondChance, { kind: "final" }>>({ kind: oneOf(["final"]), from: finite }),
  activity: shape<Extract<SecondChance, { kind: "activity" }>>({
    kind: oneOf(["activity"]),
    activity: id("activity"),
  }),
});

export const activityShape = shape<Activity>({
  id: id("activity"),
  title: textValue,
  description: textValue,
  type: oneOf(ACTIVITY_TYPES),
  part: orNull(oneOf(GRADE_PARTS)),
  period: oneOf(PERIODS),
  dueDate: orNull(dayValue),
  weight: percent,
  deliveryType: oneOf(DELIVERY_TYPES),
  hasAutoGrading: flag,
  defaultGradeForMissing: orNull(shareValue),
  status: oneOf(ACTIVITY_STATUSES),
  assignedTo: list(shape<Assignment>({ classroom: id("classroom"), dueDate: orNull(dayValue) })),
  external: flag,
  exercise: orNull(activityExercise),
  policy: orNull(policyShape),
  feedback: feedbackShape,
  attempts: attemptsShape,
  openingCode: maybe(textValue),
  replaces: maybe(secondChanceShape),
  shared: maybe(flag),
  createdAt: integer,
});

export const gradeShape = shape<Grade>({
  student: id("student"),
  activity: id("activity"),
  classroom: id("classroom"),
  status: oneOf(GRADE_STATUSES),
  auto: orNull(shareValue),
  manual: orNull(shareValue),
  byDefault: orNull(shareValue),
  overrides: list(shape<ScoreOverride>({ part: textValue, line: orNull(count), score: shareValue })),
  comment: textValue,
  attempts: count,
  submittedAt: orNull(integer),
  receivedAt: orNull(integer),
  returnedAt: orNull(integer),
});

/** What the wire gives as an id of a message. */
const messageId: Shape<string> = only(
  (value): value is string => typeof value === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(value),
);

const submissionFields = {
  id: messageId,
  classroom: id("classroom"),
  activity: id("activity"),
  attempt: count,
  seed: integer,
  work: submittedWork,
  question: maybe(textValue),
  log: maybe(list(shape<ProcessStep>({ at: integer, what: textValue }))),
  declaredAt: integer,
  receivedAt: integer,
  hash: textValue,
  device: deviceShape,
  otherFigures: maybe(textAs<StudentId | "nobody">()),
  channel: oneOf(SUBMISSION_CHANNELS),
} as const;

export const submissionShape = shape<Submission>({ ...submissionFields, student: id("student") });

export const submissionResultShape = shape<SubmissionResult>({
  submission: messageId,
  classroom: id("classroom"),
  student: id("student"),
  activity: id("activity"),
  attempt: count,
  result: resultShape,
  gradedAt: integer,
});

const detail: Shape<string | number> = only(
  (value): value is string | number => typeof value === "string" || Number.isFinite(value),
);

export const inboxShape = shape<InboxRecord>({
  id: textValue,
  classroom: orNull(id("classroom")),
  kind: oneOf(["unidentified", "damaged"]),
  fileName: textValue,
  receivedAt: integer,
  reason: textValue,
  details: table(detail),
  submission: orNull(shape<Omit<Submission, "student">>(submissionFields)),
  author: orNull(shape<{ code: string; name: string }>({ code: textValue, name: textValue })),
});

export const keysShape = shape<ClassroomKeys>({
  classroom: id("classroom"),
  // Of the exchange: also keys of the browser's own, which are no plain data.
  keys: only((value): value is unknown => value !== undefined),
  backedUpAt: orNull(integer),
});

export const teacherSettingsShape = shape<TeacherSettings>({
  displayName: textValue,
  email: textValue,
  institution: textValue,
  bio: textValue,
  defaultScale: oneOf(DEFAULT_SCALES),
  allowNumericEvaluations: flag,
  notifications: shape<TeacherSettings["notifications"]>({
    newSubmissions: flag,
    studentQuestions: flag,
    systemUpdates: flag,
  }),
  language: oneOf(["es", "en"]),
  darkMode: flag,
});

export const teacherSettingRow = shape<{ key: "teacher"; value: TeacherSettings }>({
  key: oneOf(["teacher"]),
  value: teacherSettingsShape,
});
