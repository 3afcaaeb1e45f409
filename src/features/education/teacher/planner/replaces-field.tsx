import type { Activity } from "#domain/classroom/activity.ts";
import { replaceable } from "#domain/classroom/counting/replaced-activity.ts";
import { FULL_GRADE, LEAST_TO_RETRY, type SecondChance } from "#domain/classroom/second-chance.ts";
import type { ActivityId } from "#domain/kernel/ids.ts";
import { QuantityField } from "#ui/accounting/quantity-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { plannerTexts } from "./texts.ts";

const { replaces: texts } = plannerTexts;

/** What a second chance weighs is what it stands in for. */
interface Counted {
  readonly weight: number;
  readonly replaces?: SecondChance;
}

interface ReplacesFieldProps {
  readonly own: ActivityId;
  readonly counted: Counted;
  /** The teacher's activities, of which those that count by their weight may be chosen. */
  readonly activities: readonly Activity[];
  readonly onChange: (counted: Counted) => void;
}

const placeOf = (chance: SecondChance | undefined) =>
  chance === undefined ? "none" : chance.kind === "final" ? "final" : chance.activity;

function chanceOf(place: string): SecondChance {
  if (place === "final") return { kind: "final", from: LEAST_TO_RETRY };
  return { kind: "activity", activity: place as ActivityId };
}

/** Whether the grade counts by its percent, or stands in for another one where it is higher (ED-153). */
export function ReplacesField({ own, counted, activities, onChange }: ReplacesFieldProps) {
  const { weight, replaces } = counted;
  const known = replaceable(activities, own);
  const kept =
    replaces?.kind === "activity" && known.every(({ id }) => id !== replaces.activity) ? replaces : null;
  const keptTitle = activities.find(({ id }) => id === kept?.activity)?.title;
  return (
    <div className="grid gap-3 sm:col-span-2">
      <SelectField
        label={texts.label}
        value={placeOf(replaces)}
        options={[
          { value: "none", label: texts.none },
          { value: "final", label: texts.final },
          ...known.map(({ id, title }) => ({ value: id, label: texts.activity(title) })),
          ...(kept === null
            ? []
            : [
                {
                  value: kept.activity,
                  label: keptTitle === undefined ? texts.gone : texts.activity(keptTitle),
                },
              ]),
        ]}
        help={replaces === undefined ? undefined : texts.help}
        onChange={(place) =>
          onChange(place === "none" ? { weight } : { weight: 0, replaces: chanceOf(place) })
        }
      />
      {replaces?.kind === "final" ? (
        <QuantityField
          label={texts.from}
          value={replaces.from}
          most={FULL_GRADE}
          refused={texts.fromRefused}
          help={texts.fromHelp}
          onChange={(from) => onChange({ weight: 0, replaces: { kind: "final", from } })}
        />
      ) : null}
    </div>
  );
}
