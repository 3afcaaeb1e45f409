import type { TeacherSettings } from "#domain/classroom/teacher-settings.ts";

/** The words of a planilla, which leaves for whoever keeps the grades of an institution. */
interface PlanillaTexts {
  readonly title: (classroom: string) => string;
  readonly group: (group: string) => string;
  readonly page: readonly [before: string, between: string];
  readonly id: string;
  readonly student: string;
  readonly period: (number: number) => string;
  readonly final: string;
  readonly excused: string;
  readonly secondChances: { readonly final: string; readonly activity: string };
  readonly fileName: string;
}

/** By the language of the teacher's settings: Cuadra itself is in Spanish. */
export const PLANILLA_TEXTS: Readonly<Record<TeacherSettings["language"], PlanillaTexts>> = {
  es: {
    title: (classroom) => `Calificaciones de ${classroom}`,
    group: (group) => `Grupo ${group}`,
    page: ["Página ", " de "],
    id: "Cédula o código",
    student: "Estudiante",
    period: (number) => `Corte ${number}`,
    final: "Definitiva",
    excused: "Excusado",
    secondChances: { final: "Habilitación", activity: "Supletorio" },
    fileName: "planilla",
  },
  en: {
    title: (classroom) => `Grades of ${classroom}`,
    group: (group) => `Group ${group}`,
    page: ["Page ", " of "],
    id: "ID or code",
    student: "Student",
    period: (number) => `Term ${number}`,
    final: "Final grade",
    excused: "Excused",
    secondChances: { final: "Resit of the course", activity: "Make-up" },
    fileName: "grades",
  },
};
