import { useState } from "react";
import type { Day } from "#domain/kernel/calendar-day.ts";
import {
  type MonthsInUse,
  type Period,
  type PeriodPreset,
  presetOf,
  presetPeriod,
} from "#domain/report/report-period.ts";
import { DateField } from "../../kit/fields/date-field.tsx";
import { SelectField } from "../../kit/fields/select-field.tsx";
import { accountingTexts } from "../texts.ts";

interface PeriodFieldsProps {
  readonly period: Period;
  readonly today: Day;
  readonly used: MonthsInUse;
  readonly onPeriod: (period: Period) => void;
}

const texts = accountingTexts.period;

const PRESETS: readonly PeriodPreset[] = ["month", "quarter", "year", "all"];

/** Two days, and the usual pairs of them in a list. A pair that ends before it begins is said and not taken. */
export function PeriodFields({ period, today, used, onPeriod }: PeriodFieldsProps) {
  const [backwards, setBackwards] = useState(false);
  const preset = presetOf(period, today, used);
  const change = (next: Period) => {
    setBackwards(next.to < next.from);
    if (next.from <= next.to) onPeriod(next);
  };
  const day = (key: keyof Period) => (value: Day | null) => {
    if (value !== null) change({ ...period, [key]: value });
  };
  return (
    <>
      <SelectField<PeriodPreset | "own">
        aria-label={texts.label}
        className="w-full sm:w-44"
        value={preset ?? "own"}
        options={[
          ...PRESETS.map((each) => ({ value: each, label: texts.presets[each] })),
          { value: "own" as const, label: texts.own, disabled: true },
        ]}
        onChange={(next) => {
          if (next !== "own") change(presetPeriod(next, today, used));
        }}
      />
      <div className="grid w-full gap-2 min-[360px]:grid-cols-2 sm:w-80">
        <DateField
          aria-label={texts.from}
          value={period.from}
          today={today}
          onChange={day("from")}
          error={backwards ? texts.rangeBackwards : undefined}
        />
        <DateField aria-label={texts.to} value={period.to} today={today} onChange={day("to")} />
      </div>
    </>
  );
}
