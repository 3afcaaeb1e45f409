import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { TRIAL_LEVELS, type TrialLevel } from "#domain/accounting/ledger/trial-level.ts";
import { addMonths, type Month, monthOf } from "#domain/kernel/calendar-day.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import { pickableMonths } from "#domain/report/pickable-months.ts";
import { monthOfPeriod, monthPeriod, type Period } from "#domain/report/report-period.ts";
import { PeriodFields } from "#ui/accounting/report/period-fields.tsx";
import { accountingTexts } from "#ui/accounting/texts.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { PrintButton } from "./ledger-toolbar.tsx";
import { ledgerTexts as texts } from "./texts.ts";
import type { TrialView } from "./use-trial-balance.ts";

interface TrialToolbarProps {
  readonly chart: Chart;
  readonly view: TrialView;
  readonly zeros: boolean;
  readonly onPeriod: (period: Period) => void;
  readonly onLevel: (level: TrialLevel) => void;
  readonly onZeros: (zeros: boolean) => void;
  /** Where there is something to export. */
  readonly exporting: ReactNode;
}

function MonthStepper({
  month,
  view,
  onMonth,
}: {
  readonly month: Month;
  readonly view: TrialView;
  readonly onMonth: (month: Month) => void;
}) {
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
        options={pickableMonths(month, monthOf(view.today), view.used).map((each) => ({
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

function LevelChoice({
  level,
  onLevel,
}: Pick<TrialToolbarProps, "onLevel"> & { readonly level: TrialLevel }) {
  return (
    <div className="flex items-center gap-3">
      <span className="text-muted" aria-hidden="true">
        {texts.level}
      </span>
      <Segmented
        label={texts.level}
        value={String(level)}
        segments={TRIAL_LEVELS.map((each) => ({
          value: String(each),
          label: texts.levels[each],
          name: texts.levelNames[each],
        }))}
        onChange={(value) => onLevel(TRIAL_LEVELS.find((each) => String(each) === value) ?? 4)}
      />
    </div>
  );
}

/** Which days, how deep, and whether accounts that end in zero stand in it. */
export function TrialToolbar(props: TrialToolbarProps) {
  const { chart, view, zeros, onPeriod, onLevel, onZeros, exporting } = props;
  const month = monthOfPeriod(view.period);
  const [ranged, setRanged] = useState(false);
  return (
    <div className="no-print flex flex-wrap items-start gap-x-4 gap-y-2">
      {month === null || ranged ? (
        <PeriodFields period={view.period} today={view.today} used={view.used} onPeriod={onPeriod} />
      ) : (
        <>
          <MonthStepper month={month} view={view} onMonth={(next) => onPeriod(monthPeriod(next))} />
          <Button variant="ghost" onClick={() => setRanged(true)}>
            {accountingTexts.period.own}
          </Button>
        </>
      )}
      {chart.kind === "puc" ? <LevelChoice level={view.level} onLevel={onLevel} /> : null}
      <Checkbox look="toggle" className="min-h-10" label={texts.zeros} checked={zeros} onChange={onZeros} />
      <div className="ml-auto flex items-center gap-2">
        <PrintButton />
        {exporting}
      </div>
    </div>
  );
}
