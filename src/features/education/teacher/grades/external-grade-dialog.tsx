import { useState } from "react";
import { type Activity, isWeight } from "#domain/classroom/activity.ts";
import type { PeriodNumber } from "#domain/classroom/classroom.ts";
import type { Gradebook } from "#domain/classroom/gradebook.ts";
import { parseGrade } from "#domain/classroom/scale.ts";
import { gradingPeriods } from "#domain/classroom/settings.ts";
import type { ActivityId, ClassroomId } from "#domain/kernel/ids.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { ReplacesField } from "../planner/replaces-field.tsx";
import { gradesTexts as texts } from "./texts.ts";
import { WeightField } from "./weight-field.tsx";

interface ExternalGradeDialogProps {
  readonly desk: TeacherDesk;
  readonly book: Gradebook;
  readonly onClose: () => void;
}

/** No activity yet, so that any may be replaced by it. */
const NEW = "" as ActivityId;

/** An activity that was graded elsewhere: nothing is handed in here. */
function externalActivity(
  desk: TeacherDesk,
  classroom: ClassroomId,
  own: Pick<Activity, "title" | "weight" | "period" | "replaces">,
): Activity {
  return {
    ...own,
    id: desk.newId("activity"),
    description: "",
    type: "exam",
    part: null,
    dueDate: null,
    deliveryType: "text",
    hasAutoGrading: false,
    defaultGradeForMissing: null,
    status: "assigned",
    assignedTo: [{ classroom, dueDate: null }],
    external: true,
    exercise: null,
    policy: null,
    feedback: { level: 1, release: { kind: "at-once" } },
    attempts: { kind: "graded", most: 1, keep: "last" },
    createdAt: desk.now(),
  };
}

type Counted = Pick<Activity, "weight" | "replaces">;

interface WeightAndPeriodProps {
  readonly book: Gradebook;
  readonly activities: readonly Activity[];
  readonly counted: Counted;
  readonly period: PeriodNumber;
  readonly onCounted: (counted: Counted) => void;
  readonly onPeriod: (period: PeriodNumber) => void;
}

/** What it is worth, and of which period. */
function WeightAndPeriod(props: WeightAndPeriodProps) {
  const { book, activities, counted, period, onCounted, onPeriod } = props;
  const { weight, replaces } = counted;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {replaces === undefined ? (
        <WeightField
          book={book}
          own={{ id: NEW, period, weight }}
          onChange={(weight) => onCounted({ weight })}
        />
      ) : null}
      <ReplacesField own={NEW} counted={counted} activities={activities} onChange={onCounted} />
      <SelectField
        label={texts.part.period}
        value={String(period)}
        options={gradingPeriods(book.classroom.settings).map((each) => ({
          value: String(each),
          label: texts.period(each),
        }))}
        onChange={(value) => onPeriod(Number(value) as PeriodNumber)}
      />
    </div>
  );
}

/** "Agregar calificación externa": an activity graded elsewhere, with the grade of each student. */
export function ExternalGradeDialog({ desk, book, onClose }: ExternalGradeDialogProps) {
  const { settings, id: classroom } = book.classroom;
  const [title, setTitle] = useState("");
  const [counted, setCounted] = useState<Counted>({ weight: 0 });
  const [period, setPeriod] = useState<PeriodNumber>(settings.activePeriod);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const parsed = book.rows.map(({ student }) => ({
    student,
    grade: parseGrade(settings, typed[student.id] ?? ""),
  }));
  const submit = async () => {
    setAsked(true);
    if (title.trim() === "" || !isWeight(counted.weight) || parsed.some(({ grade }) => !grade.ok)) return;
    const activity = externalActivity(desk, classroom, { title: title.trim(), ...counted, period });
    const grades = parsed.flatMap(({ student, grade }) =>
      grade.ok && grade.value !== null ? [{ student: student.id, raw: grade.value }] : [],
    );
    setBusy(true);
    const isSaved = await desk.act.addExternal(classroom, activity, grades);
    setBusy(false);
    if (isSaved) onClose();
  };
  return (
    <FormDialog
      strict
      title={texts.external}
      confirm={texts.part.save}
      busy={busy}
      dirty={title !== "" || Object.keys(typed).length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={texts.part.title}
        value={title}
        maxLength={120}
        onChange={setTitle}
        error={asked && title.trim() === "" ? texts.part.noTitle : null}
      />
      <WeightAndPeriod
        book={book}
        activities={desk.activities.filter(({ assignedTo }) =>
          assignedTo.some((each) => each.classroom === book.classroom.id),
        )}
        counted={counted}
        period={period}
        onCounted={setCounted}
        onPeriod={setPeriod}
      />
      <div className="grid gap-2">
        {parsed.map(({ student, grade }) => (
          <TextField
            key={student.id}
            label={student.name}
            value={typed[student.id] ?? ""}
            inputMode="decimal"
            onChange={(text) => setTyped({ ...typed, [student.id]: text })}
            error={asked && !grade.ok ? texts.problem(grade.error) : null}
          />
        ))}
      </div>
    </FormDialog>
  );
}
