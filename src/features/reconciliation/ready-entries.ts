import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import type { RuleId } from "#domain/kernel/ids.ts";
import type { ExtractLine } from "#domain/reconciliation/bank-match.ts";
import { type NotClosable, whyNotClosable } from "#domain/reconciliation/reconciliation.ts";
import { proposedContent, type ReconciliationView } from "./use-reconciliation.ts";

interface ReadyEntry {
  readonly line: ExtractLine;
  readonly content: EntryContent;
  /** The rule of the company that it is by. */
  readonly rule?: RuleId;
}

/** The lines of the bank whose entry is proposed, which one press records. */
export function readyEntries({ unrecorded }: ReconciliationView): readonly ReadyEntry[] {
  return unrecorded.flatMap((each) => {
    const content = proposedContent(each);
    const { line, rule } = each;
    return content === null ? [] : [{ line, content, ...(rule && { rule: rule.rule.id }) }];
  });
}

/** Why the month cannot be closed yet, or null. */
export function whyOpen({ found, unrecorded }: ReconciliationView): NotClosable | null {
  return whyNotClosable(found, unrecorded.filter(({ deed }) => deed !== null).length);
}
