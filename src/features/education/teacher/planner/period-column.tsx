import Check from "lucide-react/icons/check";
import Plus from "lucide-react/icons/plus";
import Scale from "lucide-react/icons/scale";
import type { Classroom } from "#domain/classroom/classroom.ts";
import type { PeriodPlan } from "#domain/classroom/planner.ts";
import { classNames } from "#ui/kit/class-names.ts";
import { ActivityCard, type CardActions } from "./activity-card.tsx";
import { plannerTexts as texts } from "./texts.ts";

interface PeriodColumnProps {
  readonly plan: PeriodPlan;
  readonly classrooms: readonly Classroom[];
  readonly isFiltered: boolean;
  readonly on: CardActions;
  readonly onAdd: (plan: PeriodPlan) => void;
}

/** What the period adds up to, with the double rule once it is complete. */
function PeriodSum({ plan: { sum, worth, missing } }: Pick<PeriodColumnProps, "plan">) {
  const isComplete = missing === 0;
  return (
    <div className="mt-auto grid gap-1 pt-3">
      <p className="flex items-baseline justify-between font-semibold">
        <span>{texts.sum}</span>
        <span className="plan-sum" data-complete={isComplete}>
          {texts.percent(sum)}
        </span>
      </p>
      {worth === null || missing === null ? null : (
        <p
          className={classNames(
            "flex items-center gap-1.5 font-semibold text-sm",
            isComplete ? "text-success" : "text-error",
          )}
        >
          {isComplete ? <Check size={16} aria-hidden="true" /> : <Scale size={16} aria-hidden="true" />}
          {isComplete
            ? texts.complete
            : missing > 0
              ? texts.missing(missing, worth)
              : texts.tooMuch(-missing, worth)}
        </p>
      )}
    </div>
  );
}

/** One grading period: its activities, what is missing of it, and its sum. */
export function PeriodColumn({ plan, classrooms, isFiltered, on, onAdd }: PeriodColumnProps) {
  const { period, worth, shown, missing } = plan;
  return (
    <section className="plan-column" aria-label={texts.period(period)}>
      <header className="flex items-baseline justify-between border-b border-base-content pb-2">
        <h2 className="font-semibold">{texts.period(period)}</h2>
        {worth === null ? null : <span className="text-muted text-sm">{texts.worth(worth)}</span>}
      </header>
      {shown.length === 0 ? (
        <p className="text-muted text-sm">{isFiltered ? texts.nothingShown : texts.noneInPeriod}</p>
      ) : (
        <ul className="grid gap-3">
          {shown.map((activity) => (
            <li key={activity.id}>
              <ActivityCard activity={activity} classrooms={classrooms} on={on} />
            </li>
          ))}
        </ul>
      )}
      {missing !== null && missing > 0 ? (
        <button type="button" className="plan-add" onClick={() => onAdd(plan)}>
          <Plus size={16} aria-hidden="true" />
          {texts.addMissing(missing)}
        </button>
      ) : null}
      <PeriodSum plan={plan} />
    </section>
  );
}
