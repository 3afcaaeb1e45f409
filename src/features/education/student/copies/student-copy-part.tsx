import FileDown from "lucide-react/icons/file-down";
import { useState } from "react";
import { studentCopyAt } from "#storage/classroom/copies/student-copy.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { daysSince } from "../../copies/days-since.ts";
import { RestoreCopy } from "../../copies/restore-copy.tsx";
import { SaveCopyDialog } from "../../copies/save-copy-dialog.tsx";
import { classCopyTexts } from "../../copies/texts.ts";
import { makeStudentCopy, openCopyForStudent, type StudentPlace } from "./student-copy.ts";

/** Saving and restoring a copy of everything of a student, in their settings. */
export function StudentCopyPart({ place }: { readonly place: StudentPlace }) {
  const [isSaving, setSaving] = useState(false);
  const { storage } = place;
  const read = useQuery(() => studentCopyAt(storage), [storage.name]);
  const last = read.state === "ready" ? read.value : null;
  return (
    <section aria-labelledby="copia-estudiante" className="mt-8 grid gap-3">
      <h2 id="copia-estudiante" className="section-head">
        {classCopyTexts.student.title}
      </h2>
      <p className="font-semibold">
        {last === null ? classCopyTexts.never : classCopyTexts.last(daysSince(last, storage.clock.now()))}
      </p>
      <p className="text-muted">{classCopyTexts.student.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button icon={<FileDown size={18} aria-hidden="true" />} onClick={() => setSaving(true)}>
          {classCopyTexts.save}
        </Button>
        <RestoreCopy
          question={classCopyTexts.student.question}
          open={(file, passphrase) => openCopyForStudent(place, file, passphrase)}
        />
      </div>
      {isSaving ? (
        <SaveCopyDialog
          title={classCopyTexts.student.saveTitle}
          lead={classCopyTexts.student.lead}
          make={(passphrase) => makeStudentCopy(place, passphrase)}
          onClose={() => setSaving(false)}
        />
      ) : null}
    </section>
  );
}
