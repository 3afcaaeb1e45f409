import {
  ACTIVITY_TYPES,
  type Activity,
  type ActivityType,
  ATTEMPT_RULES,
  type AttemptPolicy,
  type AttemptRule,
  DELIVERY_TYPES,
  type DeliveryType,
  FEEDBACK_LEVELS,
  type FeedbackLevel,
  GRADE_PARTS,
  type GradePart,
  type ReleaseRule,
} from "../../classroom/activity.ts";
import {
  type ClassroomSettings,
  GRADE_SCALES,
  type GradeBand,
  type GradeScale,
  PERIODS,
  type PeriodNumber,
  ROUNDING_STAGES,
  type RoundingStage,
} from "../../classroom/classroom.ts";
import type { ProcessStep } from "../../classroom/process-log.ts";
import { FULL_GRADE, type SecondChance } from "../../classroom/second-chance.ts";
import type { CountedWork, GradedElsewhere } from "../../classroom/student-desk.ts";
import { LONGEST_ASKED } from "../../classroom/submission.ts";
import {
  byKind,
  dayValue,
  flag,
  id,
  list,
  maybe,
  oneOf,
  only,
  orNull,
  type Shape,
  shape,
  whole,
} from "../../kernel/shape.ts";
import type {
  ClassCard,
  ExchangeMessage,
  PublicKeys,
  RosterCode,
  SentHandIn,
  SentReturn,
  SentWork,
  TaskPacket,
} from "../message.ts";
import { fromBase64url } from "../wire/base64url.ts";
import {
  boundedText,
  instant,
  longText,
  numberBetween,
  seedValue,
  sentShare,
  shortText,
  wholeNumber,
} from "./bounded.ts";
import {
  exerciseCaseShape,
  exerciseSolutionShape,
  exerciseSourceShape,
  exerciseWorkShape,
} from "./exercise-shapes.ts";
import { gradeResultShape, gradingPolicyShape } from "./grading-shapes.ts";

const MOST_ROSTER = 500;
const MOST_STEPS = 2000;
const MOST_TEXT = 200_000;
/** A file of 8 MB as base64url. */
const MOST_FILE = 11_200_000;
const POINT_BYTES = 33;
const ATTEMPTS = wholeNumber(1, 999);

const percent = numberBetween(0, 100);
const bands: Shape<readonly GradeBand[]> = list(
  shape<GradeBand>({ name: boundedText(40), from: percent }),
  20,
);
const period: Shape<PeriodNumber> = oneOf<PeriodNumber>(PERIODS);

const classroomSettings: Shape<ClassroomSettings> = shape<ClassroomSettings>({
  gradeScale: oneOf<GradeScale>(GRADE_SCALES),
  periodsCount: period,
  activePeriod: period,
  minPassingGrade: numberBetween(0, 5),
  periodDistribution: shape<ClassroomSettings["periodDistribution"]>({
    period1: percent,
    period2: percent,
    period3: percent,
    period4: percent,
  }),
  includeParticipation: flag,
  includeExams: flag,
  includePracticalWork: flag,
  visualSettings: shape<ClassroomSettings["visualSettings"]>({
    highlightFailingGrades: flag,
    highlightFailingAverages: flag,
    showVisualAlerts: flag,
  }),
  rounding: shape<ClassroomSettings["rounding"]>({
    decimals: oneOf<0 | 1 | 2>([0, 1, 2]),
    from: oneOf<RoundingStage>(ROUNDING_STAGES),
  }),
  bands,
  letters: bands,
  defaultForMissing: sentShare,
  minGradesPerPeriod: wholeNumber(0, 50),
});

const isPoint = (value: unknown): value is string =>
  typeof value === "string" && value.length <= 60 && fromBase64url(value)?.length === POINT_BYTES;
const publicKeys: Shape<PublicKeys> = shape<PublicKeys>({ sign: only(isPoint), seal: only(isPoint) });

export function isPublicKeys(value: unknown): value is PublicKeys {
  return publicKeys.check(value) === "ok";
}

const code = whole(boundedText(60), (value) => value.trim() !== "");

const classCard: Shape<ClassCard> = shape<ClassCard>({
  classroom: id("classroom"),
  name: shortText,
  group: shortText,
  subject: shortText,
  institution: shortText,
  teacher: shortText,
  settings: classroomSettings,
  keys: publicKeys,
  roster: list(shape<RosterCode>({ code, name: shortText }), MOST_ROSTER),
});

const attempts: Shape<AttemptPolicy> = byKind<AttemptPolicy>({
  practice: shape<Extract<AttemptPolicy, { kind: "practice" }>>({ kind: oneOf(["practice"]) }),
  graded: shape<Extract<AttemptPolicy, { kind: "graded" }>>({
    kind: oneOf(["graded"]),
    most: oneOf<1 | 2 | 3>([1, 2, 3]),
    keep: oneOf<AttemptRule>(ATTEMPT_RULES),
  }),
});

const release: Shape<ReleaseRule> = byKind<ReleaseRule>({
  "at-once": shape<Extract<ReleaseRule, { kind: "at-once" }>>({ kind: oneOf(["at-once"]) }),
  deadline: shape<Extract<ReleaseRule, { kind: "deadline" }>>({ kind: oneOf(["deadline"]) }),
  attempt: shape<Extract<ReleaseRule, { kind: "attempt" }>>({
    kind: oneOf(["attempt"]),
    attempt: ATTEMPTS,
  }),
});

const secondChance = byKind<SecondChance>({
  final: shape<Extract<SecondChance, { kind: "final" }>>({
    kind: oneOf(["final"]),
    from: numberBetween(0, FULL_GRADE),
  }),
  activity: shape<Extract<SecondChance, { kind: "activity" }>>({
    kind: oneOf(["activity"]),
    activity: id("activity"),
  }),
});

const part = orNull(oneOf<GradePart>(GRADE_PARTS));

const countedFields = { title: shortText, part, period, weight: percent };
const insteadOf = maybe(shape<CountedWork>(countedFields));

const taskFields: Shape<TaskPacket> = shape<TaskPacket>({
  classroom: id("classroom"),
  activity: id("activity"),
  title: shortText,
  description: boundedText(20_000),
  type: oneOf<ActivityType>(ACTIVITY_TYPES),
  part: maybe(part),
  period,
  weight: percent,
  replaces: maybe(secondChance),
  insteadOf,
  dueDate: orNull(dayValue),
  attempts,
  feedback: shape<Activity["feedback"]>({ level: oneOf<FeedbackLevel>(FEEDBACK_LEVELS), release }),
  source: orNull(exerciseSourceShape),
  personal: flag,
  case: orNull(exerciseCaseShape),
  solution: orNull(exerciseSolutionShape),
  policy: orNull(gradingPolicyShape),
  delivery: maybe(oneOf<DeliveryType>(DELIVERY_TYPES)),
  opening: boundedText(80),
});

/** A graded task that carried its solution would be no graded one: what is made wrong is not read (E6). */
const task: Shape<TaskPacket> = whole(
  taskFields,
  (task) => task.attempts.kind === "practice" || task.solution === null,
);

const gradedElsewhere = shape<GradedElsewhere>({
  ...countedFields,
  replaces: maybe(secondChance),
  insteadOf,
});

const sentWork: Shape<SentWork> = byKind<SentWork>({
  exercise: shape<Extract<SentWork, { kind: "exercise" }>>({
    kind: oneOf(["exercise"]),
    work: exerciseWorkShape,
  }),
  text: shape<Extract<SentWork, { kind: "text" }>>({ kind: oneOf(["text"]), text: boundedText(MOST_TEXT) }),
  file: shape<Extract<SentWork, { kind: "file" }>>({
    kind: oneOf(["file"]),
    name: shortText,
    data: boundedText(MOST_FILE),
  }),
});

const handIn: Shape<SentHandIn> = shape<SentHandIn>({
  classroom: id("classroom"),
  activity: id("activity"),
  code,
  name: shortText,
  attempt: ATTEMPTS,
  seed: seedValue,
  finished: flag,
  startedAt: instant,
  handedInAt: instant,
  work: sentWork,
  question: maybe(boundedText(LONGEST_ASKED)),
  device: publicKeys,
  log: list(shape<ProcessStep>({ at: instant, what: shortText }), MOST_STEPS),
});

const returned: Shape<SentReturn> = shape<SentReturn>({
  classroom: id("classroom"),
  activity: id("activity"),
  submission: orNull(id("submission")),
  code,
  attempt: wholeNumber(0, 999),
  grade: boundedText(40),
  raw: orNull(sentShare),
  manual: flag,
  about: maybe(gradedElsewhere),
  comment: longText,
  result: orNull(gradeResultShape),
  solution: orNull(exerciseSolutionShape),
  gradedAt: instant,
});

type Of<Kind> = Extract<ExchangeMessage, { readonly kind: Kind }>;
/** A message of any kind, with every field of it (ED-40). */
export const messageShape: Shape<ExchangeMessage> = byKind<ExchangeMessage>({
  clase: shape<Of<"clase">>({
    kind: oneOf(["clase"]),
    id: id("packet"),
    madeAt: instant,
    content: classCard,
  }),
  tarea: shape<Of<"tarea">>({ kind: oneOf(["tarea"]), id: id("packet"), madeAt: instant, content: task }),
  entrega: shape<Of<"entrega">>({
    kind: oneOf(["entrega"]),
    id: id("submission"),
    madeAt: instant,
    content: handIn,
  }),
  devolucion: shape<Of<"devolucion">>({
    kind: oneOf(["devolucion"]),
    id: id("packet"),
    madeAt: instant,
    content: returned,
  }),
});
