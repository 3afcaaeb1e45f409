import type { ClassroomId, CommandId } from "#domain/kernel/ids.ts";
import { addExternalActivity, assignActivity, saveActivity } from "#storage/classroom/desk/activities.ts";
import { saveClassroom, saveTeacherSettings } from "#storage/classroom/desk/classrooms.ts";
import type { Desk } from "#storage/classroom/desk/desk.ts";
import { type DeskErrand, type ErrandKind, runErrand } from "#storage/classroom/desk/errands.ts";
import { type CellChange, changeGrades } from "#storage/classroom/desk/grades.ts";
import { mergeStudents, saveStudents } from "#storage/classroom/desk/roster.ts";
import { undoClassCommand } from "#storage/classroom/undo-class.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { saving } from "../../shell/saved-work.ts";
import { takeBackAndTell } from "../../shell/take-back.ts";
import { storageRefusalText } from "../../shell/trouble-text.ts";
import { type GradeStep, gradeHistory } from "./grade-history.ts";
import type { DeskActions, RunDesk } from "./teacher-desk.ts";
import { deskTexts as texts } from "./texts.ts";

/** Takes back a command and tells how that went. */
function undoAndTell(desk: Desk, target: CommandId) {
  return takeBackAndTell(() => undoClassCommand(desk, { id: desk.newId("command"), target }));
}

/**
 * Runs commands of the desk: the indicator follows, a refusal is told, and what is destroyed can be undone. `noticed`
 * takes the notice that offers it.
 */
function makeRun(
  desk: Desk,
  undo: (target: CommandId) => unknown,
  noticed: (command: CommandId, notice: string) => void = () => undefined,
): RunDesk {
  return async (command, notice) => {
    const id = desk.newId("command");
    const answer = await saving(() => command(id));
    if (answer === null) return false;
    if (!answer.ok) {
      toast.error({ title: texts.refused, text: texts.refusal(answer.error) });
      return false;
    }
    if (notice) noticed(id, toast.success({ ...notice, ...undoNotice(() => undo(id)) }));
    return true;
  };
}

/** Says that what was asked for on a page that was left is done now, with "Deshacer" beside it (ED-150). */
export function tellErrand(desk: Desk, { id, kind }: DeskErrand): void {
  toast.success({ title: texts.ended[kind], ...undoNotice(() => undoAndTell(desk, id)) });
}

const titled = (title: string) => ({ title });

/** The grades of one classroom's grid, which keys take back and write again. */
function classGrades(desk: Desk) {
  const notices = new Map<CommandId, string>();
  const history = gradeHistory(
    () => desk.newId("command"),
    (command, step) => {
      // The notice of what was taken back by the keyboard offers it no more (ED-162).
      const notice = notices.get(command.target);
      if (notice !== undefined) toast.dismiss(notice);
      return takeBackAndTell(() => undoClassCommand(desk, command), texts.stepped[step]);
    },
  );
  const step = async (step: GradeStep) => {
    if (!(await history.last(step))) toast.info({ title: texts.nothingTo[step] });
  };
  const run = makeRun(desk, history.undoOne, (command, notice) => notices.set(command, notice));
  return {
    // A single typed grade is taken back by Ctrl + Z in the grid: only what changes many says so.
    changeGrades: async (cells: readonly CellChange[], notice: string | undefined) => {
      let written: CommandId | null = null;
      const command = (id: CommandId) => {
        written = id;
        return changeGrades(desk, { id, cells });
      };
      const isDone = await run(command, notice === undefined ? undefined : titled(notice));
      if (isDone && written !== null) history.wrote(written);
      return isDone;
    },
    undoGrades: () => step("undo"),
    redoGrades: () => step("redo"),
  };
}

/** The grades of every classroom: the keys take back what was written in the one that is open. */
function gradeWrites(desk: Desk): Pick<DeskActions, "changeGrades" | "undoGrades" | "redoGrades"> {
  const written = new Map<ClassroomId, ReturnType<typeof classGrades>>();
  const of = (classroom: ClassroomId) => {
    const found = written.get(classroom) ?? classGrades(desk);
    written.set(classroom, found);
    return found;
  };
  return {
    changeGrades: async (cells, notice) => {
      const [first] = cells;
      return first === undefined || (await of(first.classroom).changeGrades(cells, notice));
    },
    undoGrades: (classroom) => of(classroom).undoGrades(),
    redoGrades: (classroom) => of(classroom).redoGrades(),
  };
}

/** The writes of the teacher's screens on an open desk. */
export function deskActions(desk: Desk): DeskActions {
  const run = makeRun(desk, (target) => undoAndTell(desk, target));
  const grades = gradeWrites(desk);
  const { saved } = texts;
  const runNoted = (kind: ErrandKind, of: string, title: string) =>
    run((id) => runErrand(desk, { id, kind, of }), titled(title));
  return {
    run,
    saveClassroom: (classroom, notice = saved.classroom) =>
      run((id) => saveClassroom(desk, { id, classroom }), titled(notice)),
    deleteClassroom: ({ id, name }) => runNoted("classroom", id, saved.deleted(name)),
    bringBack: async ({ classroom: { name }, command: target }) => {
      if (target === null) return false;
      const undone = await saving(() => undoClassCommand(desk, { id: desk.newId("command"), target }));
      if (undone === null) return false;
      // Another page was first: it is here.
      const refusal = undone.ok || undone.error.kind === "undone-before" ? null : undone.error;
      if (refusal === null) toast.success({ title: saved.broughtBack(name) });
      else if (refusal.kind === "storage")
        toast.error({ title: texts.failedToBringBack, text: storageRefusalText(refusal.trouble) });
      else toast.warning({ title: texts.notBroughtBack, text: texts.notBroughtBackText });
      return refusal === null;
    },
    saveStudents: (classroom, students, notice = saved.studentsSaved) =>
      run((id) => saveStudents(desk, { id, classroom, students }), titled(notice)),
    removeStudent: ({ id, name }) => runNoted("student", id, saved.studentRemoved(name)),
    mergeStudents: (keep, drop) =>
      run(
        (id) => mergeStudents(desk, { id, keep: keep.id, drop: drop.id }),
        titled(saved.merged(drop.name, keep.name)),
      ),
    saveActivity: (activity, notice = saved.activity) =>
      run((id) => saveActivity(desk, { id, activity }), titled(notice)),
    assign: ({ id: activity }, assignedTo, notice) =>
      run((id) => assignActivity(desk, { id, activity, assignedTo }), titled(notice)),
    deleteActivity: ({ id, title }) => runNoted("activity", id, saved.activityDeleted(title)),
    addExternal: (classroom, activity, grades) =>
      run((id) => addExternalActivity(desk, { id, classroom, activity, grades }), titled(saved.external)),
    ...grades,
    loadSample: () => runNoted("sample", "", saved.sample),
    clear: () => runNoted("clear", "", saved.cleared),
    saveSettings: (settings, notice = saved.settings) =>
      run((id) => saveTeacherSettings(desk, { id, settings }), titled(notice)),
  };
}
