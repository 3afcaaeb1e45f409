import type { Entry, EntryContent, EntryOrigin } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { EntryId, RuleId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { countRuleUses } from "../../automation/rule-work.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { type BookCommand, type BookWork, type CommandResult, changeBook } from "../../pages/book-work.ts";
import type { SeenDraft } from "./save-draft.ts";

export interface PostEntry extends BookCommand {
  readonly entryId: EntryId;
  readonly content: EntryContent;
  readonly origin: EntryOrigin;
  /** The draft that is being posted; posting removes it. */
  readonly draft?: SeenDraft;
  /** The rules of the company that had a part in it: their uses are counted with it. */
  readonly rules?: readonly RuleId[];
}

/** A draft under the entry's own id, though none was named; in a month without drafts nothing is read for it. */
async function draftLeft({ pages }: BookWork, { entryId: id, content: { date } }: PostEntry) {
  const month = monthOf(date);
  if ((await pages.month(month)).drafts === 0) return null;
  return await pages.findIn(month, { id, number: 0, date });
}

/** Posts within a command's transaction. */
export async function postWithin(work: BookWork, command: PostEntry): Promise<Result<Entry, Refusal>> {
  const refusal = await work.refusePosting(command.content);
  if (refusal) return err(refusal);
  if (command.draft) {
    const draft = await work.pages.find(command.draft);
    // Posted or discarded meanwhile in another tab: posting again would make two entries of one draft.
    if (draft?.status !== "draft") return err({ kind: "unknown-entry" });
    if (draft.version !== command.draft.version) return err({ kind: "stale", current: draft });
    await work.pages.change(draft, null);
  } else {
    const left = await draftLeft(work, command);
    // Posted beside it, one id would name two entries.
    if (left) return err({ kind: "stale", current: left });
  }
  const entry: Entry = {
    ...command.content,
    id: command.entryId,
    bookId: command.bookId,
    number: work.nextNumber(),
    status: "posted",
    origin: command.origin,
    version: 1,
    createdAt: work.at,
    updatedAt: work.at,
  };
  await work.change(null, entry);
  return ok(entry);
}

/**
 * Posts a new entry under the next number. Refused if unbalanced, in a closed month, or not writable (AC-01, AC-02).
 */
export function postEntry(storage: AppStorage, command: PostEntry): Promise<CommandResult<Entry>> {
  const { date, lines } = command.content;
  const needs = { months: [monthOf(date)], codes: lines.map((line) => line.account) };
  const { rules = [] } = command;
  if (rules.length === 0)
    return changeBook(storage, command, "post", (work) => postWithin(work, command), {
      ...needs,
      isDecidedBefore: true,
    });
  const body = async (work: BookWork) => {
    const posted = await postWithin(work, command);
    if (posted.ok) await countRuleUses(work, storage.db, rules, date);
    return posted;
  };
  return changeBook(storage, command, "post", body, { ...needs, tables: ["rules"] });
}
