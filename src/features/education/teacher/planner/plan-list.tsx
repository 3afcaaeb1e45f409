import type { Activity } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import { ActivityCard, type CardActions } from "./activity-card.tsx";
import { plannerTexts as texts } from "./texts.ts";

interface PlanListProps {
  readonly activities: readonly Activity[];
  readonly classrooms: readonly Classroom[];
  readonly on: CardActions;
  /** Under the month of their day, or in one list. */
  readonly byMonth: boolean;
}

interface Group {
  readonly title: string | null;
  readonly activities: Activity[];
}

function grouped(activities: readonly Activity[], byMonth: boolean): readonly Group[] {
  if (!byMonth) return [{ title: null, activities: [...activities] }];
  const groups: Group[] = [];
  for (const activity of activities) {
    const title = activity.dueDate === null ? texts.noDay : formatMonth(monthOf(activity.dueDate));
    const last = groups.at(-1);
    if (last?.title === title) last.activities.push(activity);
    else groups.push({ title, activities: [activity] });
  }
  return groups;
}

/** Activities by day: one list, or month by month. */
export function PlanList({ activities, classrooms, on, byMonth }: PlanListProps) {
  if (activities.length === 0) return <p className="text-muted">{texts.nothingShown}</p>;
  return (
    <div className="grid gap-6">
      {grouped(activities, byMonth).map(({ title, activities: own }) => (
        <section key={title ?? ""} className="grid gap-3" aria-label={title ?? texts.views.list}>
          {title === null ? null : (
            <h2 className="border-base-content border-b pb-2 font-semibold">{title}</h2>
          )}
          <ul className="grid gap-3 lg:grid-cols-2">
            {own.map((activity) => (
              <li key={activity.id}>
                <ActivityCard activity={activity} classrooms={classrooms} on={on} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
