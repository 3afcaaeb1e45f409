import type { ClosingProposal, ProposalKey } from "#domain/accounting/closing/proposals/proposal.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";

/** A proposal as the person left it. */
export interface ShownProposal {
  readonly proposal: ClosingProposal;
  readonly entry: EntryContent;
  readonly ticked: boolean;
  readonly isChanged: boolean;
  /** Why it cannot be posted as it is; null if it can. */
  readonly problem: "unequal" | "empty" | null;
  /** The closed month that its day is in, which is opened first; null for none. */
  readonly shut: Month | null;
}

export interface ProposalChanges {
  tick(key: ProposalKey, on: boolean): void;
  /** Null: back to what was computed. */
  change(key: ProposalKey, entry: EntryContent | null): void;
}

function problemOf({ lines }: EntryContent): ShownProposal["problem"] {
  const difference = lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
  if (difference !== 0) return "unequal";
  return lines.filter(({ debit, credit }) => debit + credit > 0).length < 2 ? "empty" : null;
}

export function withoutZeros(entry: EntryContent): EntryContent {
  return { ...entry, lines: entry.lines.filter(({ debit, credit }) => debit + credit > 0) };
}

const NONE_SHUT: ReadonlySet<Month> = new Set();

/** The closed month that an entry would be dated in. */
export function shutMonthOf({ date }: EntryContent, shut: ReadonlySet<Month>): Month | null {
  return shut.has(monthOf(date)) ? monthOf(date) : null;
}

/** `changed`: the entry as the person changed it; absent if they did not. `shut`: closed months. */
export function shownProposal(
  proposal: ClosingProposal,
  ticked: boolean,
  changed: EntryContent | undefined,
  shut: ReadonlySet<Month> = NONE_SHUT,
): ShownProposal {
  const entry = changed ?? proposal.entry;
  return {
    proposal,
    entry,
    ticked,
    isChanged: changed !== undefined,
    problem: problemOf(entry),
    shut: shutMonthOf(entry, shut),
  };
}
