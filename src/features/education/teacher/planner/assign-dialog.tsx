import { useState } from "react";
import type { Activity, Assignment } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import type { Grade } from "#domain/classroom/grade.ts";
import type { Day } from "#domain/kernel/day.ts";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { AssignRoom } from "./assign-room.tsx";
import { plannerTexts } from "./texts.ts";

const { assignForm: texts } = plannerTexts;

interface AssignDialogProps {
  readonly activity: Activity;
  /** All of the teacher's. */
  readonly activities: readonly Activity[];
  readonly classrooms: readonly Classroom[];
  /** Of the activity, in all its classrooms. */
  readonly grades: readonly Grade[];
  readonly today: Day;
  readonly onSave: (assignedTo: readonly Assignment[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** To which classrooms an activity goes, each with a day of its own where it needs one. */
export function AssignDialog(props: AssignDialogProps) {
  const { activity, activities, classrooms, grades, today, onSave, onClose } = props;
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
        const place = assigned.find((each) => each.classroom === classroom.id);
        return (
          <AssignRoom
            key={classroom.id}
            activity={activity}
            activities={activities}
            classroom={classroom}
            grades={grades.filter((grade) => grade.classroom === classroom.id)}
            today={today}
            place={place}
            onChange={(isIn) => change(classroom, isIn)}
            onDay={(day) => place && setDay(place, day)}
          />
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
