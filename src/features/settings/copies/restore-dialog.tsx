import type { User } from "#domain/access/user.ts";
import { formatMoment } from "#domain/kernel/format.ts";
import { findingText } from "#flows/check/finding-text.ts";
import { RestoreQuestion } from "#flows/sealed-copy/restore-question.tsx";
import type { BackupFacts } from "#storage/backup/backup-facts.ts";
import type { RestoreWay } from "#storage/workers/restore-work.ts";
import { restoreTexts as texts } from "../texts.ts";

/** Maximum number of books named; the rest is counted. */
const MOST_NAMED = 4;

function named(names: readonly string[], count: number): string {
  const shown = names.slice(0, MOST_NAMED).join("; ");
  const rest = count - MOST_NAMED;
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
  if (bad.count > 0) {
    const names = bad.first.map((each) => withoutStop(findingText({ kind: "bad-record", ...each })));
    notes.push(texts.bad(bad.count, named(names, bad.count)));
  }
  if (newer > 0) notes.push(texts.newer(newer));
  if (filesMissing.count > 0)
    notes.push(texts.filesMissing(filesMissing.count, named(filesMissing.first, filesMissing.count)));
  if (settled.count > 0) {
    const names = settled.first.map((name) => (name === "" ? texts.unnamedBook : name));
    notes.push(texts.settled(named(names, settled.count)));
  }
  return notes;
}

interface RestoreDialogProps {
  readonly backup: BackupFacts;
  readonly start: RestoreWay;
  readonly failed: string | null;
  readonly user: User;
  readonly onConfirm: (way: RestoreWay) => void;
  readonly onCancel: () => void;
}

/** Owner, date and contents of the copy, and what will happen to the present data. */
export function RestoreDialog({ backup, user, ...asked }: RestoreDialogProps) {
  const { account, createdAt, entries, books } = backup;
  const who = account.email === "" ? account.name || texts.nobody : texts.person(account.name, account.email);
  return (
    <RestoreQuestion
      texts={texts}
      holds={texts.holds(who, formatMoment(createdAt), entries, books)}
      notes={notesOf(backup, user)}
      {...asked}
    />
  );
}
