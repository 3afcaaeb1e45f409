import { useState } from "react";
import type { Result } from "#domain/kernel/result.ts";
import type { SavedName } from "#domain/kernel/saved-name.ts";
import { PassphraseFields } from "#flows/sealed-copy/passphrase-fields.tsx";
import { usePassphrase } from "#flows/sealed-copy/use-passphrase.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { saveFile } from "#ui/kit/save-file.ts";
import { errorText } from "../shell/trouble-text.ts";
import { classCopyTexts as texts } from "./texts.ts";

/** A copy that was made, and how it is tried out and noted. */
export interface MadeCopy {
  readonly file: Blob;
  readonly name: SavedName;
  /** Opens the file again and compares; what it holds in words, and how many rows it cannot bring back; null if it fails. */
  readonly tryOut: () => Promise<{ readonly holds: string; readonly bad: number } | null>;
  /** What does not go along, in words. */
  readonly lacks: string | null;
  /** The person has the file. False if that could not be kept: reminders go on. */
  readonly note: () => Promise<boolean>;
}

type Trial = "running" | "failed" | { readonly holds: string; readonly bad: number };

interface SaveCopyDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly make: (passphrase: string) => Promise<Result<MadeCopy, "too-large">>;
  readonly onClose: () => void;
}

function TrialLine({ trial }: { readonly trial: Trial }) {
  if (trial === "running") return <p className="text-muted">{texts.trying}</p>;
  if (trial === "failed") return <p className="font-semibold text-error">{texts.triedFailed}</p>;
  return trial.bad > 0 ? (
    <p className="font-semibold text-warning">{texts.triedBad(trial.bad)}</p>
  ) : (
    <p className="font-semibold text-success">{texts.tried(trial.holds)}</p>
  );
}

/** After the download: whether it opens, and whether it arrived, which nobody but the person can tell. */
function Arrival({ made, trial, onClose }: { made: MadeCopy; trial: Trial; onClose: () => void }) {
  const confirm = async () => {
    if (await made.note()) toast.success({ title: texts.saved });
    else toast.error({ title: texts.notNoted, text: texts.notNotedText });
    onClose();
  };
  return (
    <Dialog
      open
      title={texts.arrived}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.close}
          </Button>
          <Button onClick={() => saveFile(made.file, made.name)}>{texts.again}</Button>
          {/* A copy that does not open is none, so the trial is waited for. */}
          {trial === "failed" || trial === "running" ? null : (
            <Button variant="primary" onClick={() => void confirm()}>
              {texts.yes}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        <p>{texts.arrivedText(made.name)}</p>
        <div role="status">
          <TrialLine trial={trial} />
        </div>
        {made.lacks === null ? null : <p className="text-warning">{made.lacks}</p>}
      </div>
    </Dialog>
  );
}

/** Asks for a passphrase, hands the copy to the browser, tries it out and asks whether it arrived (ED-122). */
export function SaveCopyDialog({ title, lead, make, onClose }: SaveCopyDialogProps) {
  const typed = usePassphrase();
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<MadeCopy | null>(null);
  const [trial, setTrial] = useState<Trial>("running");
  const start = async () => {
    const passphrase = typed.check();
    if (passphrase === undefined) return;
    setBusy(true);
    try {
      const answer = await make(passphrase);
      if (!answer.ok) return void toast.error({ title: texts.failed, text: texts.tooLarge });
      saveFile(answer.value.file, answer.value.name);
      setMade(answer.value);
      setTrial((await answer.value.tryOut().catch(() => null)) ?? "failed");
    } catch (error) {
      console.error(error);
      toast.error({ title: texts.failed, text: errorText(error, texts.failedText) });
    } finally {
      setBusy(false);
    }
  };
  if (made !== null) return <Arrival made={made} trial={trial} onClose={onClose} />;
  return (
    <FormDialog title={title} confirm={texts.make} busy={busy} onSubmit={start} onClose={onClose}>
      <p>{lead}</p>
      <PassphraseFields typed={typed} />
    </FormDialog>
  );
}
