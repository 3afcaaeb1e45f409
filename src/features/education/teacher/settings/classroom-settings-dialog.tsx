import { useState } from "react";
import { activitiesOf, isBeyondPeriods } from "#domain/classroom/activity.ts";
import { type Classroom, type ClassroomSettings, isTopicsCount } from "#domain/classroom/classroom.ts";
import { checkSettings } from "#domain/classroom/settings.ts";
import { offeredScales } from "#domain/classroom/teacher-settings.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import { classroomTexts } from "../classrooms/texts.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { deskTexts } from "../desk/texts.ts";
import { GradingFields, type SettingsPartProps } from "./grading-fields.tsx";
import { NumberField } from "./number-field.tsx";
import { GradingPeriodFields } from "./period-fields.tsx";
import { teacherSettingsTexts as texts } from "./texts.ts";
import { WordFields } from "./word-fields.tsx";

interface ClassroomSettingsDialogProps {
  readonly desk: TeacherDesk;
  readonly classroom: Classroom;
  readonly onClose: () => void;
}

function Switches({ settings, onChange }: Omit<SettingsPartProps, "problem">) {
  const { visualSettings: visual } = settings;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <fieldset className="grid content-start gap-2">
        <legend className="mb-1 font-semibold">{texts.included}</legend>
        <Checkbox
          label={texts.participation}
          checked={settings.includeParticipation}
          onChange={(includeParticipation) => onChange({ ...settings, includeParticipation })}
        />
        <Checkbox
          label={texts.exams}
          checked={settings.includeExams}
          onChange={(includeExams) => onChange({ ...settings, includeExams })}
        />
        <Checkbox
          label={texts.practical}
          checked={settings.includePracticalWork}
          onChange={(includePracticalWork) => onChange({ ...settings, includePracticalWork })}
        />
      </fieldset>
      <fieldset className="grid content-start gap-2">
        <legend className="mb-1 font-semibold">{texts.visual}</legend>
        {(
          [
            ["highlightFailingGrades", texts.failingGrades],
            ["highlightFailingAverages", texts.failingAverages],
            ["showVisualAlerts", texts.alerts],
          ] as const
        ).map(([key, label]) => (
          <Checkbox
            key={key}
            label={label}
            checked={visual[key]}
            onChange={(on) => onChange({ ...settings, visualSettings: { ...visual, [key]: on } })}
          />
        ))}
      </fieldset>
    </div>
  );
}

/** What the classroom is called, and what it is about. */
function CourseFields({
  draft,
  onChange,
}: {
  readonly draft: Classroom;
  readonly onChange: (draft: Classroom) => void;
}) {
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField
          label={texts.name}
          value={draft.name}
          onChange={(name) => onChange({ ...draft, name })}
          maxLength={120}
          error={draft.name.trim() === "" ? texts.noName : null}
        />
        <TextField
          label={texts.group}
          value={draft.group}
          onChange={(group) => onChange({ ...draft, group })}
          maxLength={40}
        />
        <TextField
          label={texts.subject}
          value={draft.subject}
          onChange={(subject) => onChange({ ...draft, subject })}
          maxLength={120}
        />
      </div>
      <TextAreaField
        label={classroomTexts.form.description}
        rows={2}
        value={draft.description}
        maxLength={500}
        onChange={(description) => onChange({ ...draft, description })}
      />
    </>
  );
}

/** Settings of a classroom. They are saved together, and only while the periods are worth exactly 100 % (spec §5). */
export function ClassroomSettingsDialog({ desk, classroom, onClose }: ClassroomSettingsDialogProps) {
  const [draft, setDraft] = useState(classroom);
  const [busy, setBusy] = useState(false);
  const { settings } = draft;
  const checked = checkSettings(settings);
  const problem = checked.ok ? null : checked.error;
  const beyond = activitiesOf(desk.activities, classroom.id).filter((each) =>
    isBeyondPeriods(settings, each),
  ).length;
  const canSave = checked.ok && draft.name.trim() !== "" && isTopicsCount(draft.topicsCount);
  const onChange = (next: ClassroomSettings) => setDraft({ ...draft, settings: next });
  const save = async () => {
    setBusy(true);
    const isSaved = await desk.act.saveClassroom({
      ...draft,
      name: draft.name.trim(),
      description: draft.description.trim(),
    });
    setBusy(false);
    if (isSaved) onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      title={texts.title}
      subtitle={classroom.name}
      dirty={draft !== classroom}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="ghost" onClick={close}>
            {kitTexts.cancel}
          </Button>
          <Button variant="primary" disabled={!canSave} loading={busy} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      )}
    >
      <div className="grid gap-5">
        <CourseFields draft={draft} onChange={setDraft} />
        <div className="grid gap-3 sm:grid-cols-2">
          <NumberField
            label={classroomTexts.topicsCount}
            value={draft.topicsCount}
            error={isTopicsCount(draft.topicsCount) ? null : classroomTexts.noTopics}
            onChange={(topicsCount) => setDraft({ ...draft, topicsCount })}
          />
          <GradingFields
            settings={settings}
            problem={problem}
            scales={offeredScales(desk.settings, classroom.settings.gradeScale)}
            onChange={onChange}
          />
        </div>
        <GradingPeriodFields settings={settings} problem={problem} beyond={beyond} onChange={onChange} />
        <WordFields settings={settings} problem={problem} onChange={onChange} />
        <Switches settings={settings} onChange={onChange} />
        {problem === null ? null : (
          <p className="text-error">{deskTexts.refusal({ kind: "settings", problem })}</p>
        )}
      </div>
    </Dialog>
  );
}
