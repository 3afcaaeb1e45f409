import type { Entry, EntryContent, EntryLink } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { refuseTold } from "../../inventory/told-work.ts";
import {
  type BookCommand,
  type BookWork,
  type CommandResult,
  changeBook,
  debitOf,
} from "../../pages/book-work.ts";

export interface EntryCommand extends BookCommand {
  readonly entry: EntryLink;
  /** Version that the user saw. */
  readonly version: number;
}

export interface EditEntry extends EntryCommand {
  readonly content: EntryContent;
}

/** The posted entry that the command names, if its month is open and its version is the one seen (MT-02, AC-03). */
export async function openEntry(work: BookWork, command: EntryCommand): Promise<Result<Entry, Refusal>> {
  const entry = await work.pages.find(command.entry);
  if (!entry) return err({ kind: "unknown-entry" });
  if (entry.version !== command.version) return err({ kind: "stale", current: entry });
  if (entry.status !== "posted") return err({ kind: "not-posted", status: entry.status });
  if (entry.origin === "inventory") return err({ kind: "inventory-entry" });
  const month = await work.closedMonth(monthOf(entry.date));
  return month ? err({ kind: "closed-month", month }) : ok(entry);
}

/** The content without the properties that only entries have. */
export function contentOnly(content: EntryContent): EntryContent {
  const { date, description, reference, lines, operation } = content;
  return operation
    ? { date, description, reference, lines, operation }
    : { date, description, reference, lines };
}

/** Whether both move the same amounts on the same day: words and third parties change what no item is. */
function movesSame(before: EntryContent, after: EntryContent): boolean {
  const amounts = ({ date, lines }: EntryContent) =>
    JSON.stringify([date, lines.map(({ account, debit, credit }) => [account, debit, credit])]);
  return amounts(before) === amounts(after);
}

/** Corrects a posted entry in an open month, its date included; the number stays. Audited before and after. */
export async function editEntry(storage: AppStorage, command: EditEntry): Promise<CommandResult<Entry>> {
  return changeBook(
    storage,
    command,
    "edit",
    async (work) => {
      const found = await openEntry(work, command);
      if (!found.ok) return found;
      const before = found.value;
      if (before.reversedBy || before.reverses) return err({ kind: "already-reversed" });
      const told = movesSame(before, command.content)
        ? null
        : await refuseTold(storage.db, work, [before.id]);
      if (told) return err(told);
      const refusal = await work.refusePosting(command.content, before.lines);
      if (refusal && refusal.kind !== "book-too-large") return err(refusal);
      if (!work.fits(debitOf(command.content.lines) - debitOf(before.lines)))
        return err({ kind: "book-too-large" });
      const { operation: _was, ...rest } = before;
      const after: Entry = {
        ...rest,
        ...contentOnly(command.content),
        version: before.version + 1,
        updatedAt: work.at,
      };
      await work.change(before, after);
      return ok(after);
    },
    {
      months: [monthOf(command.entry.date)],
      codes: command.content.lines.map((line) => line.account),
      tables: ["stockMoves"],
    },
  );
}
