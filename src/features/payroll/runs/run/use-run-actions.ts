import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { Result } from "#domain/kernel/result.ts";
import { periodName } from "#domain/payroll/run/period.ts";
import type { RunRefusal } from "#domain/payroll/run/run-refusal.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { askIfFar } from "#session/far-date/ask-if-far.ts";
import { runRefusalText } from "#session/notices/run-refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { remember } from "#session/undo/undo-stack.ts";
import { reverseEntry } from "#storage/commands/entries/reverse-entry.ts";
import {
  closeRun,
  deleteRun,
  markPaid,
  reopenRun,
  unmarkPaid,
} from "#storage/commands/payroll/payroll-runs.ts";
import { type PostRun, postRun } from "#storage/commands/payroll/post-run.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import { entryByNumber } from "#storage/queries/books/journal.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { actionTexts as texts } from "../action-texts.ts";
import { periodWords } from "../period-words.ts";
import type { RunView } from "./use-run.ts";

type Refused = Refusal | RunRefusal | StorageRefusal;

export interface RunActions {
  readonly busy: boolean;
  close(): Promise<void>;
  reopen(): Promise<void>;
  /** `version`: the run's when its day was first asked for: what another tab marked since is not marked over. */
  pay(day: Day, version: number): Promise<void>;
  unpay(): Promise<void>;
  /** Deletes a draft, with undo. */
  remove(): Promise<void>;
  /** Null on success, otherwise the reason. */
  post(book: BookId): Promise<string | null>;
  /** True on success. */
  reverse(day: Day): Promise<boolean>;
}

function tellRefusal(error: Refused): void {
  if (error.kind === "plan") explainLimit(error.text);
  else toast.error({ title: texts.failed, text: runRefusalText(error) });
}

async function done<T>(run: () => Promise<Result<T, Refused>>, title: string): Promise<boolean> {
  const result = await tracked(run);
  if (result.ok) toast.success({ title });
  else tellRefusal(result.error);
  return result.ok;
}

function removal(storage: AppStorage, run: StoredRun, leave: () => void) {
  return async () => {
    const target = storage.newId("command");
    const result = await tracked(() => deleteRun(storage, { id: target, runId: run.id }));
    if (!result.ok) return tellRefusal(result.error);
    const done = { title: texts.restored, text: periodName(run.period) };
    const onRefused = (refused: CommandResult<unknown>) => !refused.ok && tellRefusal(refused.error);
    toast.neutral({
      title: texts.removed,
      text: periodName(run.period),
      ...recordsBack(storage, { target, done, onRefused }),
    });
    leave();
  };
}

async function post(
  storage: AppStorage,
  command: Omit<PostRun, "entryId">,
  { period }: StoredRun,
): Promise<string | null> {
  const entryId = storage.newId("entry");
  const result = await tracked(() => postRun(storage, { ...command, entryId }));
  if (!result.ok) return runRefusalText(result.error);
  remember(command.bookId, command.id, texts.posting(periodWords(period)));
  toast.success({ title: texts.posted });
  return null;
}

/** Uses the journal's own reversal: a reversing entry beside the original. */
async function reverse(storage: AppStorage, { open: { run, entry } }: RunView, date: Day): Promise<boolean> {
  if (run.posting === null || entry === null) return false;
  const { bookId } = run.posting;
  if (!(await askIfFar(storage, bookId, date))) return false;
  const posted = await entryByNumber(storage, bookId, entry.number);
  if (posted === null) return false;
  const [id, reversalId] = [storage.newId("command"), storage.newId("entry")];
  const description = texts.reversal(posted.number, posted.description);
  const command = {
    id,
    reversalId,
    bookId,
    entry: linkTo(posted),
    version: posted.version,
    date,
    description,
  };
  const went = await done(() => reverseEntry(storage, command), texts.reversed(posted.number));
  if (went) remember(bookId, id, description);
  return went;
}

/** The actions on a run, each with its notice. One runs at a time. */
export function useRunActions(view: RunView): RunActions {
  const storage = useStorage();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { open, editor } = view;
  const { run } = open;
  const once = async <T>(work: () => Promise<T>, refused: T): Promise<T> => {
    if (busy) return refused;
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  };
  const command = () => ({
    id: storage.newId("command"),
    runId: run.id,
    version: editor?.version ?? run.version,
  });
  const leave = () => void navigate({ to: "/dashboard/nomina", search: { empresa: run.companyId } });
  const attempt = (work: () => Promise<unknown>) => once(async () => void (await work()), undefined);
  return {
    busy,
    // Saves the latest input first.
    close: () =>
      attempt(async () => {
        if (editor === null || !(await editor.flush())) return;
        await done(() => closeRun(storage, command()), texts.closed);
      }),
    reopen: () => attempt(() => done(() => reopenRun(storage, command()), texts.reopened)),
    pay: (paidOn, version) =>
      attempt(() => done(() => markPaid(storage, { ...command(), version, paidOn }), texts.paid)),
    unpay: () => attempt(() => done(() => unmarkPaid(storage, command()), texts.unpaid)),
    remove: () =>
      attempt(async () => {
        await editor?.flush();
        await removal(storage, run, leave)();
      }),
    post: (bookId) => once(() => post(storage, { ...command(), bookId }, run), texts.busy),
    reverse: (day) => once(() => reverse(storage, view, day), false),
  };
}
