import { ACTIVITY_TYPES, GRADE_PARTS } from "#domain/classroom/activity.ts";
import { PERIODS } from "#domain/classroom/classroom.ts";
import { GRADE_STATUSES } from "#domain/classroom/grade.ts";
import type {
  CountedWork,
  GradedElsewhere,
  HandedWork,
  JoinedClassroom,
  LessonProgress,
  PracticeResult,
  ReturnedGrade,
  ReviewCard,
  StudentProfile,
  StudentSettings,
  StudentTask,
  WorkDraft,
} from "#domain/classroom/student-desk.ts";
import {
  count,
  dayValue,
  finite,
  flag,
  id,
  integer,
  maybe,
  oneOf,
  only,
  orNull,
  type Shape,
  shape,
  textValue,
} from "../../shapes/shape.ts";
import { attemptsShape, feedbackShape, secondChanceShape, settingsShape } from "./desk-shapes.ts";
import {
  answersShape,
  caseShape,
  resultShape,
  shareValue,
  sourceShape,
  submittedWork,
  writtenWork,
} from "./work-shapes.ts";

/** What only the exchange reads: bytes of a message, or nothing. */
const opaque: Shape<unknown> = only((value): value is unknown => value !== undefined);

export const profileShape = shape<StudentProfile>({
  id: id("profile"),
  name: textValue,
  email: textValue,
  code: textValue,
  createdAt: integer,
  sample: flag,
});

export const joinedShape = shape<JoinedClassroom>({
  id: id("classroom"),
  name: textValue,
  group: textValue,
  subject: textValue,
  teacher: textValue,
  code: textValue,
  settings: settingsShape,
  card: opaque,
  joinedAt: integer,
});

const countedFields = {
  title: textValue,
  part: orNull(oneOf(GRADE_PARTS)),
  period: oneOf(PERIODS),
  weight: finite,
};
const insteadOf = maybe(shape<CountedWork>(countedFields));

const aboutShape = shape<GradedElsewhere>({
  ...countedFields,
  replaces: maybe(secondChanceShape),
  insteadOf,
});

export const taskShape = shape<StudentTask>({
  id: id("activity"),
  classroom: id("classroom"),
  title: textValue,
  description: textValue,
  type: oneOf(ACTIVITY_TYPES),
  part: maybe(orNull(oneOf(GRADE_PARTS))),
  period: oneOf(PERIODS),
  weight: finite,
  replaces: maybe(secondChanceShape),
  insteadOf,
  dueDate: orNull(dayValue),
  attempts: attemptsShape,
  feedback: feedbackShape,
  case: orNull(caseShape),
  source: orNull(sourceShape),
  seed: integer,
  packet: opaque,
  receivedAt: integer,
});

export const draftShape = shape<WorkDraft>({
  id: textValue,
  task: id("activity"),
  work: writtenWork,
  savedAt: integer,
});

export const handedShape = shape<HandedWork>({
  id: textValue,
  classroom: id("classroom"),
  activity: id("activity"),
  attempt: count,
  work: submittedWork,
  question: maybe(textValue),
  handedInAt: integer,
  hash: textValue,
  packet: opaque,
});

export const returnShape = shape<ReturnedGrade>({
  activity: id("activity"),
  classroom: id("classroom"),
  about: maybe(aboutShape),
  status: oneOf(GRADE_STATUSES),
  raw: orNull(shareValue),
  comment: textValue,
  result: orNull(resultShape),
  packet: opaque,
  returnedAt: integer,
});

export const lessonShape = shape<LessonProgress>({
  lesson: textValue,
  done: count,
  steps: count,
  answers: answersShape,
  finishedAt: orNull(integer),
  updatedAt: integer,
});

export const reviewShape = shape<ReviewCard>({
  id: textValue,
  lesson: textValue,
  dueDay: dayValue,
  streak: count,
  updatedAt: integer,
});

export const practiceShape = shape<PracticeResult>({
  id: textValue,
  source: orNull(sourceShape),
  title: textValue,
  share: shareValue,
  result: resultShape,
  at: integer,
});

export const studentSettingsShape = shape<StudentSettings>({ newTasks: flag, newGrades: flag });
