import { PERIODS, type PeriodNumber } from "#domain/classroom/classroom.ts";
import {
  distributionText,
  distributionTotal,
  gradingPeriods,
  percentOfPeriod,
  withPeriodsCount,
} from "#domain/classroom/settings.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { type SettingsPartProps, told } from "./grading-fields.tsx";
import { NumberField } from "./number-field.tsx";
import { teacherSettingsTexts as texts } from "./texts.ts";

const asChoice = (value: number) => ({ value: String(value), label: String(value) });

/** How many periods, which one is active, and what each is worth: together exactly 100. */
export function GradingPeriodFields({
  settings,
  problem,
  beyond,
  onChange,
}: SettingsPartProps & { readonly beyond: number }) {
  const total = distributionTotal(settings);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{texts.distribution}</legend>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={texts.periods}
          value={String(settings.periodsCount)}
          options={PERIODS.map(asChoice)}
          onChange={(value) => onChange(withPeriodsCount(settings, Number(value) as PeriodNumber))}
        />
        <SelectField
          label={texts.active}
          value={String(settings.activePeriod)}
          options={gradingPeriods(settings).map(asChoice)}
          onChange={(value) => onChange({ ...settings, activePeriod: Number(value) as PeriodNumber })}
        />
        {gradingPeriods(settings).map((period) => (
          <NumberField
            key={period}
            label={texts.share(period)}
            value={percentOfPeriod(settings.periodDistribution, period)}
            error={told(problem, (each) => each.kind === "share" && each.period === period)}
            onChange={(share) =>
              onChange({
                ...settings,
                periodDistribution: { ...settings.periodDistribution, [`period${period}`]: share },
              })
            }
          />
        ))}
        <NumberField
          label={texts.least}
          value={settings.minGradesPerPeriod}
          error={told(problem, ({ kind }) => kind === "min-grades")}
          onChange={(minGradesPerPeriod) => onChange({ ...settings, minGradesPerPeriod })}
        />
      </div>
      <p
        role="status"
        className={total === 100 ? "mt-2 font-semibold text-success" : "mt-2 font-semibold text-error"}
      >
        {distributionText(total)}
      </p>
      {beyond === 0 ? null : <p role="status">{texts.beyond(beyond)}</p>}
    </fieldset>
  );
}
