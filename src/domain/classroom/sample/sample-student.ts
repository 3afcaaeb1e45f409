import type { Day } from "../../kernel/day.ts";
import { type ClassroomId, makeId } from "../../kernel/ids.ts";
import { type Activity, activitiesOf, dueDateIn } from "../activity.ts";
import { type Grade, rawOf } from "../grade.ts";
import type { JoinedClassroom, ReturnedGrade, StudentProfile, StudentTask } from "../student-desk.ts";
import { sampleClassroomId, sampleDesk } from "./sample-desk.ts";

export interface SampleStudent {
  readonly profile: StudentProfile;
  readonly classroom: JoinedClassroom;
  readonly tasks: readonly StudentTask[];
  readonly returns: readonly ReturnedGrade[];
}

/** Andrés Forero's place in the name order of group 03. */
const PLACE = 4;

/** What makes an exercise of the sample one that can be opened. What is written in words has nobody to go to. */
function exerciseOf({ exercise, createdAt }: Activity): Partial<StudentTask> {
  if (exercise?.kind !== "template") return {};
  return {
    source: exercise.source,
    packet: { madeAt: createdAt, solution: null, policy: null, delivery: null },
  };
}

function taskOf(activity: Activity, classroom: ClassroomId): StudentTask {
  return {
    id: activity.id,
    classroom,
    title: activity.title,
    description: activity.description,
    type: activity.type,
    period: activity.period,
    weight: activity.weight,
    dueDate: dueDateIn(activity, classroom),
    attempts: activity.attempts,
    feedback: activity.feedback,
    case: null,
    source: null,
    seed: activity.exercise?.kind === "template" ? activity.exercise.source.seed : 1,
    packet: null,
    receivedAt: activity.createdAt,
    ...exerciseOf(activity),
  };
}

function returnOf(grade: Grade, raw: number): ReturnedGrade {
  return {
    activity: grade.activity,
    classroom: grade.classroom,
    status: grade.status,
    raw,
    comment: "",
    result: null,
    packet: null,
    returnedAt: grade.receivedAt ?? 0,
  };
}

/** The sample desk as one of its students has it: tasks, and the grades that came back. */
export function sampleStudent(today: Day): SampleStudent {
  const desk = sampleDesk(today);
  const id = sampleClassroomId(0);
  const student = desk.students[PLACE];
  const classroom = desk.classrooms[0];
  if (!student || !classroom) throw new Error("the sample has its first classroom");
  const joinedAt = student.joinedAt;
  const assigned = desk.activities.map((activity) =>
    activity.status === "draft"
      ? { ...activity, status: "assigned" as const, assignedTo: [{ classroom: id, dueDate: null }] }
      : activity,
  );
  const own = desk.grades.filter((grade) => grade.student === student.id);
  const { name, email, code } = student;
  const profileId = makeId(
    "profile",
    0,
    Uint8Array.from({ length: 10 }, () => 1),
  );
  const { name: title, group, subject, settings } = classroom;
  const card = { teacher: "Hernán Ospina", code, settings, card: null, joinedAt };
  return {
    profile: { id: profileId, name, email, code, createdAt: joinedAt, sample: true },
    classroom: { id, name: title, group, subject, ...card },
    tasks: activitiesOf(assigned, id).map((activity) => taskOf(activity, id)),
    returns: own.flatMap((grade) => {
      const raw = rawOf(grade);
      return raw === null ? [] : [returnOf(grade, raw)];
    }),
  };
}
