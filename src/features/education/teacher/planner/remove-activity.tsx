import type { Activity } from "#domain/classroom/activity.ts";
import { standingIn } from "#domain/classroom/counting/replaced-activity.ts";
import { countHeld } from "#domain/classroom/grade.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { plannerTexts } from "./texts.ts";

const { remove: texts } = plannerTexts;

interface RemoveActivityProps {
  readonly desk: TeacherDesk;
  readonly activity: Activity;
  readonly onClose: () => void;
}

/** Asks before an activity goes with the grades and the hand-ins that it has. */
export function RemoveActivity({ desk, activity, onClose }: RemoveActivityProps) {
  const held = countHeld(desk.grades.filter((grade) => grade.activity === activity.id));
  const standIns = standingIn(desk.activities, activity.id).map(({ title }) => title);
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={texts.title}
      text={texts.text(activity.title)}
      detail={texts.detail(held.grades, held.handIns, standIns)}
      confirmLabel={texts.confirm}
      onCancel={onClose}
      onConfirm={async () => {
        if (await desk.act.deleteActivity(activity)) onClose();
      }}
    />
  );
}
