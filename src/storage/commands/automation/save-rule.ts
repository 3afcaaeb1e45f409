import type { AccountLookup } from "#domain/accounting/chart.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { checkRule } from "#domain/automation/check-rule.ts";
import type { CompanyRule, RuleFields, RuleRefusal } from "#domain/automation/company-rule.ts";
import { plainLine } from "#domain/kernel/graphemes.ts";
import type { RuleId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import { type RuleResult, storedRule } from "../../automation/rule-work.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { runCommand } from "../../engine/run-command.ts";
import { type BookCommand, isWritable } from "../../pages/book-work.ts";

interface RuleCommand extends BookCommand {
  readonly ruleId: RuleId;
}

export interface SaveRule extends RuleCommand {
  readonly fields: RuleFields;
  /** The version that was on screen; null for a new one. */
  readonly version: number | null;
  /** The accounts of the book, to check those of the rule. */
  readonly chart: AccountLookup;
}

function plainFields({ condition, outcome, state }: RuleFields): RuleFields {
  const name = (text: string | null) => (text === null || plainLine(text) === "" ? null : plainLine(text));
  return {
    condition: { ...condition, words: plainLine(condition.words), party: name(condition.party) },
    outcome: { ...outcome, party: name(outcome.party) },
    state,
  };
}

/**
 * Saves a rule of the company of a book, or of the book alone if it has none: new, or over the version that was on
 * screen (MT-02). `undoRecords` takes it back. Returns the rule.
 */
export function saveRule(storage: AppStorage, command: SaveRule): Promise<RuleResult<CompanyRule>> {
  const { db, clock } = storage;
  const { bookId, ruleId: id, version, chart } = command;
  const head = { id: command.id, kind: "save-rule", bookId } as const;
  return runCommand<CompanyRule, RuleRefusal | Refusal>(storage, head, ["books", "rules"], async () => {
    const fields = plainFields(command.fields);
    // One whose account is gone may be switched off as it is.
    const isOff = fields.state === "off";
    const problems = checkRule(fields, chart).filter((each) => !isOff || !/^(?:account|pocket)$/.test(each));
    if (problems.length > 0) return err({ kind: "bad-rule", problems });
    const book = await db.books.get(bookId);
    const refusal = isWritable(book);
    if (refusal || book === undefined) return err(refusal ?? { kind: "unknown-book" });
    const before = await storedRule(db, book, id);
    if (version !== null && before === null) return err({ kind: "unknown-rule" });
    if ((before?.version ?? null) !== version) return err({ kind: "rule-changed" });
    const at = clock.now();
    const own = before ?? {
      id,
      bookId,
      companyId: book.companyId,
      chart: book.chart,
      uses: 0,
      lastUse: null,
      createdAt: at,
    };
    const after: CompanyRule = { ...own, ...fields, updatedAt: at, version: (version ?? 0) + 1 };
    const changes = [{ table: "rules" as const, key: id, before, after }];
    return ok({ answer: after, changes, write: () => db.rules.put(after) });
  });
}

export interface DeleteRule extends RuleCommand {
  readonly version: number;
}

/** Removes a rule; what was registered by it stays. `undoRecords` brings it back. Returns the removed rule. */
export function deleteRule(storage: AppStorage, command: DeleteRule): Promise<RuleResult<CompanyRule>> {
  const { db } = storage;
  const { bookId, ruleId: id, version } = command;
  const head = { id: command.id, kind: "delete-rule", bookId } as const;
  return runCommand<CompanyRule, RuleRefusal | Refusal>(storage, head, ["books", "rules"], async () => {
    const book = await db.books.get(bookId);
    const refusal = isWritable(book);
    if (refusal || book === undefined) return err(refusal ?? { kind: "unknown-book" });
    const before = await storedRule(db, book, id);
    if (before === null) return err({ kind: "unknown-rule" });
    if (before.version !== version) return err({ kind: "rule-changed" });
    const changes = [{ table: "rules" as const, key: id, before, after: null }];
    return ok({ answer: before, changes, write: () => db.rules.delete(id) });
  });
}
