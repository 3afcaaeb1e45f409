import type { Book } from "#domain/company/book.ts";
import type { RestatementId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import {
  cleanRestatement,
  MOST_RESTATEMENTS,
  type Restatement,
  restatementProblem,
  withRestatement,
} from "#domain/statement/restated/restatement.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { valueBefore } from "../../engine/read-before.ts";
import { type BookCommand, type CommandResult, isWritable } from "../../pages/book-work.ts";
import { bookChart } from "../../queries/books/books.ts";
import { changeBookRow, refuseOverBook } from "./change-book.ts";

export interface RestateFigures extends BookCommand {
  readonly restatement: RestatementId;
  /** Null: the figures are as they were. */
  readonly said: Omit<Restatement, "id"> | null;
}

/**
 * Restates a comparative figure of a book, or takes that back. No entry changes, so that a closed month is no obstacle;
 * kept with the book and recorded in the trail (AC-95).
 */
export async function restateFigures(
  storage: AppStorage,
  command: RestateFigures,
): Promise<CommandResult<Book>> {
  const { restatement: id, said } = command;
  const restatement = said && cleanRestatement({ ...said, id });
  // The chart is read before the transaction opens (ST-08).
  const read = await valueBefore(storage, async () => {
    const stored = await storage.db.books.get(command.bookId);
    return stored && restatement && restatementProblem(await bookChart(storage, stored), restatement);
  });
  if (!read.ok) return read;
  const problem = read.value;
  return changeBookRow(
    storage,
    command,
    "restate-figures",
    async ({ restatements = [], ...book }, _at, plan) => {
      const refusal = isWritable(book) ?? (await refuseOverBook(storage, plan, book.id));
      if (refusal) return err(refusal);
      if (problem) return err({ kind: "bad-restatement", problem });
      const all = withRestatement(restatements, id, restatement);
      if (all.length > MOST_RESTATEMENTS) return err({ kind: "bad-restatement", problem: "too-many" });
      return ok(all.length === 0 ? book : { ...book, restatements: all });
    },
  );
}
