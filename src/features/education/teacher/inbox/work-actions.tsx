import Share2 from "lucide-react/icons/share-2";
import Undo2 from "lucide-react/icons/undo-2";
import { lazy, Suspense, useState } from "react";
import { type Activity, isGradedByMachine } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { isReturnable } from "#domain/exchange/make/returned-work.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { errorText } from "../../shell/trouble-text.ts";
import { useCopyFirst } from "../copies/use-copy-first.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { GradeButton } from "../work/grade-button.tsx";
import type { MadeReturns } from "./make-returns.ts";
import { inboxTexts as texts } from "./texts.ts";
import { usePacket } from "./use-packet.tsx";

const ReturnDialog = lazy(async () => ({ default: (await import("./return-dialog.tsx")).ReturnDialog }));

interface WorkActionsProps {
  readonly desk: TeacherDesk;
  readonly classroom: Classroom;
  readonly activity: Activity;
}

/** What goes out of a work: the task to the students, unless it is graded elsewhere, and their grades back. */
export function WorkActions({ desk, classroom, activity }: WorkActionsProps) {
  const { busy, share, dialog } = usePacket();
  const { first, question } = useCopyFirst(desk, classroom.id);
  const [returns, setReturns] = useState<MadeReturns | null>(null);
  const grades = desk.grades.filter(
    (grade) => grade.classroom === classroom.id && grade.activity === activity.id,
  );
  const hasWorks = isGradedByMachine(activity) && grades.some(({ attempts }) => attempts > 0);
  const task = () =>
    first(
      () =>
        void share(async () =>
          (await import("./make-packets.ts")).activityPacket(desk, classroom.id, activity),
        ),
    );
  const giveBack = async () => {
    try {
      const { makeReturns } = await import("./make-returns.ts");
      setReturns(await makeReturns(desk, classroom, activity));
    } catch (error) {
      console.error(error);
      toast.error({ title: texts.notMade, text: errorText(error, texts.notMadeText) });
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      {activity.external ? null : (
        <Button
          size="sm"
          loading={busy}
          icon={<Share2 size={15} aria-hidden="true" />}
          aria-label={texts.shareTaskOf(activity.title)}
          onClick={task}
        >
          {texts.shareTask}
        </Button>
      )}
      {hasWorks ? <GradeButton desk={desk} classroom={classroom} activity={activity} /> : null}
      {grades.some(isReturnable) ? (
        <Button
          size="sm"
          icon={<Undo2 size={15} aria-hidden="true" />}
          aria-label={texts.returns.of(activity.title)}
          onClick={() => void giveBack()}
        >
          {texts.returns.action}
        </Button>
      ) : null}
      {question}
      {dialog}
      {returns === null ? null : (
        <Suspense fallback={null}>
          <ReturnDialog
            desk={desk}
            classroom={classroom}
            activity={activity}
            {...returns}
            onClose={() => setReturns(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
