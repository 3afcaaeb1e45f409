import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { SHORT_CHARTS } from "#domain/accounting/charts/short-charts.ts";
import { accountsNamed } from "#domain/accounting/own/recode.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { type Book, booksOfPlan } from "#domain/company/book.ts";
import type { Instant } from "#domain/kernel/clock.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { overLimitNow, planNow, refuseOverLimit } from "../../engine/plan-check.ts";
import type { WritingPlan } from "../../engine/plan-source.ts";
import { type Done, runCommand } from "../../engine/run-command.ts";
import { monthsOf, ownAccountsOfBooks } from "../../pages/book-ranges.ts";
import { type BookCommand, type CommandResult, isWritable } from "../../pages/book-work.ts";
import { notableIn } from "../../pages/month-draft.ts";
import { Pages } from "../../pages/pages.ts";
import { chartOfRows } from "../../pages/shared-chart.ts";
import type { CommandKind } from "../../shapes/command-kinds.ts";
import { totalsOf } from "../../shapes/read-record.ts";
import type { Change, OwnAccountRow } from "../../shapes/rows.ts";
import { withoutMarks } from "./account-marks.ts";

interface PlanRecords {
  readonly books: readonly Book[];
  readonly over: ReadonlySet<string>;
  readonly rows: readonly OwnAccountRow[];
}

/** The plan of accounts that a book shares with its company's other books, within a command's transaction. */
export class SharedPlan {
  readonly changes: Change[] = [];
  readonly storage: AppStorage;
  /** The chart without own accounts. */
  readonly base: Chart;
  /** The command's own book first. */
  books: readonly Book[];
  /** Of the books, those that the person's plan no longer holds. */
  readonly over: ReadonlySet<string>;
  readonly #named = new Map<BookId, ReadonlySet<string>>();
  #rows: OwnAccountRow[];
  #chart: Chart | null = null;

  constructor(storage: AppStorage, base: Chart, read: PlanRecords) {
    this.storage = storage;
    this.base = base;
    this.books = read.books;
    this.over = read.over;
    this.#rows = [...read.rows];
  }

  /** The chart with the accounts of all these books. */
  get chart(): Chart {
    this.#chart ??= chartOfRows(this.base, this.#rows);
    return this.#chart;
  }

  /** The rows of one code, one for each book that has it. */
  rowsOf(code: string): readonly OwnAccountRow[] {
    return this.#rows.filter((row) => row.code === code);
  }

  rowOf(bookId: BookId, code: string): OwnAccountRow | undefined {
    return this.#rows.find((row) => row.bookId === bookId && row.code === code);
  }

  /** Puts one row in the place of another, or of none; written with the command's audit record. */
  replace(before: OwnAccountRow | null, after: OwnAccountRow | null): void {
    this.#rows = this.#rows.filter((row) => row !== before);
    if (after) this.#rows.push(after);
    this.#chart = null;
    const key = (after ?? before)?.code ?? "";
    this.changes.push({ table: "accounts", key, before, after });
  }

  /** Gives an account to every book that lacks it, with the own accounts that it is under. */
  add({ code, name, nature, parent, closed }: Omit<OwnAccountRow, "bookId">): void {
    const above = this.#rows.find((row) => row.code === parent);
    if (above) this.add(above);
    const content = { code, name, nature, parent, ...(closed && { closed }) };
    for (const { id } of this.books)
      if (!this.rowOf(id, code)) this.replace(null, { bookId: id, ...content });
  }

  /** Writes what a book says of its accounts, if that is new. */
  async changeBook(after: Book): Promise<void> {
    const before = this.books.find(({ id }) => id === after.id);
    if (!before || before === after) return;
    await this.storage.db.books.put(after);
    this.books = this.books.map((book) => (book === before ? after : book));
    this.changes.push({ table: "books", key: after.id, before, after });
  }

  /** Takes what the books say of an account that no book has any more. */
  async forget(code: string, at: Instant): Promise<void> {
    if (this.has(code)) return;
    for (const book of this.books) await this.changeBook(withoutMarks(book, code, at));
  }

  /** Writes the rows as `replace` left them. */
  async write(): Promise<void> {
    const { accounts } = this.storage.db;
    const gone: [string, string][] = [];
    const there: OwnAccountRow[] = [];
    for (const change of this.changes) {
      if (change.table !== "accounts") continue;
      const { before, after } = change;
      if (before && before.code !== after?.code) gone.push([before.bookId, before.code]);
      if (after) there.push(after);
    }
    if (gone.length > 0) await accounts.bulkDelete(gone);
    if (there.length > 0) await accounts.bulkPut(there);
  }

  /** Whether the chart or any book has an account of this code. */
  has(code: string): boolean {
    return this.base.byCode.has(code) || this.#rows.some((row) => row.code === code);
  }

  pagesOf(bookId: BookId): Pages {
    const { db, pageSize } = this.storage;
    return new Pages(db, bookId, notableIn(this.base), pageSize);
  }

  /** Whether a posted entry of any of these books names the account: by the months alone. */
  async hasMovements(code: string, books: readonly Book[] = this.books): Promise<boolean> {
    for (const { id } of books) {
      const rows = await monthsOf(this.storage.db, id).toArray();
      if (rows.some((row) => totalsOf(row).some(([account]) => account === code))) return true;
    }
    return false;
  }

  /** Every account that an entry of a book names, drafts and void entries too: those are in no total. */
  async #namedIn(bookId: BookId): Promise<ReadonlySet<string>> {
    const known = this.#named.get(bookId);
    if (known) return known;
    const found = new Set<string>();
    await this.pagesOf(bookId).some((entry) => {
      for (const code of accountsNamed(entry)) found.add(code);
      return false;
    });
    this.#named.set(bookId, found);
    return found;
  }

  /** Why a row cannot be taken out of these books, or null. */
  async refuseRemoval(code: string, books: readonly Book[] = this.books): Promise<Refusal | null> {
    if (this.#rows.some(({ parent }) => parent === code))
      return { kind: "own-account", problem: "has-children", code };
    for (const { id } of books)
      if ((await this.#namedIn(id)).has(code)) return { kind: "own-account", problem: "in-use", code };
    return null;
  }
}

async function readPlan(
  storage: AppStorage,
  puc: Chart,
  bookId: BookId,
  plan: WritingPlan,
): Promise<Result<SharedPlan, Refusal>> {
  const { db } = storage;
  const book = await db.books.get(bookId);
  const over = await overLimitNow(storage, plan);
  const refusal = isWritable(book) ?? refuseOverLimit(over, "books", bookId);
  if (refusal || !book) return err(refusal ?? { kind: "unknown-book" });
  const base = book.chart === "puc" ? puc : SHORT_CHARTS[book.chart];
  const books = booksOfPlan(book, await db.books.toArray());
  const rows = await ownAccountsOfBooks(db, books);
  return ok(new SharedPlan(storage, base, { books, over: over.books, rows }));
}

/** Changes the plan of accounts of a book's company: in all its books or in none (ADR 0043). */
export async function changePlan<Answer>(
  storage: AppStorage,
  command: BookCommand,
  kind: CommandKind,
  body: (plan: SharedPlan) => Promise<Result<Answer, Refusal>>,
): Promise<CommandResult<Answer>> {
  const puc = await loadChart("puc");
  const known = await planNow(storage);
  if (!known.ok) return known;
  const head = { id: command.id, kind, bookId: command.bookId };
  const ofBooks = ["accounts", "pages", "months", "extracts", "assets"] as const;
  const tables = ["companies", "books", "fiscalProfiles", ...ofBooks] as const;
  return runCommand<Answer, Refusal>(storage, head, tables, async () => {
    const plan = await readPlan(storage, puc, command.bookId, known.value);
    if (!plan.ok) return plan;
    const outcome = await body(plan.value);
    if (!outcome.ok) return outcome;
    const write = () => plan.value.write();
    return ok<Done<Answer>>({ answer: outcome.value, changes: plan.value.changes, write });
  });
}
