import FileDown from "lucide-react/icons/file-down";
import { useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import type { RestoreQuestionTexts } from "#flows/sealed-copy/restore-question.tsx";
import type { ClassCopy } from "#storage/classroom/copies/copy-file.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { type CopyKind, makeCopy, openCopy } from "./copy-kind.ts";
import { daysSince } from "./days-since.ts";
import { RestoreCopy } from "./restore-copy.tsx";
import { SaveCopyDialog } from "./save-copy-dialog.tsx";
import { classCopyTexts } from "./texts.ts";

interface CopyPartTexts {
  readonly text: string;
  readonly saveTitle: string;
  readonly lead: string;
  readonly question: RestoreQuestionTexts;
}

interface CopyPartProps<Holdings, Copy extends ClassCopy & { readonly contents: Holdings }> {
  readonly kind: CopyKind<Holdings, Copy>;
  readonly texts: CopyPartTexts;
  /** When the last copy was made that the person has; null for never. */
  readonly lastAt: number | null;
  readonly today: Day;
}

/** Saving and restoring a copy, in the settings of whoever it belongs to. */
export function CopyPart<Holdings, Copy extends ClassCopy & { readonly contents: Holdings }>({
  kind,
  texts,
  lastAt,
  today,
}: CopyPartProps<Holdings, Copy>) {
  const [isSaving, setSaving] = useState(false);
  return (
    <>
      <p className="font-semibold">
        {lastAt === null ? classCopyTexts.never : classCopyTexts.last(daysSince(lastAt, today))}
      </p>
      <p className="text-muted">{texts.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button icon={<FileDown size={18} aria-hidden="true" />} onClick={() => setSaving(true)}>
          {classCopyTexts.save}
        </Button>
        <RestoreCopy
          question={texts.question}
          open={(file, passphrase) => openCopy(kind, file, passphrase)}
        />
      </div>
      {isSaving ? (
        <SaveCopyDialog
          title={texts.saveTitle}
          lead={texts.lead}
          make={(passphrase) => makeCopy(kind, passphrase)}
          onClose={() => setSaving(false)}
        />
      ) : null}
    </>
  );
}
