import { sampleDesk } from "#domain/classroom/sample/sample-desk.ts";
import { DEFAULT_TEACHER_SETTINGS } from "#domain/classroom/teacher-settings.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { TeacherDesk } from "#features/education/teacher/desk/teacher-desk.ts";

export const SAMPLE_DAY = day("2026-11-20");

/** The sample classrooms as the teacher's screens get them, at nine in the morning; nothing of it is stored. */
export function sampleTeacherDesk(changes: Partial<TeacherDesk> = {}): TeacherDesk {
  const { classrooms, students, activities, grades } = sampleDesk(SAMPLE_DAY);
  const desk = {
    today: SAMPLE_DAY,
    now: () => Date.UTC(2026, 10, 20, 14),
    classrooms,
    students,
    activities,
    grades,
    settings: { ...DEFAULT_TEACHER_SETTINGS, displayName: "Hernán Ospina" },
    recent: [],
    copies: { lastAt: null, putOff: [], keys: new Map() },
    act: {},
    ...changes,
  };
  return desk as unknown as TeacherDesk;
}
