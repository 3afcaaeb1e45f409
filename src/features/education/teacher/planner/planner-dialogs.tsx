import { lazy, Suspense } from "react";
import { countHeld } from "#domain/classroom/grade.ts";
import { offeredPeriods } from "#domain/classroom/planner.ts";
import { isExerciseFixed } from "#domain/classroom/sent-task.ts";
import type { Exercise } from "#domain/exercises/exercise.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { ActivityDialog } from "./activity-dialog.tsx";
import { AssignDialog } from "./assign-dialog.tsx";
import { assignedNotice } from "./assigned-notice.ts";
import { RemoveActivity } from "./remove-activity.tsx";
import type { PlanDialog } from "./use-plan-dialog.ts";

interface PlannerDialogsProps {
  readonly desk: TeacherDesk;
  readonly dialog: PlanDialog | null;
  /** An exercise was made and looked over: it becomes a new activity. */
  readonly onMade: (exercise: Exercise) => void;
  readonly onClose: () => void;
}

const GenerateDialog = lazy(async () => ({
  default: (await import("./generate/generate-dialog.tsx")).GenerateDialog,
}));

const BookExerciseDialog = lazy(async () => ({
  default: (await import("./book/book-exercise-dialog.tsx")).BookExerciseDialog,
}));

const LARGEST_SEED = 2_147_483_645;

/** A seed for the sample that the teacher sees, out of the random part of the activity's id. */
function seedFrom(id: string): number {
  return (Number.parseInt(id.replace(/[^0-9a-f]/gu, "").slice(-12), 16) % LARGEST_SEED) + 1;
}

/** Creating, editing, assigning and deleting an activity. */
export function PlannerDialogs({ desk, dialog, onMade, onClose }: PlannerDialogsProps) {
  if (dialog === null) return null;
  if (dialog.kind === "generate") {
    const newSeed = () => seedFrom(desk.newId("activity"));
    return (
      <Suspense>
        <GenerateDialog newSeed={newSeed} onMade={onMade} onClose={onClose} />
      </Suspense>
    );
  }
  if (dialog.kind === "book")
    return (
      <Suspense>
        <BookExerciseDialog book={dialog.book} onMade={onMade} onClose={onClose} />
      </Suspense>
    );
  const { activity } = dialog;
  const { classrooms, today, act } = desk;
  const stored = desk.activities.find(({ id }) => id === activity.id) ?? activity;
  const grades = desk.grades.filter((grade) => grade.activity === activity.id);
  if (dialog.kind === "edit") {
    return (
      <ActivityDialog
        activity={activity}
        activities={desk.activities}
        periods={offeredPeriods(activity, classrooms)}
        isNew={dialog.isNew}
        today={today}
        seed={seedFrom(activity.id)}
        isFixed={!dialog.isNew && isExerciseFixed(stored, countHeld(grades).handIns)}
        onSave={act.saveActivity}
        onClose={onClose}
      />
    );
  }
  if (dialog.kind === "remove") return <RemoveActivity desk={desk} activity={activity} onClose={onClose} />;
  return (
    <AssignDialog
      activity={activity}
      activities={desk.activities}
      classrooms={classrooms}
      grades={grades}
      today={today}
      onSave={(assignedTo) =>
        act.assign(activity, assignedTo, assignedNotice(activity, assignedTo, classrooms))
      }
      onClose={onClose}
    />
  );
}
