import { type Activity, isWeight } from "#domain/classroom/activity.ts";
import { weightEffect } from "#domain/classroom/counting/weight-effect.ts";
import type { Gradebook } from "#domain/classroom/gradebook.ts";
import { NumberField } from "../settings/number-field.tsx";
import { gradesTexts } from "./texts.ts";

const { part: texts } = gradesTexts;

interface WeightFieldProps {
  readonly book: Gradebook;
  readonly own: Pick<Activity, "id" | "period" | "weight">;
  readonly onChange: (weight: number) => void;
}

/** The percent of the final grade that an activity is worth, with what its period comes to by it (ED-164). */
export function WeightField({ book: { classroom, columns }, own, onChange }: WeightFieldProps) {
  const isRead = isWeight(own.weight);
  const activities = columns.map(({ activity }) => activity);
  return (
    <NumberField
      label={texts.weight}
      value={own.weight}
      error={isRead ? null : texts.noWeight}
      help={isRead ? texts.effect(weightEffect(classroom.settings, activities, own)) : undefined}
      onChange={onChange}
    />
  );
}
