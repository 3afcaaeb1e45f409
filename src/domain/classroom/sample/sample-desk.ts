import { addDays, dayNumber } from "../../kernel/calendar-day.ts";
import type { Instant } from "../../kernel/clock.ts";
import type { Day } from "../../kernel/day.ts";
import { type ClassroomId, makeId } from "../../kernel/ids.ts";
import { type Seeded, seeded } from "../../sample/seeded.ts";
import { type Activity, type ActivityType, dueDateIn, partOfType } from "../activity.ts";
import { type Classroom, DEFAULT_CLASSROOM_SETTINGS, type PeriodNumber } from "../classroom.ts";
import { emptyGrade, type Grade } from "../grade.ts";
import { exerciseOfWork } from "../grade-works.ts";
import type { Student } from "../student.ts";
import type { Submission } from "../submission.ts";
import { sampleSource, sampleWork } from "./sample-exercise.ts";
import { SAMPLE_GRADES, SAMPLE_NAMES } from "./sample-names.data.ts";

/** Two classrooms, 43 students, 8 activities and 12 works that wait, as of a day; the same for the same day. */
export interface SampleDesk {
  readonly classrooms: readonly Classroom[];
  readonly students: readonly Student[];
  readonly activities: readonly Activity[];
  readonly grades: readonly Grade[];
  readonly submissions: readonly Submission[];
}

const bytes = (group: number, count: number) =>
  Uint8Array.from({ length: 10 }, (_, place) => (place === 8 ? group : place === 9 ? count : 0));

/** The classrooms' names and groups; ids are the same on every device. */
const GROUPS = ["03", "05"] as const;
const NO_DEVICE = { sign: "", seal: "" };
const DAY_MS = 86_400_000;
const BOGOTA_MS = 5 * 3_600_000;

/** An hour of a day in Bogotá. */
function instantOf(day: Day, hour: number): Instant {
  return dayNumber(day) * DAY_MS + BOGOTA_MS + hour * 3_600_000;
}

export const sampleClassroomId = (group: number): ClassroomId => makeId("classroom", 0, bytes(group, 0));

interface Plan {
  readonly title: string;
  readonly description: string;
  readonly type: ActivityType;
  readonly period: PeriodNumber;
  readonly weight: number;
  /** Days from today, in each group. */
  readonly due: readonly [number, number];
  readonly status: Activity["status"];
}

const plan = (
  title: string,
  description: string,
  type: ActivityType,
  period: PeriodNumber,
  weight: number,
  due: Plan["due"],
  status: Plan["status"] = "active",
): Plan => ({ title, description, type, period, weight, due, status });

const PLANS: readonly Plan[] = [
  plan("Taller PUC", "Clase y naturaleza de las cuentas.", "exercise", 1, 8, [-91, -91]),
  plan("Quiz partida doble", "Asientos cortos, con su debe y su haber.", "exercise", 1, 10, [-77, -77]),
  plan("Parcial 1", "Ciclo contable hasta el balance de prueba.", "exam", 1, 12, [-63, -63]),
  plan("Asientos de ajuste", "Depreciación, anticipos y causaciones.", "exercise", 2, 8, [-42, -8]),
  plan(
    "Conciliación bancaria",
    "Lo que dice el extracto y lo que dice el libro.",
    "exercise",
    2,
    10,
    [-2, -2],
  ),
  plan("Parcial 2", "Ajustes, conciliación y nómina.", "exam", 2, 12, [-1, -1], "assigned"),
  plan("Estados NIIF", "Cifras de la situación y de los resultados.", "exercise", 3, 15, [0, 0], "assigned"),
  plan(
    "Proyecto final",
    "Análisis financiero de una empresa del sector real.",
    "essay",
    3,
    25,
    [14, 14],
    "draft",
  ),
];

function activityOf(each: Plan, place: number, today: Day): Activity {
  const source = sampleSource(each.title);
  const due = addDays(today, each.due[0]);
  const assignedTo = GROUPS.map((_, group) => ({
    classroom: sampleClassroomId(group),
    dueDate: each.due[group] === each.due[0] ? null : addDays(today, each.due[group] ?? 0),
  }));
  return {
    id: makeId("activity", 0, bytes(0, place)),
    title: each.title,
    description: each.description,
    type: each.type,
    part: partOfType(each.type),
    period: each.period,
    dueDate: due,
    weight: each.weight,
    deliveryType: "file",
    hasAutoGrading: source !== null,
    defaultGradeForMissing: null,
    status: each.status,
    assignedTo: each.status === "draft" ? [] : assignedTo,
    external: false,
    exercise: source === null ? null : { kind: "template", source, personal: false },
    policy: null,
    feedback: { level: 3, release: { kind: "deadline" } },
    attempts: { kind: "graded", most: 1, keep: "best" },
    createdAt: instantOf(addDays(today, -100), 8) + place,
  };
}

function studentOf(name: string, group: number, place: number, today: Day, random: Seeded): Student {
  const [surnames = "", names = ""] = name.split(", ");
  const plainName = (text: string) =>
    text
      .split(" ")[0]
      ?.normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .toLowerCase() ?? "";
  const number = 1_024_100_000 + (group * 100 + place) * 359 + random.between(0, 99);
  return {
    id: makeId("student", 0, bytes(group, place)),
    classroom: sampleClassroomId(group),
    name,
    email: `${plainName(names)}.${plainName(surnames)}@altiplano.edu.co`,
    cedula: String(number),
    code: `2026${GROUPS[group]}${String(place + 1).padStart(2, "0")}`,
    joinedAt: instantOf(addDays(today, -105), 9),
    device: null,
  };
}

const WAITING = -1;
const OVERDUE = 0;

/** Grades in tenths of one student; who of the others waits is fixed, so that the counters are the same every day. */
function tenthsOf(group: number, place: number, random: Seeded): readonly (number | null)[] {
  const given = group === 0 ? SAMPLE_GRADES[place] : undefined;
  if (given) return given;
  const level = random.between(28, 46);
  const tenths: (number | null)[] = PLANS.slice(0, 6).map(() =>
    Math.min(50, Math.max(12, level + random.between(-6, 6))),
  );
  tenths.push(null);
  if (group === 0 && place >= 19) tenths[6] = WAITING;
  if (group === 1 && place < 3) tenths[5] = WAITING;
  if (group === 1 && (place === 6 || place === 7)) tenths[3] = WAITING;
  return tenths;
}

/** Three of the works that wait came late: one of each of these activities. */
function isLateOne(group: number, place: number, activity: number): boolean {
  return [
    [0, 8, 4],
    [1, 0, 5],
    [1, 6, 3],
  ].some(([g, p, a]) => g === group && p === place && a === activity);
}

function gradeOf(student: Student, activity: Activity, tenths: number, late: boolean): Grade {
  const due = dueDateIn(activity, student.classroom) ?? ("2026-01-01" as Day);
  const blank = emptyGrade({ student: student.id, activity: activity.id, classroom: student.classroom });
  if (tenths === OVERDUE) return { ...blank, byDefault: 0 };
  const submittedAt = instantOf(late ? addDays(due, 1) : addDays(due, -1), late ? 0.5 : 18);
  const arrived = { attempts: 1, submittedAt, receivedAt: instantOf(addDays(due, late ? 1 : 0), 9.2) };
  if (tenths === WAITING) return { ...blank, ...arrived, status: "submitted" };
  return activity.hasAutoGrading
    ? { ...blank, ...arrived, status: "graded_auto", auto: tenths / 50 }
    : { ...blank, ...arrived, status: "graded_manual", manual: tenths / 50 };
}

const HEX = "0123456789abcdef";

function submissionOf(grade: Grade, activity: Activity, random: Seeded): Submission {
  const hash = Array.from({ length: 64 }, () => HEX[random.between(0, 15)] ?? "0").join("");
  const seed = 1;
  const exercise = exerciseOfWork(activity, { seed });
  return {
    id: `ejemplo-${grade.student.slice(-4)}-${grade.activity.slice(-2)}`,
    classroom: grade.classroom,
    student: grade.student,
    activity: grade.activity,
    attempt: 1,
    seed,
    work:
      exercise !== null
        ? { kind: "exercise", work: sampleWork(exercise, random.between(0, 3)) }
        : { kind: "text", text: "Respuestas del parcial: adjunto el desarrollo de los tres puntos." },
    declaredAt: grade.submittedAt ?? 0,
    receivedAt: grade.receivedAt ?? 0,
    hash,
    device: NO_DEVICE,
    channel: "sample",
  };
}

export function sampleDesk(today: Day): SampleDesk {
  const random = seeded(2026);
  const classrooms = GROUPS.map(
    (group, place): Classroom => ({
      id: sampleClassroomId(place),
      name: "Contabilidad Financiera II",
      group,
      description: "Ajustes, conciliación y estados financieros.",
      subject: "Contabilidad",
      topicsCount: 8,
      status: "active",
      settings: { ...DEFAULT_CLASSROOM_SETTINGS, activePeriod: 3 },
      createdAt: instantOf(addDays(today, -110), 8) + place,
    }),
  );
  const activities = PLANS.map((each, place) => activityOf(each, place, today));
  const students: Student[] = [];
  const grades: Grade[] = [];
  const submissions: Submission[] = [];
  SAMPLE_NAMES.forEach((names, group) => {
    names.forEach((name, place) => {
      const student = studentOf(name, group, place, today, random);
      students.push(student);
      tenthsOf(group, place, random).forEach((tenths, column) => {
        const activity = activities[column];
        if (tenths === null || !activity) return;
        const grade = gradeOf(student, activity, tenths, isLateOne(group, place, column));
        grades.push(grade);
        if (tenths === WAITING) submissions.push(submissionOf(grade, activity, random));
      });
    });
  });
  return { classrooms, students, activities, grades, submissions };
}
