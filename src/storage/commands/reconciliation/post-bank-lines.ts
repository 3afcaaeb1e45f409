import type { Entry, EntryContent } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { EntryId, MatchId, RuleId } from "#domain/kernel/ids.ts";
import { ok } from "#domain/kernel/result.ts";
import type { LineRef, MoveRef } from "#domain/reconciliation/bank-match.ts";
import type { ReconcileRefusal } from "#domain/reconciliation/reconcile-refusal.ts";
import { countRuleUses } from "../../automation/rule-work.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { changeBook } from "../../pages/book-work.ts";
import { postWithin } from "../entries/post-entry.ts";
import { putMatch } from "./match-lines.ts";
import { RECONCILE_TABLES, type ReconcileResult, ReconcileWork, refuse } from "./reconcile-work.ts";
import type { ExtractCommand } from "./save-extract.ts";

/** The entry of a line that only the bank has. */
export interface BankLineEntry {
  readonly line: LineRef;
  readonly entryId: EntryId;
  readonly matchId: MatchId;
  readonly content: EntryContent;
  /** The rule of the company that says its account: its uses are counted. */
  readonly rule?: RuleId;
}

export interface PostBankLines extends ExtractCommand {
  readonly entries: readonly BankLineEntry[];
}

/**
 * Posts the entries of lines that only the bank had and matches each with its line: all of them or none, refused for
 * every reason that refuses a posting (CB-05). `undoCommand` takes entries and matches back together.
 */
export function postBankLines(
  storage: AppStorage,
  command: PostBankLines,
): Promise<ReconcileResult<readonly Entry[]>> {
  const { bookId } = command;
  return changeBook<readonly Entry[], ReconcileRefusal | Refusal>(
    storage,
    command,
    "post-bank-lines",
    async (work) => {
      const does = await ReconcileWork.read(storage, work);
      const extract = does.openExtract(command.extractId);
      if (!extract.ok) return extract;
      const { account } = extract.value;
      const posted: Entry[] = [];
      for (const { line, entryId, matchId, content, rule } of command.entries) {
        const entry = await postWithin(work, { id: command.id, bookId, entryId, content, origin: "import" });
        if (!entry.ok) return entry;
        const { number, date, lines } = entry.value;
        const moves: MoveRef[] = lines.flatMap((each, at) =>
          each.account === account
            ? [{ entryId, line: at, number, date, amount: (each.debit - each.credit) as MoveRef["amount"] }]
            : [],
        );
        const made = await putMatch(does, work, extract.value, { matchId, lines: [line], moves }, "accepted");
        if (!made.ok) return made;
        if (rule !== undefined) await countRuleUses(work, storage.db, [rule], content.date);
        posted.push(entry.value);
      }
      return posted.length === 0 ? refuse("changed") : ok(posted);
    },
    { tables: [...RECONCILE_TABLES, "rules"] },
  );
}
