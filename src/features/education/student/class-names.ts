import type { JoinedClassroom } from "#domain/classroom/student-desk.ts";
import type { ClassroomId } from "#domain/kernel/ids.ts";
import { studentTexts } from "./texts.ts";

/** What tells a student's classes apart, by id: their names, with the group where two are called alike. */
export function classNamesOf(classrooms: readonly JoinedClassroom[]): ReadonlyMap<ClassroomId, string> {
  return new Map(
    classrooms.map(({ id, name, group }) => {
      const isShared = classrooms.some((other) => other.id !== id && other.name === name);
      return [id, isShared && group !== "" ? studentTexts.inGroup(name, group) : name];
    }),
  );
}

/** The same for rows of lists: nothing for who has one class alone. */
export function classOfRows(classrooms: readonly JoinedClassroom[]): ReadonlyMap<ClassroomId, string> {
  return classrooms.length > 1 ? classNamesOf(classrooms) : new Map();
}
