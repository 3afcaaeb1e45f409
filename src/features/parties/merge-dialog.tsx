import { useState } from "react";
import { documentKey, documentText } from "#domain/parties/document.ts";
import { searchParties } from "#domain/parties/find-party.ts";
import { nearTo } from "#domain/parties/near-names.ts";
import { namesOf, type Party } from "#domain/parties/party.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { Combobox } from "#ui/kit/fields/combobox.tsx";
import { Field } from "#ui/kit/fields/field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { mergeTexts as texts } from "./texts.ts";

const MOST_SHOWN = 50;

interface MergeDialogProps {
  /** The record that goes into another one. */
  readonly gone: Party;
  readonly others: readonly Party[];
  readonly onMerge: (kept: Party) => Promise<boolean>;
  readonly onClose: () => void;
}

function aboutOf({ name, document }: Party): string {
  return document ? `${name}, ${documentText(document)}` : name;
}

/** The likelier first: those whose names are nearly its own. */
function choices(gone: Party, others: readonly Party[], typed: string): readonly Party[] {
  if (typed.trim() !== "") return searchParties(others, typed).slice(0, MOST_SHOWN);
  const near = nearTo(others, gone.name, namesOf);
  const rest = others.filter((each) => !near.includes(each));
  return [...near, ...rest].slice(0, MOST_SHOWN);
}

/** Asks which record is the same person, and makes one of both. */
export function MergeDialog({ gone, others, onMerge, onClose }: MergeDialogProps) {
  const [typed, setTyped] = useState("");
  const [kept, setKept] = useState<Party | null>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setMissing(kept === null);
    if (kept === null) return;
    setBusy(true);
    const done = await onMerge(kept);
    setBusy(false);
    if (done) onClose();
  };
  const [one, other] = [gone.document, kept?.document];
  const differ = one !== undefined && other !== undefined && documentKey(one) !== documentKey(other);
  return (
    <FormDialog
      size="md"
      title={texts.title(gone.name)}
      confirm={texts.confirm}
      busy={busy}
      dirty={typed !== ""}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{texts.text}</p>
      <Field label={texts.kept} error={missing && kept === null ? texts.none : undefined}>
        {(control) => (
          <Combobox
            control={control}
            text={typed}
            onText={(text) => {
              setTyped(text);
              setKept(null);
            }}
            options={kept === null ? choices(gone, others, typed) : []}
            optionKey={({ id }) => id}
            renderOption={aboutOf}
            onPick={(party) => {
              setKept(party);
              setTyped(aboutOf(party));
            }}
            listLabel={texts.kept}
            placeholder={texts.choose}
          />
        )}
      </Field>
      {differ ? <Banner tone="warn">{texts.documents(documentText(one), documentText(other))}</Banner> : null}
    </FormDialog>
  );
}
