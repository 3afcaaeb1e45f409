import type { User } from "#domain/access/user.ts";
import type { Backup } from "#storage/backup/read-backup.ts";
import { ConfirmDialog } from "#ui/kit/confirm-dialog.tsx";
import { findingText } from "./finding-text.ts";
import { momentText } from "./moment-text.ts";
import { restoreTexts as texts } from "./texts.ts";

/** Named one by one up to so many; the rest is counted. */
const MOST_NAMED = 4;

function named(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED).join("; ");
  const rest = names.length - MOST_NAMED;
  return rest > 0 ? `${shown}${texts.andMore(rest)}` : shown;
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, "");
}

/** What one should know of the copy before it replaces everything. */
function notesOf(backup: Backup, user: User): string[] {
  const { account, bad, settled } = backup;
  const notes: string[] = [];
  if (account.id !== user.id && account.email !== user.email) notes.push(texts.otherAccount);
  if (bad.length > 0) {
    const names = bad.map((each) => withoutStop(findingText({ kind: "bad-record", ...each })));
    notes.push(texts.bad(bad.length, named(names)));
  }
  if (settled.length > 0) {
    const names = settled.map((book) => (book.name === "" ? texts.unnamedBook : book.name));
    notes.push(texts.settled(named(names)));
  }
  return [...notes, texts.replaces];
}

interface RestoreDialogProps {
  readonly backup: Backup;
  readonly user: User;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Whose copy it is, of when, what is in it and what it replaces. */
export function RestoreDialog({ backup, user, ...rest }: RestoreDialogProps) {
  const { account, createdAt, entries, books } = backup;
  const who = account.email === "" ? account.name || texts.nobody : texts.person(account.name, account.email);
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={texts.question}
      text={texts.holds(who, momentText(createdAt), entries, books)}
      detail={notesOf(backup, user).map((note) => (
        <span key={note} className="mb-2 block">
          {note}
        </span>
      ))}
      confirmLabel={texts.confirm}
      {...rest}
    />
  );
}
