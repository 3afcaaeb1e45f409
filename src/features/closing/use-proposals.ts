import { useMemo, useState } from "react";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import type {
  ClosingProposal,
  ClosingRemark,
  ProposalKey,
} from "#domain/accounting/closing/proposals/proposal.ts";
import type { TypedClosing } from "#domain/accounting/closing/proposals/typed-closing.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { remember, undoOne } from "#session/undo/undo-stack.ts";
import { postProposals } from "#storage/commands/books/post-proposals.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { useSingle } from "#ui/kit/use-single.ts";
import { proposalTexts as texts } from "./proposal-texts.ts";
import {
  type ProposalChanges,
  type ShownProposal,
  shownProposal,
  shutMonthOf,
  withoutZeros,
} from "./shown-proposal.ts";
import { closingTexts } from "./texts.ts";
import type { ClosingView } from "./use-year-closing.ts";

interface Proposals extends ProposalChanges {
  readonly shown: readonly ShownProposal[];
  readonly remarks: readonly ClosingRemark[];
  /** Number of entries that would be posted; null while one of them cannot. */
  readonly ready: number | null;
  readonly busy: boolean;
  /** What the person typed that the books do not tell. */
  readonly typed: TypedClosing;
  type(typed: TypedClosing): void;
  post(): Promise<void>;
}

/** The proposals of a period: what is ticked and changed stays while the books change beside it. */
export function useProposals(bookId: BookId, { input: read, period, shut }: ClosingView): Proposals {
  const storage = useStorage();
  const [ticks, setTicks] = useState<ReadonlyMap<ProposalKey, boolean>>(new Map());
  const [changes, setChanges] = useState<ReadonlyMap<ProposalKey, EntryContent>>(new Map());
  const [typed, setTyped] = useState<TypedClosing>({});
  const [busy, setBusy] = useState(false);
  const input = useMemo(() => ({ ...read, typed }), [read, typed]);
  const found = useMemo(() => {
    const isWanted = ({ key, sure }: ClosingProposal) => ticks.get(key) ?? sure;
    // What waits for its month to be opened is left in the result for it.
    const isTicked = (each: ClosingProposal) => shutMonthOf(each.entry, shut) === null && isWanted(each);
    const first = closingProposals(input);
    const wanted = new Set([...first.before, ...first.after].filter(isWanted).map(({ key }) => key));
    const { before, after, remarks } = closingProposals(input, wanted);
    const shown = [...before, ...after].map((proposal) =>
      shownProposal(proposal, isTicked(proposal), changes.get(proposal.key), shut),
    );
    return { shown, remarks };
  }, [input, ticks, changes, shut]);
  const chosen = found.shown.filter(({ ticked }) => ticked);
  const { year, part } = period;
  const post = useSingle(async () => {
    if (chosen.length === 0) return;
    setBusy(true);
    const id = storage.newId("command");
    const { company, until, accrued } = input;
    const loans = accrued?.loans ?? [];
    const entries = chosen.map(({ proposal: { key }, entry }) => ({ key, entry: withoutZeros(entry) }));
    const done = await tracked(() =>
      postProposals(storage, { id, bookId, year, part, company, until, loans, typed, chosen: entries }),
    );
    setBusy(false);
    if (!done.ok) return void toast.error({ title: closingTexts.failed, text: refusalText(done.error) });
    remember(bookId, id);
    setChanges(new Map());
    const undo = async () => {
      const back = await undoOne(storage, bookId, id);
      if (back.ok) toast.neutral({ title: texts.undone });
      else toast.error({ title: closingTexts.failed, text: refusalText(back.error) });
    };
    toast.success({ title: texts.posted(entries.length), ...undoNotice(undo) });
  });
  return {
    ...found,
    ready: chosen.some(({ problem }) => problem !== null) ? null : chosen.length,
    busy,
    typed,
    type: setTyped,
    tick: (key, on) => setTicks((now) => new Map(now).set(key, on)),
    change: (key, entry) =>
      setChanges((now) => {
        const next = new Map(now);
        if (entry === null) next.delete(key);
        else next.set(key, entry);
        return next;
      }),
    post,
  };
}
