import type { Activity } from "#domain/classroom/activity.ts";
import {
  type Classroom,
  type ClassroomSettings,
  DEFAULT_CLASSROOM_SETTINGS,
  type PeriodNumber,
} from "#domain/classroom/classroom.ts";
import { emptyGrade, type Grade } from "#domain/classroom/grade.ts";
import type { Student } from "#domain/classroom/student.ts";
import { makeId } from "#domain/kernel/ids.ts";

const bytes = (count: number) => Uint8Array.from({ length: 10 }, (_, place) => (place === 9 ? count : 0));

export const classroomId = (count: number) => makeId("classroom", 1, bytes(count));
export const studentId = (count: number) => makeId("student", 1, bytes(count));
export const activityId = (count: number) => makeId("activity", 1, bytes(count));

export function settingsWith(changes: Partial<ClassroomSettings> = {}): ClassroomSettings {
  return { ...DEFAULT_CLASSROOM_SETTINGS, ...changes };
}

export function classroomWith(changes: Partial<Classroom> = {}): Classroom {
  return {
    id: classroomId(1),
    name: "Contabilidad Financiera II",
    group: "03",
    description: "",
    subject: "Contabilidad",
    topicsCount: 8,
    status: "active",
    settings: settingsWith(),
    createdAt: 1,
    ...changes,
  };
}

export function studentWith(count: number, changes: Partial<Student> = {}): Student {
  return {
    id: studentId(count),
    classroom: classroomId(1),
    name: `Estudiante ${count}`,
    email: "",
    cedula: "",
    code: `C${count}`,
    joinedAt: 1,
    device: null,
    ...changes,
  };
}

export function activityWith(count: number, changes: Partial<Activity> = {}): Activity {
  return {
    id: activityId(count),
    title: `Actividad ${count}`,
    description: "",
    type: "essay",
    part: null,
    period: 1 as PeriodNumber,
    dueDate: null,
    weight: 10,
    deliveryType: "file",
    hasAutoGrading: false,
    defaultGradeForMissing: null,
    status: "assigned",
    assignedTo: [{ classroom: classroomId(1), dueDate: null }],
    external: false,
    exercise: null,
    policy: null,
    feedback: { level: 3, release: { kind: "deadline" } },
    attempts: { kind: "graded", most: 1, keep: "best" },
    createdAt: count,
    ...changes,
  };
}

export function gradeWith(student: number, activity: number, changes: Partial<Grade> = {}): Grade {
  const place = { student: studentId(student), activity: activityId(activity), classroom: classroomId(1) };
  return { ...emptyGrade(place), ...changes };
}
