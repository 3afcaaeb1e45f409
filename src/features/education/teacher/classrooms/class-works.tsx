import { lazy, Suspense } from "react";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { ClassCopyReminder } from "../copies/copy-reminder.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { ShareClass } from "../inbox/share-class.tsx";
import { AssignedWorks } from "./assigned-works.tsx";

const ClassInbox = lazy(async () => ({ default: (await import("../inbox/class-inbox.tsx")).ClassInbox }));

interface ClassWorksProps {
  readonly desk: TeacherDesk;
  readonly classroom: Classroom;
}

/** What goes to the students of a classroom and what comes back. An archived one neither sends nor receives. */
export function ClassWorks({ desk, classroom }: ClassWorksProps) {
  const isActive = classroom.status === "active";
  return (
    <div className="grid gap-6">
      {isActive ? (
        <div className="flex justify-end">
          <ShareClass desk={desk} classroom={classroom} />
        </div>
      ) : null}
      {isActive ? <ClassCopyReminder desk={desk} classroom={classroom} /> : null}
      <AssignedWorks desk={desk} classroom={classroom} />
      {isActive ? (
        <Suspense fallback={null}>
          <ClassInbox desk={desk} classroom={classroom} />
        </Suspense>
      ) : null}
    </div>
  );
}
