export const ACADEMIC_ROLES = ["student", "teacher"] as const;
export type AcademicRole = (typeof ACADEMIC_ROLES)[number];

const STUDENT_SECTIONS = ["home", "lessons", "exercises", "settings"] as const;
const TEACHER_SECTIONS = ["home", "classrooms", "activities", "settings"] as const;

/** Sections of the dashboard by role, in the order of the sidebar; the first one opens where none is named. */
export const SECTIONS = { student: STUDENT_SECTIONS, teacher: TEACHER_SECTIONS } as const;

export type StudentSection = (typeof STUDENT_SECTIONS)[number];
export type TeacherSection = (typeof TEACHER_SECTIONS)[number];
export type AcademicSection = StudentSection | TeacherSection;

/** What is open in the dashboard, as its address says. Absent and unknown values are undefined. */
export interface AcademicPlace {
  readonly type?: AcademicRole | undefined;
  readonly section?: AcademicSection | undefined;
  /** A classroom, and in it the tab or page that is open. */
  readonly aula?: string | undefined;
  readonly vista?: string | undefined;
  readonly actividad?: string | undefined;
  readonly leccion?: string | undefined;
  readonly ejercicio?: string | undefined;
  /** A book of the product, to be made into an exercise. */
  readonly libro?: string | undefined;
}

/** Goes to another place of the dashboard. */
export type GoTo = (change: Omit<AcademicPlace, "type">) => void;

export function isTeacherSection(section: AcademicSection): section is TeacherSection {
  return TEACHER_SECTIONS.some((each) => each === section);
}
