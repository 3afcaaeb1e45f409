import type { Refusal } from "#domain/accounting/refusal.ts";
import { type Book, cleanName } from "#domain/company/book.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import type { CuadraDatabase } from "../../engine/database.ts";
import { overLimitNow, planNow, refuseOverLimit } from "../../engine/plan-check.ts";
import { runCommand } from "../../engine/run-command.ts";
import { type BookCommand, type CommandResult, isWritable } from "../../pages/book-work.ts";
import { chartUse, sharedAccounts } from "../../pages/chart-use.ts";
import { refusePeriod } from "../../pages/refuse-period.ts";
import type { Change, OwnAccountRow } from "../../shapes/rows.ts";

/**
 * What a book is set up with. What is left out stays as it is; but restatements name accounts of a chart, so that
 * another chart takes them out, or brings those that the book had with it (AC-95).
 */
export type BookSetup = Partial<Pick<Book, "name" | "chart" | "start" | "end" | "restatements">>;

function ofChart({ restatements: own, ...book }: Book, { chart, restatements }: BookSetup): Book {
  const kept = chart === undefined || chart === book.chart ? own : restatements;
  return { ...book, ...(kept !== undefined && { restatements: kept }) };
}

interface AccountsChange {
  readonly gone: readonly OwnAccountRow[];
  readonly come: readonly OwnAccountRow[];
}

const NO_ACCOUNTS: AccountsChange = { gone: [], come: [] };

/** The own accounts that leave and come with another chart. */
async function changeChart(
  db: CuadraDatabase,
  before: Book,
  after: Book,
): Promise<Result<AccountsChange, Refusal>> {
  const { use, own } = await chartUse(db, before);
  return use === null ? ok({ gone: own, come: await sharedAccounts(db, after) }) : err(use);
}

/**
 * Changes the name, the chart of accounts or the period of a book, all of it or nothing. The chart only while nothing
 * is written on it; the period never so that it leaves an entry out. Taken back by the same command.
 */
export async function setUpBook(
  storage: AppStorage,
  command: BookCommand & { readonly setup: BookSetup },
): Promise<CommandResult<Book>> {
  const { db } = storage;
  const at = storage.clock.now();
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  const head = { id: command.id, kind: "set-up-book", bookId: command.bookId } as const;
  const tables = ["companies", "books", "accounts", "months", "pages"] as const;
  return runCommand<Book, Refusal>(storage, head, tables, async () => {
    const before = await db.books.get(command.bookId);
    const over = refuseOverLimit(await overLimitNow(storage, plan.value), "books", command.bookId);
    const refusal = isWritable(before) ?? over;
    if (refusal || !before) return err(refusal ?? { kind: "unknown-book" });
    const { name, chart = before.chart, start = before.start, end = before.end } = command.setup;
    const cleaned = name === undefined ? before.name : cleanName(name);
    if (cleaned === null) return err({ kind: "blank-name" });
    const period = await refusePeriod(db, before, { start, end });
    if (period) return err(period);
    const after = {
      ...ofChart(before, command.setup),
      name: cleaned,
      chart,
      start,
      end,
      updatedAt: at,
      version: before.version + 1,
    };
    const accounts = chart === before.chart ? ok(NO_ACCOUNTS) : await changeChart(db, before, after);
    if (!accounts.ok) return accounts;
    const { gone, come } = accounts.value;
    const changes: Change[] = [{ table: "books", key: after.id, before, after }];
    for (const row of gone) changes.push({ table: "accounts", key: row.code, before: row, after: null });
    for (const row of come) changes.push({ table: "accounts", key: row.code, before: null, after: row });
    const write = async () => {
      await db.accounts.bulkDelete(gone.map(({ bookId, code }): [string, string] => [bookId, code]));
      await Promise.all([db.accounts.bulkPut([...come]), db.books.put(after)]);
    };
    return ok({ answer: after, changes, write });
  });
}
