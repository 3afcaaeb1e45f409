import type { CommandId } from "#domain/kernel/ids.ts";
import type { ResetErrand } from "#storage/classroom/student/reset-errand.ts";
import { undoWithExercises } from "#storage/classroom/student/reset-student.ts";
import type { StudentStorage } from "#storage/classroom/student/student-storage.ts";
import type { ExercisesBefore } from "#storage/exercises/take-exercises-away.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { takeBackAndTell } from "../shell/take-back.ts";
import { studentTexts } from "./texts.ts";

interface Done {
  readonly title: string;
  /** The command that did it, and the books of exercises as they were before it. */
  readonly target: CommandId;
  readonly before: ExercisesBefore;
}

/** Says what was done to a student's place, with the press that takes it back. */
export function tellDone(storage: StudentStorage, profile: string, { title, target, before }: Done) {
  const undo = () => {
    const command = { id: storage.newId("command"), target, before };
    return takeBackAndTell(() => undoWithExercises(storage, profile, command));
  };
  toast.success({ title, ...undoNotice(undo) });
}

/** Says that the place was emptied, or the sample laid in it, by this page or by one that was left (ED-152). */
export function tellReset(
  storage: StudentStorage,
  profile: string,
  { id: target, kind, before }: ResetErrand & Pick<Done, "before">,
) {
  tellDone(storage, profile, { title: studentTexts.settings.data[kind].done, target, before });
}
