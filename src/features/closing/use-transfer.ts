import { useMemo, useState } from "react";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { type ProposalChanges, type ShownProposal, shownProposal, withoutZeros } from "./shown-proposal.ts";
import type { ClosingView } from "./use-year-closing.ts";

export interface Transfer extends ProposalChanges {
  /** Null where the closing has none. */
  readonly shown: ShownProposal | null;
  /** What the closing posts of it; null if the person leaves it out. */
  readonly entry: EntryContent | null;
}

interface Change {
  /** The computed entry that was changed: another one, because the books changed, is shown as it is. */
  readonly of: EntryContent;
  readonly to: EntryContent;
}

const sameLines = (a: EntryContent, b: EntryContent) => JSON.stringify(a.lines) === JSON.stringify(b.lines);

/** The step of a closing that takes its result to equity, as the person leaves it. Without a view: none. */
export function useTransfer(view: ClosingView | null): Transfer {
  // The period whose step was left out, so that another period begins with its own.
  const [left, setLeft] = useState<string | null>(null);
  const [change, setChange] = useState<Change | null>(null);
  const input = view?.input;
  const proposal = useMemo(() => (input ? closingProposals(input).transfer : null), [input]);
  const changed = proposal && change && sameLines(change.of, proposal.entry) ? change.to : undefined;
  const period = input?.period.name ?? null;
  const shown = proposal && shownProposal(proposal, left !== period, changed);
  return {
    shown,
    entry: shown?.ticked ? withoutZeros(shown.entry) : null,
    tick: (_key, on) => setLeft(on ? null : period),
    change: (_key, to) => setChange(to === null || proposal === null ? null : { of: proposal.entry, to }),
  };
}
