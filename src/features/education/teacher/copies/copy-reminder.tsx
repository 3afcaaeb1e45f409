import { lazy, Suspense, useState } from "react";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { copyDue } from "./copy-due.ts";
import { askCopyTexts as texts } from "./texts.ts";

const SaveDeskCopy = lazy(async () => ({ default: (await import("./desk-copies.tsx")).SaveDeskCopy }));

/** Where hand-ins arrive: that their keys are in no copy, or how old the last one is. */
export function ClassCopyReminder({
  desk,
  classroom,
}: {
  readonly desk: TeacherDesk;
  readonly classroom: Classroom;
}) {
  const [saving, setSaving] = useState(false);
  const due = copyDue(desk.copies, classroom.id, desk.recent[0]?.at ?? null, desk.now());
  return (
    <>
      {due === null ? null : (
        <Banner
          tone="warn"
          role="note"
          actions={
            <Button size="sm" onClick={() => setSaving(true)}>
              {texts.save}
            </Button>
          }
        >
          <p className="font-semibold">
            {due.kind === "no-copy" ? texts.noCopy(classroom.name) : texts.last(due.days)}
          </p>
          <p>{due.kind === "no-copy" ? texts.noCopyText : texts.lastText}</p>
        </Banner>
      )}
      {saving ? (
        <Suspense fallback={null}>
          <SaveDeskCopy desk={desk.desk} onClose={() => setSaving(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
