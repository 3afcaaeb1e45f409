import { useState } from "react";
import { runReset } from "#storage/classroom/student/reset-errand.ts";
import type { Reset } from "#storage/classroom/student/reset-student.ts";
import type { StudentStorage } from "#storage/classroom/student/student-storage.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { saving } from "../shell/saved-work.ts";
import { tellReset } from "./tell-done.ts";
import { studentTexts } from "./texts.ts";

const texts = studentTexts.settings.data;

async function reset(storage: StudentStorage, profile: string, kind: Reset): Promise<void> {
  const target = storage.newId("command");
  const done = await saving(() => runReset(storage, profile, { id: target, kind }));
  if (done === null) return;
  if (!done.ok) return void toast.error({ title: texts.refused, text: texts.refusedText });
  tellReset(storage, profile, { id: target, kind, before: done.value });
}

/** The sample classroom again, or an empty place; either can be undone. */
export function StudentData({
  storage,
  profile,
}: {
  readonly storage: StudentStorage;
  readonly profile: string;
}) {
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
            await reset(storage, profile, asked);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
}
