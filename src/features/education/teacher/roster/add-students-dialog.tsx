import { useState } from "react";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { giveCodes, isUncoded } from "#domain/classroom/give-codes.ts";
import { type PastedRoster, readRoster } from "#domain/classroom/pasted/pasted-roster.ts";
import { rosterLines, rosterRows, worthAsRoster } from "#domain/classroom/pasted/roster-table.ts";
import type { Student } from "#domain/classroom/student.ts";
import { bestSheet, textRows } from "#domain/import/table/text-rows.ts";
import { TableFileField } from "#flows/table-file/table-file-field.tsx";
import { useTableFile } from "#flows/table-file/use-table-file.ts";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { rosterTexts as texts } from "./texts.ts";

interface AddStudentsDialogProps {
  readonly desk: TeacherDesk;
  readonly classroom: Classroom;
  readonly onClose: () => void;
}

/** What a file brought: as long as nobody edits it, its lines are told by their rows in the file. */
interface Brought {
  readonly text: string;
  readonly rows: readonly number[];
}

/** The row of the file that a line of the typed text was brought from; undefined for one that somebody wrote. */
function rowOf({ text, rows }: Brought, typed: string, line: number): number | undefined {
  if (!typed.endsWith(text)) return undefined;
  const before = typed.slice(0, typed.length - text.length).split("\n").length - 1;
  return rows[line - 1 - before];
}

/** Lines that are told one by one; the rest is counted. */
const MOST_TOLD = 8;

/** How many are added, and each line that adds nobody with its reason. */
function Told({
  roster: { taken, left, numbers },
  place,
}: {
  readonly roster: PastedRoster;
  readonly place: (line: number) => string;
}) {
  if (taken.length + left.length === 0) return null;
  const shown = left.slice(0, MOST_TOLD);
  const uncoded = taken.filter(isUncoded).length;
  return (
    <div role="status">
      <p>{texts.read(taken.length, left.length)}</p>
      {uncoded === 0 ? null : <p className="mt-1 text-caption text-muted">{texts.coded(uncoded)}</p>}
      {numbers.map((told) => (
        <p key={told.place} className="mt-1 text-caption text-muted">
          {texts.numbers(told)}
        </p>
      ))}
      {left.length === 0 ? null : (
        <ul className="mt-1 text-caption text-muted">
          {shown.map(({ line, text, reason }) => (
            <li key={line}>{texts.left(place, line, text, reason)}</li>
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
  const [brought, setBrought] = useState<Brought | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const here = desk.students.filter((student) => student.classroom === classroom.id);
  const roster = readRoster(typed, here);
  const fresh = giveCodes(roster.taken, here);
  const change = (text: string) => {
    setTrouble(null);
    setTyped(text);
  };
  const file = useTableFile({
    choose: (book) => bestSheet(book, (sheet) => worthAsRoster(textRows(sheet))),
    onProblem: setTrouble,
    // Beside what was typed: a file adds to it.
    onReady: (sheet) => {
      setTrouble(null);
      const rows = textRows(sheet);
      const text = rosterLines(rows);
      setTyped((before) => [before.trimEnd(), text].filter((each) => each !== "").join("\n"));
      setBrought({ text, rows: rosterRows(rows) });
    },
  });
  const place = (line: number) => {
    const row = brought === null ? undefined : rowOf(brought, typed, line);
    return row === undefined ? texts.line(line) : texts.row(row);
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
      <TableFileField file={file} label={texts.pick} keeps={false} />
      <Told roster={roster} place={place} />
    </FormDialog>
  );
}
