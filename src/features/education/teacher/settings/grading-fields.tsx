import {
  type ClassroomSettings,
  type GradeScale,
  ROUNDING_STAGES,
  type RoundingStage,
} from "#domain/classroom/classroom.ts";
import { passingFromWord, passingPlace, wordsOf } from "#domain/classroom/scale.ts";
import type { SettingsProblem } from "#domain/classroom/settings.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { deskTexts } from "../desk/texts.ts";
import { NumberField } from "./number-field.tsx";
import { teacherSettingsTexts as texts } from "./texts.ts";

export interface SettingsPartProps {
  readonly settings: ClassroomSettings;
  /** Why the settings cannot be saved; each part says what is its own. */
  readonly problem: SettingsProblem | null;
  readonly onChange: (settings: ClassroomSettings) => void;
}

/** What a part says where the problem is its own. */
export function told(problem: SettingsProblem | null, isOwn: (problem: SettingsProblem) => boolean) {
  return problem !== null && isOwn(problem) ? deskTexts.refusal({ kind: "settings", problem }) : null;
}

/** From which grade on one passes: a number, or the first of the classroom's words that does (ED-31). */
function Passing({ settings, problem, onChange }: SettingsPartProps) {
  const words = wordsOf(settings);
  if (words === null)
    return (
      <NumberField
        label={texts.passing}
        value={settings.minPassingGrade}
        error={told(problem, ({ kind }) => kind === "passing-grade")}
        onChange={(minPassingGrade) => onChange({ ...settings, minPassingGrade })}
      />
    );
  return (
    <SelectField
      label={texts.passingWord}
      value={String(passingPlace(settings, words))}
      options={words.map(({ name, from }, place) => ({
        value: String(place),
        label: texts.wordFrom(name, from),
      }))}
      onChange={(place) => onChange({ ...settings, minPassingGrade: passingFromWord(words, Number(place)) })}
    />
  );
}

/** Scale, what passes, and how grades are rounded. */
export function GradingFields(props: SettingsPartProps & { readonly scales: readonly GradeScale[] }) {
  const { settings, scales, onChange } = props;
  const { rounding } = settings;
  return (
    <>
      <SelectField<GradeScale>
        label={texts.scale}
        value={settings.gradeScale}
        options={scales.map((value) => ({ value, label: texts.scales[value] }))}
        onChange={(gradeScale) => onChange({ ...settings, gradeScale })}
      />
      <Passing {...props} />
      {wordsOf(settings) === null ? (
        <SelectField
          label={texts.decimals}
          value={String(rounding.decimals) as "0" | "1" | "2"}
          options={(["0", "1", "2"] as const).map((value) => ({ value, label: texts.decimalsOf[value] }))}
          onChange={(value) =>
            onChange({ ...settings, rounding: { ...rounding, decimals: Number(value) as 0 | 1 | 2 } })
          }
        />
      ) : null}
      <SelectField<RoundingStage>
        label={texts.from}
        value={rounding.from}
        options={ROUNDING_STAGES.map((value) => ({ value, label: texts.stages[value] }))}
        onChange={(from) => onChange({ ...settings, rounding: { ...rounding, from } })}
      />
    </>
  );
}
