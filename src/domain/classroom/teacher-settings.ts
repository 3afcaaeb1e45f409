import { GRADE_SCALES, type GradeScale } from "./classroom.ts";

export const DEFAULT_SCALES = ["numeric", "qualitative", "letters"] as const;
export type DefaultScale = (typeof DEFAULT_SCALES)[number];

/** "Configuración General" of the teacher. */
export interface TeacherSettings {
  readonly displayName: string;
  readonly email: string;
  readonly institution: string;
  readonly bio: string;
  readonly defaultScale: DefaultScale;
  readonly allowNumericEvaluations: boolean;
  readonly notifications: {
    readonly newSubmissions: boolean;
    readonly studentQuestions: boolean;
    readonly systemUpdates: boolean;
  };
  readonly language: "es" | "en";
  readonly darkMode: boolean;
}

export const DEFAULT_TEACHER_SETTINGS: TeacherSettings = {
  displayName: "",
  email: "",
  institution: "",
  bio: "",
  defaultScale: "numeric",
  allowNumericEvaluations: true,
  notifications: { newSubmissions: true, studentQuestions: true, systemUpdates: false },
  language: "es",
  darkMode: false,
};

const SCALE_OF: Readonly<Record<DefaultScale, GradeScale>> = {
  numeric: "0-5",
  qualitative: "qualitative",
  letters: "letters",
};

type Scales = Pick<TeacherSettings, "allowNumericEvaluations" | "defaultScale">;

const isNumeric = (scale: GradeScale) => scale === "0-5" || scale === "0-100";

/** Scales that a classroom may take: those of numbers while they are allowed, and the one that it has. */
export function offeredScales(
  { allowNumericEvaluations }: Pick<Scales, "allowNumericEvaluations">,
  now?: GradeScale,
): readonly GradeScale[] {
  return GRADE_SCALES.filter((scale) => allowNumericEvaluations || !isNumeric(scale) || scale === now);
}

/** The default that holds: words where numbers are the default and are not allowed. */
export function heldDefaultScale({ allowNumericEvaluations, defaultScale }: Scales): DefaultScale {
  return allowNumericEvaluations || defaultScale !== "numeric" ? defaultScale : "qualitative";
}

/** The scale that a new classroom begins with. */
export function scaleOfNewClassroom(settings: Scales): GradeScale {
  return SCALE_OF[heldDefaultScale(settings)];
}
