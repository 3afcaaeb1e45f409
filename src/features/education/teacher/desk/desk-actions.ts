import type { CommandId } from "#domain/kernel/ids.ts";
import {
  addExternalActivity,
  assignActivity,
  deleteActivity,
  saveActivity,
} from "#storage/classroom/desk/activities.ts";
import { deleteClassroom, saveClassroom, saveTeacherSettings } from "#storage/classroom/desk/classrooms.ts";
import type { Desk } from "#storage/classroom/desk/desk.ts";
import { changeGrades } from "#storage/classroom/desk/grades.ts";
import { mergeStudents, removeStudents, saveStudents } from "#storage/classroom/desk/roster.ts";
import { clearDesk, loadSampleDesk } from "#storage/classroom/desk/sample.ts";
import { undoClassCommand } from "#storage/classroom/undo-class.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { saving } from "../../shell/saved-work.ts";
import type { DeskActions, RunDesk } from "./teacher-desk.ts";
import { deskTexts as texts } from "./texts.ts";

/** Takes back a command and tells how that went. */
async function undoAndTell(desk: Desk, target: CommandId): Promise<void> {
  const undone = await saving(() => undoClassCommand(desk, { id: desk.newId("command"), target }));
  if (undone?.ok) toast.info({ title: texts.undone });
  else if (undone) toast.warning({ title: texts.notUndone });
}

/** Runs commands of the desk: the indicator follows, a refusal is told, and what is destroyed can be undone. */
function makeRun(desk: Desk, undo: (target: CommandId) => unknown): RunDesk {
  return async (command, notice) => {
    const id = desk.newId("command");
    const answer = await saving(() => command(id));
    if (answer === null) return false;
    if (!answer.ok) {
      toast.error({ title: texts.refused, text: texts.refusal(answer.error) });
      return false;
    }
    if (notice) toast.success({ ...notice, ...undoNotice(() => undo(id)) });
    return true;
  };
}

const titled = (title: string) => ({ title });

/** The writes of the teacher's screens on an open desk. */
export function deskActions(desk: Desk): DeskActions {
  const grades: CommandId[] = [];
  const undo = (target: CommandId) => {
    if (grades.includes(target)) grades.splice(grades.indexOf(target), 1);
    return undoAndTell(desk, target);
  };
  const run = makeRun(desk, undo);
  const { saved } = texts;
  return {
    run,
    saveClassroom: (classroom, notice = saved.classroom) =>
      run((id) => saveClassroom(desk, { id, classroom }), titled(notice)),
    deleteClassroom: ({ id: classroom, name }) =>
      run((id) => deleteClassroom(desk, { id, classroom }), titled(saved.deleted(name))),
    bringBack: async ({ classroom: { name }, command: target }) => {
      if (target === null) return false;
      const undone = await saving(() => undoClassCommand(desk, { id: desk.newId("command"), target }));
      if (undone?.ok) toast.success({ title: saved.broughtBack(name) });
      else if (undone) toast.warning({ title: texts.notBroughtBack, text: texts.notBroughtBackText });
      return undone?.ok === true;
    },
    saveStudents: (classroom, students, notice = saved.studentsSaved) =>
      run((id) => saveStudents(desk, { id, classroom, students }), titled(notice)),
    removeStudent: ({ id: student, name }) =>
      run((id) => removeStudents(desk, { id, students: [student] }), titled(saved.studentRemoved(name))),
    mergeStudents: (keep, drop) =>
      run(
        (id) => mergeStudents(desk, { id, keep: keep.id, drop: drop.id }),
        titled(saved.merged(drop.name, keep.name)),
      ),
    saveActivity: (activity, notice = saved.activity) =>
      run((id) => saveActivity(desk, { id, activity }), titled(notice)),
    assign: ({ id: activity }, assignedTo) =>
      run((id) => assignActivity(desk, { id, activity, assignedTo }), titled(saved.assigned)),
    deleteActivity: ({ id: activity, title }) =>
      run((id) => deleteActivity(desk, { id, activity }), titled(saved.activityDeleted(title))),
    addExternal: (classroom, activity, grades) =>
      run((id) => addExternalActivity(desk, { id, classroom, activity, grades }), titled(saved.external)),
    // A single typed grade is taken back by Ctrl + Z in the grid: only what changes many says so.
    changeGrades: async (cells, notice) => {
      let written: CommandId | null = null;
      const command = (id: CommandId) => {
        written = id;
        return changeGrades(desk, { id, cells });
      };
      const isDone = await run(command, notice === undefined ? undefined : titled(notice));
      if (isDone && written !== null) grades.push(written);
      return isDone;
    },
    undoGrades: async () => {
      const last = grades.at(-1);
      if (last === undefined) toast.info({ title: texts.nothingToUndo });
      else await undo(last);
    },
    loadSample: () => run((id) => loadSampleDesk(desk, { id }), titled(saved.sample)),
    clear: () => run((id) => clearDesk(desk, { id }), titled(saved.cleared)),
    saveSettings: (settings, notice = saved.settings) =>
      run((id) => saveTeacherSettings(desk, { id, settings }), titled(notice)),
  };
}
