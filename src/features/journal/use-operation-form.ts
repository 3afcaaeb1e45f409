import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Entry, linkTo } from "#domain/accounting/entry.ts";
import { entryToOperation } from "#domain/accounting/entry-to-operation.ts";
import type { Book } from "#domain/company/book.ts";
import { registerUnsaved } from "#pwa/unsaved.ts";
import { refusalText } from "#session/refusal-text.ts";
import { tracked } from "#session/save-state.ts";
import { remember } from "#session/undo-stack.ts";
import { useStorage } from "#session/use-storage.ts";
import type { AppStorage } from "#storage/app-storage.ts";
import { editEntry } from "#storage/commands/edit-entry.ts";
import { postEntry } from "#storage/commands/post-entry.ts";
import { toast } from "#ui/kit/toast.ts";
import {
  draftToEntry,
  isTouched,
  type OperationDraft,
  type OperationProblem,
  operationDraft,
} from "./simple-draft.ts";
import { simpleTexts as texts } from "./simple-texts.ts";

export interface OperationFormInput {
  readonly book: Book;
  readonly first: OperationDraft;
  /** The operation being corrected; absent for a new one. */
  readonly entry?: Entry | undefined;
  readonly onDone: (saved: Entry) => void;
}

export interface OperationForm {
  readonly draft: OperationDraft;
  readonly change: (part: Partial<OperationDraft>) => void;
  readonly problem: OperationProblem | null;
  /** A refusal by the book, in words. */
  readonly refusal: string | null;
  /** What another tab saved meanwhile. */
  readonly stale: Entry | null;
  readonly takeSaved: () => void;
  readonly busy: boolean;
  readonly touched: boolean;
  readonly submit: (event: FormEvent) => void;
}

/** Keeps the new version from loading over what is being typed. */
function useUnsaved(touched: boolean): void {
  const latest = useRef(touched);
  latest.current = touched;
  useEffect(
    () => registerUnsaved({ isDirty: () => latest.current, flush: () => Promise.resolve(!latest.current) }),
    [],
  );
}

/** Made when the form opens: the same press sent twice is one operation. */
function makeIds(storage: AppStorage) {
  return { command: storage.newId("command"), entry: storage.newId("entry") };
}

/** An operation being typed: new, or one of the book being corrected. */
export function useOperationForm({ book, first, entry, onDone }: OperationFormInput): OperationForm {
  const storage = useStorage();
  const [ids, setIds] = useState(() => makeIds(storage));
  const [start, setStart] = useState({ draft: first, version: entry?.version ?? 0 });
  const [draft, setDraft] = useState(first);
  const [problem, setProblem] = useState<OperationProblem | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [stale, setStale] = useState<Entry | null>(null);
  const [busy, setBusy] = useState(false);
  const touched = isTouched(draft, start.draft);
  useUnsaved(touched);
  const change = (part: Partial<OperationDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblem(null);
    setRefusal(null);
  };
  const save = async () => {
    const made = draftToEntry(draft, book.chart, texts.types[draft.type]);
    if (!made.ok) return setProblem(made.error);
    setBusy(true);
    const content = made.value;
    const head = { id: ids.command, bookId: book.id, content };
    const result = await tracked(() =>
      entry
        ? editEntry(storage, { ...head, entry: linkTo(entry), version: start.version })
        : postEntry(storage, { ...head, entryId: ids.entry, origin: "simple" }),
    );
    setBusy(false);
    if (result.ok) {
      remember(book.id, ids.command);
      toast.success({ title: entry ? texts.changed : texts.saved, text: content.description });
      return onDone(result.value);
    }
    // A refused command is not answered again: the next try is another one.
    setIds(makeIds(storage));
    if (result.error.kind === "stale") setStale(result.error.current);
    setRefusal(result.error.kind === "stale" ? texts.stale : refusalText(result.error));
  };
  const takeSaved = () => {
    const operation = stale && entryToOperation(stale, book.chart);
    if (!stale || !operation) return;
    const saved = operationDraft(stale, operation);
    setStart({ draft: saved, version: stale.version });
    setDraft(saved);
    setStale(null);
    setRefusal(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save();
  };
  return { draft, change, problem, refusal, stale, takeSaved, busy, touched, submit };
}
