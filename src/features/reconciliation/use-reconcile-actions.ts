import { useState } from "react";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import type { CommandId, RuleId } from "#domain/kernel/ids.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { BankExtract } from "#domain/reconciliation/bank-extract.ts";
import { type BookMove, type ExtractLine, refOfMove } from "#domain/reconciliation/bank-match.ts";
import type { StandingMatch } from "#domain/reconciliation/reconciliation.ts";
import { askIfAnyFar } from "#session/far-date/ask-if-far.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { remember, undoOne } from "#session/undo/undo-stack.ts";
import {
  closeReconciliation,
  reopenReconciliation,
} from "#storage/commands/reconciliation/close-reconciliation.ts";
import { acceptMatches, rejectMatches, removeMatches } from "#storage/commands/reconciliation/match-lines.ts";
import { postBankLines } from "#storage/commands/reconciliation/post-bank-lines.ts";
import type { ReconcileResult } from "#storage/commands/reconciliation/reconcile-work.ts";
import { deleteExtract, setExtractBalance } from "#storage/commands/reconciliation/save-extract.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { reconciliationTexts as texts } from "./texts.ts";

/** Why a command was refused, in words. */
export function tellReconcileRefused(result: ReconcileResult<unknown>): void {
  if (result.ok) return;
  const { error } = result;
  const text = error.kind === "reconcile" ? texts.refused(error.problem) : refusalText(error);
  toast.error({ title: texts.failed, text });
}

interface Pair {
  readonly lines: readonly ExtractLine[];
  readonly moves: readonly BookMove[];
}

interface LineEntry {
  readonly line: ExtractLine;
  readonly content: EntryContent;
  /** The rule of the company that it is by. */
  readonly rule?: RuleId;
}

/** What is done to the reconciliation of a month, each with its way back in the notice. */
export function useReconcileActions({ id: extractId, bookId, month }: BankExtract) {
  const storage = useStorage();
  const [busy, setBusy] = useState(false);
  const head = () => ({ id: storage.newId("command"), bookId, extractId });
  const run = async (id: CommandId, title: string, command: () => Promise<ReconcileResult<unknown>>) => {
    setBusy(true);
    const result = await tracked(command);
    setBusy(false);
    tellReconcileRefused(result);
    const done = { title: texts.undone };
    const back = recordsBack(storage, { target: id, done, onRefused: tellReconcileRefused });
    if (result.ok) toast.success({ title, ...back });
    return result.ok;
  };
  const asMatches = (pairs: readonly Pair[]) =>
    pairs.map(({ lines, moves }) => ({
      matchId: storage.newId("match"),
      lines: lines.map((line) => ({ extractId: line.extractId, n: line.n })),
      moves: moves.map(refOfMove),
    }));
  const accept = (pairs: readonly Pair[]) => {
    const command = { ...head(), matches: asMatches(pairs) };
    return run(command.id, texts.accepted(pairs.length), () => acceptMatches(storage, command));
  };
  const reject = (pair: Pair) => {
    const command = { ...head(), matches: asMatches([pair]) };
    return run(command.id, texts.rejected, () => rejectMatches(storage, command));
  };
  const separate = (matches: readonly StandingMatch["match"][]) => {
    const command = { ...head(), ids: matches.map(({ id }) => id) };
    return run(command.id, texts.separated, () => removeMatches(storage, command));
  };
  const setBalance = (opening: Pesos | null, closing: Pesos | null) => {
    const command = { ...head(), opening, closing };
    return run(command.id, texts.balanceSaved, () => setExtractBalance(storage, command));
  };
  const remove = () => {
    const command = head();
    return run(command.id, texts.removed, () => deleteExtract(storage, command));
  };
  const close = () => {
    const command = head();
    return run(command.id, texts.closedToast(month), () => closeReconciliation(storage, command));
  };
  const reopen = () => {
    const command = head();
    return run(command.id, texts.reopenedToast(month), () => reopenReconciliation(storage, command));
  };
  const post = async (all: readonly LineEntry[]) => {
    const days = all.map(({ content }) => content.date);
    if (!(await askIfAnyFar(storage, bookId, days))) return;
    const entries = all.map(({ line, content, rule }) => ({
      line: { extractId: line.extractId, n: line.n },
      content,
      ...(rule !== undefined && { rule }),
      entryId: storage.newId("entry"),
      matchId: storage.newId("match"),
    }));
    const command = { ...head(), entries };
    setBusy(true);
    const result = await tracked(() => postBankLines(storage, command));
    setBusy(false);
    tellReconcileRefused(result);
    if (!result.ok) return;
    remember(bookId, command.id);
    const undo = async () => {
      const back = await undoOne(storage, bookId, command.id);
      if (back.ok) toast.neutral({ title: texts.undone });
      else tellReconcileRefused(back);
    };
    toast.success({ title: texts.posted(entries.length), ...undoNotice(undo) });
  };
  return { busy, accept, reject, separate, setBalance, remove, close, reopen, post };
}

export type ReconcileActions = ReturnType<typeof useReconcileActions>;
