import Calendar from "lucide-react/icons/calendar";
import Pencil from "lucide-react/icons/pencil";
import Send from "lucide-react/icons/send";
import WandSparkles from "lucide-react/icons/wand-sparkles";
import { useId } from "react";
import type { Activity, ActivityStatus } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { listed } from "#domain/kernel/spanish.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { MoreMenu } from "#ui/kit/overlays/more-menu.tsx";
import { Badge, type BadgeTone } from "#ui/kit/text/badge.tsx";
import { DayText } from "#ui/kit/text/day-text.tsx";
import { countedText } from "../grades/percent-text.ts";
import { plannerTexts as texts } from "./texts.ts";

export interface CardActions {
  readonly onAssign: (activity: Activity) => void;
  readonly onEdit: (activity: Activity) => void;
  readonly onCopy: (activity: Activity) => void;
  readonly onRemove: (activity: Activity) => void;
  readonly onHandIns: (activity: Activity, classroom: Classroom) => void;
}

interface ActivityCardProps {
  readonly activity: Activity;
  readonly classrooms: readonly Classroom[];
  readonly on: CardActions;
}

const TONES: Readonly<Record<ActivityStatus, BadgeTone>> = {
  draft: "neutral",
  assigned: "info",
  active: "ok",
};

/** The classrooms that an activity is assigned to. */
function placesOf({ assignedTo }: Activity, classrooms: readonly Classroom[]): readonly Classroom[] {
  return assignedTo.flatMap(({ classroom }) => classrooms.find((each) => each.id === classroom) ?? []);
}

/** "Contabilidad Financiera II, 03". */
const nameOf = ({ name, group }: Classroom) => texts.classroomName(name, group);

/** One activity of the plan, with what can be done with it. */
export function ActivityCard({ activity, classrooms, on }: ActivityCardProps) {
  const { title, description, status, type, dueDate } = activity;
  // Buttons of the same name on every card are told apart by what describes them.
  const heading = useId();
  const isDraft = status === "draft";
  const places = placesOf(activity, classrooms);
  // "Contabilidad Financiera II, 03 y Costos, 01".
  const where = listed(places.map(nameOf));
  const handIns = isDraft || activity.external ? [] : places;
  return (
    <article data-record={activity.id} className="plan-card" data-draft={isDraft} aria-label={title}>
      <div className="grid gap-1 p-4">
        <div className="flex items-start justify-between gap-2">
          <h3 id={heading} className="title-block wrap-anywhere">
            {title}
          </h3>
          <Badge tone={TONES[status]}>{texts.statuses[status]}</Badge>
        </div>
        {description === "" ? null : <p className="line-clamp-3 wrap-anywhere text-sm">{description}</p>}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          <span className="inline-flex items-center gap-1">
            {activity.hasAutoGrading ? (
              <WandSparkles size={15} aria-label={texts.card.auto} role="img" />
            ) : null}
            {texts.types[type]}
          </span>
          {dueDate === null ? null : (
            <span className="inline-flex items-center gap-1">
              <Calendar size={15} aria-label={texts.card.due} role="img" />
              <DayText day={dueDate} />
            </span>
          )}
          <span className="ml-auto font-semibold text-base text-base-content">{countedText(activity)}</span>
        </p>
        {where === "" ? null : <p className="text-muted text-sm">{where}</p>}
      </div>
      <div className="plan-card-foot">
        <Button
          size="sm"
          aria-describedby={heading}
          variant={isDraft ? "primary" : "ghost"}
          icon={<Send size={16} aria-hidden="true" />}
          onClick={() => on.onAssign(activity)}
        >
          {isDraft ? texts.card.assign : texts.card.reassign}
        </Button>
        <Button
          size="sm"
          aria-describedby={heading}
          variant="ghost"
          icon={<Pencil size={16} aria-hidden="true" />}
          onClick={() => on.onEdit(activity)}
        >
          {texts.card.edit}
        </Button>
        <MoreMenu
          label={texts.card.more(title)}
          size="sm"
          className="ml-auto"
          items={[
            ...handIns.map((classroom) => ({
              id: `entregas ${classroom.id}`,
              label: handIns.length === 1 ? texts.card.handIns : texts.card.handInsIn(nameOf(classroom)),
              onSelect: () => on.onHandIns(activity, classroom),
            })),
            { id: "copy", label: texts.card.duplicate, onSelect: () => on.onCopy(activity) },
            { id: "remove", label: texts.card.remove, tone: "danger", onSelect: () => on.onRemove(activity) },
          ]}
        />
      </div>
    </article>
  );
}
