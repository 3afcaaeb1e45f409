import type { User } from "#domain/access/user.ts";
import { findingText } from "#flows/check/finding-text.ts";
import { RestoreQuestion } from "#flows/sealed-copy/restore-question.tsx";
import type { BackupFacts } from "#storage/backup/read-backup.ts";
import type { RestoreWay } from "#storage/workers/restore-work.ts";
import { restoreTexts as texts } from "../texts.ts";
import { momentText } from "./moment-text.ts";

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
  const { account, bad, newer, filesMissing, settled } = backup;
  const notes: string[] = [];
  if (account.id !== user.id && account.email !== user.email) notes.push(texts.otherAccount);
  if (bad.length > 0) {
    const names = bad.map((each) => withoutStop(findingText({ kind: "bad-record", ...each })));
    notes.push(texts.bad(bad.length, named(names)));
  }
  if (newer.length > 0) notes.push(texts.newer(newer.length));
  if (filesMissing.length > 0) notes.push(texts.filesMissing(filesMissing.length, named(filesMissing)));
  if (settled.length > 0) {
    const names = settled.map((book) => (book.name === "" ? texts.unnamedBook : book.name));
    notes.push(texts.settled(named(names)));
  }
  return notes;
}

interface RestoreDialogProps {
  readonly backup: BackupFacts;
  readonly user: User;
  readonly onConfirm: (way: RestoreWay) => void;
  readonly onCancel: () => void;
}

/** Owner, date and contents of the copy, and what will happen to the present data. */
export function RestoreDialog({ backup, user, onConfirm, onCancel }: RestoreDialogProps) {
  const { account, createdAt, entries, books } = backup;
  const who = account.email === "" ? account.name || texts.nobody : texts.person(account.name, account.email);
  return (
    <RestoreQuestion
      texts={texts}
      holds={texts.holds(who, momentText(createdAt), entries, books)}
      notes={notesOf(backup, user)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
