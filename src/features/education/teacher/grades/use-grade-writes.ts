import { useCallback } from "react";
import type { Gradebook } from "#domain/classroom/gradebook.ts";
import { clearedGrades, pastedGrades } from "#domain/classroom/pasted/pasted-grades.ts";
import { parseGrade } from "#domain/classroom/scale.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import type { GridRange } from "#ui/kit/tables/grid-range.ts";
import { useLatest } from "#ui/kit/use-latest.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { gradesTexts as texts } from "./texts.ts";

export interface DeskAndBook {
  readonly desk: TeacherDesk;
  readonly book: Gradebook;
}

/** Nothing of an archived classroom is written. */
export const isArchived = ({ classroom }: Gradebook) => classroom.status === "archived";

/** Writes a typed grade; answers why it is none, in words, or null. */
function typeGrade({ desk, book }: DeskAndBook, row: number, column: number, typed: string): string | null {
  const [student, activity] = [book.rows[row]?.student, book.columns[column]?.activity];
  if (!student || !activity) return null;
  if (isArchived(book)) return texts.archived;
  const parsed = parseGrade(book.classroom.settings, typed);
  if (!parsed.ok) return texts.problem(parsed.error);
  const before = book.rows[row]?.cells[column]?.grade?.manual ?? null;
  const shown = book.rows[row]?.cells[column]?.raw ?? null;
  if (parsed.value === null && before === null && shown !== null) return texts.notByHand(1);
  if (parsed.value === before) return null;
  const place = { student: student.id, activity: activity.id, classroom: book.classroom.id };
  void desk.act.changeGrades([{ ...place, change: { kind: "manual", raw: parsed.value } }]);
  return null;
}

/** Writes a pasted block in one command, which can be undone; what keeps it from being written is told. */
function pasteGrades({ desk, book }: DeskAndBook, chosen: GridRange, text: string): void {
  const found = pastedGrades(book, chosen, text);
  const problem = isArchived(book) ? texts.archived : found.ok ? null : texts.pasteProblem(found.error);
  if (problem !== null) toast.error({ title: texts.notPasted, text: problem });
  if (problem !== null || !found.ok || found.value.length === 0) return;
  const cells = found.value.map(({ raw, ...place }) => ({
    ...place,
    classroom: book.classroom.id,
    change: { kind: "manual", raw } as const,
  }));
  void desk.act.changeGrades(cells, texts.pasted(cells.length));
}

/** Takes the grades put by hand out of cells, in one command; of those that stay it says why. */
function clearGrades({ desk, book }: DeskAndBook, chosen: GridRange): void {
  const { taken, kept } = clearedGrades(book, chosen);
  if (taken.length === 0 && kept === 0) return;
  if (isArchived(book) || taken.length === 0) {
    toast.info({ title: isArchived(book) ? texts.archived : texts.notByHand(kept) });
    return;
  }
  const cells = taken.map((place) => ({
    ...place,
    classroom: book.classroom.id,
    change: { kind: "manual", raw: null } as const,
  }));
  const isOne = chosen.rows === 1 && chosen.columns === 1;
  void desk.act.changeGrades(cells, isOne ? undefined : texts.cleared(cells.length, kept));
}

/** Takes back, or writes again, the grades written last in the classroom that is open. */
function stepGrades({ desk: { act }, book }: DeskAndBook, step: "undo" | "redo"): void {
  if (isArchived(book)) toast.info({ title: texts.archived });
  else void (step === "undo" ? act.undoGrades : act.redoGrades)(book.classroom.id);
}

/** What is written from the grid itself. */
export function useGradeWrites(both: DeskAndBook) {
  // One function while the screen is open: a row of the grid is rendered again only where something changed.
  const latest = useLatest(both);
  const onType = useCallback(
    (row: number, column: number, typed: string) => typeGrade(latest(), row, column, typed),
    [latest],
  );
  return {
    onType,
    onBlock: (chosen: GridRange, text: string) => pasteGrades(both, chosen, text),
    onClear: (chosen: GridRange) => clearGrades(both, chosen),
    onUndo: () => stepGrades(both, "undo"),
    onRedo: () => stepGrades(both, "redo"),
  };
}
