import { describe, expect, it } from "vitest";
import { ACTIVITY_STATUSES, ACTIVITY_TYPES, DELIVERY_TYPES } from "#domain/classroom/activity.ts";
import {
  DEFAULT_BANDS,
  DEFAULT_CLASSROOM_SETTINGS,
  DEFAULT_LETTERS,
  GRADE_SCALES,
  LETTER_WORDS,
  PERIODS,
} from "#domain/classroom/classroom.ts";
import { GRADE_STATUSES } from "#domain/classroom/grade.ts";
import { DEFAULT_SCALES, DEFAULT_TEACHER_SETTINGS } from "#domain/classroom/teacher-settings.ts";
import { academicLoginTexts } from "#features/education/login/texts.ts";
import { publicTexts } from "#features/education/public/texts.ts";
import { SECTIONS } from "#features/education/shell/academic-place.ts";
import { educationShellTexts } from "#features/education/shell/texts.ts";
import { studentTexts } from "#features/education/student/texts.ts";
import { classroomTexts } from "#features/education/teacher/classrooms/texts.ts";
import { gradesTexts } from "#features/education/teacher/grades/texts.ts";
import { teacherHomeTexts } from "#features/education/teacher/home/texts.ts";
import { plannerTexts } from "#features/education/teacher/planner/texts.ts";
import { teacherSettingsTexts } from "#features/education/teacher/settings/texts.ts";

// What the specification writes down of the academic edition, word for word and number for number.

describe("spec §2 the academic edition says what the specification says", () => {
  it("public page and sign-in", () => {
    const { hero, cards } = publicTexts;
    expect([hero.asStudent, hero.asTeacher]).toEqual(["Iniciar como Estudiante", "Iniciar como Profesor/a"]);
    expect(hero.trust).toContain("120");
    expect(Object.values(cards).map(({ title }) => title)).toEqual([
      "Estudiantes",
      "Profesores",
      "Análisis académico",
    ]);
    expect(academicLoginTexts.request).toBe("Solicitar acceso aquí");
  });

  it("ways out and sections of both roles", () => {
    const { toSite, signOut, sections } = educationShellTexts;
    expect([toSite, signOut]).toEqual(["Volver al sitio principal", "Cerrar sesión"]);
    // Practice is the laboratory's own section, beside those of the specification.
    expect(SECTIONS.student.map((section) => sections.student[section])).toEqual([
      "Inicio",
      "Mis lecciones",
      "Ejercicios",
      "Configuración",
    ]);
    expect(SECTIONS.teacher.map((section) => sections.teacher[section])).toEqual([
      "Inicio",
      "Aulas",
      "Actividades",
      "Configuración",
    ]);
  });

  it("teacher: cards, tabs, grid and its menu, planner", () => {
    const { classrooms, students, activities, toGrade } = teacherHomeTexts.stats;
    expect([classrooms, students, activities, toGrade]).toEqual([
      "Aulas Creadas",
      "Estudiantes Activos",
      "Actividades Creadas",
      "Por Calificar",
    ]);
    expect([classroomTexts.enter, classroomTexts.tabs.grades, classroomTexts.tabs.works]).toEqual([
      "Entrar al Aula",
      "Estudiantes y Calificaciones",
      "Trabajos Asignados",
    ]);
    const { names, ids, external, export: exported, menu } = gradesTexts;
    expect([names, ids, external, exported]).toEqual([
      "Nombres",
      "Cédulas",
      "Agregar calificación externa",
      "Exportar",
    ]);
    expect([menu.edit, menu.weight, menu.delivery, menu.missing, menu.auto]).toEqual([
      "Editar actividad",
      "Configurar peso y fecha",
      "Tipo de entrega",
      "Nota por defecto si no entrega",
      "Aplicar calificación automática",
    ]);
    const { title, filter, search, createWithAi, create, card } = plannerTexts;
    expect([title, filter, search, createWithAi, create]).toEqual([
      "Planeador de Actividades",
      "Filtrar",
      "Buscar",
      "Crear con Cuadra IA",
      "Crear Nueva Actividad",
    ]);
    expect([card.assign, card.reassign, card.edit]).toEqual(["Asignar a...", "Reasignar", "Editar"]);
  });

  it("student: two notices and what the home shows", () => {
    const { settings, upcoming, progress, average, recent } = studentTexts;
    expect([settings.newTasks, settings.newGrades]).toEqual(["Nuevas tareas", "Notas publicadas"]);
    expect([upcoming, progress, average, recent]).toEqual([
      "Próximas entregas",
      "Progreso del curso",
      "Promedio",
      "Actividades recientes",
    ]);
  });
});

describe("spec §3, spec §9: fields, choices and defaults of the academic edition", () => {
  it("scales, periods, types and deliveries", () => {
    expect(GRADE_SCALES).toEqual(["0-5", "0-100", "letters", "qualitative"]);
    expect(GRADE_SCALES.map((scale) => teacherSettingsTexts.scales[scale])).toEqual([
      "0 a 5",
      "0 a 100",
      "Letras (A, B, C, D, F)",
      "Cualitativa (Excelente, Bueno…)",
    ]);
    expect(PERIODS).toEqual([1, 2, 3, 4]);
    expect(ACTIVITY_TYPES.map((type) => plannerTexts.types[type])).toEqual([
      "Ensayo",
      "Proyecto",
      "Examen",
      "Ejercicio contable",
    ]);
    expect(DELIVERY_TYPES.map((type) => plannerTexts.deliveries[type])).toEqual(["Archivo", "Texto"]);
    expect(DEFAULT_SCALES).toEqual(["numeric", "qualitative", "letters"]);
  });

  it("a new classroom: 0 to 5, passing with 3, three periods of 30, 30 and 40, aids on", () => {
    expect(DEFAULT_CLASSROOM_SETTINGS).toMatchObject({
      gradeScale: "0-5",
      minPassingGrade: 3,
      periodsCount: 3,
      periodDistribution: { period1: 30, period2: 30, period3: 40 },
      includeParticipation: true,
      includeExams: true,
      includePracticalWork: true,
      visualSettings: {
        highlightFailingGrades: true,
        highlightFailingAverages: true,
        showVisualAlerts: true,
      },
    });
  });

  it("bands from 90, 70, 50 and 0, and what the letters mean", () => {
    expect(DEFAULT_BANDS).toEqual([
      { name: "Excelente", from: 90 },
      { name: "Bueno", from: 70 },
      { name: "Regular", from: 50 },
      { name: "Deficiente", from: 0 },
    ]);
    expect(DEFAULT_LETTERS.map(({ name }, place) => `${name} ${LETTER_WORDS[place]}`)).toEqual([
      "A Excelente",
      "B Bueno",
      "C Regular",
      "D Deficiente",
      "F Reprobado",
    ]);
  });

  it("a teacher's settings begin with numbers, in Spanish, by day", () => {
    expect(DEFAULT_TEACHER_SETTINGS).toMatchObject({
      defaultScale: "numeric",
      allowNumericEvaluations: true,
      language: "es",
      darkMode: false,
    });
    expect(Object.keys(DEFAULT_TEACHER_SETTINGS.notifications)).toEqual([
      "newSubmissions",
      "studentQuestions",
      "systemUpdates",
    ]);
  });
});

describe("spec §4, spec §5, spec §8: states, badges, questions and empty places", () => {
  it("of a work, of assigned work and of the planner", () => {
    // The two last ones are of the grading conventions (classroom, E5), beside those of the specification.
    expect(GRADE_STATUSES.map((status) => gradesTexts.states[status])).toEqual([
      "Sin entregar",
      "Vencido",
      "Entregado",
      "Calificado automáticamente",
      "Calificado manualmente",
      "Excusado",
      "Pendiente",
    ]);
    expect(classroomTexts.statuses).toEqual({
      pending: "Pendiente",
      in_progress: "En curso",
      completed: "Completado",
    });
    expect(ACTIVITY_STATUSES.map((status) => plannerTexts.statuses[status])).toEqual([
      "Borrador",
      "Asignado",
      "Activo",
    ]);
  });

  it("deleting the account, saving, signing out, and places without anything", () => {
    const { deleteQuestion, deleted, saved, signingOut } = teacherSettingsTexts.general;
    expect(deleteQuestion).toBe(
      "¿Estás seguro de que quieres eliminar tu cuenta? Esta acción no se puede deshacer.",
    );
    expect([deleted, saved, signingOut]).toEqual([
      "Cuenta eliminada",
      "Configuración guardada",
      "Cerrando sesión",
    ]);
    expect([classroomTexts.empty, classroomTexts.noWorks, plannerTexts.emptyTitle]).toEqual([
      "No tienes aulas creadas",
      "No hay trabajos asignados",
      "No tienes actividades creadas",
    ]);
  });
});
