import { useState } from "react";
import { activitiesOf } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { layGradebook } from "#domain/classroom/gradebook.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { exportGrades } from "../grades/export-grades.ts";
import { teacherHomeTexts as texts } from "./texts.ts";

interface ExportGradesDialogProps {
  readonly desk: TeacherDesk;
  /** At least one. */
  readonly classrooms: readonly Classroom[];
  readonly onClose: () => void;
}

const FORMATS = ["xlsx", "csv", "pdf"] as const;
type PlanillaFormat = (typeof FORMATS)[number];

/** "Exportar planilla de notas": of which classroom, and as what. */
export function ExportGradesDialog({ desk, classrooms, onClose }: ExportGradesDialogProps) {
  const [id, setId] = useState<string>(classrooms[0]?.id ?? "");
  const [format, setFormat] = useState<PlanillaFormat>("xlsx");
  const [hasPoint, setHasPoint] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    const classroom = classrooms.find((each) => each.id === id);
    if (classroom === undefined) return;
    setBusy(true);
    const book = layGradebook(
      classroom,
      desk.students.filter((student) => student.classroom === classroom.id),
      activitiesOf(desk.activities, classroom.id),
      desk.grades.filter((grade) => grade.classroom === classroom.id),
      desk.today,
    );
    await exportGrades(book, format, desk.settings.language, hasPoint);
    onClose();
  };
  return (
    <FormDialog
      title={texts.actions.export.title}
      confirm={texts.exportNow}
      busy={busy}
      size="sm"
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={texts.columns.classroom}
        value={id}
        options={classrooms.map((each) => ({
          value: each.id,
          label: texts.classroom(each.name, each.group),
        }))}
        onChange={setId}
      />
      <Segmented<PlanillaFormat>
        label={texts.format}
        value={format}
        segments={FORMATS.map((value) => ({ value, label: texts.formats[value] }))}
        onChange={setFormat}
      />
      {format === "csv" ? (
        <Checkbox label={texts.decimalPoint} checked={hasPoint} onChange={setHasPoint} />
      ) : null}
    </FormDialog>
  );
}
