import { useState } from "react";
import type { CommandId } from "#domain/kernel/ids.ts";
import { clearStudent, loadSampleStudent } from "#storage/classroom/student/sample.ts";
import type { StudentResult, StudentStorage } from "#storage/classroom/student/student-storage.ts";
import { undoClassCommand } from "#storage/classroom/undo-class.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { saving } from "../shell/saved-work.ts";
import { studentTexts } from "./texts.ts";

const texts = studentTexts.settings.data;

type Reset = "sample" | "clear";

const COMMANDS: Readonly<
  Record<Reset, (storage: StudentStorage, command: { readonly id: CommandId }) => StudentResult<null>>
> = { sample: loadSampleStudent, clear: clearStudent };

async function reset(storage: StudentStorage, kind: Reset): Promise<void> {
  const target = storage.newId("command");
  const done = await saving(() => COMMANDS[kind](storage, { id: target }));
  if (done === null) return;
  if (!done.ok) return void toast.error({ title: texts.refused, text: texts.refusedText });
  const undo = async () => {
    const undone = await saving(() => undoClassCommand(storage, { id: storage.newId("command"), target }));
    if (undone?.ok) toast.info({ title: texts.undone });
    else if (undone) toast.warning({ title: texts.notUndone });
  };
  toast.success({ title: texts[kind].done, ...undoNotice(undo) });
}

/** The sample classroom again, or an empty place; either can be undone. */
export function StudentData({ storage }: { readonly storage: StudentStorage }) {
  const [asked, setAsked] = useState<Reset | null>(null);
  return (
    <section className="mt-8" aria-labelledby="mis-datos">
      <h2 id="mis-datos" className="section-head">
        {texts.title}
      </h2>
      <p className="mt-2 text-muted">{texts.lead}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => setAsked("sample")}>{texts.sample.action}</Button>
        <Button variant="danger" onClick={() => setAsked("clear")}>
          {texts.clear.action}
        </Button>
      </div>
      {asked === null ? null : (
        <ConfirmDialog
          open
          tone="danger"
          title={texts[asked].action}
          text={texts[asked].question}
          detail={texts.detail}
          confirmLabel={texts[asked].action}
          onConfirm={async () => {
            setAsked(null);
            await reset(storage, asked);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
}
