import type { Desk } from "#storage/classroom/desk/desk.ts";
import { makeCopy } from "../../copies/copy-kind.ts";
import { CopyPart } from "../../copies/copy-part.tsx";
import { SaveCopyDialog } from "../../copies/save-copy-dialog.tsx";
import { classCopyTexts } from "../../copies/texts.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { deskCopies } from "./desk-copy.ts";

const texts = classCopyTexts.desk;

/** Saves a copy of the desk. */
export function SaveDeskCopy({ desk, onClose }: { readonly desk: Desk; readonly onClose: () => void }) {
  return (
    <SaveCopyDialog
      title={texts.saveTitle}
      lead={texts.lead}
      make={(passphrase) => makeCopy(deskCopies(desk), passphrase)}
      onClose={onClose}
    />
  );
}

/** Saving and restoring a copy of the classrooms, in the teacher's settings. */
export function DeskCopyPart({ desk }: { readonly desk: TeacherDesk }) {
  return (
    <CopyPart kind={deskCopies(desk.desk)} texts={texts} lastAt={desk.copies.lastAt} today={desk.today} />
  );
}
