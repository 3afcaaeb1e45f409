import FileDown from "lucide-react/icons/file-down";
import { useState } from "react";
import type { Desk } from "#storage/classroom/desk/desk.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { daysSince } from "../../copies/days-since.ts";
import { RestoreCopy } from "../../copies/restore-copy.tsx";
import { SaveCopyDialog } from "../../copies/save-copy-dialog.tsx";
import { classCopyTexts } from "../../copies/texts.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { makeDeskCopy, openCopyForDesk } from "./desk-copy.ts";

const texts = classCopyTexts.desk;

/** Saves a copy of the desk. */
export function SaveDeskCopy({ desk, onClose }: { readonly desk: Desk; readonly onClose: () => void }) {
  return (
    <SaveCopyDialog
      title={texts.saveTitle}
      lead={texts.lead}
      make={(passphrase) => makeDeskCopy(desk, passphrase)}
      onClose={onClose}
    />
  );
}

/** Saving and restoring a copy of the classrooms, in the teacher's settings. */
export function DeskCopyPart({ desk }: { readonly desk: TeacherDesk }) {
  const [saving, setSaving] = useState(false);
  const { lastAt } = desk.copies;
  return (
    <>
      <p className="font-semibold">
        {lastAt === null ? classCopyTexts.never : classCopyTexts.last(daysSince(lastAt, desk.now()))}
      </p>
      <p className="text-muted">{texts.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button icon={<FileDown size={18} aria-hidden="true" />} onClick={() => setSaving(true)}>
          {classCopyTexts.save}
        </Button>
        <RestoreCopy
          question={texts.question}
          open={(file, passphrase) => openCopyForDesk(desk.desk, file, passphrase)}
        />
      </div>
      {saving ? <SaveDeskCopy desk={desk.desk} onClose={() => setSaving(false)} /> : null}
    </>
  );
}
