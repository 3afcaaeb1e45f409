import { type FormEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { type Entry, type EntryContent, linkTo } from "#domain/accounting/entries/entry.ts";
import type { AccountByWords } from "#domain/accounting/operations/account-by-words.ts";
import type { PartyDebt } from "#domain/accounting/operations/debts.ts";
import { entryToOperation } from "#domain/accounting/operations/entry-to-operation.ts";
import type { Pocket } from "#domain/accounting/operations/pockets.ts";
import type { Book } from "#domain/company/book.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { CommandId, EntryId, RuleId } from "#domain/kernel/ids.ts";
import type { Result } from "#domain/kernel/result.ts";
import { registerUnsaved } from "#pwa/unsaved.ts";
import { askIfFar } from "#session/far-date/ask-if-far.ts";
import { saveState, tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { remember } from "#session/undo/undo-stack.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { useToday } from "#storage/engine/use-today.ts";
import type { DebtLists } from "#storage/queries/books/debts.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { useLatest } from "#ui/kit/use-latest.ts";
import { rowRefusalText } from "../../editor/draft-words.ts";
import type { RowRefusal } from "../../editor/editor-state.ts";
import { journalTexts } from "../../texts.ts";
import { loadPaying } from "../debts/use-debts.ts";
import { simpleTexts as texts } from "../texts.ts";
import { type BesidesOperation, besidesOf, offerToExtend } from "./besides-operation.ts";
import { correctOperation } from "./correct-operation.ts";
import { useOnceRead, useProposed, useWorking } from "./form-effects.ts";
import {
  draftToEntry,
  isTouched,
  type OperationDraft,
  type OperationProblem,
  operationDraft,
} from "./simple-draft.ts";
import { type OperationTaxes, useOperationTaxes } from "./use-operation-taxes.ts";
import { lacksName, usePlaces, usualWords } from "./use-places.ts";
import { mayEdit } from "./vat-draft.ts";

/** An unfinished form, kept while the screen switches layout and re-creates it. */
export interface KeptOperation {
  /** Id of the form. */
  readonly form: string;
  readonly draft: OperationDraft;
  readonly start: OperationStart;
  readonly ids: ReturnType<typeof makeIds>;
}

interface OperationStart {
  readonly draft: OperationDraft;
  readonly version: number;
}

export interface OperationFormInput {
  /** Id of the form: a new form with the same id continues the former's input. */
  readonly form: string;
  readonly kept: RefObject<KeptOperation | null>;
  readonly book: Book;
  readonly chart: Chart;
  readonly first: OperationDraft;
  /** The operation being corrected; absent for a new one. */
  readonly entry?: Entry | undefined;
  readonly onDone: (saved: Entry) => void;
  /** Called when the form starts or stops holding input that would be lost. */
  readonly onTouched: (touched: boolean) => void;
}

export interface OperationForm extends BesidesOperation {
  readonly draft: OperationDraft;
  /** The same with the pockets that stand for what was not chosen: what will be written. */
  readonly written: OperationDraft;
  readonly change: (part: Partial<OperationDraft>) => void;
  readonly problem: OperationProblem | null;
  /** Something is typed: what the last press was refused for is no longer what the form holds. */
  readonly typed: () => void;
  /** Text of a refusal by the book. */
  readonly refusal: string | null;
  /** The version saved by another tab meanwhile. */
  readonly stale: Entry | null;
  readonly takeSaved: () => void;
  readonly busy: boolean;
  readonly touched: boolean;
  readonly submit: (event: FormEvent) => void;
  readonly taxes: OperationTaxes;
  /** The account that the description means, or two to choose between. */
  readonly words: AccountByWords;
  /** How often the book used each account. */
  readonly used: ReadonlyMap<AccountCode, number>;
  /** Who owes and is owed; null while loading, or where the operation is not about it. */
  readonly debts: DebtLists | null;
  /** What the third party of the operation owes or is owed, without what is being corrected. */
  readonly debt: PartyDebt | null;
  /** What each pocket holds on the day of the operation, without what is being corrected. */
  readonly pockets: readonly Pocket[];
  /** Names a new pocket, called so unless another name is typed; it is given to `take` once it is made. */
  readonly addPocket: (take: (account: AccountCode) => void, name?: string) => void;
  /** Who waits for a new pocket, and what it is called to begin with; null for nobody. */
  readonly newPocket: NewPocket | null;
}

interface NewPocket {
  readonly name: string;
  /** Null: it was not made. */
  readonly end: (account: AccountCode | null) => void;
}

/** Source name of this form in the saved indicator. */
const SOURCE = "operation";

/** Prevents the page or the form from closing over unsaved input. */
function useUnsaved(draft: OperationDraft, touched: boolean, onTouched: (touched: boolean) => void): void {
  const tell = useEffectEvent(onTouched);
  useEffect(() => {
    tell(touched);
    if (!touched) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    const forget = registerUnsaved({ isDirty: () => true, flush: () => Promise.resolve(false) });
    return () => {
      window.removeEventListener("beforeunload", ask);
      forget();
      saveState.reset(SOURCE);
    };
  }, [touched]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft is typing
  useEffect(() => {
    if (touched) saveState.typing(SOURCE);
  }, [draft, touched]);
}

/** Created with the form: submitting twice makes one operation. */
function makeIds(storage: AppStorage) {
  return { command: storage.newId("command"), entry: storage.newId("entry") };
}

interface WrittenAs {
  readonly command: CommandId;
  readonly entry: EntryId;
  readonly version: number;
  /** The rules of the company that it was told by. */
  readonly rules: readonly RuleId[];
}

/** Posts the operation, or corrects the one that it came from. */
function write(
  storage: AppStorage,
  { book, entry }: OperationFormInput,
  as: WrittenAs,
  content: EntryContent,
  { owed, direction, thirdParty = "" }: OperationDraft,
): Promise<Result<Entry, RowRefusal>> {
  const head = { id: as.command, bookId: book.id, content };
  if (entry) return correctOperation(storage, { ...head, entry: linkTo(entry), version: as.version });
  const posting = { ...head, entryId: as.entry, origin: "simple" as const, rules: as.rules };
  if (owed === undefined) return postEntry(storage, posting);
  const debt = { direction, thirdParty, owed };
  return loadPaying().then(({ postDebtPayment }) => postDebtPayment(storage, { ...posting, debt }));
}

/** An operation being typed: a new one, or a correction of one in the book. */
export function useOperationForm(input: OperationFormInput): OperationForm {
  const storage = useStorage();
  const written = useWrittenOperation(input);
  const [newPocket, setNewPocket] = useState<NewPocket | null>(null);
  const addPocket = (take: (account: AccountCode) => void, name = "") => {
    const end = (account: AccountCode | null) => {
      if (account !== null) take(account);
      setNewPocket(null);
    };
    setNewPocket({ name, end });
  };
  return {
    ...written,
    ...besidesOf(storage, input.book, written.draft.date),
    addPocket,
    newPocket,
  };
}

/** Says that it is saved, and what undoing it would take back. */
function tellDone(
  storage: AppStorage,
  { book, entry }: OperationFormInput,
  command: CommandId,
  saved: Entry,
): void {
  const { correction, entry: posted } = journalTexts.done;
  remember(book.id, command, (entry ? correction : posted)(saved.number, saved.description));
  toast.success({ title: entry ? texts.changed : texts.saved, ...offerToExtend(storage, book, saved) });
}

/** What is typed, kept while another layout takes over and guarded against being lost. */
function useTyped({ form, kept, first, entry, onTouched }: OperationFormInput) {
  const storage = useStorage();
  // The ids are kept until the operation is posted: an attempt that failed may have been committed nevertheless.
  const [before] = useState(() => (kept.current?.form === form ? kept.current : null));
  const [ids] = useState(() => before?.ids ?? makeIds(storage));
  const [start, setStart] = useState(before?.start ?? { draft: first, version: entry?.version ?? 0 });
  const [draft, setDraft] = useState(before?.draft ?? first);
  const touched = isTouched(draft, start.draft);
  useLayoutEffect(() => {
    kept.current = { form, draft, start, ids };
  }, [kept, form, draft, start, ids]);
  useUnsaved(draft, touched, onTouched);
  const takeAs = (begun: OperationDraft, version: number) => {
    setStart({ draft: begun, version });
    setDraft(begun);
  };
  useProposed(first, touched, (proposed) => takeAs(proposed, entry?.version ?? 0));
  return { ids, start, draft, setDraft, takeAs, touched };
}

function useLastDate({ date }: OperationDraft): Day {
  const storage = useStorage();
  const today = useToday(storage.clock);
  return date ?? today;
}

type WrittenOperation = Omit<OperationForm, "addPocket" | "newPocket" | keyof BesidesOperation>;

function useWrittenOperation(input: OperationFormInput): WrittenOperation {
  const { book, chart, entry, onDone } = input;
  const storage = useStorage();
  const { ids, start, draft, setDraft, takeAs, touched } = useTyped(input);
  const { busy, working, work } = useWorking();
  const [problem, setProblem] = useState<OperationProblem | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [stale, setStale] = useState<Entry | null>(null);
  const change = (part: Partial<OperationDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblem(null);
    setRefusal(null);
  };
  const lastDate = useLastDate(start.draft);
  const { written, ...places } = usePlaces(input, draft, lastDate);
  const taxes = useOperationTaxes({ draft: written, change, book, chart, lastDate });
  const save = async () => {
    if (lacksName(written, entry)) return setProblem("no-name");
    const made = draftToEntry(written, book.chart, usualWords(written, chart));
    if (!made.ok) return setProblem(made.error);
    work(true);
    const content = taxes.taxed(made.value);
    if (content.date !== entry?.date && !(await askIfFar(storage, book.id, content.date))) return work(false);
    const as = { ...ids, version: start.version, rules: taxes.rulesOf(content) };
    const run = () => write(storage, input, as, content, draft);
    const result = await tracked(run, () => void saveAgain()(), SOURCE);
    work(false);
    if (result.ok) {
      tellDone(storage, input, ids.command, result.value);
      taxes.remember(entry ? null : result.value);
      return onDone(result.value);
    }
    if (result.error.kind === "stale") setStale(result.error.current);
    // Said once: the next press pays from what is owed now, which the form shows.
    if (result.error.kind === "debt-changed") change({ owed: result.error.owed });
    setRefusal(result.error.kind === "stale" ? texts.stale : rowRefusalText(result.error));
  };
  const saveAgain = useLatest(save);
  useOnceRead(places.debts, () => problem === "over-debt" && void save());
  const takeSaved = () => {
    const operation = stale && entryToOperation(stale, book.chart);
    if (!stale || !operation || !mayEdit(operation)) return;
    takeAs(operationDraft(stale, operation), stale.version);
    setStale(null);
    setRefusal(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Two presses in one task come before the button shows as busy.
    if (!working.current) void save();
  };
  return {
    draft,
    written,
    change,
    problem,
    typed: () => setProblem(null),
    refusal,
    stale,
    takeSaved,
    busy,
    touched,
    submit,
    taxes,
    ...places,
  };
}
