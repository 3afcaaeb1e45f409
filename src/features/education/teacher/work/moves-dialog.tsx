import { useState } from "react";
import type { ClassroomSettings } from "#domain/classroom/classroom.ts";
import type { GradeMove } from "#domain/classroom/grade-works.ts";
import { showGrade } from "#domain/classroom/scale.ts";
import type { Student } from "#domain/classroom/student.ts";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { workTexts as texts } from "./texts.ts";

interface MovesDialogProps {
  readonly settings: ClassroomSettings;
  readonly students: readonly Student[];
  readonly moves: readonly GradeMove[];
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** The grades that grading again would change, each before and after. */
export function MovesDialog({ settings, students, moves, onConfirm, onClose }: MovesDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
  };
  return (
    <FormDialog
      title={texts.again.title}
      subtitle={texts.again.lead(moves.length)}
      confirm={texts.again.confirm}
      busy={busy}
      size="md"
      onSubmit={confirm}
      onClose={onClose}
    >
      <table className="w-full text-left">
        <thead>
          <tr className="text-caption text-muted">
            <th scope="col">{texts.again.student}</th>
            <th scope="col">{texts.again.before}</th>
            <th scope="col">{texts.again.after}</th>
          </tr>
        </thead>
        <tbody>
          {moves.map(({ student, before, after }) => (
            <tr key={student}>
              <td>{students.find(({ id }) => id === student)?.name}</td>
              <td>{showGrade(settings, before).text}</td>
              <td>{showGrade(settings, after).text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </FormDialog>
  );
}
