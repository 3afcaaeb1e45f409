import type { ChartKind } from "#domain/accounting/account.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { type Book, cleanName, defaultBookEnd } from "#domain/company/book.ts";
import { asDay } from "#domain/kernel/as-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId, CommandId, CompanyId } from "#domain/kernel/ids.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { overLimitNow, planNow, refusedByPlan, refuseOverLimit } from "../../engine/plan-check.ts";
import type { WritingPlan } from "../../engine/plan-source.ts";
import { runCommand } from "../../engine/run-command.ts";
import type { CommandResult } from "../../pages/book-work.ts";
import { sharedAccounts } from "../../pages/chart-use.ts";
import type { Change } from "../../shapes/rows.ts";

export interface CreateBook {
  readonly id: CommandId;
  readonly bookId: BookId;
  readonly companyId: CompanyId | null;
  readonly name: string;
  readonly chart: ChartKind;
  /** Default: today, and 30 days from it. */
  readonly start?: Day;
  readonly end?: Day;
}

/** Why the plan or the company refuses one more book, or null. Call within a transaction over both tables. */
export async function refuseNewBook(
  storage: AppStorage,
  plan: WritingPlan,
  companyId: CompanyId | null,
): Promise<Refusal | null> {
  const { db } = storage;
  const company = companyId === null ? null : await db.companies.get(companyId);
  if (companyId !== null && (!company || company.deletedAt !== undefined)) return { kind: "unknown-company" };
  const live = (await db.books.toArray()).filter((each) => each.deletedAt === undefined);
  const refusal = refusedByPlan(plan, "create-book", { books: live.length });
  return refusal ?? refuseOverLimit(await overLimitNow(storage, plan), "companies", companyId);
}

/** Creates an empty, active book, for an existing company or none. */
export async function createBook(storage: AppStorage, command: CreateBook): Promise<CommandResult<Book>> {
  const { db, clock } = storage;
  const at = clock.now();
  const start = command.start ?? today(clock);
  const end = command.end ?? defaultBookEnd(start);
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  const head = { id: command.id, kind: "create-book", bookId: command.bookId } as const;
  return runCommand<Book, Refusal>(storage, head, ["companies", "books", "accounts"], async () => {
    const name = cleanName(command.name);
    if (name === null) return err({ kind: "blank-name" });
    if (asDay(start) === null || asDay(end) === null || end < start) return err({ kind: "bad-period" });
    const refusal = await refuseNewBook(storage, plan.value, command.companyId);
    if (refusal) return err(refusal);
    const book: Book = {
      id: command.bookId,
      companyId: command.companyId,
      name,
      chart: command.chart,
      start,
      end,
      status: "active",
      lastNumber: 0,
      entries: 0,
      turnover: ZERO,
      createdAt: at,
      updatedAt: at,
      version: 1,
    };
    const own = await sharedAccounts(db, book);
    const write = () => Promise.all([db.books.add(book), own.length > 0 ? db.accounts.bulkAdd(own) : null]);
    const changes: Change[] = [{ table: "books", key: book.id, before: null, after: book }];
    for (const row of own) changes.push({ table: "accounts", key: row.code, before: null, after: row });
    return ok({ answer: book, changes, write });
  });
}
