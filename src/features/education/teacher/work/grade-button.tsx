import CheckCheck from "lucide-react/icons/check-check";
import { useState } from "react";
import type { Activity } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { Grading } from "./grading.tsx";
import { workTexts as texts } from "./texts.ts";

interface GradeButtonProps {
  readonly desk: TeacherDesk;
  readonly classroom: Classroom;
  readonly activity: Activity;
}

/** Grades all works of an activity by machine. */
export function GradeButton({ desk, classroom, activity }: GradeButtonProps) {
  const [running, setRunning] = useState(false);
  return (
    <>
      <Button
        size="sm"
        loading={running}
        icon={<CheckCheck size={15} aria-hidden="true" />}
        aria-label={texts.gradeOf(activity.title)}
        onClick={() => setRunning(true)}
      >
        {texts.grade}
      </Button>
      {running ? (
        <Grading desk={desk} classroom={classroom} activity={activity} onDone={() => setRunning(false)} />
      ) : null}
    </>
  );
}
