import { useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import type { Period } from "#domain/report/report-period.ts";
import { DateField } from "../../kit/fields/date-field.tsx";
import { accountingTexts } from "../texts.ts";
import type { PeriodFieldsProps } from "./period-fields-props.ts";
import { PeriodPresets } from "./period-presets.tsx";

const texts = accountingTexts.period;

/** Two dates, the last one counted, and a list of usual periods. A period that ends before it begins is reported and not applied. */
export function PeriodFields({ period, cutoff, today, used, onPeriod }: PeriodFieldsProps) {
  const [backwards, setBackwards] = useState(false);
  const change = (next: Period) => {
    setBackwards(next.to < next.from);
    if (next.from <= next.to) onPeriod(next);
  };
  const day = (key: keyof Period) => (value: Day | null) => {
    if (value !== null) change({ ...period, [key]: value });
  };
  return (
    <>
      <PeriodPresets period={period} today={today} used={used} onPeriod={change} />
      <div className="grid w-full gap-2 min-[360px]:grid-cols-2 sm:w-80">
        <DateField
          aria-label={texts.from}
          value={period.from}
          today={today}
          onChange={day("from")}
          error={backwards ? texts.rangeBackwards : undefined}
        />
        <DateField aria-label={texts.to} value={cutoff ?? period.to} today={today} onChange={day("to")} />
      </div>
    </>
  );
}
