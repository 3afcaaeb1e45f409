import { bareCode } from "../../classroom/student.ts";
import type { ReturnedGrade, StudentTask, WorkDraft } from "../../classroom/student-desk.ts";
import { draftId, type HandedWork, type JoinedClassroom } from "../../classroom/student-desk.ts";
import type { ActivityId } from "../../kernel/ids.ts";
import { keptCard } from "./student-arrivals.ts";

/** What of a classroom lies on a student's device. */
interface ClassroomPart {
  readonly classroom: JoinedClassroom;
  readonly tasks: readonly StudentTask[];
  readonly handIns: readonly HandedWork[];
  readonly returns: readonly ReturnedGrade[];
}

/** Who a student says to be instead, with the figures that the tasks of one's own figures get by that code. */
export interface OtherIdentity {
  readonly code: string;
  readonly name: string;
  readonly seeds: ReadonlyMap<ActivityId, number>;
}

interface IdentityChange {
  readonly classroom: JoinedClassroom;
  /** Those whose figures change. */
  readonly tasks: readonly StudentTask[];
  /** Of the former name: they end here, and what was handed in in words or in a file is a draft again. */
  readonly handIns: readonly HandedWork[];
  readonly returns: readonly ReturnedGrade[];
  readonly drafts: readonly WorkDraft[];
}

/** Each text and file that was handed in last, as a draft. */
function draftsOf(handIns: readonly HandedWork[]): WorkDraft[] {
  const last = new Map<string, WorkDraft>();
  for (const { activity, work, handedInAt } of handIns.toSorted((a, b) => a.attempt - b.attempt)) {
    if (work.kind === "exercise") continue;
    const id = draftId(activity, work.kind);
    last.set(id, { id, task: activity, work, savedAt: handedInAt });
  }
  return [...last.values()];
}

/**
 * A classroom as somebody else entered it (ED-137); null where it was entered by no card. With another code what was
 * handed in is of the former one and counts no more here; a name alone that was written otherwise changes nothing else.
 */
export function changedIdentity(part: ClassroomPart, who: OtherIdentity): IdentityChange | null {
  const card = keptCard(part.classroom);
  if (card === null) return null;
  const { code, name, seeds } = who;
  const classroom = { ...part.classroom, code, card: { ...card, student: name } };
  if (bareCode(code) === bareCode(part.classroom.code))
    return { classroom, tasks: [], handIns: [], returns: [], drafts: [] };
  const tasks = part.tasks.flatMap((task) => {
    const seed = seeds.get(task.id);
    return seed === undefined || seed === task.seed ? [] : [{ ...task, seed }];
  });
  return {
    classroom,
    tasks,
    handIns: part.handIns,
    returns: part.returns,
    drafts: draftsOf(part.handIns),
  };
}
