import { useState } from "react";
import {
  ACTIVITY_TYPES,
  type Activity,
  type ActivityType,
  DELIVERY_TYPES,
  type DeliveryType,
  LONGEST_OPENING,
} from "#domain/classroom/activity.ts";
import type { PeriodNumber } from "#domain/classroom/classroom.ts";
import type { Day } from "#domain/kernel/day.ts";
import { QuantityField } from "#ui/accounting/quantity-field.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { withCounted, withOpening, withType } from "./activity-draft.ts";
import { ExerciseFields } from "./exercise-fields.tsx";
import { ReplacesField } from "./replaces-field.tsx";
import { plannerTexts } from "./texts.ts";

const { form: texts, types, deliveries, period: periodName } = plannerTexts;

interface ActivityDialogProps {
  readonly activity: Activity;
  /** All of the teacher's. */
  readonly activities: readonly Activity[];
  /** Those of the classrooms it may be for. */
  readonly periods: readonly PeriodNumber[];
  readonly isNew: boolean;
  readonly today: Day;
  readonly seed: number;
  /** Students have its exercise, or handed it in. */
  readonly isFixed: boolean;
  readonly onSave: (activity: Activity) => Promise<boolean>;
  readonly onClose: () => void;
}

type PlaceFieldsProps = Pick<
  ActivityDialogProps,
  "activity" | "activities" | "periods" | "today" | "isFixed"
> & {
  readonly onChange: (activity: Activity) => void;
};

/** Of which kind it is, and where in the course: period, day and percent. */
function PlaceFields({ activity, activities, periods, today, isFixed, onChange }: PlaceFieldsProps) {
  const isTypeFixed = isFixed && activity.exercise !== null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField<ActivityType>
        label={texts.type}
        help={isTypeFixed ? texts.fixedType : undefined}
        disabled={isTypeFixed}
        value={activity.type}
        options={ACTIVITY_TYPES.map((value) => ({ value, label: types[value] }))}
        onChange={(type) => onChange(withType(activity, type))}
      />
      <SelectField
        label={texts.period}
        value={`${activity.period}`}
        options={periods.map((each) => ({ value: `${each}`, label: periodName(each) }))}
        onChange={(each) => onChange({ ...activity, period: Number(each) as PeriodNumber })}
      />
      <DateField
        label={texts.dueDate}
        value={activity.dueDate}
        today={today}
        picker
        onChange={(dueDate) => onChange({ ...activity, dueDate })}
      />
      {activity.replaces === undefined ? (
        <QuantityField
          label={texts.weight}
          value={activity.weight}
          most={100}
          refused={texts.weightRefused}
          onChange={(weight) => onChange({ ...activity, weight })}
        />
      ) : null}
      <ReplacesField
        own={activity.id}
        counted={activity}
        activities={activities}
        onChange={(counted) => onChange(withCounted(activity, counted))}
      />
    </div>
  );
}

const LONGEST_TITLE = 120;
const LONGEST_TEXT = 1000;

/** Creates an activity or changes one; what was typed is asked about before it is given up. */
export function ActivityDialog({
  activity: first,
  activities,
  periods,
  isNew,
  today,
  seed,
  isFixed,
  onSave,
  onClose,
}: ActivityDialogProps) {
  const [activity, setActivity] = useState(first);
  const [isBusy, setIsBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const isUnnamed = activity.title.trim() === "";
  const save = async () => {
    setTried(true);
    if (isUnnamed) return;
    setIsBusy(true);
    const written = await onSave({ ...activity, title: activity.title.trim() });
    setIsBusy(false);
    if (written) onClose();
  };
  return (
    <FormDialog
      strict
      title={isNew ? texts.create : texts.edit(first.title)}
      size="md"
      confirm={texts.save}
      busy={isBusy}
      dirty={activity !== first || (isNew && first.exercise?.kind === "own")}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={texts.title}
        value={activity.title}
        maxLength={LONGEST_TITLE}
        error={tried && isUnnamed ? texts.noTitle : undefined}
        onChange={(title) => setActivity({ ...activity, title })}
      />
      <TextAreaField
        label={texts.description}
        rows={2}
        value={activity.description}
        maxLength={LONGEST_TEXT}
        onChange={(description) => setActivity({ ...activity, description })}
      />
      <PlaceFields
        activity={activity}
        activities={activities}
        periods={periods}
        today={today}
        isFixed={isFixed}
        onChange={setActivity}
      />
      {activity.type === "exercise" ? (
        <ExerciseFields activity={activity} seed={seed} isFixed={isFixed} onChange={setActivity} />
      ) : (
        <SelectField<DeliveryType>
          label={texts.delivery}
          value={activity.deliveryType}
          options={DELIVERY_TYPES.map((value) => ({ value, label: deliveries[value] }))}
          onChange={(deliveryType) => setActivity({ ...activity, deliveryType })}
        />
      )}
      <TextField
        label={texts.openingCode}
        help={texts.openingHelp}
        value={activity.openingCode ?? ""}
        maxLength={LONGEST_OPENING}
        autoComplete="off"
        onChange={(code) => setActivity(withOpening(activity, code))}
      />
    </FormDialog>
  );
}
