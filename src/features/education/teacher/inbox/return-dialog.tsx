import type { Activity } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { fileName } from "#domain/report/file-name.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { saveFile } from "#ui/kit/save-file.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { returnsZip, type StudentReturn } from "./make-returns.ts";
import { inboxTexts } from "./texts.ts";
import { usePacket } from "./use-packet.tsx";

const { returns: texts } = inboxTexts;

interface ReturnDialogProps {
  readonly desk: TeacherDesk;
  readonly classroom: Classroom;
  readonly activity: Activity;
  readonly returns: readonly StudentReturn[];
  readonly onClose: () => void;
}

/** Hands grades back: all in one file, or one by one. What is handed on counts as returned. */
export function ReturnDialog({ desk, classroom, activity, returns, onClose }: ReturnDialogProps) {
  const { share, dialog } = usePacket();
  const mark = (given: readonly StudentReturn[]) => {
    const place = { activity: activity.id, classroom: classroom.id, change: { kind: "returned" } } as const;
    void desk.act.changeGrades(given.map(({ student }) => ({ ...place, student })));
  };
  const all = () => {
    saveFile(returnsZip(returns), fileName(["devoluciones", classroom.name, activity.title], "zip"));
    mark(returns);
  };
  const one = (each: StudentReturn) => {
    void share(async () => each.packet);
    mark([each]);
  };
  return (
    <>
      <Dialog open title={texts.title} subtitle={activity.title} size="md" onClose={onClose}>
        {returns.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <div className="grid gap-4">
            <p>{texts.lead}</p>
            <div>
              <Button variant="primary" onClick={all}>
                {texts.all(returns.length)}
              </Button>
            </div>
            <ul>
              {returns.map((each) => (
                <li key={each.student} className="desk-row">
                  <span className="grow">{each.name}</span>
                  <Button size="sm" aria-label={texts.oneOf(each.name)} onClick={() => one(each)}>
                    {texts.one}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Dialog>
      {dialog}
    </>
  );
}
