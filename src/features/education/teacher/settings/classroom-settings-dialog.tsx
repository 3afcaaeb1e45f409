import { useState } from "react";
import { activitiesOf, isBeyondPeriods } from "#domain/classroom/activity.ts";
import {
  type Classroom,
  type ClassroomSettings,
  DEFAULT_BANDS,
  type GradeScale,
  isTopicsCount,
  MOST_TOPICS,
  NATIONAL_BANDS,
  PERIODS,
  type PeriodNumber,
  ROUNDING_STAGES,
  type RoundingStage,
} from "#domain/classroom/classroom.ts";
import {
  checkSettings,
  distributionText,
  distributionTotal,
  gradingPeriods,
  percentOfPeriod,
  withPeriodsCount,
} from "#domain/classroom/settings.ts";
import { offeredScales } from "#domain/classroom/teacher-settings.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import { classroomTexts } from "../classrooms/texts.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { deskTexts } from "../desk/texts.ts";
import { NumberField } from "./number-field.tsx";
import { teacherSettingsTexts as texts } from "./texts.ts";

interface ClassroomSettingsDialogProps {
  readonly desk: TeacherDesk;
  readonly classroom: Classroom;
  readonly onClose: () => void;
}

interface PartProps {
  readonly settings: ClassroomSettings;
  readonly onChange: (settings: ClassroomSettings) => void;
}

const asChoice = (value: number) => ({ value: String(value), label: String(value) });

function Grading({ settings, scales, onChange }: PartProps & { readonly scales: readonly GradeScale[] }) {
  const { rounding } = settings;
  return (
    <>
      <SelectField<GradeScale>
        label={texts.scale}
        value={settings.gradeScale}
        options={scales.map((value) => ({ value, label: texts.scales[value] }))}
        onChange={(gradeScale) => onChange({ ...settings, gradeScale })}
      />
      <NumberField
        label={texts.passing}
        value={settings.minPassingGrade}
        min={0}
        max={5}
        step={0.1}
        onChange={(minPassingGrade) => onChange({ ...settings, minPassingGrade })}
      />
      <SelectField
        label={texts.decimals}
        value={String(rounding.decimals) as "0" | "1" | "2"}
        options={(["0", "1", "2"] as const).map((value) => ({ value, label: texts.decimalsOf[value] }))}
        onChange={(value) =>
          onChange({ ...settings, rounding: { ...rounding, decimals: Number(value) as 0 | 1 | 2 } })
        }
      />
      <SelectField<RoundingStage>
        label={texts.from}
        value={rounding.from}
        options={ROUNDING_STAGES.map((value) => ({ value, label: texts.stages[value] }))}
        onChange={(from) => onChange({ ...settings, rounding: { ...rounding, from } })}
      />
    </>
  );
}

/** How many periods, which one is active, and what each is worth: together exactly 100. */
function Periods({ settings, beyond, onChange }: PartProps & { readonly beyond: number }) {
  const total = distributionTotal(settings);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{texts.distribution}</legend>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={texts.periods}
          value={String(settings.periodsCount)}
          options={PERIODS.map(asChoice)}
          onChange={(value) => onChange(withPeriodsCount(settings, Number(value) as PeriodNumber))}
        />
        <SelectField
          label={texts.active}
          value={String(settings.activePeriod)}
          options={gradingPeriods(settings).map(asChoice)}
          onChange={(value) => onChange({ ...settings, activePeriod: Number(value) as PeriodNumber })}
        />
        {gradingPeriods(settings).map((period) => (
          <NumberField
            key={period}
            label={texts.share(period)}
            value={percentOfPeriod(settings.periodDistribution, period)}
            min={0}
            max={100}
            step={1}
            onChange={(share) =>
              onChange({
                ...settings,
                periodDistribution: { ...settings.periodDistribution, [`period${period}`]: share },
              })
            }
          />
        ))}
        <NumberField
          label={texts.least}
          value={settings.minGradesPerPeriod}
          min={0}
          max={20}
          step={1}
          onChange={(minGradesPerPeriod) => onChange({ ...settings, minGradesPerPeriod })}
        />
      </div>
      <p
        role="status"
        className={total === 100 ? "mt-2 font-semibold text-success" : "mt-2 font-semibold text-error"}
      >
        {distributionText(total)}
      </p>
      {beyond === 0 ? null : <p role="status">{texts.beyond(beyond)}</p>}
    </fieldset>
  );
}

function Switches({ settings, onChange }: PartProps) {
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

function Bands({ settings, onChange }: PartProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{texts.bands}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {settings.bands.map((band, place) => (
          <NumberField
            key={band.name}
            label={band.name}
            value={band.from}
            min={0}
            max={100}
            step={1}
            disabled={place === settings.bands.length - 1}
            onChange={(from) =>
              onChange({
                ...settings,
                bands: settings.bands.map((each, at) => (at === place ? { ...each, from } : each)),
              })
            }
          />
        ))}
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onChange({ ...settings, bands: DEFAULT_BANDS })}>
          {texts.bandsDefault}
        </Button>
        <Button size="sm" onClick={() => onChange({ ...settings, bands: NATIONAL_BANDS })}>
          {texts.bandsNational}
        </Button>
      </div>
    </fieldset>
  );
}

/** Settings of a classroom. They are saved together, and only while the periods are worth exactly 100 % (spec §5). */
export function ClassroomSettingsDialog({ desk, classroom, onClose }: ClassroomSettingsDialogProps) {
  const [draft, setDraft] = useState(classroom);
  const [busy, setBusy] = useState(false);
  const { settings } = draft;
  const checked = checkSettings(settings);
  const beyond = activitiesOf(desk.activities, classroom.id).filter((each) =>
    isBeyondPeriods(settings, each),
  ).length;
  const canSave = checked.ok && draft.name.trim() !== "" && isTopicsCount(draft.topicsCount);
  const onChange = (next: ClassroomSettings) => setDraft({ ...draft, settings: next });
  const save = async () => {
    setBusy(true);
    const isSaved = await desk.act.saveClassroom({ ...draft, name: draft.name.trim() });
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
        <div className="grid gap-3 sm:grid-cols-3">
          <TextField
            label={texts.name}
            value={draft.name}
            onChange={(name) => setDraft({ ...draft, name })}
            maxLength={120}
          />
          <TextField
            label={texts.group}
            value={draft.group}
            onChange={(group) => setDraft({ ...draft, group })}
            maxLength={40}
          />
          <TextField
            label={texts.subject}
            value={draft.subject}
            onChange={(subject) => setDraft({ ...draft, subject })}
            maxLength={120}
          />
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <NumberField
            label={classroomTexts.topicsCount}
            value={draft.topicsCount}
            min={0}
            max={MOST_TOPICS}
            step={1}
            onChange={(topicsCount) => setDraft({ ...draft, topicsCount })}
          />
          <Grading
            settings={settings}
            scales={offeredScales(desk.settings, classroom.settings.gradeScale)}
            onChange={onChange}
          />
        </div>
        <Periods settings={settings} beyond={beyond} onChange={onChange} />
        <Bands settings={settings} onChange={onChange} />
        <Switches settings={settings} onChange={onChange} />
        {draft.name.trim() === "" ? <p className="text-error">{texts.noName}</p> : null}
        {isTopicsCount(draft.topicsCount) ? null : <p className="text-error">{classroomTexts.noTopics}</p>}
        {checked.ok ? null : (
          <p className="text-error">{deskTexts.refusal({ kind: "settings", problem: checked.error })}</p>
        )}
      </div>
    </Dialog>
  );
}
