import { offeredPresets, type PeriodPreset, presetOf, presetPeriod } from "#domain/report/report-period.ts";
import { SelectField } from "../../kit/fields/select-field.tsx";
import { accountingTexts } from "../texts.ts";
import type { PeriodFieldsProps } from "./period-fields-props.ts";

const texts = accountingTexts.period;

/** The usual periods in a list, which also says when the period is none of them. */
export function PeriodPresets({ period, today, used, onPeriod }: PeriodFieldsProps) {
  return (
    <SelectField<PeriodPreset | "own">
      aria-label={texts.label}
      className="w-full sm:w-44"
      value={presetOf(period, today, used) ?? "own"}
      options={[
        ...offeredPresets(today, used).map((each) => ({ value: each, label: texts.presets[each] })),
        { value: "own" as const, label: texts.own, disabled: true },
      ]}
      onChange={(next) => {
        if (next !== "own") onPeriod(presetPeriod(next, today, used));
      }}
    />
  );
}
