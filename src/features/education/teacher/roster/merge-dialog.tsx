import { useState } from "react";
import { countHeld, type Grade, rawOf } from "#domain/classroom/grade.ts";
import type { Student } from "#domain/classroom/student.ts";
import { compareSpanish } from "#domain/kernel/spanish.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { rosterTexts } from "./texts.ts";

const { merge: texts } = rosterTexts;

interface MergeDialogProps {
  readonly desk: TeacherDesk;
  readonly student: Student;
  readonly onMerged: () => void;
  readonly onClose: () => void;
}

const saysSomething = (grade: Grade) => rawOf(grade) !== null || grade.attempts > 0;

/** What the other one brings, and where both have something. */
function Brings({ desk, student, other }: Pick<MergeDialogProps, "desk" | "student"> & { other: Student }) {
  const of = ({ id }: Student) => desk.grades.filter((grade) => grade.student === id && saysSomething(grade));
  const [own, brought] = [of(student), of(other)];
  const both = brought.filter(({ activity }) => own.some((grade) => grade.activity === activity)).length;
  const held = countHeld(brought);
  return (
    <p role="status">
      {texts.brings(held.grades, held.handIns)}
      {both === 0 ? "" : ` ${texts.kept(both)}`}
    </p>
  );
}

/** Makes one student of two of the same classroom (ED-135). */
export function MergeStudentsDialog({ desk, student, onMerged, onClose }: MergeDialogProps) {
  const [chosen, setChosen] = useState("");
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const others = desk.students
    .filter(({ id, classroom }) => classroom === student.classroom && id !== student.id)
    .toSorted((a, b) => compareSpanish(a.name, b.name));
  const other = others.find(({ id }) => id === chosen);
  const submit = async () => {
    setAsked(true);
    if (other === undefined) return;
    setBusy(true);
    const isDone = await desk.act.mergeStudents(student, other);
    setBusy(false);
    if (isDone) onMerged();
  };
  return (
    <FormDialog
      title={texts.title}
      subtitle={student.name}
      confirm={texts.confirm}
      busy={busy}
      dirty={chosen !== ""}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{texts.lead(student.name)}</p>
      <SelectField
        label={texts.with}
        value={chosen}
        options={[
          { value: "", label: texts.choose },
          ...others.map(({ id, name, code, cedula }) => ({
            value: id as string,
            label: [name, code || cedula].filter((each) => each !== "").join(" · "),
          })),
        ]}
        error={asked && other === undefined ? texts.none : null}
        onChange={setChosen}
      />
      {other === undefined ? null : <Brings desk={desk} student={student} other={other} />}
    </FormDialog>
  );
}
