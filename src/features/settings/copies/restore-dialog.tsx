import { useId, useRef, useState } from "react";
import type { User } from "#domain/access/user.ts";
import { findingText } from "#flows/check/finding-text.ts";
import type { BackupFacts } from "#storage/backup/read-backup.ts";
import type { RestoreWay } from "#storage/workers/restore-work.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { restoreTexts as texts } from "../texts.ts";
import { momentText } from "./moment-text.ts";

const RESTORE_WAYS: readonly RestoreWay[] = ["merge", "replace"];

/** Maximum number of books named; the rest is counted. */
const MOST_NAMED = 4;

function named(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED).join("; ");
  const rest = names.length - MOST_NAMED;
  return rest > 0 ? `${shown}${texts.andMore(rest)}` : shown;
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, "");
}

/** Facts about the copy to know before restoring it. */
function notesOf(backup: BackupFacts, user: User): string[] {
  const { account, bad, newer, settled } = backup;
  const notes: string[] = [];
  if (account.id !== user.id && account.email !== user.email) notes.push(texts.otherAccount);
  if (bad.length > 0) {
    const names = bad.map((each) => withoutStop(findingText({ kind: "bad-record", ...each })));
    notes.push(texts.bad(bad.length, named(names)));
  }
  if (newer.length > 0) notes.push(texts.newer(newer.length));
  if (settled.length > 0) {
    const names = settled.map((book) => (book.name === "" ? texts.unnamedBook : book.name));
    notes.push(texts.settled(named(names)));
  }
  return notes;
}

interface ChoiceProps {
  readonly way: RestoreWay;
  readonly onChange: (way: RestoreWay) => void;
}

/** Choice between merging and replacing, each explained in full. */
function Choice({ way, onChange }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="mt-4 grid gap-2">
      <legend className="mb-2 font-semibold">{texts.way}</legend>
      {RESTORE_WAYS.map((each) => (
        <label
          key={each}
          className="flex cursor-pointer gap-3 rounded-box border border-borde p-3 has-checked:border-primary has-checked:bg-sel"
        >
          <input
            type="radio"
            name={name}
            className="radio radio-primary radio-sm mt-0.5"
            checked={way === each}
            onChange={() => onChange(each)}
          />
          <span className="min-w-0">
            <span className="block font-semibold">{texts.ways[each].label}</span>
            <span className="block text-muted text-sm">{texts.ways[each].text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface RestoreDialogProps {
  readonly backup: BackupFacts;
  readonly user: User;
  readonly onConfirm: (way: RestoreWay) => void;
  readonly onCancel: () => void;
}

/** Owner, date and contents of the copy, and what will happen to the present data. */
export function RestoreDialog({ backup, user, onConfirm, onCancel }: RestoreDialogProps) {
  const [way, setWay] = useState<RestoreWay>("merge");
  const cancel = useRef<HTMLButtonElement>(null);
  const { account, createdAt, entries, books } = backup;
  const who = account.email === "" ? account.name || texts.nobody : texts.person(account.name, account.email);
  return (
    <Dialog
      open
      role="alertdialog"
      cross={false}
      title={texts.question}
      onClose={onCancel}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button variant={way === "replace" ? "destructive" : "primary"} onClick={() => onConfirm(way)}>
            {texts.confirm[way]}
          </Button>
        </>
      }
    >
      <p>{texts.holds(who, momentText(createdAt), entries, books)}</p>
      {notesOf(backup, user).map((note) => (
        <p key={note} className="mt-2 text-muted text-sm">
          {note}
        </p>
      ))}
      <Choice way={way} onChange={setWay} />
      <p className="mt-3 text-muted text-sm">{texts.aside}</p>
    </Dialog>
  );
}
