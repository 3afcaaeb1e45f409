import { firstDay, lastDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import { pickableMonths } from "#domain/report/pickable-months.ts";
import type { Period } from "#domain/report/report-period.ts";
import type { PeriodFieldsProps } from "#ui/accounting/report/period-fields-props.ts";
import { PeriodPresets } from "#ui/accounting/report/period-presets.tsx";
import { accountingTexts } from "#ui/accounting/texts.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";

/** The period between two months, whichever comes first; both whole. */
export function monthRange(one: Month, other: Month): Period {
  return one <= other
    ? { from: firstDay(one), to: lastDay(other) }
    : { from: firstDay(other), to: lastDay(one) };
}

/** A first and a last month, and the usual pairs of them in a list. */
export function MonthRange({ period, today, used, onPeriod }: PeriodFieldsProps) {
  const first = monthOf(period.from);
  const last = monthOf(period.to);
  const months = (shown: Month) =>
    pickableMonths(shown, monthOf(today), used).map((value) => ({ value, label: formatMonth(value) }));
  return (
    <>
      <PeriodPresets period={period} today={today} used={used} onPeriod={onPeriod} />
      <div className="grid w-full gap-2 min-[420px]:grid-cols-2 sm:w-88">
        <SelectField<Month>
          aria-label={accountingTexts.period.from}
          value={first}
          options={months(first)}
          onChange={(month) => onPeriod(monthRange(month, last))}
        />
        <SelectField<Month>
          aria-label={accountingTexts.period.to}
          value={last}
          options={months(last)}
          onChange={(month) => onPeriod(monthRange(first, month))}
        />
      </div>
    </>
  );
}
