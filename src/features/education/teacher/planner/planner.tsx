import BookCopy from "lucide-react/icons/book-copy";
import Plus from "lucide-react/icons/plus";
import WandSparkles from "lucide-react/icons/wand-sparkles";
import { type ReactNode, useState } from "react";
import type { PeriodNumber } from "#domain/classroom/classroom.ts";
import type { PeriodPlan } from "#domain/classroom/planner.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyList } from "#ui/kit/feedback/empty-list.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { ScreenHead } from "#ui/kit/text/screen-head.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { useRevealNew } from "#ui/kit/use-reveal-new.ts";
import type { AcademicPlace, GoTo } from "../../shell/academic-place.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import type { NewActivity } from "./activity-draft.ts";
import { PeriodColumn } from "./period-column.tsx";
import { PlanList } from "./plan-list.tsx";
import { PlannerBar } from "./planner-bar.tsx";
import { PlannerDialogs } from "./planner-dialogs.tsx";
import { plannerTexts as texts } from "./texts.ts";
import { usePlan } from "./use-plan.ts";
import { type FirstDialog, usePlanDialog } from "./use-plan-dialog.ts";
import "./planner.css";

interface PlannerProps {
  readonly desk: TeacherDesk;
  readonly place: AcademicPlace;
  readonly go: GoTo;
}

interface PeriodsProps {
  readonly plans: readonly PeriodPlan[];
  readonly children: (plan: PeriodPlan) => ReactNode;
  readonly active: PeriodNumber;
}

/** Columns side by side; on a phone one at a time. */
function Periods({ plans, children, active }: PeriodsProps) {
  const isPhone = useMediaQuery(PHONE);
  const [chosen, setChosen] = useState<PeriodNumber>(active);
  const open = plans.find(({ period }) => period === chosen) ?? plans[0];
  if (!isPhone || open === undefined) return <div className="plan-columns">{plans.map(children)}</div>;
  return (
    <div className="grid gap-4">
      <Segmented
        label={texts.views.period}
        block
        value={`${open.period}`}
        segments={plans.map(({ period, sum }) => ({
          value: `${period}`,
          label: `${texts.period(period)} · ${texts.percent(sum)}`,
        }))}
        onChange={(period) => setChosen(Number(period) as PeriodNumber)}
      />
      {children(open)}
    </div>
  );
}

/** What the address asks to open: a new activity, or one with an exercise still to be made. */
function firstDialog({ vista, libro }: AcademicPlace, blank: NewActivity): FirstDialog {
  if (vista === "cuadra") return "generate";
  if (vista === "libro") return { kind: "book", book: libro ?? null };
  return vista === "nueva" ? blank : null;
}

/** "Planeador de Actividades": what each classroom will do, period by period, until it adds up. */
export function Planner({ desk, place, go }: PlannerProps) {
  const { classrooms, activities } = desk;
  const plan = usePlan(desk);
  useRevealNew(activities.map(({ id }) => id));
  const blank = { period: plan.activePeriod, weight: 0 };
  const { dialog, begin, generate, fromBook, on, close } = usePlanDialog(desk, firstDialog(place, blank), go);
  const beginBlank = () => begin(blank);
  const leave = () => {
    close();
    // Otherwise a reload opens it again.
    if (place.vista !== undefined) go({ section: "activities" });
  };
  const worths = plan.periods.flatMap(({ worth }) => (worth === null ? [] : [worth]));
  const shown =
    plan.view === "period" ? (
      <Periods plans={plan.periods} active={plan.activePeriod}>
        {(period) => (
          <PeriodColumn
            key={period.period}
            plan={period}
            classrooms={classrooms}
            isFiltered={plan.isFiltered}
            on={on}
            onAdd={({ period: number, missing }) => begin({ period: number, weight: missing ?? 0 })}
          />
        )}
      </Periods>
    ) : (
      <PlanList activities={plan.listed} classrooms={classrooms} on={on} byMonth={plan.view === "calendar"} />
    );
  return (
    <div className="grid gap-5">
      <ScreenHead
        title={texts.title}
        lead={texts.lead(worths)}
        action={
          <span className="flex flex-wrap gap-2">
            <Button icon={<WandSparkles size={18} aria-hidden="true" />} onClick={generate}>
              {texts.createWithAi}
            </Button>
            <Button icon={<BookCopy size={18} aria-hidden="true" />} onClick={fromBook}>
              {texts.createFromBook}
            </Button>
            <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={beginBlank}>
              {texts.create}
            </Button>
          </span>
        }
      />
      {activities.length === 0 ? (
        <EmptyList
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={texts.create}
          onAction={beginBlank}
        />
      ) : (
        <>
          <PlannerBar plan={plan} />
          {shown}
        </>
      )}
      <PlannerDialogs
        desk={desk}
        dialog={dialog}
        onMade={(exercise) =>
          begin({ ...blank, exercise: { kind: "own", exercise }, title: exercise.case.title })
        }
        onClose={leave}
      />
    </div>
  );
}
