import { useState } from "react";
import type { Activity } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { fileName } from "#domain/report/file-name.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { saveFile } from "#ui/kit/save-file.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { type MadeReturns, returnsZip, type StudentReturn } from "./make-returns.ts";
import { inboxTexts } from "./texts.ts";
import { usePacket } from "./use-packet.tsx";

const { returns: texts } = inboxTexts;

interface ReturnDialogProps extends MadeReturns {
  readonly desk: TeacherDesk;
  readonly classroom: Classroom;
  readonly activity: Activity;
  readonly onClose: () => void;
}

interface ArrivedProps {
  readonly given: readonly StudentReturn[];
  readonly onArrived: () => void;
}

/** Nothing but the person can tell whether a file arrived. */
function Arrived({ given, onArrived }: ArrivedProps) {
  return (
    <Banner tone="info">
      <p className="font-semibold">{texts.arrived(given.length)}</p>
      <p>{texts.arrivedText}</p>
      <Button className="mt-2" size="sm" variant="primary" onClick={onArrived}>
        {texts.yes}
      </Button>
    </Banner>
  );
}

/** Hands grades back: all in one file, or one by one. They count as returned once the person has them to give. */
export function ReturnDialog(props: ReturnDialogProps) {
  const { desk, classroom, activity, returns, withoutDevice, onClose } = props;
  const { share, dialog } = usePacket();
  const [given, setGiven] = useState<readonly StudentReturn[]>([]);
  const mark = () => {
    setGiven([]);
    const place = { activity: activity.id, classroom: classroom.id, change: { kind: "returned" } } as const;
    const cells = given.map(({ student }) => ({ ...place, student }));
    void desk.act.changeGrades(cells, texts.returned(cells.length));
  };
  const all = () => {
    saveFile(returnsZip(returns), fileName(["devoluciones", classroom.name, activity.title], "zip"));
    setGiven(returns);
  };
  const one = (each: StudentReturn) => {
    void share(async () => each.packet);
    setGiven((before) => [...before.filter(({ student }) => student !== each.student), each]);
  };
  return (
    <>
      <Dialog open title={texts.title} subtitle={activity.title} size="md" onClose={onClose}>
        {returns.length === 0 ? (
          <p>{texts.none(withoutDevice)}</p>
        ) : (
          <div className="grid gap-4">
            <p>{texts.lead}</p>
            <div>
              <Button variant="primary" onClick={all}>
                {texts.all(returns.length)}
              </Button>
            </div>
            {given.length > 0 ? <Arrived given={given} onArrived={mark} /> : null}
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
            {withoutDevice.length > 0 ? (
              <p className="text-muted">{texts.withoutDevice(withoutDevice)}</p>
            ) : null}
          </div>
        )}
      </Dialog>
      {dialog}
    </>
  );
}
