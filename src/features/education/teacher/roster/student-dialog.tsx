import Merge from "lucide-react/icons/merge";
import UserMinus from "lucide-react/icons/user-minus";
import { useState } from "react";
import { countHeld } from "#domain/classroom/grade.ts";
import { bareCode, plainCedula, type Student, type StudentDetails } from "#domain/classroom/student.ts";
import { plainLine } from "#domain/kernel/graphemes.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { MergeStudentsDialog } from "./merge-dialog.tsx";
import { rosterTexts as texts } from "./texts.ts";

interface StudentDialogProps {
  readonly desk: TeacherDesk;
  readonly student: Student;
  readonly onClose: () => void;
}

const FIELDS = ["name", "cedula", "code", "email"] as const;
type FieldName = (typeof FIELDS)[number];
const LONGEST: Readonly<Record<FieldName, number>> = { name: 120, cedula: 20, code: 40, email: 120 };

/** Why a field cannot be saved, in words; null where it can. Hand-ins are recognised by the code (ED-37). */
function problemOf(field: FieldName, typed: StudentDetails, others: readonly Student[]): string | null {
  const value = typed[field].trim();
  if (field === "name") return value === "" ? texts.noName : null;
  const bare = bareCode(value);
  if (bare === "" || field === "email") return null;
  const other = others.find((each) => bareCode(each[field]) === bare);
  return other === undefined ? null : texts.taken(other.name);
}

interface RemoveProps extends StudentDialogProps {
  readonly onCancel: () => void;
}

function Remove({ desk, student, onCancel, onClose }: RemoveProps) {
  const own = desk.grades.filter((grade) => grade.student === student.id);
  const held = countHeld(own);
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={texts.removeTitle}
      text={texts.removeText(student.name)}
      detail={texts.removeDetail(held.grades, held.handIns)}
      confirmLabel={texts.remove}
      onCancel={onCancel}
      onConfirm={async () => {
        if (await desk.act.removeStudent(student)) onClose();
      }}
    />
  );
}

/** Who a student of a classroom is: corrected, or taken out of it with what is known of them. */
export function StudentDialog(props: StudentDialogProps) {
  const { desk, student, onClose } = props;
  const [typed, setTyped] = useState<StudentDetails>(student);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [merging, setMerging] = useState(false);
  const others = desk.students.filter(
    ({ id, classroom }) => classroom === student.classroom && id !== student.id,
  );
  const problems = FIELDS.map((field) => problemOf(field, typed, others));
  const submit = async () => {
    setAsked(true);
    if (problems.some((problem) => problem !== null)) return;
    setBusy(true);
    const [name, cedula, code, email] = FIELDS.map((field) => plainLine(typed[field])) as [
      string,
      string,
      string,
      string,
    ];
    const isSaved = await desk.act.saveStudents(student.classroom, [
      { ...student, name, cedula: plainCedula(cedula), code, email },
    ]);
    setBusy(false);
    if (isSaved) onClose();
  };
  return (
    <>
      <FormDialog
        title={texts.studentTitle}
        confirm={texts.save}
        busy={busy}
        dirty={FIELDS.some((field) => typed[field] !== student[field])}
        other={
          <span className="flex flex-wrap gap-2">
            <Button
              variant="danger"
              icon={<UserMinus size={17} aria-hidden="true" />}
              onClick={() => setRemoving(true)}
            >
              {texts.remove}
            </Button>
            {others.length === 0 ? null : (
              <Button icon={<Merge size={17} aria-hidden="true" />} onClick={() => setMerging(true)}>
                {texts.merge.action}
              </Button>
            )}
          </span>
        }
        onSubmit={submit}
        onClose={onClose}
      >
        {FIELDS.map((field, at) => (
          <TextField
            key={field}
            label={texts.fields[field]}
            value={typed[field]}
            maxLength={LONGEST[field]}
            autoComplete="off"
            help={field === "code" ? texts.codeHelp : undefined}
            error={asked ? (problems[at] ?? null) : null}
            onChange={(value) => setTyped({ ...typed, [field]: value })}
          />
        ))}
      </FormDialog>
      {merging ? (
        <MergeStudentsDialog
          desk={desk}
          student={student}
          onMerged={onClose}
          onClose={() => setMerging(false)}
        />
      ) : null}
      {removing ? <Remove {...props} onCancel={() => setRemoving(false)} /> : null}
    </>
  );
}
