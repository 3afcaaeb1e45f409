import type { Activity, ReleaseRule } from "#domain/classroom/activity.ts";
import { releaseAttempts } from "#domain/classroom/release.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { withRelease } from "./activity-draft.ts";
import { plannerTexts } from "./texts.ts";

const { release: texts } = plannerTexts;

const placeOf = (release: ReleaseRule) => (release.kind === "attempt" ? `${release.attempt}` : release.kind);

function ruleOf(place: string): ReleaseRule {
  if (place === "at-once" || place === "deadline") return { kind: place };
  return { kind: "attempt", attempt: Number(place) };
}

/** When a student sees what the level of feedback shows; the grade and the comment always go with the return (ED-147). */
export function ReleaseField({
  activity,
  onChange,
}: {
  readonly activity: Activity;
  readonly onChange: (activity: Activity) => void;
}) {
  const { feedback, attempts } = activity;
  // Practice is graded where it is made, and what is below a level of marks has nothing to hold back.
  if (attempts.kind === "practice" || feedback.level < 2) return null;
  const later = releaseAttempts(activity).map((each) => ({ value: `${each}`, label: texts.attempt(each) }));
  return (
    <SelectField
      label={texts.label}
      value={placeOf(feedback.release)}
      options={[
        { value: "at-once", label: texts.atOnce },
        { value: "deadline", label: texts.deadline },
        ...later,
      ]}
      help={feedback.release.kind === "at-once" ? undefined : texts.help}
      onChange={(place) => onChange(withRelease(activity, ruleOf(place)))}
    />
  );
}
