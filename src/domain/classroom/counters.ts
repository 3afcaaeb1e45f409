import type { Instant } from "../kernel/clock.ts";
import type { Day } from "../kernel/day.ts";
import type { ActivityId, ClassroomId } from "../kernel/ids.ts";
import {
  type Activity,
  type AssignedWorkStatus,
  activitiesOf,
  dueDateIn,
  isAssignedTo,
  isLate,
} from "./activity.ts";
import type { Classroom } from "./classroom.ts";
import { awaitsGrade, type Grade, rawOf, timesOf } from "./grade.ts";
import { isReceived } from "./gradebook.ts";
import type { Student } from "./student.ts";

/** A row of "Trabajos Asignados". */
export interface AssignedWork {
  readonly id: ActivityId;
  readonly name: string;
  readonly period: Activity["period"];
  readonly dueDate: Day | null;
  readonly status: AssignedWorkStatus;
  readonly submittedCount: number;
  readonly totalStudents: number;
}

function isSettled(grade: Grade): boolean {
  if (awaitsGrade(grade)) return false;
  return grade.status === "excused" || rawOf(grade) !== null;
}

function statusOfWork(received: number, settled: number, total: number): AssignedWorkStatus {
  if (total > 0 && settled === total) return "completed";
  return received + settled > 0 ? "in_progress" : "pending";
}

/** The assigned work of a classroom: pending until something arrives, completed when nothing is left to grade. */
export function assignedWork(
  classroom: ClassroomId,
  students: readonly Student[],
  activities: readonly Activity[],
  grades: readonly Grade[],
): readonly AssignedWork[] {
  const known = new Set(students.map((student) => student.id));
  return activitiesOf(activities, classroom).map((activity) => {
    const own = grades.filter((grade) => grade.activity === activity.id && known.has(grade.student));
    const received = own.filter(isReceived).length;
    return {
      id: activity.id,
      name: activity.title,
      period: activity.period,
      dueDate: dueDateIn(activity, classroom),
      status: statusOfWork(received, own.filter(isSettled).length, students.length),
      submittedCount: received,
      totalStudents: students.length,
    };
  });
}

/** One line of "Por calificar": works of one activity in one classroom that wait for a grade. */
export interface PendingGrading {
  readonly classroom: Classroom;
  readonly activity: Activity;
  readonly dueDate: Day | null;
  readonly waiting: number;
  readonly late: number;
  /** Whether a machine can grade them. */
  readonly auto: boolean;
  readonly lastReceivedAt: Instant | null;
}

export interface TeacherCounters {
  readonly classrooms: number;
  readonly students: number;
  readonly activities: number;
  readonly assigned: number;
  readonly drafts: number;
  readonly toGrade: number;
  readonly late: number;
}

export interface TeacherHome {
  readonly counters: TeacherCounters;
  readonly pending: readonly PendingGrading[];
}

function pendingIn(classroom: Classroom, activity: Activity, waiting: readonly Grade[]): PendingGrading {
  const dueDate = dueDateIn(activity, classroom.id);
  const times = waiting.map((grade) => grade.receivedAt ?? 0);
  return {
    classroom,
    activity,
    dueDate,
    waiting: waiting.length,
    late: waiting.filter((grade) => isLate(dueDate, timesOf(grade))).length,
    auto: activity.hasAutoGrading,
    lastReceivedAt: times.length === 0 ? null : Math.max(...times),
  };
}

/** The counters of the teacher's home and what waits, first what was due first. Archived classrooms count nothing. */
export function teacherHome(
  classrooms: readonly Classroom[],
  students: readonly Student[],
  activities: readonly Activity[],
  grades: readonly Grade[],
): TeacherHome {
  const active = classrooms.filter((classroom) => classroom.status === "active");
  const ids = new Set(active.map((classroom) => classroom.id));
  const present = students.filter((student) => ids.has(student.classroom));
  const known = new Set(present.map((student) => student.id));
  const waiting = grades.filter((grade) => known.has(grade.student) && awaitsGrade(grade));
  const pending = active
    .flatMap((classroom) =>
      activities
        .filter((activity) => isAssignedTo(activity, classroom.id))
        .map((activity) =>
          pendingIn(
            classroom,
            activity,
            waiting.filter((grade) => grade.classroom === classroom.id && grade.activity === activity.id),
          ),
        ),
    )
    .filter((each) => each.waiting > 0)
    .sort((a, b) => ((a.dueDate ?? "9999") < (b.dueDate ?? "9999") ? -1 : 1));
  const drafts = activities.filter((activity) => activity.status === "draft").length;
  const sum = (of: (each: PendingGrading) => number) => pending.reduce((total, each) => total + of(each), 0);
  return {
    counters: {
      classrooms: active.length,
      students: present.length,
      activities: activities.length,
      assigned: activities.length - drafts,
      drafts,
      toGrade: sum((each) => each.waiting),
      late: sum((each) => each.late),
    },
    pending,
  };
}
