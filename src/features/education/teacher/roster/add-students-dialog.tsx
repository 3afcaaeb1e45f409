import FileUp from "lucide-react/icons/file-up";
import { useState } from "react";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { type PastedRoster, readRoster } from "#domain/classroom/pasted-roster.ts";
import type { Student } from "#domain/classroom/student.ts";
import { readTextFile } from "#formats/csv/read-text-file.ts";
import { FileButton } from "#ui/kit/controls/file-button.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { rosterTexts as texts } from "./texts.ts";

interface AddStudentsDialogProps {
  readonly desk: TeacherDesk;
  readonly classroom: Classroom;
  readonly onClose: () => void;
}

/** Lines that are told one by one; the rest is counted. */
const MOST_TOLD = 8;

/** How many are added, and each line that adds nobody with its reason. */
function Told({ roster: { taken, left } }: { readonly roster: PastedRoster }) {
  if (taken.length + left.length === 0) return null;
  const shown = left.slice(0, MOST_TOLD);
  return (
    <div role="status">
      <p>{texts.read(taken.length, left.length)}</p>
      {left.length === 0 ? null : (
        <ul className="mt-1 text-caption text-muted">
          {shown.map(({ line, text, reason }) => (
            <li key={line}>{texts.left(line, text, reason)}</li>
          ))}
          {left.length > shown.length ? <li>{texts.more(left.length - shown.length)}</li> : null}
        </ul>
      )}
    </div>
  );
}

/** One or many students, typed or pasted from a sheet: a line each. */
export function AddStudentsDialog({ desk, classroom, onClose }: AddStudentsDialogProps) {
  const [typed, setTyped] = useState("");
  const [trouble, setTrouble] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const here = desk.students.filter((student) => student.classroom === classroom.id);
  const roster = readRoster(typed, here);
  const fresh = roster.taken;
  const change = (text: string) => {
    setTrouble(null);
    setTyped(text);
  };
  // Beside what was typed: a file adds to it.
  const take = async (file: File) => {
    const text = await readTextFile(file);
    if (text.ok) change([typed.trimEnd(), text.value].filter((each) => each !== "").join("\n"));
    else setTrouble(texts.unread[text.error]);
  };
  const submit = async () => {
    setAsked(true);
    if (fresh.length === 0) return;
    setBusy(true);
    const students = fresh.map(
      (details): Student => ({
        ...details,
        id: desk.newId("student"),
        classroom: classroom.id,
        joinedAt: desk.now(),
        device: null,
      }),
    );
    const isSaved = await desk.act.saveStudents(classroom.id, students, texts.added(students.length));
    setBusy(false);
    if (isSaved) onClose();
  };
  return (
    <FormDialog
      title={texts.title}
      subtitle={classroom.name}
      confirm={texts.confirm(fresh.length)}
      busy={busy}
      dirty={typed !== ""}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label={texts.list}
        rows={8}
        value={typed}
        onChange={change}
        help={texts.help}
        error={trouble ?? (asked && fresh.length === 0 ? texts.nobody : null)}
        placeholder={texts.example}
      />
      <FileButton
        label={texts.pick}
        icon={<FileUp size={16} aria-hidden="true" />}
        accept=".csv,.txt"
        onFile={(file) => void take(file)}
      />
      <Told roster={roster} />
    </FormDialog>
  );
}
