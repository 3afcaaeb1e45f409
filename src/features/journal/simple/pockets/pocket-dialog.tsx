import { useRef, useState } from "react";
import type { Account } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { unkeptPlaces } from "#domain/accounting/operations/named-pocket.ts";
import {
  kindOfPocket,
  nextPocketCode,
  POCKET_KINDS,
  type Pocket,
  type PocketKind,
} from "#domain/accounting/operations/pockets.ts";
import type { Book } from "#domain/company/book.ts";
import { fold } from "#domain/kernel/spanish.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { useRefusal } from "#ui/kit/feedback/use-refusal.ts";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { pocketTexts as texts } from "./texts.ts";

interface PocketDialogProps {
  readonly book: Book;
  readonly chart: Chart;
  /** The name to begin with. */
  readonly called: string;
  /** Those that there are. */
  readonly kept: readonly Pocket[];
  readonly onAdded: (account: Account) => void;
  readonly onClose: () => void;
}

interface NewPocket {
  readonly book: Book;
  readonly chart: Chart;
  readonly kind: PocketKind;
  readonly name: string;
}

/** Adds it under the first free code; null if there is none. Another book of the company may have taken one. */
async function addPocket(storage: AppStorage, { book, chart, kind, name }: NewPocket) {
  const taken = new Set<string>();
  for (;;) {
    const code = nextPocketCode(kind, chart, taken);
    if (code === null) return null;
    const command = { id: storage.newId("command"), bookId: book.id, code, name };
    const added = await tracked(() => addAccount(storage, command));
    const isTaken = !added.ok && added.error.kind === "own-account" && added.error.problem === "taken";
    if (!isTaken) return added;
    taken.add(code);
  }
}

const MOST_SUGGESTED = 4;

/** The commonest names that are no pocket yet, each one press. */
function Suggestions({
  kept,
  onChoose,
}: Pick<PocketDialogProps, "kept"> & { onChoose: (name: string) => void }) {
  return (
    <fieldset>
      <legend className="sr-only">{texts.suggestions}</legend>
      <div className="flex flex-wrap gap-1.5">
        {unkeptPlaces(kept)
          .slice(0, MOST_SUGGESTED)
          .map((place) => (
            <Button key={place} size="sm" variant="outline" onClick={() => onChoose(place)}>
              {place}
            </Button>
          ))}
      </div>
    </fieldset>
  );
}

/** Names a new pocket: an account of one's own under cash, banks or savings, whose code nobody has to know. */
export function PocketDialog({ book, chart, called, kept, onAdded, onClose }: PocketDialogProps) {
  const storage = useStorage();
  const first = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(called);
  const [chosen, setChosen] = useState<PocketKind | null>(null);
  const [error, setError] = useRefusal();
  const [failure, setFailure] = useRefusal();
  const [busy, setBusy] = useState(false);
  const kind = chosen ?? kindOfPocket(name);
  const rename = (text: string) => {
    setName(text);
    setError(null);
  };
  const refuse = () => {
    if (name.trim() === "") return texts.blank;
    const same = chart.accounts.find((each) => each.own === true && fold(each.name) === fold(name.trim()));
    return same ? texts.taken(same.name) : null;
  };
  const add = async () => {
    const refused = refuse();
    if (refused !== null) return setError(refused);
    setBusy(true);
    setFailure(null);
    const added = await addPocket(storage, { book, chart, kind, name: name.trim() });
    setBusy(false);
    if (added === null) return setError(texts.full);
    if (!added.ok) {
      const say = added.error.kind === "storage" ? setFailure : setError;
      return say(refusalText(added.error));
    }
    toast.success({ title: texts.added(added.value.name) });
    onAdded(added.value);
  };
  return (
    <FormDialog
      title={texts.addTitle}
      initialFocus={first}
      dirty={name !== called || chosen !== null}
      confirm={texts.addConfirm}
      busy={busy}
      onSubmit={add}
      onClose={onClose}
    >
      <TextField
        ref={first}
        label={texts.name}
        placeholder={texts.nameHint}
        maxLength={40}
        autoComplete="off"
        value={name}
        error={error ?? undefined}
        onChange={rename}
      />
      <Suggestions kept={kept} onChoose={rename} />
      <div>
        <p className="field-label" aria-hidden="true">
          {texts.kind}
        </p>
        <Segmented
          label={texts.kind}
          value={kind}
          segments={POCKET_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
          onChange={setChosen}
          block
        />
        <p className="field-note">{texts.kindHelp[kind]}</p>
      </div>
      {failure === null ? null : <Banner tone="error">{failure}</Banner>}
    </FormDialog>
  );
}
