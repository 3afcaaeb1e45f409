import type { Activity, AttemptRule, FeedbackLevel } from "#domain/classroom/activity.ts";
import { ATTEMPT_RULES, FEEDBACK_LEVELS } from "#domain/classroom/activity.ts";
import { asksParties } from "#domain/exercises/asked-parties.ts";
import { EXERCISE_TEMPLATES } from "#domain/exercises/templates/all.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import {
  type AttemptChoice,
  attemptChoice,
  withAttempts,
  withExercise,
  withFeedback,
  withPartyAsked,
} from "./activity-draft.ts";
import { ReleaseField } from "./release-field.tsx";
import { RubricFields } from "./rubric-fields.tsx";
import { plannerTexts } from "./texts.ts";

const { form: texts } = plannerTexts;

interface ExerciseFieldsProps {
  readonly activity: Activity;
  readonly onChange: (activity: Activity) => void;
  /** Of the sample that a template shows the teacher; each student has their own. */
  readonly seed: number;
  /** Students have the exercise: which one, and whose figures, is shown and stays (ED-154). */
  readonly isFixed: boolean;
}

const NONE = "none";
const OWN = "own";
const ATTEMPTS: readonly AttemptChoice[] = ["practice", "1", "2", "3"];

const TEMPLATES = EXERCISE_TEMPLATES.map(({ id, title, level }) => ({
  value: id,
  label: `${title} (${texts.level(level)})`,
}));

function chosen({ exercise }: Activity): string {
  if (exercise === null) return NONE;
  return exercise.kind === "own" ? OWN : exercise.source.template;
}

/** Which exercise is to be solved, and how it is graded and given back. */
export function ExerciseFields({ activity, onChange, seed, isFixed }: ExerciseFieldsProps) {
  const { exercise, attempts, feedback } = activity;
  const own =
    exercise?.kind === "own" ? [{ value: OWN, label: texts.ownExercise(exercise.exercise.case.title) }] : [];
  const choose = (value: string) => {
    if (value === OWN) return;
    const template = EXERCISE_TEMPLATES.find(({ id }) => id === value);
    if (template === undefined) return onChange(withExercise(activity, null));
    const source = { template: template.id, version: template.version, seed };
    const named = activity.title.trim() === "" ? { ...activity, title: template.title } : activity;
    onChange(withExercise(named, { kind: "template", source, personal: true }));
  };
  const keep = attempts.kind === "graded" ? attempts.keep : "best";
  return (
    <>
      <SelectField
        label={texts.exercise}
        help={isFixed ? texts.fixed : undefined}
        disabled={isFixed}
        value={chosen(activity)}
        options={[{ value: NONE, label: texts.noExercise }, ...own, ...TEMPLATES]}
        onChange={choose}
      />
      {exercise?.kind === "template" ? (
        <Checkbox
          label={texts.personal}
          checked={exercise.personal}
          disabled={isFixed}
          onChange={(personal) => onChange(withExercise(activity, { ...exercise, personal }))}
        />
      ) : null}
      {exercise?.kind === "own" && asksParties(exercise.exercise) ? (
        <Checkbox
          label={texts.party}
          checked={activity.policy?.asksThirdParty === true}
          onChange={(asks) => onChange(withPartyAsked(activity, asks))}
        />
      ) : null}
      <Checkbox
        label={texts.auto}
        checked={activity.hasAutoGrading}
        disabled={exercise === null}
        onChange={(hasAutoGrading) => onChange({ ...activity, hasAutoGrading })}
      />
      {exercise === null ? <p className="text-muted text-sm">{texts.autoNeeds}</p> : null}
      <SelectField
        label={texts.feedback}
        value={`${feedback.level}`}
        options={FEEDBACK_LEVELS.map((level) => ({ value: `${level}`, label: texts.feedbackLevels[level] }))}
        onChange={(level) => onChange(withFeedback(activity, Number(level) as FeedbackLevel))}
      />
      <ReleaseField activity={activity} onChange={onChange} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField<AttemptChoice>
          label={texts.attempts}
          value={attemptChoice(attempts)}
          options={ATTEMPTS.map((value) => ({
            value,
            label: value === "practice" ? texts.practice : texts.attemptCount(Number(value)),
          }))}
          onChange={(choice) => onChange(withAttempts(activity, choice, keep))}
        />
        {attempts.kind === "graded" && attempts.most > 1 ? (
          <SelectField<AttemptRule>
            label={texts.keep}
            value={keep}
            options={ATTEMPT_RULES.map((value) => ({ value, label: texts.keepRules[value] }))}
            onChange={(rule) => onChange({ ...activity, attempts: { ...attempts, keep: rule } })}
          />
        ) : null}
      </div>
      {exercise === null ? null : <RubricFields activity={activity} onChange={onChange} />}
    </>
  );
}
