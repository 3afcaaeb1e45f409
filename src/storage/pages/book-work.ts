import type { AccountLookup, Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { checkNewEntry } from "#domain/accounting/entries/check-entry.ts";
import type { Entry, EntryContent } from "#domain/accounting/entries/entry.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { type Book, canWrite } from "#domain/company/book.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { Instant } from "#domain/kernel/clock.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { isPesos, type Pesos, pesos } from "#domain/kernel/pesos.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import { overLimitNow, refuseOverLimit } from "../engine/plan-check.ts";
import type { WritingPlan } from "../engine/plan-source.ts";
import { type CommandTable, type Done, runCommand, type StorageRefusal } from "../engine/run-command.ts";
import { classifyError } from "../engine/storage-error.ts";
import type { CommandKind } from "../shapes/command-kinds.ts";
import { bookShape } from "../shapes/records/book-shapes.ts";
import { type Change, type OwnAccountRow, ownAccount } from "../shapes/rows.ts";
import { ownAccountsOf } from "./book-ranges.ts";
import type { LeftPages } from "./loaded-pages.ts";
import { type NotableAccounts, notableIn } from "./month-draft.ts";
import { Pages } from "./pages.ts";

/** Fields common to all changes of a book's entries. `id` is created when the form opens. */
export interface BookCommand {
  readonly id: CommandId;
  readonly bookId: BookId;
}

export type CommandResult<Answer> = Result<Answer, Refusal | StorageRefusal>;

/** A book being changed, within its transaction. */
export class BookWork {
  readonly pages: Pages;
  readonly at: Instant;
  readonly changes: Change[] = [];
  /** Writes of other tables that nothing waits for: they go out together with the pages and the audit record. */
  readonly writes: (() => PromiseLike<unknown>)[] = [];
  readonly chart: AccountLookup;
  book: Book;

  constructor(book: Book, pages: Pages, chart: AccountLookup, at: Instant) {
    this.book = book;
    this.pages = pages;
    this.chart = chart;
    this.at = at;
  }

  /** The first closed one of these months, or null. */
  async closedMonth(...months: readonly Month[]): Promise<Month | null> {
    return (await this.pages.monthsNamed(months)).find(({ closed }) => closed)?.month ?? null;
  }

  /**
   * Refuses content that cannot be posted, a closed month, and a total beyond safe integers. `had`: lines whose accounts
   * may be closed, because the entry had them or takes them back.
   */
  async refusePosting(content: EntryContent, had?: EntryContent["lines"]): Promise<Refusal | null> {
    const problems = checkNewEntry(content, this.chart, had);
    if (problems.length > 0) return { kind: "problems", problems };
    const month = await this.closedMonth(monthOf(content.date));
    if (month) return { kind: "closed-month", month };
    return this.fits(debitOf(content.lines)) ? null : { kind: "book-too-large" };
  }

  fits(more: number): boolean {
    return Number.isSafeInteger(this.book.turnover + more);
  }

  /** Records the change of one entry: on its page, in the book's counters, in the audit trail. */
  async change(before: Entry | null, after: Entry | null): Promise<void> {
    await this.pages.change(before, after);
    this.count(before, -1);
    this.count(after, 1);
    const key = (after ?? before)?.id ?? "";
    this.changes.push({ table: "entries", key, before, after });
  }

  count(entry: Entry | null, sign: 1 | -1): void {
    if (entry?.status !== "posted") return;
    this.book = {
      ...this.book,
      entries: this.book.entries + sign,
      turnover: pesos(this.book.turnover + sign * debitOf(entry.lines)),
    };
  }

  /** The same for the posted entries of an import, in one step. */
  countMany(contents: readonly EntryContent[]): void {
    let turnover: number = this.book.turnover;
    for (const content of contents) turnover += debitOf(content.lines);
    this.book = { ...this.book, entries: this.book.entries + contents.length, turnover: pesos(turnover) };
  }

  nextNumber(): number {
    this.book = { ...this.book, lastNumber: this.book.lastNumber + 1 };
    return this.book.lastNumber;
  }
}

export function debitOf(lines: readonly { readonly debit: Pesos }[]): number {
  let debit = 0;
  for (const line of lines) debit += line.debit;
  return debit;
}

/** The base chart extended by the book's own sub-accounts. */
function lookup(base: AccountLookup, own: readonly OwnAccountRow[]): AccountLookup {
  if (own.length === 0) return base;
  const byCode = new Map(own.map((row) => [row.code, ownAccount(row)]));
  return { byCode: { get: (code) => byCode.get(code) ?? base.byCode.get(code) } };
}

export function isWritable(book: Book | undefined): Refusal | null {
  if (!book || book.deletedAt !== undefined || bookShape.check(book) === "newer")
    return { kind: "unknown-book" };
  return canWrite(book) ? null : { kind: "read-only", status: book.status };
}

interface LoadedBook {
  readonly book: Book | undefined;
  /** The refusal if the book is over the plan's limit. */
  readonly over: Refusal | null;
  readonly own: readonly OwnAccountRow[];
  readonly pages: Pages;
}

/** Data a command surely reads, so that one round trip loads it; anything else is read on demand. */
interface Needs {
  readonly months?: readonly Month[];
  /** Days that the command posts on: their months, and the pages that its entries go to. */
  readonly days?: readonly Day[];
  /** Reads of further tables, sent with those of the book. */
  readonly ahead?: () => Promise<void>;
  readonly committed?: () => void;
  /** Accounts the command uses, if known: only those missing from the base chart are looked up. */
  readonly codes?: readonly string[];
  /** Further tables the command writes to, besides those of books. */
  readonly tables?: readonly CommandTable[];
  /** The body changes nothing but through `work`, so that it needs no transaction. */
  readonly isDecidedBefore?: boolean;
}

function ownAccounts(
  storage: AppStorage,
  bookId: BookId,
  codes?: readonly string[],
): Promise<OwnAccountRow[]> {
  const { accounts } = storage.db;
  if (!codes) return ownAccountsOf(storage.db, bookId).toArray();
  if (codes.length === 0) return Promise.resolve([]);
  const keys = codes.map((code): [string, string] => [bookId, code]);
  return accounts.bulkGet(keys).then((rows) => rows.filter((row) => row !== undefined));
}

/** Without a chart there is no book, so nothing is written. */
const NONE: NotableAccounts = { itemized: () => false };
const notableOf = (base: Chart | null) => (base === null ? NONE : notableIn(base));

async function loadBook(
  storage: AppStorage,
  bookId: BookId,
  { months = [], days = [], ahead, codes }: Needs,
  plan: WritingPlan,
  base: Chart | null,
): Promise<LoadedBook> {
  const pages = new Pages(storage.db, bookId, notableOf(base), storage.pageSize);
  const [book, over, own] = await Promise.all([
    storage.db.books.get(bookId),
    overLimitNow(storage, plan),
    ownAccounts(storage, bookId, codes),
    ...months.map((each) => pages.month(each)),
    days.length > 0 ? pages.ahead(days) : null,
    ahead?.(),
  ]);
  return { book, over: refuseOverLimit(over, "books", bookId), own, pages };
}

interface LastState {
  readonly after: CommandId;
  /** Plan by which the book was found within its limits. */
  readonly plan: WritingPlan;
  readonly book: Book;
  readonly left: LeftPages;
}

/** State the last command left on a book. The next command's transaction checks whether it still applies. */
const lastStates = new WeakMap<AppStorage, LastState>();

/**
 * Removes the state rather than sharing it: the next command changes it in place. Only for commands whose accounts
 * are all given and all in the base chart.
 */
function takeGuess(storage: AppStorage, bookId: BookId, needs: Needs, plan: WritingPlan, base: Chart | null) {
  const last = lastStates.get(storage);
  if (last?.book.id !== bookId || last.plan !== plan || needs.codes?.length !== 0) return null;
  lastStates.delete(storage);
  const pages = new Pages(storage.db, bookId, notableOf(base), storage.pageSize, last.left);
  const { isDecidedBefore = false } = needs;
  return { loaded: { book: last.book, over: null, own: [], pages }, after: last.after, isDecidedBefore };
}

/**
 * Runs a command on one book's entries: loads the data, lets `body` decide and change, then writes pages, months and
 * the book's counters. Refused if the book is deleted, completed or archived.
 */
export async function changeBook<Answer, Own = never>(
  storage: AppStorage,
  command: BookCommand,
  kind: CommandKind,
  body: (work: BookWork) => Promise<Result<Answer, Refusal | Own>>,
  needs: Needs = {},
): Promise<Result<Answer, Refusal | Own | StorageRefusal>> {
  const { db } = storage;
  const at = storage.clock.now();
  const known = storage.health.get() === "ok" ? await knownChart(storage, command.bookId) : ok(null);
  if (!known.ok) return known;
  const base = known.value;
  const head = { id: command.id, kind, bookId: command.bookId };
  const reads = onlyUnknown(needs, base);
  const plan = storage.plan.now();
  let state: LastState | null = null;
  let isOther = false;
  const result = await runCommand<Answer, Refusal | Own, LoadedBook>(
    storage,
    head,
    ["companies", "books", "accounts", "pages", "months", ...(needs.tables ?? [])],
    async ({ book, over, own, pages }) => {
      const refusal = isWritable(book) ?? over;
      if (refusal || !book || !base) return err(refusal ?? { kind: "unknown-book" });
      isOther = book.chart !== base.kind;
      if (isOther) return err({ kind: "unknown-book" });
      const work = new BookWork(book, pages, lookup(base, own), at);
      const outcome = await body(work);
      if (pages.damaged || !isPesos(book.turnover)) return err({ kind: "damaged-book" });
      if (!outcome.ok) return outcome;
      const { changes } = work;
      const write = async () => {
        const counted = changes.length > 0;
        const after = counted ? { ...work.book, updatedAt: at } : book;
        const flushed = pages.flush();
        state = pages.left && { after: command.id, plan, book: after, left: pages.left };
        const others = work.writes.map((each) => each());
        await Promise.all([flushed, counted ? db.books.put(after) : null, ...others]);
      };
      const isAtOnce = work.writes.length === 0 && pages.flushesAtOnce;
      return ok<Done<Answer>>({ answer: outcome.value, changes, write, isAtOnce });
    },
    {
      load: () => loadBook(storage, command.bookId, reads, plan, base),
      guess: takeGuess(storage, command.bookId, reads, plan, base),
      committed: () => {
        if (state) lastStates.set(storage, state);
        else lastStates.delete(storage);
        needs.committed?.();
      },
    },
  );
  // While the book was empty another chart was chosen, perhaps in another tab.
  return isOther && (await readChart(storage, command.bookId)).ok
    ? changeBook(storage, command, kind, body, needs)
    : result;
}

function onlyUnknown(needs: Needs, base: AccountLookup | null): Needs {
  return needs.codes && base
    ? { ...needs, codes: needs.codes.filter((code) => !base.byCode.get(code)) }
    : needs;
}

const charts = new WeakMap<AppStorage, Map<BookId, Chart>>();

/** The base chart that a book had when it was last asked: an empty book may have been given another one since. */
async function knownChart(
  storage: AppStorage,
  bookId: BookId,
): Promise<Result<Chart | null, StorageRefusal>> {
  const known = charts.get(storage)?.get(bookId);
  return known ? ok(known) : readChart(storage, bookId);
}

/** The base chart of a book, read before any transaction (ST-08); null if the book does not exist. */
export async function readChart(
  storage: AppStorage,
  bookId: BookId,
): Promise<Result<Chart | null, StorageRefusal>> {
  const known = charts.get(storage) ?? new Map<BookId, Chart>();
  charts.set(storage, known);
  known.delete(bookId);
  try {
    const kind = (await storage.db.books.get(bookId))?.chart;
    if (!kind) return ok(null);
    const chart = await loadChart(kind);
    known.set(bookId, chart);
    return ok(chart);
  } catch (error) {
    return err({ kind: "storage", trouble: classifyError(error) });
  }
}
