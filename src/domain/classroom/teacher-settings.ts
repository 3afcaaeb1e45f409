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
