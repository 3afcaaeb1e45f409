import type { StudentProfile } from "#domain/classroom/student-desk.ts";
import { keptCard, keptReturn, keptTask } from "#domain/exchange/receive/student-arrivals.ts";
import type { StudentContents } from "#storage/classroom/student/student-queries.ts";

/**
 * What the student sees: once a real classroom was entered, the sample's classroom, tasks and grades stand aside. The
 * classroom entered last comes first.
 */
export function ownContents(contents: StudentContents): StudentContents {
  const own = contents.classrooms
    .filter((classroom) => keptCard(classroom) !== null)
    .toSorted((a, b) => b.joinedAt - a.joinedAt);
  if (own.length === 0) return contents;
  const isOwn = ({ classroom }: { readonly classroom: string }) => own.some(({ id }) => id === classroom);
  return {
    ...contents,
    classrooms: own,
    tasks: contents.tasks.filter((task) => isOwn(task) && keptTask(task) !== null),
    handIns: contents.handIns.filter(isOwn),
    returns: contents.returns.filter((each) => isOwn(each) && keptReturn(each) !== null),
  };
}

/** The profile by the name that its teacher knows, once a real classroom was entered. */
export function shownProfile(profile: StudentProfile, { classrooms }: StudentContents): StudentProfile {
  const [first] = classrooms;
  const card = first === undefined ? null : keptCard(first);
  return card === null ? profile : { ...profile, name: card.student, sample: false };
}
