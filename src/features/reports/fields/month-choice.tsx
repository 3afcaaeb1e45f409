import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { addMonths, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import { pickableMonths } from "#domain/report/pickable-months.ts";
import { monthOfPeriod, monthPeriod } from "#domain/report/report-period.ts";
import { PeriodFields } from "#ui/accounting/report/period-fields.tsx";
import type { PeriodFieldsProps } from "#ui/accounting/report/period-fields-props.ts";
import { accountingTexts } from "#ui/accounting/texts.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { reportTexts as texts } from "../texts.ts";

interface MonthStepperProps extends Pick<PeriodFieldsProps, "today" | "used"> {
  readonly month: Month;
  readonly onMonth: (month: Month) => void;
}

function MonthStepper({ month, today, used, onMonth }: MonthStepperProps) {
  return (
    <div className="flex w-full items-center sm:w-auto">
      <IconButton
        label={texts.previousMonth}
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        onClick={() => onMonth(addMonths(month, -1))}
      />
      <SelectField<Month>
        aria-label={texts.month}
        className="flex-1 sm:w-48"
        value={month}
        options={pickableMonths(month, monthOf(today), used).map((each) => ({
          value: each,
          label: formatMonth(each),
        }))}
        onChange={onMonth}
      />
      <IconButton
        label={texts.nextMonth}
        icon={<ChevronRight size={18} aria-hidden="true" />}
        onClick={() => onMonth(addMonths(month, 1))}
      />
    </div>
  );
}

/** One month, stepped through; or two days, once they are asked for. */
export function MonthChoice(props: PeriodFieldsProps) {
  const { period, today, used, onPeriod } = props;
  const month = monthOfPeriod(period);
  const [ranged, setRanged] = useState(false);
  if (month === null || ranged) return <PeriodFields {...props} />;
  return (
    <>
      <MonthStepper month={month} today={today} used={used} onMonth={(next) => onPeriod(monthPeriod(next))} />
      <Button variant="ghost" onClick={() => setRanged(true)}>
        {accountingTexts.period.own}
      </Button>
    </>
  );
}
