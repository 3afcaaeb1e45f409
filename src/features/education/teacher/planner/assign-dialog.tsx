import { useState } from "react";
import type { Activity, Assignment } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { countHeld, type Grade } from "#domain/classroom/grade.ts";
import type { Day } from "#domain/kernel/day.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { plannerTexts } from "./texts.ts";

const { assignForm: texts, classroomName } = plannerTexts;

interface AssignDialogProps {
  readonly activity: Activity;
  readonly classrooms: readonly Classroom[];
  /** Of the activity, in all its classrooms. */
  readonly grades: readonly Grade[];
  readonly today: Day;
  readonly onSave: (assignedTo: readonly Assignment[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** What of a classroom stops counting once the activity is taken from it. */
function Stops({ grades }: Pick<AssignDialogProps, "grades">) {
  const held = countHeld(grades);
  if (held.grades + held.handIns === 0) return null;
  return (
    <p role="status" className="text-sm">
      {texts.stops(held.grades, held.handIns)}
    </p>
  );
}

/** To which classrooms an activity goes, each with a day of its own where it needs one. */
export function AssignDialog({ activity, classrooms, grades, today, onSave, onClose }: AssignDialogProps) {
  const [assigned, setAssigned] = useState<readonly Assignment[]>(activity.assignedTo);
  const [isBusy, setIsBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const wasDraft = activity.status === "draft";
  const offered = classrooms.filter(
    ({ id, status }) => status === "active" || activity.assignedTo.some(({ classroom }) => classroom === id),
  );
  const isNobody = assigned.length === 0 && wasDraft;
  const save = async () => {
    setTried(true);
    if (isNobody) return;
    setIsBusy(true);
    const written = await onSave(assigned);
    setIsBusy(false);
    if (written) onClose();
  };
  const change = ({ id }: Classroom, isIn: boolean) =>
    setAssigned(
      isIn
        ? [...assigned, { classroom: id, dueDate: null }]
        : assigned.filter(({ classroom }) => classroom !== id),
    );
  const setDay = (place: Assignment, dueDate: Day | null) =>
    setAssigned(assigned.map((each) => (each === place ? { ...each, dueDate } : each)));
  return (
    <FormDialog
      strict
      title={texts.title(activity.title)}
      confirm={assigned.length === 0 && !wasDraft ? texts.toDraft : texts.confirm}
      busy={isBusy}
      dirty={assigned !== activity.assignedTo}
      onSubmit={save}
      onClose={onClose}
    >
      <p className="text-muted">{offered.length === 0 ? texts.none : texts.text}</p>
      {offered.map((classroom) => {
        const name = classroomName(classroom.name, classroom.group);
        const isTaken = activity.assignedTo.some((each) => each.classroom === classroom.id);
        const place = assigned.find((each) => each.classroom === classroom.id);
        return (
          <div key={classroom.id} className="grid gap-2">
            <Checkbox
              label={classroom.status === "archived" ? `${name} (${texts.archived})` : name}
              checked={place !== undefined}
              disabled={classroom.status === "archived"}
              onChange={(isIn) => change(classroom, isIn)}
            />
            {place === undefined && isTaken ? (
              <Stops grades={grades.filter((grade) => grade.classroom === classroom.id)} />
            ) : null}
            {place === undefined || classroom.status === "archived" ? null : (
              <DateField
                label={texts.due(name)}
                value={place.dueDate ?? activity.dueDate}
                today={today}
                picker
                onChange={(day) => setDay(place, day === activity.dueDate ? null : day)}
              />
            )}
          </div>
        );
      })}
      {tried && isNobody ? (
        <p role="alert" className="text-error text-sm">
          {texts.pick}
        </p>
      ) : null}
    </FormDialog>
  );
}
