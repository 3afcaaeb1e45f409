import type { Activity, Assignment } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { standingIn, withoutReplaced } from "#domain/classroom/counting/replaced-activity.ts";
import { countHeld, type Grade } from "#domain/classroom/grade.ts";
import type { Day } from "#domain/kernel/day.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { plannerTexts } from "./texts.ts";

const { assignForm: texts, classroomName } = plannerTexts;

interface StopsProps {
  /** Of the activity in the classroom. */
  readonly grades: readonly Grade[];
  /** What stands in for the activity there. */
  readonly standIns: readonly Activity[];
}

/** What of a classroom stops counting once the activity is taken from it. */
function Stops({ grades, standIns }: StopsProps) {
  const held = countHeld(grades);
  const told = [
    ...(held.grades + held.handIns === 0 ? [] : [texts.stops(held.grades, held.handIns)]),
    ...(standIns.length === 0 ? [] : [texts.standIns(standIns.map(({ title }) => title))]),
  ];
  if (told.length === 0) return null;
  return (
    <p role="status" className="text-sm">
      {told.join(" ")}
    </p>
  );
}

/** Why a second chance cannot go to a classroom: what it stands in for is not there (ED-161). */
function whyNot(activity: Activity, activities: readonly Activity[], classroom: Classroom): string | null {
  const { replaces } = activity;
  const replaced =
    replaces?.kind === "activity" ? activities.find(({ id }) => id === replaces.activity) : undefined;
  if (withoutReplaced(activity, replaced, [classroom.id]).length === 0) return null;
  return replaced === undefined ? texts.replacedGone : texts.unreplaced(replaced.title);
}

interface AssignRoomProps {
  readonly activity: Activity;
  /** All of the teacher's. */
  readonly activities: readonly Activity[];
  readonly classroom: Classroom;
  /** Of the activity in the classroom. */
  readonly grades: readonly Grade[];
  readonly today: Day;
  /** Undefined where it is not chosen. */
  readonly place: Assignment | undefined;
  readonly onChange: (isIn: boolean) => void;
  /** Null for the activity's own day. */
  readonly onDay: (day: Day | null) => void;
}

/** A classroom that an activity may go to, with its day there, or with what keeps it away or stops counting. */
export function AssignRoom(props: AssignRoomProps) {
  const { activity, activities, classroom, grades, today, place, onChange, onDay } = props;
  const { id, status } = classroom;
  const name = classroomName(classroom.name, classroom.group);
  const isTaken = activity.assignedTo.some((each) => each.classroom === id);
  const refused = whyNot(activity, activities, classroom);
  return (
    <div className="grid gap-2">
      <Checkbox
        label={status === "archived" ? `${name} (${texts.archived})` : name}
        checked={place !== undefined}
        disabled={status === "archived" || (refused !== null && !isTaken)}
        aria-describedby={refused === null ? undefined : `no-cuenta-${id}`}
        onChange={onChange}
      />
      {refused === null ? null : (
        <p id={`no-cuenta-${id}`} className="text-muted text-sm">
          {refused}
        </p>
      )}
      {place === undefined && isTaken ? (
        <Stops grades={grades} standIns={standingIn(activities, activity.id, id)} />
      ) : null}
      {place === undefined || status === "archived" ? null : (
        <DateField
          label={texts.due(name)}
          value={place.dueDate ?? activity.dueDate}
          today={today}
          picker
          onChange={(day) => onDay(day === activity.dueDate ? null : day)}
        />
      )}
    </div>
  );
}
