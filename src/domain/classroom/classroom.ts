import type { Instant } from "../kernel/clock.ts";
import type { ClassroomId } from "../kernel/ids.ts";

export const GRADE_SCALES = ["0-5", "0-100", "letters", "qualitative"] as const;
export type GradeScale = (typeof GRADE_SCALES)[number];

/** The grading periods ("cortes") of a classroom. */
export const PERIODS = [1, 2, 3, 4] as const;
export type PeriodNumber = (typeof PERIODS)[number];

/** Percent of the final grade, by period; those beyond `periodsCount` stay as they were and count nothing. */
export interface PeriodDistribution {
  readonly period1: number;
  readonly period2: number;
  readonly period3: number;
  readonly period4: number;
}

/**
 * From where on grades are rounded: "activity" rounds every grade, each period and the final grade; "period" each
 * period and the final grade; "final" the final grade alone.
 */
export const ROUNDING_STAGES = ["activity", "period", "final"] as const;
export type RoundingStage = (typeof ROUNDING_STAGES)[number];

export interface RoundingPolicy {
  /** Of a number scale. Halves go up. Letters and words are chosen by whole percent. */
  readonly decimals: 0 | 1 | 2;
  readonly from: RoundingStage;
}

/** A word or letter for grades from this percent on, up to the next band. */
export interface GradeBand {
  readonly name: string;
  readonly from: number;
}

export interface VisualSettings {
  readonly highlightFailingGrades: boolean;
  readonly highlightFailingAverages: boolean;
  readonly showVisualAlerts: boolean;
}

export interface ClassroomSettings {
  readonly gradeScale: GradeScale;
  readonly periodsCount: PeriodNumber;
  readonly activePeriod: PeriodNumber;
  /** On the scale of 0 to 5 whatever the classroom's own, in steps of 0.1. */
  readonly minPassingGrade: number;
  readonly periodDistribution: PeriodDistribution;
  readonly includeParticipation: boolean;
  readonly includeExams: boolean;
  readonly includePracticalWork: boolean;
  readonly visualSettings: VisualSettings;
  readonly rounding: RoundingPolicy;
  /** From best to worst; the last one is from 0. */
  readonly bands: readonly GradeBand[];
  readonly letters: readonly GradeBand[];
  /** What the teacher is offered for work not handed in, as a fraction; applied only when asked for. */
  readonly defaultForMissing: number;
  /** Grades that a period needs; 0 for any number. */
  readonly minGradesPerPeriod: number;
}

export const CLASSROOM_STATUSES = ["active", "archived"] as const;
export type ClassroomStatus = (typeof CLASSROOM_STATUSES)[number];

export const MOST_TOPICS = 100;

/** Whether a course may have so many topics; 0 for one that tells none. */
export function isTopicsCount(count: number): boolean {
  return Number.isSafeInteger(count) && count >= 0 && count <= MOST_TOPICS;
}

export interface Classroom {
  readonly id: ClassroomId;
  readonly name: string;
  readonly group: string;
  readonly description: string;
  readonly subject: string;
  readonly topicsCount: number;
  readonly status: ClassroomStatus;
  readonly settings: ClassroomSettings;
  readonly createdAt: Instant;
}

export const DEFAULT_BANDS: readonly GradeBand[] = [
  { name: "Excelente", from: 90 },
  { name: "Bueno", from: 70 },
  { name: "Regular", from: 50 },
  { name: "Deficiente", from: 0 },
];

/** The national scale that every school's own is told in (Decreto 1290 de 2009, art. 5). */
export const NATIONAL_BANDS: readonly GradeBand[] = [
  { name: "Superior", from: 92 },
  { name: "Alto", from: 80 },
  { name: "Básico", from: 60 },
  { name: "Bajo", from: 0 },
];

export const DEFAULT_LETTERS: readonly GradeBand[] = [
  { name: "A", from: 90 },
  { name: "B", from: 75 },
  { name: "C", from: 60 },
  { name: "D", from: 50 },
  { name: "F", from: 0 },
];

/** What the letters mean, in their order. */
export const LETTER_WORDS: readonly string[] = ["Excelente", "Bueno", "Regular", "Deficiente", "Reprobado"];

export const DEFAULT_CLASSROOM_SETTINGS: ClassroomSettings = {
  gradeScale: "0-5",
  periodsCount: 3,
  activePeriod: 1,
  minPassingGrade: 3,
  periodDistribution: { period1: 30, period2: 30, period3: 40, period4: 0 },
  includeParticipation: true,
  includeExams: true,
  includePracticalWork: true,
  visualSettings: { highlightFailingGrades: true, highlightFailingAverages: true, showVisualAlerts: true },
  rounding: { decimals: 1, from: "final" },
  bands: DEFAULT_BANDS,
  letters: DEFAULT_LETTERS,
  defaultForMissing: 0,
  minGradesPerPeriod: 0,
};
